"""Seeds: places of two texts where the same few units stand together, the raw material of shared passages.

A seed is a set of three units within four, whatever their order. It survives a swapped pair of words and one
word put in or left out, which runs of units in order do not; texts are joined by sorting the seeds' hashes.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.words.token import Units

Hashes = NDArray[np.uint64]
Places = NDArray[np.int64]

_CONTIGUOUS = (1, 2)
_SKIPPING = ((1, 3), (2, 3))
# a seed that stands more often than this on a side is a turn of phrase, and pairing all its places is
# quadratic
MOST_PLACES = 8


@dataclass(frozen=True, slots=True)
class Seeds:
    """Matched seeds, each pair of places once, ordered by place in A and then in B.

    a, b: int64, shape (n,), first unit of the seed. width_a, width_b: int64, shape (n,), units from the first
    to the last inclusive, 3 or 4.
    """

    a: Places
    b: Places
    width_a: Places
    width_b: Places

    def __len__(self) -> int:
        return int(self.a.size)

    def take(self, chosen: NDArray[np.bool_] | Places) -> Seeds:
        return Seeds(self.a[chosen], self.b[chosen], self.width_a[chosen], self.width_b[chosen])


@dataclass(frozen=True, slots=True)
class _Grams:
    hashes: Hashes
    places: Places
    widths: Places


def seeds_of(a: Units, b: Units) -> Seeds:
    """Join two texts by their seeds. Time grows as sorting does."""
    grams_a, grams_b = _only_shared(_grams(a), _grams(b))
    one, other = pairs_of_equals(grams_a.hashes, grams_b.hashes, MOST_PLACES)
    return _distinct(
        Seeds(grams_a.places[one], grams_b.places[other], grams_a.widths[one], grams_b.widths[other])
    )


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
    """Leave most seeds of one text alone out before the sort: a table of bits has no false negatives."""
    bits = max(10, int(max(a.hashes.size, b.hashes.size, 1)).bit_length() + 3)
    return _seen_in(a, b, bits), _seen_in(b, a, bits)


def _seen_in(grams: _Grams, others: _Grams, bits: int) -> _Grams:
    shift = np.uint64(64 - bits)
    seen = np.zeros(1 << bits, dtype=np.bool_)
    seen[others.hashes >> shift] = True
    kept = seen[grams.hashes >> shift]
    return _Grams(grams.hashes[kept], grams.places[kept], grams.widths[kept])


def pairs_of_equals(a: Hashes, b: Hashes, most: int) -> tuple[Places, Places]:
    """All pairs (i, j) with a[i] == b[j], but none of values that stand more than `most` times in either."""
    order_a, firsts_a, counts_a, values_a = _grouped(a)
    order_b, firsts_b, counts_b, values_b = _grouped(b)
    _, in_a, in_b = np.intersect1d(values_a, values_b, assume_unique=True, return_indices=True)
    few = (counts_a[in_a] <= most) & (counts_b[in_b] <= most)
    in_a, in_b = in_a[few], in_b[few]
    columns = counts_b[in_b]
    sizes = counts_a[in_a] * columns
    # the k-th pair of a value is row k // columns, column k % columns of its table of places
    within = np.arange(int(sizes.sum()), dtype=np.int64) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    wide = np.repeat(columns, sizes)
    one = order_a[np.repeat(firsts_a[in_a], sizes) + within // wide]
    other = order_b[np.repeat(firsts_b[in_b], sizes) + within % wide]
    return one, other


def _grouped(hashes: Hashes) -> tuple[Places, Places, Places, Hashes]:
    """(order, firsts, counts, values): places sorted by hash, and each value's stretch of that order."""
    order = np.argsort(hashes)
    ordered = hashes[order]
    fresh = np.ones(ordered.size, dtype=np.bool_)
    fresh[1:] = ordered[1:] != ordered[:-1]
    firsts = np.flatnonzero(fresh)
    counts = np.diff(firsts, append=ordered.size)
    return order, firsts, counts, ordered[firsts]


def _distinct(seeds: Seeds) -> Seeds:
    """Each pair of places once, with its widest reach first."""
    if not len(seeds):
        return seeds
    order = np.lexsort((-seeds.width_b, -seeds.width_a, seeds.b, seeds.a))
    ordered = seeds.take(order)
    fresh = np.ones(len(ordered), dtype=np.bool_)
    fresh[1:] = (ordered.a[1:] != ordered.a[:-1]) | (ordered.b[1:] != ordered.b[:-1])
    return ordered.take(fresh)
