"""The vote: every rule of a table on every block, and which blocks win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.pages.context import around, strong_neighbour
from leitong.pages.measures import Columns
from leitong.pages.tree import Tree
from leitong.pages.votetable import VoteTable, values_of


@dataclass(frozen=True, slots=True)
class Judgement:
    """For n blocks. values: shape (n, number of rules), what the rules measured; scores, won: shape (n,)."""

    values: NDArray[np.float64]
    scores: NDArray[np.float64]
    won: NDArray[np.bool_]


def judge(texts: Sequence[str], tree: Tree, columns: Columns, table: VoteTable) -> Judgement:
    """Let all rules vote: first on each block by itself, then in the light of what the others got."""
    own = values_of(table.rules, columns)
    first = table.first_look.totals(own)
    if any(rule.measure == "strong_neighbour" for rule in table.after):
        columns = {**columns, "strong_neighbour": strong_neighbour(tree, columns, first)}
    else:
        columns = columns | around(texts, tree, columns, first)
    values = np.concatenate([own, values_of(table.after, columns)])
    scores = table.final.totals(values)
    eligible = (columns["letters"] > 0) & (columns["hidden"] == 0)
    highest = float(scores[eligible].max(initial=0.0))
    won = eligible & (scores >= max(table.threshold, table.share_of_highest * highest))
    return Judgement(values.T, scores, won)
