"""What was measured of pairs of prints, kept so that a pair that is judged again is not measured again."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.library.candidates import Candidates
from leitong.library.measured import Measured, joined_measures
from leitong.library.proof import Look

Places = NDArray[np.int64]
_32 = 32
_PARTS = 16


class KnownPairs:
    """Pairs by the numbers of their prints, in either order of the numbers but always the same for a pair."""

    def __init__(self) -> None:
        self._parts: list[tuple[Places, Measured]] = []
        self._looks: dict[int, Look] = {}

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

    def look(self, found: Candidates, pair: int, undecided: bool) -> Look | None:
        """What laying the pair side by side showed, if that was done, and as far as an undecided one needs it."""
        look = self._looks.get(_key(found, pair))
        return None if look is None or (undecided and look.aligned is None) else look

    def add_looks(self, found: Candidates, pairs: list[int], looks: list[Look]) -> None:
        """Remember what was seen of some of the candidates."""
        self._looks.update(zip((_key(found, pair) for pair in pairs), looks, strict=True))

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


def _where(known: Places, keys: Places) -> tuple[Places, NDArray[np.bool_]]:
    places = np.searchsorted(known, keys).clip(max=max(known.size - 1, 0))
    return places, known[places] == keys if known.size else np.zeros(keys.size, dtype=bool)
