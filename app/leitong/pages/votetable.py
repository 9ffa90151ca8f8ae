"""A vote table: rules that turn measures into votes. The rules and their numbers are data, not code."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from leitong.resources import resource


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. name: stable, shown with its sentence. measure: the column that it looks at.

    at: ascending values of the measure, shape (n,); votes: the votes there, shape (n,). Between two of them the
    votes rise or fall evenly, or, where `steps`, stay those of the lower; outside they stay those of the ends.
    """

    name: str
    measure: str
    at: NDArray[np.float64]
    votes: NDArray[np.float64]
    steps: bool = False

    def vote(self, column: NDArray[np.float64]) -> NDArray[np.float64]:
        """Votes for each value of the column."""
        if self.steps:
            below = np.searchsorted(self.at, column, side="right") - 1
            return self.votes[np.maximum(below, 0)]
        return np.interp(column, self.at, self.votes)


@dataclass(frozen=True, slots=True)
class VoteTable:
    """rules: for a block by itself; after: those that look at the scores of the first ones. threshold: to be body."""

    name: str
    rules: tuple[Rule, ...]
    after: tuple[Rule, ...]
    threshold: float
    share_of_highest: float = 0.0

    def votes(self, columns: Mapping[str, NDArray[np.float64]], rules: Sequence[Rule]) -> NDArray[np.float64]:
        """Shape (len(rules), number of blocks)."""
        return np.array([rule.vote(columns[rule.measure]) for rule in rules])


@cache
def vote_table(name: str) -> VoteTable:
    """The table of that name, read once from resources/pages."""
    table = json.loads(resource("pages", f"{name}.json").read_text("utf-8"))
    return VoteTable(
        name,
        tuple(map(_rule, table["rules"])),
        tuple(map(_rule, table["after"])),
        float(table["threshold"]),
        float(table.get("share_of_highest", 0.0)),
    )


def _rule(entry: Mapping[str, object]) -> Rule:
    return Rule(
        str(entry["name"]),
        str(entry["measure"]),
        np.array(entry["at"], dtype=np.float64),
        np.array(entry["votes"], dtype=np.float64),
        bool(entry.get("steps", False)),
    )
