"""Fingerprints within k bits of a given one, among millions, exactly (S12).

Of four blocks of 16 bits at least one differs in at most k // 4 bits if the whole differs in at most k. A table for
each block lists the fingerprints by the value of that block, so that a query looks at a few short lists: 4 of them
for k up to 3, 68 up to 7, 548 up to 11. Beyond that, and for few fingerprints, looking at all of them is as quick.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

Values = NDArray[np.uint64]
Rows = NDArray[np.int64]
Distances = NDArray[np.uint8]

_BLOCKS = 4
_BITS = 16
_MOST_FLIPS = 2
_OFFSETS = (np.arange(_BLOCKS) * ((1 << _BITS) + 1))[:, None]
# fewer are looked through faster than lists are put together
_FEW = 1 << 15
# a scan in pieces that fit the processor's cache takes a tenth of the time of one in a whole
_PIECE = 1 << 15
# a segment is merged into the one before it unless that is this many times as large
_GROWTH = 4


@dataclass(frozen=True, slots=True)
class _Segment:
    """Tables of the fingerprints of rows from `first` up to `last`.

    starts: int64, shape (4 · 65537,), where each block value's list begins, block after block. values, rows: shape
    (4 · n,), list after list.
    """

    first: int
    last: int
    starts: Rows
    values: Values
    rows: NDArray[np.uint32]

    def near(self, value: int, k: int) -> tuple[Rows, Distances]:
        starts, ends = self._lists(value, k)
        filled = starts < ends
        starts, sizes = starts[filled], (ends - starts)[filled]
        places = np.arange(int(sizes.sum())) + np.repeat(starts - np.cumsum(sizes) + sizes, sizes)
        distances = np.bitwise_count(self.values.take(places) ^ np.uint64(value))
        close = np.flatnonzero(distances <= k)
        rows, at = np.unique(self.rows.take(places[close]), return_index=True)
        return rows.astype(np.int64) + self.first, distances[close[at]]

    def opened(self, value: int, k: int) -> tuple[int, int]:
        """How many lists a query opens, and how many fingerprints stand in them."""
        starts, ends = self._lists(value, k)
        return starts.size, int((ends - starts).sum())

    def _lists(self, value: int, k: int) -> tuple[Rows, Rows]:
        """Where the lists begin and end that hold all within k bits."""
        blocks = np.frombuffer(value.to_bytes(8, "little"), dtype="<u2").astype(np.uint16)
        keys = (_flips(k // _BLOCKS) ^ blocks[:, None]) + _OFFSETS
        return self.starts.take(keys), self.starts.take(keys + 1)


class HammingIndex:
    """Fingerprints in the order in which they were added; the row of each is its place in that order.

    Adding costs about a microsecond each in the long run. A query sees all that was added.
    """

    def __init__(self, values: Values | None = None) -> None:
        self._values = np.empty(0, dtype=np.uint64)
        self._size = 0
        self._segments: list[_Segment] = []
        if values is not None:
            self.add(values)

    def __len__(self) -> int:
        return self._size

    @property
    def values(self) -> Values:
        """All fingerprints by row, uint64, shape (len(self),)."""
        return self._values[: self._size]

    def add(self, values: Values) -> None:
        """Append fingerprints; values: uint64, shape (n,)."""
        size = self._size + values.size
        if size > self._values.size:
            grown = np.empty(max(size, 2 * self._values.size), dtype=np.uint64)
            grown[: self._size] = self.values
            self._values = grown
        self._values[self._size : size] = values
        self._size = size
        if size - self._merged >= _FEW:
            self._merge()

    def near(self, value: int, k: int) -> tuple[Rows, Distances]:
        """Rows of the fingerprints that differ from `value` in at most k bits, ascending, and in how many each does.

        Raises ValueError if k is not within 0–64 or value is not a 64-bit number.
        """
        _check(k)
        if not 0 <= value < 2**64:
            raise ValueError(f"a fingerprint has 64 bits: {value}")
        if k // _BLOCKS > _MOST_FLIPS:
            return scan(self.values, value, k)
        parts = [segment.near(value, k) for segment in self._segments]
        rows, distances = scan(self._values[self._merged : self._size], value, k)
        parts.append((rows + self._merged, distances))
        return np.concatenate([rows for rows, _ in parts]), np.concatenate([found for _, found in parts])

    def effort(self, value: int, k: int) -> tuple[int, int]:
        """How many lists `near` opens, and with how many fingerprints it compares."""
        if k // _BLOCKS > _MOST_FLIPS:
            return 0, self._size
        opened = [segment.opened(value, k) for segment in self._segments]
        rest = self._size - self._merged
        return sum(lists for lists, _ in opened), sum(found for _, found in opened) + rest

    @property
    def stored_bytes(self) -> int:
        """Of all tables, beside the fingerprints themselves."""
        return sum(
            segment.starts.nbytes + segment.values.nbytes + segment.rows.nbytes for segment in self._segments
        )

    @property
    def _merged(self) -> int:
        return self._segments[-1].last if self._segments else 0

    def _merge(self) -> None:
        first = self._merged
        while self._segments and self._segments[-1].last - self._segments[-1].first < _GROWTH * (
            self._size - first
        ):
            first = self._segments.pop().first
        self._segments.append(_segment(self._values[first : self._size], first))


def scan(values: Values, value: int, k: int) -> tuple[Rows, Distances]:
    """The same as `HammingIndex.near` by looking at all values."""
    _check(k)
    rows, distances = [np.empty(0, dtype=np.int64)], [np.empty(0, dtype=np.uint8)]
    for start in range(0, values.size, _PIECE):
        differing = np.bitwise_count(values[start : start + _PIECE] ^ np.uint64(value))
        close = np.flatnonzero(differing <= k)
        if close.size:
            rows.append(close + start)
            distances.append(differing[close])
    return np.concatenate(rows), np.concatenate(distances)


def _segment(values: Values, first: int) -> _Segment:
    starts = np.empty((_BLOCKS, (1 << _BITS) + 1), dtype=np.int64)
    sorted_values = np.empty((_BLOCKS, values.size), dtype=np.uint64)
    rows = np.empty((_BLOCKS, values.size), dtype=np.uint32)
    for block in range(_BLOCKS):
        keys = (values >> np.uint64(_BITS * block)).astype(np.uint16)
        rows[block] = np.argsort(keys, kind="stable")
        sorted_values[block] = values[rows[block]]
        sizes = np.bincount(keys, minlength=1 << _BITS)
        starts[block] = np.append(0, np.cumsum(sizes)) + block * values.size
    return _Segment(first, first + values.size, starts.ravel(), sorted_values.ravel(), rows.ravel())


@cache
def _flips(most: int) -> NDArray[np.uint16]:
    """All 16-bit numbers with at most so many ones."""
    places = range(_BITS)
    return np.array(
        [
            sum(1 << place for place in chosen)
            for ones in range(most + 1)
            for chosen in combinations(places, ones)
        ],
        dtype=np.uint16,
    )


def _check(k: int) -> None:
    if not 0 <= k <= 64:
        raise ValueError(f"distances are 0 to 64 bits, not {k}")
