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
# share of the words, above which a text is written in capitals or as titles are
_SHOUTING = 0.8


def marked_units(text: str, units: Units) -> Marked:
    """The units of `text` in order, hashed to 29 bits, with NUMBER, NAME and WIDE below. Shape (units,)."""
    return marked_by_codes(codes_of(text), units)


def marked_by_codes(codes: Codes, units: Units) -> Marked:
    """The same of a text whose code points are known."""
    firsts = codes.take(units.starts)
    flags = nfkc_table().flags.take(firsts)
    marked = (units.hashes >> np.uint64(32)).astype(np.uint32) & ~MARKS
    marked[(flags & DIGIT) > 0] |= NUMBER
    single = (flags & UNIT) > 0
    marked[_capitals(firsts, single)] |= NAME
    marked[single] |= WIDE
    return marked


def telling(units: Marked) -> Marked:
    """The same units without NAME where nearly all words begin with a capital, which then makes no name of them."""
    words = (units & (NUMBER | WIDE)) == 0
    names = (units & NAME) > 0
    return units & ~NAME if names.sum() > _SHOUTING * words.sum() else units


def _capitals(codes: Codes, single: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Which code points are capitals; those that are units by themselves are none."""
    found: NDArray[np.bool_] = (codes >= 65) & (codes <= 90)
    others = np.flatnonzero((codes > 127) & ~single)
    found[others] = np.fromiter(map(str.isupper, text_of(codes[others])), dtype=bool, count=others.size)
    return found
