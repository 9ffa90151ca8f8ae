"""Join two arrays of hashes: all pairs of places with equal values, without going quadratic on repetition."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Hashes = NDArray[np.uint64]
Places = NDArray[np.int64]

_ODD = np.uint64(0x9E3779B97F4A7C15)


@dataclass(frozen=True, slots=True)
class _Groups:
    """Places sorted by value. firsts, counts: each value's stretch of `order`; values: ascending, each once."""

    order: Places
    firsts: Places
    counts: Places
    values: Hashes

    def take(self, chosen: Places) -> _Groups:
        return _Groups(self.order, self.firsts[chosen], self.counts[chosen], self.values[chosen])

    @property
    def places(self) -> Places:
        """Of all values, in any order."""
        places: Places = self.order[np.repeat(self.firsts, self.counts) + _count_up(self.counts)]
        return places


@dataclass(frozen=True, slots=True)
class Pairs:
    """a[k], b[k]: places with equal values. often_a, often_b: places whose values stand too often to be paired."""

    a: Places
    b: Places
    often_a: Places
    often_b: Places


def pairs_of_equals(a: Hashes, b: Hashes, most: int) -> Pairs:
    """All places (i, j) with a[i] == b[j], except of values that make more than `most` pairs."""
    groups_a, groups_b = _shared(a, b)
    few = groups_a.counts * groups_b.counts <= most
    some, rest = np.flatnonzero(few), np.flatnonzero(~few)
    crossed = _crossed(groups_a.take(some), groups_b.take(some))
    return Pairs(*crossed, groups_a.take(rest).places, groups_b.take(rest).places)


def ranked_pairs(a: Hashes, b: Hashes) -> tuple[Places, Places]:
    """The k-th place of each value in A with its k-th place in B: never more pairs than places."""
    groups_a, groups_b = _shared(a, b)
    sizes = np.minimum(groups_a.counts, groups_b.counts)
    return _first(groups_a, sizes), _first(groups_b, sizes)


def grams(hashes: Hashes, length: int) -> Hashes:
    """One hash for each run of `length` ≥ 1 consecutive hashes, in order: made of two runs of half the length."""
    if length == 1:
        return hashes
    half = length // 2
    runs, count = grams(hashes, half), max(0, hashes.size - 2 * half + 1)
    # an odd factor makes the sum know the order of its terms
    joined: Hashes = runs[:count] * _factor(half) + runs[half : half + count]
    if length % 2:
        return joined[: max(0, count - 1)] * _ODD + hashes[length - 1 :]
    return joined


def _factor(length: int) -> np.uint64:
    return np.uint64(pow(int(_ODD), length, 1 << 64))


def equal_from_start(a: Hashes, b: Hashes) -> int:
    """How many values are equal from the first on."""
    size, step, done = min(a.size, b.size), 16, 0
    while done < size:
        differ = np.flatnonzero(a[done : min(done + step, size)] != b[done : min(done + step, size)])
        if differ.size:
            return done + int(differ[0])
        done, step = done + step, 2 * step
    return size


def shared_values(a: Hashes, b: Hashes) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Which values may stand in the other array: most that do not are told, and none that does is left out."""
    bits = max(10, int(max(a.size, b.size, 1)).bit_length() + 3)
    return _seen_in(a, b, bits), _seen_in(b, a, bits)


def _seen_in(values: Hashes, others: Hashes, bits: int) -> NDArray[np.bool_]:
    shift = np.uint64(64 - bits)
    seen = np.zeros(1 << bits, dtype=np.bool_)
    seen[others >> shift] = True
    found: NDArray[np.bool_] = seen[values >> shift]
    return found


def _shared(a: Hashes, b: Hashes) -> tuple[_Groups, _Groups]:
    groups_a, groups_b = _grouped(a), _grouped(b)
    _, in_a, in_b = np.intersect1d(groups_a.values, groups_b.values, assume_unique=True, return_indices=True)
    return groups_a.take(in_a), groups_b.take(in_b)


def _grouped(hashes: Hashes) -> _Groups:
    order = np.argsort(hashes)
    ordered = hashes[order]
    fresh = np.ones(ordered.size, dtype=np.bool_)
    fresh[1:] = ordered[1:] != ordered[:-1]
    firsts = np.flatnonzero(fresh)
    return _Groups(order, firsts, np.diff(firsts, append=ordered.size), ordered[firsts])


def _crossed(a: _Groups, b: _Groups) -> tuple[Places, Places]:
    sizes = a.counts * b.counts
    # the k-th pair of a value is row k // columns, column k % columns of its table of places
    within = _count_up(sizes)
    columns = np.repeat(b.counts, sizes)
    return (
        a.order[np.repeat(a.firsts, sizes) + within // columns],
        b.order[np.repeat(b.firsts, sizes) + within % columns],
    )


def _first(groups: _Groups, sizes: Places) -> Places:
    """The first sizes[g] places of each group g, in the order of the text."""
    number = np.repeat(np.arange(sizes.size), groups.counts)
    rank = _count_up(groups.counts)
    places = groups.places
    # the sort by value has left equal values in any order; the ranks fit the groups before and after
    places = places[np.lexsort((places, number))]
    chosen: Places = places[rank < np.repeat(sizes, groups.counts)]
    return chosen


def _count_up(sizes: Places) -> Places:
    """0 … sizes[0] − 1, 0 … sizes[1] − 1, …"""
    return np.arange(int(sizes.sum()), dtype=np.int64) - np.repeat(np.cumsum(sizes) - sizes, sizes)
