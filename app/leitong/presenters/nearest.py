"""The longest run that two texts share by chance, for a pair that shares no passage: so near, and no nearer."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.spans import Span
from leitong.words.token import Units

# beyond this the search would be felt; the sentence then does without
MOST_UNITS = 300_000
_LONGEST = 256
_PRIME = np.uint64(0x9E3779B97F4A7C15)


@dataclass(frozen=True, slots=True)
class Nearest:
    """a, b: the run in both texts. size: how many units it has."""

    a: Span
    b: Span
    size: int


def nearest(a: Units, b: Units) -> Nearest | None:
    """The first of the longest runs of equal units, up to 256; None if not even one unit is shared."""
    if not len(a) or not len(b) or max(len(a), len(b)) > MOST_UNITS:
        return None
    low, high = 0, min(len(a), len(b), _LONGEST)
    best: tuple[int, int] | None = None
    while low < high:
        size = (low + high + 1) // 2
        found = _common(_grams(a.hashes, size), _grams(b.hashes, size))
        if found is None:
            high = size - 1
        else:
            low, best = size, found
    if best is None:
        return None
    first, other = best
    return Nearest(
        Span(int(a.starts[first]), int(a.ends[first + low - 1])),
        Span(int(b.starts[other]), int(b.ends[other + low - 1])),
        low,
    )


def _grams(hashes: NDArray[np.uint64], size: int) -> NDArray[np.uint64]:
    """One hash for each `size` units in a row, shape (n - size + 1,)."""
    count = hashes.size - size + 1
    grams = np.zeros(count, dtype=np.uint64)
    for offset in range(size):
        grams = grams * _PRIME + hashes[offset : offset + count]
    return grams


def _common(a: NDArray[np.uint64], b: NDArray[np.uint64]) -> tuple[int, int] | None:
    """Where a gram of `a` that stands in `b` too stands first, in both."""
    there = np.flatnonzero(np.isin(a, b))
    if not there.size:
        return None
    first = int(there[0])
    return first, int(np.flatnonzero(b == a[first])[0])
