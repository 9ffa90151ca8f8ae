"""The votes on one block, cast when somebody reads them: most blocks' votes are never looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

import numpy as np
from numpy.typing import NDArray

from leitong.pages.page import Vote
from leitong.pages.votetable import VoteTable, vote_table


class Ballot(Sequence[Vote]):
    """Behaves as the tuple of its votes that are not zero, the weightiest first.

    values: what each rule of the table measured on the block, shape (number of rules,).
    """

    __slots__ = ("_table", "_values")

    def __init__(self, table: VoteTable, values: NDArray[np.float32]) -> None:
        self._table = table
        self._values = values

    def _cast(self) -> tuple[Vote, ...]:
        votes = [
            Vote(rule.name, round(value, 4), rule.vote(value))
            for rule, value in zip(self._table.all_rules, self._values.tolist(), strict=True)
        ]
        return tuple(sorted((vote for vote in votes if vote.votes), key=lambda vote: -abs(vote.votes)))

    def __len__(self) -> int:
        return len(self._cast())

    @overload
    def __getitem__(self, index: int) -> Vote: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Vote, ...]: ...
    def __getitem__(self, index: int | slice) -> Vote | tuple[Vote, ...]:
        return self._cast()[index]

    def __iter__(self) -> Iterator[Vote]:
        return iter(self._cast())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._cast() == tuple(other)

    def __hash__(self) -> int:
        return hash(self._cast())

    def __repr__(self) -> str:
        return repr(self._cast())

    def __reduce__(self) -> tuple[object, ...]:
        # by name: the table itself, and the rows of all other blocks, need not travel along
        return _ballot, (self._table.name, self._values.copy())


def _ballot(table: str, values: NDArray[np.float32]) -> Ballot:
    return Ballot(vote_table(table), values)
