"""Seeds: places of two texts where the same few units stand together, the raw material of shared passages.

A seed is a set of three units within four, whatever their order. It survives a swapped pair of words and one word put
in or left out, which runs of units in order do not; texts are joined by sorting the seeds' hashes.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.compare.joins import Hashes, Places, grams, pairs_of_equals, ranked_pairs, shared_values
from leitong.words.token import Units

_CONTIGUOUS = (1, 2)
_SKIPPING = ((1, 3), (2, 3))
# more places than this are a turn of phrase, and pairing them all says nothing
_MOST_PAIRS = 16
_LONG = 8


@dataclass(frozen=True, slots=True)
class Seeds:
    """Matched seeds, each pair of places once, ordered by place in A and then in B.

    a, b: int64, shape (n,), first unit of the seed. width_a, width_b: int64, shape (n,), units from the first to the
    last inclusive: 3 or 4, and 8 in long repetitions.
    """

    a: Places
    b: Places
    width_a: Places
    width_b: Places

    def __len__(self) -> int:
        return int(self.a.size)

    def take(self, chosen: NDArray[np.bool_]) -> Seeds:
        return Seeds(self.a[chosen], self.b[chosen], self.width_a[chosen], self.width_b[chosen])


@dataclass(frozen=True, slots=True)
class _Grams:
    hashes: Hashes
    places: Places
    widths: Places

    def take(self, chosen: NDArray[np.bool_]) -> _Grams:
        return _Grams(self.hashes[chosen], self.places[chosen], self.widths[chosen])


def seeds_of(a: Units, b: Units) -> Seeds:
    """Join two texts by their seeds. Time grows as sorting does."""
    grams_a, grams_b = _only_shared(_grams(a), _grams(b))
    pairs = pairs_of_equals(grams_a.hashes, grams_b.hashes, _MOST_PAIRS)
    repeated_a, repeated_b = _repeated(
        a.hashes, grams_a.places[pairs.often_a], b.hashes, grams_b.places[pairs.often_b]
    )
    wide = np.full(repeated_a.size, _LONG, dtype=np.int64)
    return _distinct(
        Seeds(
            np.concatenate([grams_a.places[pairs.a], repeated_a]),
            np.concatenate([grams_b.places[pairs.b], repeated_b]),
            np.concatenate([grams_a.widths[pairs.a], wide]),
            np.concatenate([grams_b.widths[pairs.b], wide]),
        )
    )


def _repeated(a: Hashes, often_a: Places, b: Hashes, often_b: Places) -> tuple[Places, Places]:
    """Pairs of places in long repetitions: runs of units whose seeds all stand too often to be paired.

    A turn of phrase is shorter than such a run. Of a passage that a text repeats on and on, the k-th place in A is
    paired with the k-th place in B.
    """
    starts_a, starts_b = _all_often(often_a, a.size), _all_often(often_b, b.size)
    if not starts_a.size or not starts_b.size:
        return starts_a[:0], starts_b[:0]
    one, other = ranked_pairs(grams(a, _LONG)[starts_a], grams(b, _LONG)[starts_b])
    return starts_a[one], starts_b[other]


def _all_often(often: Places, size: int) -> Places:
    """Where a run of `_LONG` units begins of which each three begin a seed that stands too often."""
    marked = np.zeros(size + 1, dtype=np.int64)
    marked[often + 1] = 1
    before = np.cumsum(marked)
    seeds = _LONG - 2
    return np.flatnonzero(before[seeds:] - before[:-seeds] == seeds).astype(np.int64)


def _grams(units: Units) -> _Grams:
    hashes = units.hashes
    words = units.ends - units.starts > 1
    parts = []
    for second, third in (_CONTIGUOUS, *_SKIPPING):
        count = max(0, hashes.size - third)
        # a sum does not know the order of its terms
        sums = hashes[:count] + hashes[second : second + count] + hashes[third : third + count]
        places = np.arange(count, dtype=np.int64)
        if (second, third) != _CONTIGUOUS:
            # three of four single characters are too easily met by chance
            kept = words[:count] & words[second : second + count] & words[third : third + count]
            sums, places = sums[kept], places[kept]
        parts.append((sums, places, np.full(places.size, third + 1, dtype=np.int64)))
    return _Grams(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def _only_shared(a: _Grams, b: _Grams) -> tuple[_Grams, _Grams]:
    """Leave most seeds of one text alone out before the sort."""
    in_a, in_b = shared_values(a.hashes, b.hashes)
    return a.take(in_a), b.take(in_b)


def _distinct(seeds: Seeds) -> Seeds:
    """Each pair of places once, with its widest reach."""
    if not len(seeds):
        return seeds
    keys = (seeds.a << 32) | seeds.b
    order = np.argsort(keys)
    ordered = keys[order]
    first = np.flatnonzero(np.diff(ordered, prepend=-1))
    return Seeds(
        ordered[first] >> 32,
        ordered[first] & 0xFFFFFFFF,
        np.maximum.reduceat(seeds.width_a[order], first),
        np.maximum.reduceat(seeds.width_b[order], first),
    )
