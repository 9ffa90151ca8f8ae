"""A vote table: rules that turn measures into votes. The rules and their numbers are data, not code."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from leitong.resources import resource

Floats = NDArray[np.float64]

# a step is a very steep slope that ends where the step is
_STEP = 2.0**-20
# blocks that are voted on at a time, so that a huge page needs little more memory than a large one
_TOGETHER = 4_096


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


@dataclass(frozen=True, slots=True)
class Slopes:
    """All rules as one row of slopes, so that they vote together. For m slopes of r rules:

    rule: shape (m,), the rule of each. start, width: shape (m,), where it begins in the rule's measure and how far it
    goes. votes: shape (m,), votes per unit. base: shape (r,), the votes below the first slope.
    """

    rule: NDArray[np.int64]
    start: Floats
    width: Floats
    votes: Floats
    base: Floats

    def climbed(self, values: Floats) -> Floats:
        """How far each slope is climbed; values: shape (r, n), the measures of n blocks. Shape (m, n)."""
        climbed = values[self.rule]
        climbed -= self.start[:, None]
        return np.clip(climbed, 0, self.width[:, None], out=climbed)

    def totals(self, values: Floats) -> Floats:
        """The votes that each of n blocks gets from all rules, shape (n,)."""
        # not `@`: for so little work the threads of a BLAS cost more than they bring
        parts = [
            np.einsum("m,mn->n", self.votes, self.climbed(values[:, start : start + _TOGETHER]))
            for start in range(0, max(1, values.shape[1]), _TOGETHER)
        ]
        totals: Floats = np.round(np.concatenate(parts) + self.base.sum(), 6)
        return totals

    def by_rule(self, values: Floats) -> Floats:
        """The votes of each rule on one block; values: shape (r,), its measures. Shape (r,)."""
        votes = self.base.copy()
        np.add.at(votes, self.rule, self.votes * self.climbed(values[:, None])[:, 0])
        return np.round(votes, 6)


@dataclass(frozen=True, slots=True)
class VoteTable:
    """rules: for a block by itself; after: those that look at what all blocks got in the first look.

    A block needs `threshold` votes, and `share_of_highest` times the most that any block got, to be body.
    topic_only: lists of links and pictures never are.
    first_look: the slopes of `rules` in the first look; final: of `rules` and `after` in the end.
    """

    name: str
    rules: tuple[Rule, ...]
    after: tuple[Rule, ...]
    threshold: float
    share_of_highest: float
    topic_only: bool
    first_look: Slopes
    final: Slopes

    @property
    def rule_names(self) -> tuple[str, ...]:
        return tuple(rule.name for rule in self.rules + self.after)


@cache
def vote_table(name: str) -> VoteTable:
    """The table of that name, read once from resources/pages."""
    table = json.loads(resource("pages", f"{name}.json").read_text("utf-8"))
    rules = tuple(map(_rule, table["rules"]))
    after = tuple(map(_rule, table["after"]))
    return VoteTable(
        name,
        rules,
        after,
        float(table["threshold"]),
        float(table.get("share_of_highest", 0.0)),
        bool(table.get("topic_only", False)),
        _slopes(rules, [rule.first for rule in rules]),
        _slopes(rules + after, [rule.votes for rule in rules + after]),
    )


def values_of(rules: Sequence[Rule], columns: Mapping[str, Floats]) -> Floats:
    """The measures that the rules look at, shape (len(rules), number of blocks)."""
    return np.array([columns[rule.measure] for rule in rules])


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
    slopes = [
        (number, at - _STEP, _STEP, (high - low) / _STEP)
        if rule.steps
        else (number, before, at - before, (high - low) / (at - before))
        for number, (rule, gives) in enumerate(zip(rules, votes, strict=True))
        for before, at, low, high in zip(rule.at, rule.at[1:], gives, gives[1:], strict=False)
    ]
    rule, start, width, per_unit = (
        np.array(column, dtype=np.float64) for column in zip(*slopes, strict=True)
    )
    base = np.array([gives[0] for gives in votes], dtype=np.float64)
    return Slopes(rule.astype(np.int64), start, width, per_unit, base)
