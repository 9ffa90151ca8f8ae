"""All pairs of fingerprints within k bits of each other, exactly, without comparing all with all.

Manku, Jain and Das Sarma, "Detecting near-duplicates for web crawling", WWW 2007: cut into k + c blocks, two
fingerprints within k bits agree in at least c of them. For each choice of c blocks the fingerprints are sorted by
those, and only neighbours with the same are compared. More blocks make shorter lists and more sorting; what is
cheapest depends on how many fingerprints there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import comb

import numpy as np
from numpy.typing import NDArray

Values = NDArray[np.uint64]
Rows = NDArray[np.int64]

_BITS = 64
# nanoseconds to sort a fingerprint and to compare two
_SORTED, _COMPARED = 60.0, 6.0
_MOST_AGREEING = 5
_AT_ONCE = 1 << 20


@dataclass(frozen=True, slots=True)
class Close:
    """Pairs of rows, a < b, ordered, each once, and by how many bits each differs. Shape (pairs,)."""

    a: Rows
    b: Rows
    distances: NDArray[np.uint8]


def join(values: Values, k: int, agreeing: int | None = None) -> Close:
    """All pairs of rows of `values` that differ in at most k bits. values: uint64, shape (n,).

    Equal fingerprints are pairs as well, so that n equal ones make n (n - 1) / 2: who expects many of them gives
    each value once. agreeing: c, or the cheapest one. Raises ValueError if k is not within 0–63.
    """
    if not 0 <= k < _BITS:
        raise ValueError(f"distances are 0 to 63 bits, not {k}")
    order = np.argsort(values).astype(np.int64)
    ordered = values[order]
    starts = np.flatnonzero(np.append(True, ordered[1:] != ordered[:-1])[: ordered.size])
    sizes = np.diff(np.append(starts, ordered.size))
    agreeing = _cheapest(starts.size, k) if agreeing is None else agreeing
    a, b = _joined(ordered[starts], k, agreeing)
    one, other = _expanded(order, starts, sizes, a, b)
    equal_one, equal_other = _of_equals(order, starts, sizes)
    one, other = np.concatenate([one, equal_one]), np.concatenate([other, equal_other])
    first, second = np.minimum(one, other), np.maximum(one, other)
    sort = np.lexsort((second, first))
    first, second = first[sort], second[sort]
    return Close(first, second, np.bitwise_count(values[first] ^ values[second]))


def _joined(values: Values, k: int, agreeing: int) -> tuple[Rows, Rows]:
    """Pairs within k bits among values that all differ."""
    found = [np.empty(0, dtype=np.int64)]
    row_bits = max(values.size - 1, 1).bit_length()
    for masks in _choices(k + agreeing, agreeing):
        found.extend(_neighbours(values, masks, k, row_bits))
    keys = np.unique(np.concatenate(found))
    return keys // max(values.size, 1), keys % max(values.size, 1)


def _cheapest(count: int, k: int) -> int:
    """In how many blocks the compared ones shall agree."""

    def cost(agreeing: int) -> float:
        lists = 2.0 ** (_BITS * agreeing // (k + agreeing)) if agreeing else 1.0
        return comb(k + agreeing, agreeing) * (_SORTED * count + _COMPARED * count * count / (2 * lists))

    return min((c for c in range(_MOST_AGREEING + 1) if c + k <= _BITS), key=cost)


def _choices(blocks: int, agreeing: int) -> Iterator[list[tuple[int, int]]]:
    """Each choice of so many of the blocks, as (lowest bit, width); sizes of blocks differ by at most 1."""
    if not agreeing:
        return iter([[]])
    edges = [_BITS * block // blocks for block in range(blocks + 1)]
    pieces = list(zip(edges[:-1], (high - low for low, high in pairwise(edges)), strict=True))
    return map(list, combinations(pieces, agreeing))


def _neighbours(values: Values, blocks: list[tuple[int, int]], k: int, row_bits: int) -> Iterator[Rows]:
    """Keys of the pairs that agree in the given blocks and differ in at most k bits."""
    keys = np.zeros(values.size, dtype=np.uint64)
    width = 0
    # What does not fit beside the row is left out: longer lists, the same pairs
    for low, size in blocks:
        taken = min(size, _BITS - row_bits - width)
        keys <<= np.uint64(taken)
        keys |= values >> np.uint64(low) & np.uint64((1 << taken) - 1)
        width += taken
    keys <<= np.uint64(row_bits)
    keys |= np.arange(values.size, dtype=np.uint64)
    # Sorting whole numbers is several times as fast as sorting rows by them
    keys.sort()
    rows = (keys & np.uint64((1 << row_bits) - 1)).astype(np.int64)
    keys >>= np.uint64(row_bits)
    ordered = values[rows]
    alive = np.flatnonzero(keys[1:] == keys[:-1])
    step = 1
    while alive.size:
        for start in range(0, alive.size, _AT_ONCE):
            some = alive[start : start + _AT_ONCE]
            close = some[np.bitwise_count(ordered[some] ^ ordered[some + step]) <= k]
            if close.size:
                one, other = rows[close], rows[close + step]
                yield np.minimum(one, other) * values.size + np.maximum(one, other)
        step += 1
        alive = alive[alive + step < values.size]
        alive = alive[keys[alive + step] == keys[alive]]


def _expanded(order: Rows, starts: Rows, sizes: Rows, a: Rows, b: Rows) -> tuple[Rows, Rows]:
    """The pairs of rows for pairs of distinct values."""
    counts = sizes[a] * sizes[b]
    inside = np.arange(int(counts.sum())) - np.repeat(np.cumsum(counts) - counts, counts)
    in_b = np.repeat(sizes[b], counts)
    return order[np.repeat(starts[a], counts) + inside // in_b], order[
        np.repeat(starts[b], counts) + inside % in_b
    ]


def _of_equals(order: Rows, starts: Rows, sizes: Rows) -> tuple[Rows, Rows]:
    """The pairs of rows that have the same value."""
    one, other = [np.empty(0, dtype=np.int64)], [np.empty(0, dtype=np.int64)]
    for size in np.unique(sizes[sizes > 1]).tolist():
        rows = order[starts[sizes == size][:, None] + np.arange(size)]
        first, second = np.triu_indices(size, 1)
        one.append(rows[:, first].ravel())
        other.append(rows[:, second].ravel())
    return np.concatenate(one), np.concatenate(other)
