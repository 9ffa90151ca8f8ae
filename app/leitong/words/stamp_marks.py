"""Where in a text a stamp may stand, told for all characters at once: patterns are dear, and few places need them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import Codes
from leitong.words.normalise import stretches

Places = NDArray[np.intp]
Booleans = NDArray[np.bool_]
Bits = NDArray[np.uint32]

NUMERALS = "〇零一二三四五六七八九十"
BEFORE = 14
"""September before a number is the longest that stands before its mark."""
_STEPS = np.arange(BEFORE + 1)
# what a stamp that does not begin with its number can begin with
_SIGNS = f"{NUMERALS}星周週凌上中下晚早阅閱浏瀏点點访訪播T"
_WORDS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "htt", "www")
_WORDS_IN_ANY_CASE = ("vie", "rea", "hit", "cli")
_MONTH = np.uint32(ord("月"))
_OTHERS = ("://", "www.")
_ZEROS = (np.uint32(ord("0")), np.uint32(ord("０")))
_TEN = np.uint32(10)
_BEYOND_ASCII = 128
# no first letter is this far on
_BEYOND_HAN = 0xA001
_SPACES = " \t\n\v\f\r\x1c\x1d\x1e\x1f"
# what may follow a number that begins a stamp: at once, before a digit, before a letter of a month, unit or counter
_ALONE, _BEFORE_DIGIT, _BEFORE_LETTER = 1, 2, 4


class Mark(NamedTuple):
    """A digit that begins a number, or another sign of a stamp, at which there can be one.

    begins: a stamp may begin at the mark. follows: it may begin with a word before it.
    """

    place: int
    begins: bool
    follows: bool


def marks_of(text: str, codes: Codes, most: int) -> Iterator[Mark]:
    """The marks of a text, in order. More may be told than there are stamps, never fewer.

    codes: its code points. most: no more numbers and signs are looked at.
    """
    digits = codes - _ZEROS[0] < _TEN
    if not text.isascii():
        digits |= codes - _ZEROS[1] < _TEN
    places, ends = stretches(digits)
    begins = _begin_stamps(codes, ends)
    others = _others(text, codes)
    if others.size:
        places = np.concatenate((places, others))
        order = places.argsort(kind="stable")
        places, begins = places.take(order), np.append(begins, np.zeros(others.size, dtype=bool)).take(order)
    places, begins = places[:most], begins[:most]
    follows = _follow_words(codes, places)
    kept = (begins | follows).nonzero()[0]
    return map(Mark, *(column.take(kept).tolist() for column in (places, begins, follows)))


def _begin_stamps(codes: Codes, ends: Places) -> Booleans:
    """Whether each number, by its end, is followed by what follows the first number of a stamp."""
    after, then = _following()
    after = after.take(codes.take(ends, mode="clip"), mode="clip")
    found: Booleans = (after & then.take(codes.take(ends + 1, mode="clip"), mode="clip")) > 0
    return found


def _others(text: str, codes: Codes) -> Places:
    found = [] if text.isascii() else [(codes == _MONTH).nonzero()[0]]
    found += [
        np.array([match.start() for match in re.finditer(re.escape(other), text)], dtype=np.intp)
        for other in _OTHERS
        if other in text
    ]
    return np.concatenate(found) if found else np.empty(0, dtype=np.intp)


def _follow_words(codes: Codes, places: Places) -> Booleans:
    """Whether what a stamp can begin with may begin at each of the places, or a little before."""
    first, second, third = _letters()
    found = np.zeros(places.size, dtype=bool)
    which = first.take(codes.take(places[:, None] - _STEPS, mode="clip"), mode="clip")
    rows, steps = which.nonzero()
    if rows.size:
        begins = places.take(rows) - steps
        which = which[rows, steps] & second.take(codes.take(begins + 1, mode="clip"), mode="clip")
        which &= third.take(codes.take(begins + 2, mode="clip"), mode="clip")
        found[rows.compress(which > 0)] = True
    return found


@cache
def _letters() -> tuple[Bits, Bits, Bits]:
    """For the first three letters of what a stamp can begin with a bit for each word; a sign has all letters after it.

    Beyond ASCII a letter may be another case of one of them, and counts as any but a first one.
    """
    tables = np.zeros((3, _BEYOND_HAN), dtype=np.uint32)
    words = (*_WORDS, *_WORDS_IN_ANY_CASE)
    for number, word in enumerate(words):
        for table, letter in zip(tables, word, strict=True):
            for one in {letter, *(letter.swapcase() if word in _WORDS_IN_ANY_CASE else "")}:
                table[ord(one)] |= 1 << number
    tables[1:, _BEYOND_ASCII:] = (1 << len(words)) - 1
    tables[0, [ord(sign) for sign in _SIGNS]] |= 1 << len(words)
    tables[1:] |= 1 << len(words)
    return tables[0], tables[1], tables[2]


@cache
def _following() -> tuple[Bits, Bits]:
    """For the character after a number, and for the one after that, in which of three cases they may go on a stamp.

    All beyond ASCII is the last entry.
    """
    after, then = np.zeros((2, _BEYOND_ASCII + 1), dtype=np.uint32)
    for bit, signs in ((_ALONE, ",.+snrtkK"), (_BEFORE_DIGIT, ":-/"), (_BEFORE_LETTER, _SPACES)):
        after[[ord(sign) for sign in signs]] = bit
    then[:] = _ALONE
    for bit, signs in ((_BEFORE_DIGIT, "0123456789"), (_BEFORE_LETTER, "JFMASONDsmhdvrhcVRHC")):
        then[[ord(sign) for sign in signs]] |= bit
    after[-1], then[-1] = _ALONE, _ALONE | _BEFORE_DIGIT | _BEFORE_LETTER
    return after, then
