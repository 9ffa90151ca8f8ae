"""Runs: the stretches of a passage that are the same unit by unit, in the order of both texts."""

from __future__ import annotations

import numpy as np

from leitong.compare.boxes import Box
from leitong.compare.joins import Hashes, Places, pairs_of_equals
from leitong.compare.order import heaviest_chain

# a run as short as this is chance unless it stands on the diagonal of its neighbours
_GRAM = 2
_MOST_PAIRS = 16


def runs_in(box: Box, a: Hashes, b: Hashes) -> list[tuple[int, int, int]]:
    """(first unit in A, first unit in B, number of units) of each run of the box, ascending in both."""
    one, other = a[box.start_a : box.end_a], b[box.start_b : box.end_b]
    if np.array_equal(one, other):
        return [(box.start_a, box.start_b, one.size)]
    starts_a, starts_b, sizes = _diagonal_runs(one, other)
    chain = heaviest_chain(starts_b.tolist(), sizes.tolist())
    return [
        (box.start_a + i, box.start_b + j, size)
        for i, j, size in _apart(starts_a[chain].tolist(), starts_b[chain].tolist(), sizes[chain].tolist())
    ]


def _diagonal_runs(a: Hashes, b: Hashes) -> tuple[Places, Places, Places]:
    """(start in A, start in B, units) of the maximal runs of at least two units, ascending in A."""
    at_a, at_b = pairs_of_equals(_bigrams(a), _bigrams(b), _MOST_PAIRS)
    order = np.lexsort((at_a, at_b - at_a))
    at_a, at_b = at_a[order], at_b[order]
    breaks = (np.diff(at_b - at_a, prepend=-(2**40)) != 0) | (np.diff(at_a, prepend=-2) != 1)
    first = np.flatnonzero(breaks)
    sizes = np.diff(first, append=at_a.size) + _GRAM - 1
    starts_a, starts_b = at_a[first], at_b[first]
    order = np.lexsort((starts_b, starts_a))
    return starts_a[order], starts_b[order], sizes[order]


def _bigrams(units: Hashes) -> Hashes:
    # an odd factor makes the sum know the order of its terms
    return units[:-1] * np.uint64(0x9E3779B97F4A7C15) + units[1:]


def _apart(starts_a: list[int], starts_b: list[int], sizes: list[int]) -> list[tuple[int, int, int]]:
    """Cut the beginning of a run off where the run before it still goes on in either text."""
    runs: list[tuple[int, int, int]] = []
    for i, j, size in zip(starts_a, starts_b, sizes, strict=True):
        cut = max(0, runs[-1][0] + runs[-1][2] - i, runs[-1][1] + runs[-1][2] - j) if runs else 0
        if size > cut:
            runs.append((i + cut, j + cut, size - cut))
    return runs
