"""The votes on one block, kept as numbers until somebody reads them: most blocks' votes are never looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

import numpy as np
from numpy.typing import NDArray

from leitong.pages.page import Vote


class Ballot(Sequence[Vote]):
    """Behaves as the tuple of its votes that are not zero, the weightiest first.

    rules: names of m rules. values, votes: shape (m,), what each rule measured and what it gave.
    """

    __slots__ = ("_rules", "_values", "_votes")

    def __init__(
        self, rules: tuple[str, ...], values: NDArray[np.float64], votes: NDArray[np.float64]
    ) -> None:
        self._rules = rules
        self._values = values
        self._votes = votes

    def _cast(self) -> tuple[Vote, ...]:
        given = np.flatnonzero(self._votes)
        order = given[np.argsort(-np.abs(self._votes[given]), kind="stable")]
        return tuple(
            Vote(self._rules[i], round(float(self._values[i]), 4), round(float(self._votes[i]), 4))
            for i in order.tolist()
        )

    def __len__(self) -> int:
        return int(np.count_nonzero(self._votes))

    @overload
    def __getitem__(self, index: int) -> Vote: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Vote, ...]: ...
    def __getitem__(self, index: int | slice) -> Vote | tuple[Vote, ...]:
        return self._cast()[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._cast() == tuple(other)

    def __hash__(self) -> int:
        return hash(self._cast())

    def __repr__(self) -> str:
        return repr(self._cast())

    def __reduce__(self) -> tuple[type[Ballot], tuple[object, ...]]:
        # a row of a page's table would drag the whole table along
        return Ballot, (self._rules, self._values.copy(), self._votes.copy())
