"""Units marked as number, name or single character: all that is left of a text when its places are filled in anew."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import DIGIT, UNIT, Codes, codes_of, nfkc_table, text_of
from leitong.words.token import Units

Marked = NDArray[np.uint32]

NUMBER, NAME, WIDE = (np.uint32(bit) for bit in (1, 2, 4))
"""Marks in the low bits of a unit: it begins with a digit; with a capital; it is a Han, kana or Hangul character."""
MARKS = np.uint32(7)


def marked_units(text: str, units: Units) -> Marked:
    """The units of `text` in order, hashed to 29 bits, with NUMBER, NAME and WIDE below. Shape (units,)."""
    firsts = codes_of(text)[units.starts]
    flags = nfkc_table().flags[firsts]
    marked = (units.hashes >> np.uint64(32)).astype(np.uint32) & ~MARKS
    marked[(flags & DIGIT) > 0] |= NUMBER
    marked[_capitals(firsts)] |= NAME
    marked[(flags & UNIT) > 0] |= WIDE
    return marked


def _capitals(codes: Codes) -> NDArray[np.bool_]:
    few, places = np.unique(codes, return_inverse=True)
    return np.fromiter(map(str.isupper, text_of(few)), dtype=bool, count=few.size)[places]
