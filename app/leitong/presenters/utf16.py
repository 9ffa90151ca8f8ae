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


def _astral_positions(text: str) -> NDArray[np.int64]:
    points = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype=np.uint32)
    return np.flatnonzero(points > _BASIC_PLANE)
