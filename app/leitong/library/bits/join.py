"""All pairs of fingerprints within k bits of each other, exactly, without comparing all with all.

Manku, Jain and Das Sarma, "Detecting near-duplicates for web crawling", WWW 2007: cut into k + c blocks, two
fingerprints within k bits agree in at least c of them. For each choice of c blocks the fingerprints are put in the
order of those, so that the ones with the same stand in lists, and are compared with the next ones in the list. More
blocks make shorter lists and more sorting; what is cheapest depends on how many fingerprints there are.
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
# so many bits are sorted by counting
_COUNTED_BITS = 16
# nanoseconds to put a fingerprint in order, by few bits and by more, and to compare two
_COUNTED, _SORTED, _COMPARED = 40.0, 120.0, 2.5
_MOST_AGREEING = 5
# All are compared with the one that stands so many places after, though it may be in another list, until that would be
# in vain for all but one in so many: neighbours in memory are compared ten times as fast as others
_VAIN = 8
# fingerprints that fit the processor's cache
_PIECE = 1 << 15
_AT_ONCE = 1 << 20
_LOOKED_UP_BITS = 20


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
    ordered = np.sort(values)
    starts = np.flatnonzero(np.append(True, ordered[1:] != ordered[:-1])[: ordered.size])
    distinct = ordered[starts] if starts.size < ordered.size else ordered
    agreeing = _cheapest(distinct.size, k) if agreeing is None else agreeing
    a, b = _joined(distinct, k, agreeing)
    again = np.flatnonzero(np.diff(np.append(starts, ordered.size)) > 1)
    involved = np.unique(np.concatenate([a, b, again]))
    rows = _rows_of(distinct[involved], values)
    one, other = rows.pairs(np.searchsorted(involved, a), np.searchsorted(involved, b))
    equal_one, equal_other = rows.of_equals()
    one, other = np.concatenate([one, equal_one]), np.concatenate([other, equal_other])
    first, second = np.minimum(one, other), np.maximum(one, other)
    sort = np.lexsort((second, first))
    first, second = first[sort], second[sort]
    return Close(first, second, np.bitwise_count(values[first] ^ values[second]))


def _joined(values: Values, k: int, agreeing: int) -> tuple[Rows, Rows]:
    """Pairs of places within k bits, the lower first, among ascending values that all differ."""
    found = [np.empty(0, dtype=np.int64)]
    for blocks in _choices(k + agreeing, agreeing):
        lists = _by_few_bits(values, blocks) if _width(blocks) <= _COUNTED_BITS else _by_bits(values, blocks)
        for here, there in lists.close(k):
            one, other = lists.places[here], lists.places[there]
            found.append(np.minimum(one, other) * values.size + np.maximum(one, other))
    keys = np.unique(np.concatenate(found))
    return keys // max(values.size, 1), keys % max(values.size, 1)


def _cheapest(count: int, k: int) -> int:
    """In how many blocks the compared ones shall agree."""

    def cost(agreeing: int) -> float:
        bits = _BITS * agreeing // (k + agreeing) if agreeing else 0
        ordering = _COUNTED if bits <= _COUNTED_BITS else _SORTED
        return comb(k + agreeing, agreeing) * count * (ordering + _COMPARED * count / 2.0 ** (bits + 1))

    return min((c for c in range(_MOST_AGREEING + 1) if c + k <= _BITS), key=cost)


def _choices(blocks: int, agreeing: int) -> Iterator[list[tuple[int, int]]]:
    """Each choice of so many of the blocks, as (lowest bit, width); sizes of blocks differ by at most 1."""
    if not agreeing:
        return iter([[]])
    edges = [_BITS * block // blocks for block in range(blocks + 1)]
    pieces = list(zip(edges[:-1], (high - low for low, high in pairwise(edges)), strict=True))
    return map(list, combinations(pieces, agreeing))


def _width(blocks: list[tuple[int, int]]) -> int:
    return sum(size for _, size in blocks)


@dataclass(frozen=True, slots=True)
class _Lists:
    """Fingerprints with the same in some blocks, list after list. sizes: of each list, none is empty.

    places: where each value stands among all.
    """

    values: Values
    places: Rows
    sizes: Rows

    def close(self, k: int) -> Iterator[tuple[Rows, Rows]]:
        """Where the pairs stand here that are in one list and differ in at most k bits, and some more of the latter."""
        # how many have one in their list that stands so many places after
        sizes = np.bincount(self.sizes) if self.sizes.size else np.zeros(1, dtype=np.int64)
        longer = np.cumsum(sizes[::-1])[::-1]
        with_later = np.cumsum(longer[::-1])[::-1][1:]
        steps = int(np.count_nonzero(_VAIN * with_later[1:] >= self.values.size))
        yield from self._neighbours(k, steps)
        yield from self._in_long_lists(k, steps)

    def _neighbours(self, k: int, steps: int) -> Iterator[tuple[Rows, Rows]]:
        """The pairs that stand at most so many places apart, whether in one list or not."""
        differing, bits = np.empty(_PIECE, dtype=np.uint64), np.empty(_PIECE, dtype=np.uint8)
        for start in range(0, self.values.size, _PIECE):
            ones = self.values[start : start + _PIECE]
            for step in range(1, steps + 1):
                others = self.values[start + step : start + step + ones.size]
                size = others.size
                np.bitwise_xor(ones[:size], others, out=differing[:size])
                np.bitwise_count(differing[:size], out=bits[:size])
                close = bits[:size] <= k
                if close.any():
                    here = np.flatnonzero(close) + start
                    yield here, here + step

    def _in_long_lists(self, k: int, steps: int) -> Iterator[tuple[Rows, Rows]]:
        """The pairs of one list that stand farther apart."""
        long = np.flatnonzero(self.sizes > steps + 1)
        starts, sizes = (np.cumsum(self.sizes) - self.sizes)[long], self.sizes[long] - steps - 1
        inside = np.arange(int(sizes.sum())) - np.repeat(np.cumsum(sizes) - sizes, sizes)
        alive, after = np.repeat(starts, sizes) + inside, np.repeat(sizes + steps, sizes) - inside
        step = steps
        while alive.size:
            step += 1
            for start in range(0, alive.size, _AT_ONCE):
                some = alive[start : start + _AT_ONCE]
                close = some[np.bitwise_count(self.values[some] ^ self.values[some + step]) <= k]
                if close.size:
                    yield close, close + step
            more = after > step
            alive, after = alive[more], after[more]


def _by_few_bits(values: Values, blocks: list[tuple[int, int]]) -> _Lists:
    keys = np.zeros(values.size, dtype=np.uint16)
    for low, size in blocks:
        keys <<= size
        keys |= (values >> np.uint64(low)).astype(np.uint16) & np.uint16((1 << size) - 1)
    places = np.argsort(keys, kind="stable")
    sizes = np.bincount(keys)
    return _Lists(values[places], places, sizes[sizes > 0])


def _by_bits(values: Values, blocks: list[tuple[int, int]]) -> _Lists:
    place_bits = max(values.size - 1, 1).bit_length()
    keys = np.zeros(values.size, dtype=np.uint64)
    width = 0
    # What does not fit beside the place is left out: longer lists, the same pairs
    for low, size in blocks:
        taken = min(size, _BITS - place_bits - width)
        keys <<= np.uint64(taken)
        keys |= values >> np.uint64(low) & np.uint64((1 << taken) - 1)
        width += taken
    keys <<= np.uint64(place_bits)
    keys |= np.arange(values.size, dtype=np.uint64)
    # Sorting whole numbers is several times as fast as sorting places by them
    keys.sort()
    places = (keys & np.uint64((1 << place_bits) - 1)).astype(np.int64)
    keys >>= np.uint64(place_bits)
    starts = np.flatnonzero(np.append(True, keys[1:] != keys[:-1])[: keys.size])
    return _Lists(values[places], places, np.diff(np.append(starts, keys.size)))


@dataclass(frozen=True, slots=True)
class _RowsOf:
    """The rows of some values: of each so many from where it starts in `rows`. Shape (values,), but for rows."""

    rows: Rows
    starts: Rows
    sizes: Rows

    def pairs(self, a: Rows, b: Rows) -> tuple[Rows, Rows]:
        """All rows of one value with all of the other, for pairs of places of values."""
        counts = self.sizes[a] * self.sizes[b]
        inside = np.arange(int(counts.sum())) - np.repeat(np.cumsum(counts) - counts, counts)
        in_b = np.repeat(self.sizes[b], counts)
        return (
            self.rows[np.repeat(self.starts[a], counts) + inside // in_b],
            self.rows[np.repeat(self.starts[b], counts) + inside % in_b],
        )

    def of_equals(self) -> tuple[Rows, Rows]:
        """The pairs of rows that have the same value."""
        one, other = [np.empty(0, dtype=np.int64)], [np.empty(0, dtype=np.int64)]
        for size in np.unique(self.sizes[self.sizes > 1]).tolist():
            rows = self.rows[self.starts[self.sizes == size][:, None] + np.arange(size)]
            first, second = np.triu_indices(size, 1)
            one.append(rows[:, first].ravel())
            other.append(rows[:, second].ravel())
        return np.concatenate(one), np.concatenate(other)


def _rows_of(some: Values, values: Values) -> _RowsOf:
    """Where some of the values stand. some: ascending, each once, all of them there."""
    beginnings = np.zeros(1 << _LOOKED_UP_BITS, dtype=bool)
    beginning = np.uint64(_BITS - _LOOKED_UP_BITS)
    beginnings[some >> beginning] = True
    likely = np.flatnonzero(beginnings[values >> beginning])
    places = np.searchsorted(some, values[likely]).clip(max=max(some.size - 1, 0))
    there = some[places] == values[likely] if some.size else np.zeros(likely.size, dtype=bool)
    rows, places = likely[there], places[there]
    sizes = np.bincount(places, minlength=some.size)
    return _RowsOf(rows[np.argsort(places, kind="stable")], np.cumsum(sizes) - sizes, sizes)
