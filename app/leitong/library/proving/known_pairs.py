"""What was measured of pairs of prints, kept so that a pair that is judged again is not measured again."""

from __future__ import annotations

import struct

import numpy as np
from numpy.typing import NDArray

from leitong.compare.alignment import Alignment, Exchanges
from leitong.library.proving.candidates import Candidates
from leitong.library.proving.measured import Measured, joined_measures
from leitong.library.proving.proof import Look

Places = NDArray[np.int64]
_32 = 32
_PARTS = 16
# fillable, then the numbers of an alignment: five weights, four counts of exchanges, three shares
_LOOK = struct.Struct("<?9q3d")
_FILLABLE, _NOT_FILLABLE = b"\1", b"\0"


class KnownPairs:
    """Pairs by the numbers of their prints, in either order of the numbers but always the same for a pair."""

    def __init__(self) -> None:
        self._parts: list[tuple[Places, Measured]] = []
        self._looks: dict[int, bytes] = {}

    def has(self, a: Places, b: Places) -> NDArray[np.bool_]:
        """Which of the pairs were measured."""
        keys = _keys(a, b)
        found = np.zeros(keys.size, dtype=bool)
        for known, _ in self._parts:
            found |= _where(known, keys)[1]
        return found

    def of(self, a: Places, b: Places) -> Measured:
        """The measures of pairs that were all measured."""
        keys = _keys(a, b)
        columns = Measured(*(np.zeros(keys.size) for _ in range(6)))
        for known, measures in self._parts:
            places, there = _where(known, keys)
            for column, values in zip(columns.columns, measures.columns, strict=True):
                column[there] = values[places[there]]
        return columns

    def add(self, a: Places, b: Places, measures: Measured) -> None:
        """Remember new pairs, each once."""
        keys = _keys(a, b)
        order = np.argsort(keys)
        self._parts.append((keys[order], measures.take(order)))
        if len(self._parts) > _PARTS:
            self._merge()

    def look(self, found: Candidates, pair: int, unclear: bool) -> Look | None:
        """What laying the pair side by side showed, if that was done, and as far as an unclear one needs it."""
        packed = self._looks.get(_key(found, pair))
        if packed is None:
            return None
        look = _unpacked(packed)
        return None if unclear and look.aligned is None else look

    def add_looks(self, found: Candidates, pairs: list[int], looks: list[Look]) -> None:
        """Remember what was seen of some of the candidates."""
        self._looks.update(zip((_key(found, pair) for pair in pairs), map(_packed, looks), strict=True))

    def _merge(self) -> None:
        """Small parts into one with the last that is not much larger, so that each pair is merged few times."""
        first = len(self._parts) - 1
        size = self._parts[first][0].size
        while first and self._parts[first - 1][0].size <= 2 * size:
            first -= 1
            size += self._parts[first][0].size
        some = self._parts[first:]
        keys = np.concatenate([known for known, _ in some])
        order = np.argsort(keys, kind="stable")
        measures = joined_measures([measures for _, measures in some])
        self._parts[first:] = [(keys[order], measures.take(order))]


def _keys(a: Places, b: Places) -> Places:
    return a << _32 | b


def _key(found: Candidates, pair: int) -> int:
    return int(found.a[pair]) << _32 | int(found.b[pair])


def _packed(look: Look) -> bytes:
    # as objects they would take several times the memory, and there are hundreds of thousands
    if look.aligned is None:
        return _FILLABLE if look.fillable else _NOT_FILLABLE
    aligned = look.aligned
    whole = (aligned.longest, aligned.passage, aligned.literal, aligned.weight_a, aligned.weight_b)
    return _LOOK.pack(
        look.fillable,
        *whole,
        *aligned.exchanges,
        aligned.covered_a,
        aligned.covered_b,
        aligned.numbers_kept,
    )


def _unpacked(packed: bytes) -> Look:
    if len(packed) == 1:
        return Look(None, packed == _FILLABLE)
    fillable, longest, passage, literal, weight_a, weight_b, *rest = _LOOK.unpack(packed)
    numbers, names, spoilt, every, covered_a, covered_b, numbers_kept = rest
    exchanges = Exchanges(numbers, names, spoilt, every)
    aligned = Alignment(
        longest, passage, literal, weight_a, weight_b, covered_a, covered_b, exchanges, numbers_kept
    )
    return Look(aligned, fillable)


def _where(known: Places, keys: Places) -> tuple[Places, NDArray[np.bool_]]:
    places = np.searchsorted(known, keys).clip(max=max(known.size - 1, 0))
    return places, known[places] == keys if known.size else np.zeros(keys.size, dtype=bool)
