"""Which passages keep the order of both texts, and which were moved."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence


def heaviest_chain(starts_b: Sequence[int], weights: Sequence[int]) -> list[int]:
    """Choose the increasing subsequence of the greatest total weight (weighted LIS).

    starts_b: where each item stands in the second text, the items being in the order of the first. weights: >
    0. Returns the chosen indices, ascending. O(n log n).
    """
    values = sorted(set(starts_b))
    tree: list[tuple[int, int]] = [(0, -1)] * (len(values) + 1)
    before = [-1] * len(starts_b)
    best = (0, -1)
    for index, (start, weight) in enumerate(zip(starts_b, weights, strict=True)):
        rank = bisect_left(values, start) + 1
        total, before[index] = _best_below(tree, rank - 1)
        entry = (total + weight, index)
        # of equals the earlier one stays, so that the outcome does not depend on ties
        if entry[0] > best[0]:
            best = entry
        place = rank
        while place < len(tree):
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
