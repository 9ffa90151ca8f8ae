"""The difference hash of a picture: where it gets brighter from left to right, on a grid of nine by eight (S33).

It stays as it is when the picture is scaled, brightened or compressed anew.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

COLUMNS, ROWS = 9, 8
SAME_WITHIN = 5
"""Bits in which two hashes of one picture may differ."""
_FEWEST_ONES, _MOST_ONES = 4, 60


def dhash(grey: Sequence[Sequence[int]] | NDArray[np.uint8]) -> int:
    """64 bits: 1 where the right neighbour is brighter; rows from the top, the first bit is the highest.

    grey: brightness 0–255, shape (8, 9). Raises ValueError for another shape.
    """
    pixels = np.asarray(grey, dtype=np.int16)
    if pixels.shape != (ROWS, COLUMNS):
        raise ValueError(f"a difference hash is made from {ROWS} rows of {COLUMNS}, not from {pixels.shape}")
    brighter = pixels[:, 1:] > pixels[:, :-1]
    return int.from_bytes(np.packbits(brighter.ravel()).tobytes(), "big")


def is_flat(value: int) -> bool:
    """Whether the picture is nearly the same all over or runs one way: such hashes tell nothing apart."""
    return not _FEWEST_ONES <= value.bit_count() <= _MOST_ONES
