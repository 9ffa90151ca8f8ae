"""Join two arrays of hashes: all pairs of places with equal values, without going quadratic on repetition."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Hashes = NDArray[np.uint64]
Places = NDArray[np.int64]

# share of all places from which on a value is the matter of a text and no turn of phrase
_OFTEN = 1 / 200


@dataclass(frozen=True, slots=True)
class _Groups:
    """Places sorted by value. firsts, counts: each value's stretch of `order`; values: ascending, each once."""

    order: Places
    firsts: Places
    counts: Places
    values: Hashes

    def take(self, chosen: Places) -> _Groups:
        return _Groups(self.order, self.firsts[chosen], self.counts[chosen], self.values[chosen])


def pairs_of_equals(a: Hashes, b: Hashes, most: int) -> tuple[Places, Places]:
    """Places (i, j) with a[i] == b[j].

    A value with more than `most` pairs is a turn of phrase and left out. But one that makes up a good part of both
    texts is their very matter, a phrase repeated on and on: its k-th place in A is paired with its k-th place in B.
    """
    groups_a, groups_b = _grouped(a), _grouped(b)
    _, in_a, in_b = np.intersect1d(groups_a.values, groups_b.values, assume_unique=True, return_indices=True)
    groups_a, groups_b = groups_a.take(in_a), groups_b.take(in_b)
    few = groups_a.counts * groups_b.counts <= most
    crossed = _crossed(groups_a.take(np.flatnonzero(few)), groups_b.take(np.flatnonzero(few)))
    if few.all():
        return crossed
    often = ~few & (np.minimum(groups_a.counts, groups_b.counts) >= _OFTEN * min(a.size, b.size))
    ranked = _ranked(groups_a.take(np.flatnonzero(often)), groups_b.take(np.flatnonzero(often)))
    return np.concatenate([crossed[0], ranked[0]]), np.concatenate([crossed[1], ranked[1]])


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


def _ranked(a: _Groups, b: _Groups) -> tuple[Places, Places]:
    sizes = np.minimum(a.counts, b.counts)
    return _ascending(a, sizes), _ascending(b, sizes)


def _ascending(groups: _Groups, sizes: Places) -> Places:
    """The first sizes[g] places of each group g, in the order of the text."""
    number = np.repeat(np.arange(sizes.size), groups.counts)
    rank = _count_up(groups.counts)
    places = groups.order[np.repeat(groups.firsts, groups.counts) + rank]
    # the sort by value has left equal values in any order; the ranks fit the groups before and after
    places = places[np.lexsort((places, number))]
    chosen: Places = places[rank < np.repeat(sizes, groups.counts)]
    return chosen


def _count_up(sizes: Places) -> Places:
    """0 … sizes[0] − 1, 0 … sizes[1] − 1, …"""
    return np.arange(int(sizes.sum()), dtype=np.int64) - np.repeat(np.cumsum(sizes) - sizes, sizes)
