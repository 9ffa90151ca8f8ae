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


@dataclass(frozen=True, slots=True)
class Runs:
    """chain: the heaviest runs that keep the order of both texts. others: the rest. Both ascending in A."""

    chain: list[Run]
    others: list[Run]


def runs_of(a: Hashes, b: Hashes) -> Runs:
    """All maximal runs of at least two units (six in long texts), but none that stands too often to mean anything."""
    if np.array_equal(a, b):
        return Runs([Run(0, 0, a.size)], [])
    runs = _diagonal_runs(a, b)
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
        cut = max(0, done[-1].end_a - run.a, done[-1].end_b - run.b) if done else 0
        if cut < run.size:
            done.append(Run(run.a + cut, run.b + cut, run.size - cut))
    return done


def _diagonal_runs(a: Hashes, b: Hashes) -> list[Run]:
    size = min(a.size, b.size)
    gram = next((length for most, length in _GRAM_UP_TO if size <= most), _LONGEST_GRAM)
    pairs = pairs_of_equals(grams(a, gram), grams(b, gram), _MOST_PAIRS)
    order = np.lexsort((pairs.a, pairs.b - pairs.a))
    at_a, at_b = pairs.a[order], pairs.b[order]
    first = np.flatnonzero((np.diff(at_b - at_a, prepend=2**40) != 0) | (np.diff(at_a, prepend=-2) != 1))
    sizes = np.diff(first, append=at_a.size) + gram - 1
    starts = zip(at_a[first].tolist(), at_b[first].tolist(), sizes.tolist(), strict=True)
    return sorted(Run(*start) for start in starts)
