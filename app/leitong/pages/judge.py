"""The vote: every rule of a table on every block, and which blocks win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.pages.context import around
from leitong.pages.measures import Columns
from leitong.pages.votetable import VoteTable
from leitong.pages.walk import Stretch


@dataclass(frozen=True, slots=True)
class Judgement:
    """For n blocks and m rules. rules: their names; values, votes: shape (n, m); scores: shape (n,); won: bool."""

    rules: tuple[str, ...]
    values: NDArray[np.float64]
    votes: NDArray[np.float64]
    scores: NDArray[np.float64]
    won: NDArray[np.bool_]


def judge(stretches: Sequence[Stretch], columns: Columns, table: VoteTable) -> Judgement:
    """Let all rules vote: first each block by itself, then in the light of what the others got."""
    own = table.votes(columns, table.rules)
    columns = columns | around(stretches, columns, own.sum(axis=0))
    votes = np.concatenate([own, table.votes(columns, table.after)]) if table.after else own
    rules = (*table.rules, *table.after)
    scores = votes.sum(axis=0)
    eligible = (columns["picture"] == 0) & (columns["hub"] == 0) & (columns["hidden"] == 0)
    highest = float(scores[eligible].max(initial=0.0))
    won = eligible & (scores >= max(table.threshold, table.share_of_highest * highest))
    return Judgement(
        tuple(rule.name for rule in rules),
        np.array([columns[rule.measure] for rule in rules]).T,
        votes.T,
        scores,
        won,
    )
