"""Code points and UTF-16 units: Leitong counts the first, Qt the second, and they part at every 𠮷 and 😀."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

_BASIC_PLANE = 0xFFFF


class Utf16:
    """The two ways to count one text. `units("a𠮷b", 2)` is 3, since 𠮷 takes two units."""

    def __init__(self, text: str) -> None:
        self._astral = _astral_positions(text)
        self._astral_units = self._astral + np.arange(self._astral.size)

    def units(self, point: int) -> int:
        """How many UTF-16 units stand before code point `point`."""
        if not self._astral.size:
            return point
        return point + int(np.searchsorted(self._astral, point))

    def point(self, unit: int) -> int:
        """The code point at UTF-16 unit `unit`; the second half of a pair belongs to its code point."""
        if not self._astral.size:
            return unit
        before = int(np.searchsorted(self._astral_units, unit))
        inside = before > 0 and int(self._astral_units[before - 1]) == unit - 1
        return unit - before if not inside else unit - 1 - (before - 1)


def positions_of(text: str, letter: str) -> NDArray[np.int64]:
    """Where a code point stands, ascending."""
    return np.flatnonzero(_points(text) == ord(letter))


def has_surrogates(text: str) -> bool:
    """Whether halves of pairs stand alone in the text, which no encoding can write."""
    try:
        text.encode("utf-16-le")
    except UnicodeEncodeError:
        return True
    return False


def _astral_positions(text: str) -> NDArray[np.int64]:
    if text.isascii():
        return np.empty(0, dtype=np.int64)
    return np.flatnonzero(_points(text) > _BASIC_PLANE)


def _points(text: str) -> NDArray[np.uint8] | NDArray[np.uint32]:
    if text.isascii():
        return np.frombuffer(text.encode("ascii"), dtype=np.uint8)
    return np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype=np.uint32)
