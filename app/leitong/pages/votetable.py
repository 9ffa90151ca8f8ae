"""A vote table: rules that turn measures into votes. The rules and their numbers are data, not code."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from leitong.pages.columns import measure_rows
from leitong.pages.phrases import phrase_names
from leitong.resources import resource

Floats = NDArray[np.float32]

# a step is a very steep slope that ends where the step is; steps at 1 or above are steps of a count
_STEP = 2.0**-19
_STEP_OF_COUNT = 0.25
# blocks that are voted on at a time, so that a huge page needs little more memory than a large one
_TOGETHER = 4_096
_SAYS = "says "


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. name: stable, shown with its sentence. measure: the column that it looks at.

    at: ascending values of the measure; votes: the votes there. Between two of them the votes rise or fall evenly,
    or, where `steps`, stay those of the lower; outside they stay those of the ends.
    first: the votes in the first look, when nothing is known yet of what the other blocks got.
    """

    name: str
    measure: str
    at: tuple[float, ...]
    votes: tuple[float, ...]
    first: tuple[float, ...]
    steps: bool = False

    def vote(self, value: float) -> float:
        """The votes in the end for a block of which `value` was measured."""
        after = bisect_right(self.at, value)
        if after == 0 or after == len(self.at) or self.steps:
            return self.votes[max(0, after - 1)]
        start, low, high = self.at[after - 1], self.votes[after - 1], self.votes[after]
        return round(low + (high - low) * (value - start) / (self.at[after] - start), 4)


@dataclass(frozen=True, slots=True)
class Slopes:
    """Rules as one row of slopes, so that they vote together. For m slopes:

    row: shape (m,), the row of each among the measures. start, width: shape (m, 1), where it begins in the measure
    and how far it goes. votes: shape (m,), votes per unit. base: the votes below all slopes.
    """

    row: NDArray[np.int64]
    start: Floats
    width: Floats
    votes: Floats
    base: float

    def totals(self, measures: Floats) -> Floats:
        """The votes that each of n blocks gets from all rules together, shape (n,). measures: as of `Columns`."""
        count = measures.shape[1]
        totals = np.full(count, self.base, dtype=np.float32)
        for at in range(0, count, _TOGETHER):
            climbed = measures[:, at : at + _TOGETHER][self.row]
            climbed -= self.start
            np.maximum(climbed, 0, out=climbed)
            np.minimum(climbed, self.width, out=climbed)
            # not `@`: for so little work the threads of a BLAS cost more than they bring
            totals[at : at + _TOGETHER] += np.einsum("m,mn->n", self.votes, climbed)
        rounded: Floats = np.round(totals, 4)
        return rounded


@dataclass(frozen=True, slots=True)
class VoteTable:
    """rules: for a block by itself; after: those that look at what all blocks got in the first look.

    A block needs `threshold` votes, and `share_of_highest` times the most that any block got, to be body.
    topic_only: lists of links and pictures never are.
    first_look: the slopes of `rules` in the first look; final: of `rules` and `after` in the end.
    said: of the `after` rules on telltale words, which only ever take votes away: number of the phrase, votes.
    """

    name: str
    rules: tuple[Rule, ...]
    after: tuple[Rule, ...]
    threshold: float
    share_of_highest: float
    topic_only: bool
    said: tuple[tuple[int, float], ...]
    first_look: Slopes
    final: Slopes

    @property
    def most_said(self) -> float:
        """The votes that all telltale words together take away, negative."""
        return sum(votes for _, votes in self.said)

    @property
    def most_said_in_latin(self) -> float:
        """The same for a text without Han: credits are known by their Chinese labels."""
        han = phrase_names().index("credits")
        return sum(votes for phrase, votes in self.said if phrase != han)

    @property
    def all_rules(self) -> tuple[Rule, ...]:
        return self.rules + self.after

    @property
    def rule_names(self) -> tuple[str, ...]:
        return tuple(rule.name for rule in self.all_rules)


@cache
def vote_table(name: str) -> VoteTable:
    """The table of that name, read once from resources/pages."""
    table = json.loads(resource("pages", f"{name}.json").read_text("utf-8"))
    rules = tuple(map(_rule, table["rules"]))
    after = tuple(map(_rule, table["after"]))
    seen = rules + tuple(rule for rule in after if not rule.measure.startswith(_SAYS))
    return VoteTable(
        name,
        rules,
        after,
        float(table["threshold"]),
        float(table.get("share_of_highest", 0.0)),
        bool(table.get("topic_only", False)),
        tuple(
            (phrase_names().index(rule.measure.removeprefix(_SAYS)), rule.votes[-1])
            for rule in after
            if rule.measure.startswith(_SAYS)
        ),
        _slopes(rules, [rule.first for rule in rules]),
        _slopes(seen, [rule.votes for rule in seen]),
    )


def _rule(entry: Mapping[str, object]) -> Rule:
    numbers = {key: tuple(value) for key, value in entry.items() if isinstance(value, list)}
    return Rule(
        str(entry["name"]),
        str(entry["measure"]),
        numbers["at"],
        numbers["votes"],
        numbers.get("first", numbers["votes"]),
        bool(entry.get("steps", False)),
    )


def _slopes(rules: Sequence[Rule], votes: Sequence[tuple[float, ...]]) -> Slopes:
    rows = measure_rows()
    slopes = []
    for rule, gives in zip(rules, votes, strict=True):
        for before, at, low, high in zip(rule.at, rule.at[1:], gives, gives[1:], strict=False):
            start = at - (_STEP_OF_COUNT if at >= 1 else _STEP) if rule.steps else before
            slopes.append((rows[rule.measure], start, at - start, (high - low) / (at - start)))
    row, start_, width, per_unit = (
        np.array(column, dtype=np.float32) for column in zip(*slopes, strict=True)
    )
    base = sum(gives[0] for gives in votes)
    return Slopes(row.astype(np.int64), start_[:, None], width[:, None], per_unit, base)
