"""Runs: stretches of two texts that are equal unit by unit, and the order that they keep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from leitong.compare.joins import Hashes, grams, pairs_of_equals
from leitong.compare.order import heaviest_chain

_MOST_PAIRS = 16
# a longer text needs longer grams, or most that are equal are so by chance
_GRAM_UP_TO = ((3_000, 2), (30_000, 3), (200_000, 4))
_LONGEST_GRAM = 6
# room for a place in a text
_BITS = 32


class Run(NamedTuple):
    """`size` units from unit `a` of A on equal those from unit `b` of B on."""

    a: int
    b: int
    size: int

    @property
    def end_a(self) -> int:
        return self.a + self.size

    @property
    def end_b(self) -> int:
        return self.b + self.size

    def without_first(self, units: int) -> Run:
        return Run(self.a + units, self.b + units, self.size - units) if units else self


@dataclass(frozen=True, slots=True)
class Runs:
    """chain: the heaviest runs that keep the order of both texts. others: the rest. Both ascending in A."""

    chain: list[Run]
    others: list[Run]


def runs_of(a: Hashes, b: Hashes, at_a: int = 0, at_b: int = 0) -> Runs:
    """All maximal runs of at least two units (six in long texts), but none that stands too often to mean anything.

    at_a, at_b: the places of the first units, from which the runs' are counted.
    """
    if np.array_equal(a, b):
        return Runs([Run(at_a, at_b, a.size)], [])
    runs = _diagonal_runs(a, b, at_a, at_b)
    chain = heaviest_chain([run.b for run in runs], [run.size for run in runs])
    chosen = set(chain)
    return Runs(
        _apart_from_each_other([runs[at] for at in chain]),
        [run for at, run in enumerate(runs) if at not in chosen],
    )


def _apart_from_each_other(chain: list[Run]) -> list[Run]:
    """The chain without what a run shares with the one before it: its order was judged by first units only."""
    done: list[Run] = []
    for run in chain:
        rest = run.without_first(max(0, done[-1].end_a - run.a, done[-1].end_b - run.b)) if done else run
        if rest.size > 0:
            done.append(rest)
    return done


def _diagonal_runs(a: Hashes, b: Hashes, at_a: int, at_b: int) -> list[Run]:
    size = min(a.size, b.size)
    gram = next((length for most, length in _GRAM_UP_TO if size <= most), _LONGEST_GRAM)
    pairs = pairs_of_equals(grams(a, gram), grams(b, gram), _MOST_PAIRS)
    # by diagonal and then by place, as one number: sorting numbers is several times as fast as sorting pairs
    keys = np.sort((pairs.b - pairs.a + a.size) << _BITS | pairs.a)
    first = np.flatnonzero(np.diff(keys, prepend=-2) != 1)
    starts_a = keys[first] & (1 << _BITS) - 1
    starts_b = starts_a + (keys[first] >> _BITS) - a.size
    sizes = np.diff(first, append=keys.size) + gram - 1
    order = np.lexsort((starts_b, starts_a))
    columns = (starts_a + at_a, starts_b + at_b, sizes)
    return list(map(Run, *(column[order].tolist() for column in columns)))
