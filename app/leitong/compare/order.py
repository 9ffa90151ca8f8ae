"""Which passages keep the order of both texts, and which were moved."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np


def heaviest_chain(starts_b: Sequence[int], weights: Sequence[int]) -> list[int]:
    """Choose the increasing subsequence of the greatest total weight (weighted LIS).

    starts_b: where each item stands in the second text, the items being in the order of the first. weights: >
    0. Returns the chosen indices, ascending. O(n log n).
    """
    if not len(starts_b):
        return []
    # in order in both texts, as what was edited and not moved is
    starts = np.asarray(starts_b, dtype=np.int64)
    if (starts[1:] > starts[:-1]).all():
        return list(range(starts.size))
    _, ranks, counts = np.unique(starts_b, return_inverse=True, return_counts=True)
    # neighbours in both texts are chosen together or not at all: most of a text that was edited in many places
    alone = counts[ranks] == 1
    together = alone[1:] & alone[:-1] & (np.diff(ranks) == 1)
    bounds = np.concatenate([[0], np.flatnonzero(~together) + 1, [ranks.size]])
    totals = np.add.reduceat(np.asarray(weights, dtype=np.int64), bounds[:-1])
    chain = _chain(ranks[bounds[:-1]].tolist(), totals.tolist(), counts.size)
    starts, ends = bounds[:-1].tolist(), bounds[1:].tolist()
    return [index for block in chain for index in range(starts[block], ends[block])]


def _chain(ranks: list[int], weights: list[int], size: int) -> list[int]:
    """The heaviest chain of items by their ranks 0 … size − 1 in the second text."""
    tree: list[tuple[int, int]] = [(0, -1)] * (size + 1)
    before = [-1] * len(ranks)
    best = (0, -1)
    for index, (rank, weight) in enumerate(zip(ranks, weights, strict=True)):
        total, before[index] = _best_below(tree, rank)
        entry = (total + weight, index)
        # of equals the earlier one stays, so that the outcome does not depend on ties
        if entry[0] > best[0]:
            best = entry
        place = rank + 1
        while place <= size:
            if entry[0] > tree[place][0]:
                tree[place] = entry
            place += place & -place
    chain: list[int] = []
    at = best[1]
    while at >= 0:
        chain.append(at)
        at = before[at]
    return chain[::-1]


def _best_below(tree: list[tuple[int, int]], rank: int) -> tuple[int, int]:
    """(weight, last index) of the heaviest chain that ends at or below `rank`: a Fenwick tree of maxima."""
    best = (0, -1)
    while rank > 0:
        if tree[rank][0] > best[0]:
            best = tree[rank]
        rank -= rank & -rank
    return best
