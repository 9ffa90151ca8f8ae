"""Groups of near documents, for every threshold at once.

Linkage, and why: single linkage makes endless chains, complete linkage breaks a group for one pair that was not
proved. So first every document within CLOSE of a better copy is put to it (a star, whose ends can't be farther apart
than twice the rays: the Jaccard distance is a metric). Then the centres are merged by average linkage, where a pair
that was not proved counts as sharing nothing, so that a chain stops growing when most of its members no longer
resemble each other. The heights of an average linkage never rise, so that a threshold cuts the tree at once.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Places = NDArray[np.int64]
Ratios = NDArray[np.float64]

CLOSE = 0.9
_LEAST = 0.1
# Similarities are added as whole numbers, so that no sum depends on the order
_UNIT = 1_000_000
# outweighs any likeness, so that what is told apart stays apart
_NEVER = -(10**15)


@dataclass(frozen=True, slots=True)
class Tree:
    """Merges, highest first. one, other: a document of each side, the better one of `one`. heights: 0–1, the average
    likeness at which the two sides become one group. Shape (merges,). size: how many documents there are.
    """

    one: Places
    other: Places
    heights: Ratios
    size: int


def tree(a: Places, b: Places, alike: Ratios, rank: Places, apart: Iterable[tuple[int, int]] = ()) -> Tree:
    """The merges of pairs (a[i], b[i]) of likeness alike[i], each pair once.

    rank: for each document its place, better copies first, no two the same. The tree depends on it and on the
    likenesses, not on the order of pairs or documents. apart: pairs that a person has told apart; whatever else they
    are like, they are in no group together.
    """
    levels = np.rint(alike * _UNIT).astype(np.int64)
    by_rank = np.argsort(rank)
    first, second = np.minimum(rank[a], rank[b]), np.maximum(rank[a], rank[b])
    strangers = _by_document((int(rank[one]), int(rank[other])) for one, other in apart)
    centre, ray = _stars(first, second, levels, rank.size, strangers)
    merges = [
        (-int(ray[i]), int(centre[i]), i) for i in np.flatnonzero(centre != np.arange(rank.size)).tolist()
    ]
    between = (centre[first] == first) & (centre[second] == second)
    sums = _sums(first[between], second[between], levels[between])
    for document, others in strangers.items():
        for other in others:
            sums.setdefault(int(centre[document]), {})[int(centre[other])] = _NEVER
    merges += _averaged(sums)
    merges.sort()
    columns = np.array(merges, dtype=np.int64).reshape(-1, 3)
    return Tree(by_rank[columns[:, 1]], by_rank[columns[:, 2]], -columns[:, 0] / _UNIT, rank.size)


def cut(tree: Tree, threshold: float) -> Places:
    """For each document the number of its group at this threshold: that of the group's first document.

    A document that is in no group has its own number.
    """
    parent = list(range(tree.size))

    def root(document: int) -> int:
        while parent[document] != document:
            parent[document] = parent[parent[document]]
            document = parent[document]
        return document

    count = int(np.searchsorted(-tree.heights, -threshold, side="right"))
    for one, other in zip(tree.one[:count].tolist(), tree.other[:count].tolist(), strict=True):
        low, high = sorted((root(one), root(other)))
        parent[high] = low
    labels = np.array(parent, dtype=np.int64)
    while (labels[labels] != labels).any():
        labels = labels[labels]
    return labels


def _by_document(pairs: Iterable[tuple[int, int]]) -> dict[int, set[int]]:
    """For each document those that it is paired with, both ways."""
    found: dict[int, set[int]] = {}
    for one, other in pairs:
        found.setdefault(one, set()).add(other)
        found.setdefault(other, set()).add(one)
    return found


def _stars(
    first: Places, second: Places, levels: Places, size: int, strangers: Mapping[int, set[int]]
) -> tuple[Places, Places]:
    """For each document its centre and how like that it is; a centre has itself. All by rank, first < second."""
    centre, ray = np.arange(size), np.full(size, _UNIT)
    close = np.flatnonzero(levels >= round(CLOSE * _UNIT))
    close = close[np.lexsort((first[close], -levels[close], second[close]))]
    for better, document, level in zip(
        first[close].tolist(), second[close].tolist(), levels[close].tolist(), strict=True
    ):
        # in order of rank, so that what a document is put to is already known to be a centre or not
        if centre[document] != document or centre[better] != better:
            continue
        if any(centre[other] == better for other in strangers.get(document, ())):
            continue
        centre[document], ray[document] = better, level
    return centre, ray


def _sums(first: Places, second: Places, levels: Places) -> dict[int, dict[int, int]]:
    """For each document the likeness of those that are like it."""
    sums: dict[int, dict[int, int]] = {}
    for one, other, level in zip(first.tolist(), second.tolist(), levels.tolist(), strict=True):
        sums.setdefault(one, {})[other] = level
        sums.setdefault(other, {})[one] = level
    return sums


def _averaged(sums: dict[int, dict[int, int]]) -> list[tuple[int, int, int]]:
    """Merges by average linkage as (-height, lowest rank, lowest rank of the other side). Uses `sums` up."""
    sizes = dict.fromkeys(sums, 1)
    heap = [
        (-level, one, other)
        for one, near in sums.items()
        for other, level in near.items()
        if one < other and level > 0
    ]
    heapq.heapify(heap)
    merges = []
    least = -round(_LEAST * _UNIT)
    while heap:
        height, one, other = heapq.heappop(heap)
        if one not in sums or other not in sums[one] or height != _height(sums, sizes, one, other):
            continue
        merges.append((height, one, other))
        del sums[one][other]
        gone = sums.pop(other)
        del gone[one]
        for third, level in gone.items():
            del sums[third][other]
            sums[one][third] = sums[third][one] = sums[one].get(third, 0) + level
        sizes[one] += sizes.pop(other)
        for third in sums[one]:
            entry = _height(sums, sizes, one, third)
            if entry <= least:
                heapq.heappush(heap, (entry, min(one, third), max(one, third)))
    return merges


def _height(sums: dict[int, dict[int, int]], sizes: dict[int, int], one: int, other: int) -> int:
    return -(sums[one][other] // (sizes[one] * sizes[other]))
