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
    if not texts:
        nothing = np.zeros(0)
        return Judgement(np.zeros((0, len(table.rule_names))), nothing, nothing > 0)
    own = values_of(table.rules, columns)
    first = table.first_look.totals(own)
    if any(rule.measure == "strong_neighbour" for rule in table.after):
        columns = {**columns, "strong_neighbour": strong_neighbour(tree, columns, first)}
    else:
        columns = columns | around(texts, tree, columns, first)
    values = np.concatenate([own, values_of(table.after, columns)])
    scores = table.final.totals(values)
    eligible = (columns["letters"] > 0) & (columns["hidden"] == 0)
    topic = (columns["picture"] == 0) & (columns["hub"] == 0)
    if table.topic_only:
        eligible &= topic
    highest = float(scores[eligible].max(initial=0.0))
    won = eligible & (scores >= max(table.threshold, table.share_of_highest * highest))
    if not table.topic_only and _is_bare(columns):
        won = eligible.copy()
    # links may belong to a body, but don't make one
    if not (won & topic).any():
        won[:] = False
    return Judgement(values.T, scores, won)


def _is_bare(columns: Columns) -> bool:
    """Whether nothing on the page is marked as anything but text: no list of links, no telling class, no form."""
    return not any(columns[sign].any() for sign in ("hub", "hint_against", "form"))
