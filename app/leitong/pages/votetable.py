"""A vote table: rules that turn measures into votes. The rules and their numbers are data, not code."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from leitong.pages.columns import measure_rows
from leitong.pages.phrases import phrase_names
from leitong.resources import resource

Floats = NDArray[np.float32]

# blocks that are voted on at a time: few enough for the processor's cache, and for a BLAS to start no threads
_TOGETHER = 512
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
class Tallies:
    """Rules as one matrix, so that they vote together, for k looks at once. For m slopes and s steps:

    row: shape (m,), the row of each slope among the measures. start, end: shape (m, 1), where it begins and ends.
    votes: shape (k, m), votes per unit. step_row, step_at, step_votes: the same of the steps, which give their votes
    from `step_at` on. base: shape (k, 1), the votes where all measures are 0 or, as slopes go, held within them.
    """

    row: NDArray[np.int64]
    start: Floats
    end: Floats
    votes: Floats
    step_row: NDArray[np.int64]
    step_at: Floats
    step_votes: Floats
    base: Floats

    def totals(self, measures: Floats, pages: Iterable[slice]) -> Floats:
        """The votes that each of n blocks gets from all rules together, shape (k, n).

        measures: as of `Columns`; pages: the blocks of each page. They are added up for a page at a time, and from a
        matrix of its own: a BLAS may round the sums of a column otherwise where there are others beside it.
        """
        totals = np.empty((len(self.base), measures.shape[1]), dtype=np.float32)
        for some in _parts(pages):
            here = measures[:, some]
            sums = self.base
            if self.row.size:
                held = here[self.row]
                np.maximum(held, self.start, out=held)
                np.minimum(held, self.end, out=held)
                sums = sums + self.votes.dot(held)
            if self.step_row.size:
                sums = sums + self.step_votes @ (
                    here.take(self.step_row, axis=0, mode="clip") >= self.step_at
                )
            totals[:, some] = sums
        return totals


@dataclass(frozen=True, slots=True)
class VoteTable:
    """rules: for a block by itself; after: those that look at what all blocks got in the first look.

    A block needs `threshold` votes, and `share_of_highest` times the most that any block got, to be body.
    doubt: the votes at which a block is as likely body as not; on a page where little stands out, blocks then need less
    than `threshold`, but never less than `lowest`. None: `threshold` is what every block needs.
    beside: the votes for each that the blocks beside one got more than it did.
    bare: the votes for all blocks of a page that marks nothing as anything but text.
    topic_only: lists of links and pictures never are.
    own: the votes of `rules` in the first look and in the end; more: those of `after` in the end.
    said: of the `after` rules on telltale words, which only ever take votes away: number of the phrase, votes.
    most_said: the votes that all telltale words together take away, negative; most_said_in_latin: the same for a text
    without Han, since credits are known by their Chinese labels.
    """

    name: str
    rules: tuple[Rule, ...]
    after: tuple[Rule, ...]
    threshold: float
    share_of_highest: float
    doubt: float | None
    lowest: float
    beside: float
    bare: float
    topic_only: bool
    said: tuple[tuple[int, float], ...]
    most_said: float
    most_said_in_latin: float
    own: Tallies
    more: Tallies

    @property
    def all_rules(self) -> tuple[Rule, ...]:
        return self.rules + self.after


@cache
def vote_table(name: str) -> VoteTable:
    """The table of that name, read once from resources/pages."""
    table = json.loads(resource("pages", f"{name}.json").read_text("utf-8"))
    rules = tuple(map(_rule, table["rules"]))
    after = tuple(map(_rule, table["after"]))
    seen = [rule for rule in after if not rule.measure.startswith(_SAYS)]
    said = tuple(
        (phrase_names().index(rule.measure.removeprefix(_SAYS)), rule.votes[-1])
        for rule in after
        if rule.measure.startswith(_SAYS)
    )
    return VoteTable(
        name,
        rules,
        after,
        float(table["threshold"]),
        float(table.get("share_of_highest", 0.0)),
        table.get("doubt"),
        float(table.get("lowest", 0.0)),
        sum(rule.votes[-1] / rule.at[-1] for rule in after if rule.measure == "beside"),
        sum(rule.votes[-1] for rule in after if rule.measure == "bare"),
        bool(table.get("topic_only", False)),
        said,
        sum(votes for _, votes in said),
        sum(votes for phrase, votes in said if phrase != phrase_names().index("credits")),
        _tallies(rules, [[rule.first for rule in rules], [rule.votes for rule in rules]]),
        _tallies(seen, [[rule.votes for rule in seen]]),
    )


def _parts(pages: Iterable[slice]) -> Iterator[slice]:
    for page in pages:
        for start in range(page.start, page.stop, _TOGETHER):
            yield slice(start, min(start + _TOGETHER, page.stop))


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


def _tallies(rules: Sequence[Rule], looks: Sequence[Sequence[tuple[float, ...]]]) -> Tallies:
    """looks: for each look what every rule gives where it bends."""
    rows = measure_rows()
    slopes, steps = list[tuple[float, ...]](), list[tuple[float, ...]]()
    bases = [sum(gives[0] for gives in look) for look in looks]
    for number, rule in enumerate(rules):
        for i, (start, end) in enumerate(pairwise(rule.at)):
            rises = [look[number][i + 1] - look[number][i] for look in looks]
            if rule.steps:
                steps.append((rows[rule.measure], end, 0.0, *rises))
                continue
            per_unit = [rise / (end - start) for rise in rises]
            slopes.append((rows[rule.measure], start, end, *per_unit))
            # a measure is held within the slope, not taken from its start
            bases = [base - votes * start for base, votes in zip(bases, per_unit, strict=True)]
    slope, step = (
        np.array(entries, dtype=np.float64).reshape(len(entries), 3 + len(looks))
        for entries in (slopes, steps)
    )
    return Tallies(
        slope[:, 0].astype(np.int64),
        slope[:, 1:2].astype(np.float32),
        slope[:, 2:3].astype(np.float32),
        slope[:, 3:].T.astype(np.float32),
        step[:, 0].astype(np.int64),
        step[:, 1:2].astype(np.float32),
        step[:, 3:].T.astype(np.float32),
        np.array(bases, dtype=np.float32)[:, None],
    )
