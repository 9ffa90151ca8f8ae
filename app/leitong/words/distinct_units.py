"""Units that differ where the texts look different: by case, width, script variant, marks or white space.

Units are made from the folded text, which knows no such difference. Here each is given another hash for what folding
has hidden in it, so that only units that look alike are equal.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import (
    CODE_POINTS,
    COMMA,
    DIGIT,
    EXPANDS,
    POINT,
    WHITE,
    WORD,
    Codes,
    cased,
    codes_of,
    nfkc_table,
)
from leitong.words.fold import fold, fold_table, simple_forms
from leitong.words.hashing import Hashes, mix
from leitong.words.normalise import Normalised
from leitong.words.token import Units

Places = NDArray[np.int64]
Marks = NDArray[np.bool_]
_CURLY, _APOSTROPHE = 0x2019, 0x27
_MARK = np.uint64(1 << 40)
_SPACE = np.uint64(1 << 41)
_BITS = np.uint64(21)  # room for a code point


@dataclass(frozen=True, slots=True)
class Distinct:
    """What tells units apart. punctuation: each mark is a unit. space: the white space before one is a part of it."""

    case: bool = False
    width: bool = False
    variants: bool = False
    punctuation: bool = False
    space: bool = False


def distinct_units(text: str, units: Units, by: Distinct) -> Units:
    """The units of `text` with hashes that differ by what `by` names; `units` as `units_of(text)` made them."""
    folded = fold(text)
    if by.punctuation:
        units = _with_marks(folded, units)
    if not len(units):
        return units
    extra = np.zeros(len(units), dtype=np.uint64)
    shown = codes_of(text)
    if by.case or by.width or by.variants or by.punctuation:
        _add_forms(extra, folded, shown, units, by)
    if by.space:
        _add_spaces(extra, shown, units, by)
    hashes = np.where(extra > 0, mix(units.hashes + extra), units.hashes)
    return Units(hashes, units.starts, units.ends)


def number_marks(text: str, units: Units) -> Marks:
    """Which units are numbers: digits, with points and commas between them. Shape (units,)."""
    folded = fold(text)
    flags = nfkc_table().flags[folded.codes]
    digits = (flags & DIGIT) > 0
    of_number = digits | (folded.codes == POINT) | (folded.codes == COMMA)
    first, last = _within(folded, units)
    numbers: Marks = (_count(digits, first, last) > 0) & (_count(of_number, first, last) == last - first)
    return numbers


def _count(marks: Marks, first: Places, last: Places) -> Places:
    before = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(marks)])
    counts: Places = before[last] - before[first]
    return counts


def _within(folded: Normalised, units: Units) -> tuple[Places, Places]:
    """First and last + 1 of the folded characters of each unit."""
    return np.searchsorted(folded.starts, units.starts), np.searchsorted(folded.starts, units.ends)


def _with_marks(folded: Normalised, units: Units) -> Units:
    """The units, and each mark between them as one."""
    flags = nfkc_table().flags[folded.codes]
    marks = (flags & np.uint16(WORD | WHITE)) == 0
    first, last = _within(folded, units)
    steps = np.zeros(folded.codes.size + 1, dtype=np.int64)
    np.add.at(steps, first, 1)
    np.add.at(steps, last, -1)
    places = np.flatnonzero(marks & (np.cumsum(steps[:-1]) == 0))
    starts = np.concatenate([units.starts, folded.starts[places]])
    order = np.argsort(starts, kind="stable")
    hashes = np.concatenate([units.hashes, mix(folded.codes[places] | _MARK)])
    ends = np.concatenate([units.ends, folded.ends[places]])
    return Units(hashes[order], starts[order], ends[order])


def _add_forms(extra: Hashes, folded: Normalised, shown: Codes, units: Units, by: Distinct) -> None:
    """Count in how each character of a unit looks, if folding has made it another."""
    codes = shown[folded.starts]
    looks = _half_folded(by.case, by.width, by.variants)[codes]
    odd = looks != fold_table().target[codes]
    flags = nfkc_table().flags
    if by.width:
        odd |= (flags[codes] & EXPANDS) > 0
    first, last = _within(folded, units)
    if by.punctuation:
        # what ties a word together (co's) has left no trace in its hash
        odd |= ((flags[codes] & np.uint16(WORD | WHITE)) == 0) & (np.diff(folded.starts, prepend=-1) > 0)
    places = np.flatnonzero(odd)
    of = np.searchsorted(first, places, side="right") - 1
    inside = (of >= 0) & (places < last[np.maximum(of, 0)])
    places, of = places[inside], of[inside]
    keys = ((places - first[of]).astype(np.uint64) << _BITS) | looks[places]
    np.add.at(extra, of, mix(keys))


def _add_spaces(extra: Hashes, shown: Codes, units: Units, by: Distinct) -> None:
    """Count in the white space before each unit."""
    white = np.flatnonzero(nfkc_table().flags[shown] & WHITE)
    of = np.searchsorted(units.starts, white)
    between = of < len(units)
    white, of = white[between], of[between]
    between = white >= np.where(of > 0, units.ends[of - 1], 0)
    white, of = white[between], of[between]
    np.add.at(extra, of, mix(_half_folded(by.case, by.width, by.variants)[shown[white]] | _SPACE))


@lru_cache(maxsize=2)
def _half_folded(case: bool, width: bool, variants: bool) -> Codes:
    """What each code point becomes if what is named is kept, shape (CODE_POINTS,)."""
    target = np.arange(CODE_POINTS, dtype=np.uint32) if width else nfkc_table().target.copy()
    if not case:
        for code in cased():
            form = chr(target[code]).casefold()
            target[code] = ord((form if width else unicodedata.normalize("NFKC", form))[0])
    if variants:
        target[target == _CURLY] = _APOSTROPHE
        return target
    return simple_forms()[target]
