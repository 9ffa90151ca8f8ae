"""What each code point is and what it becomes, as tables that numpy looks up for a whole text at once.

Made from Python's own Unicode data, so that the tables never disagree with `unicodedata`.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cache
from itertools import chain

import numpy as np
from numpy.typing import NDArray

Codes = NDArray[np.uint32]
Flags = NDArray[np.uint16]

CODE_POINTS = 0x110000
POINT, COMMA = 0x2E, 0x2C

WHITE = 1  # white space, or a space after NFKC
INVISIBLE = 2  # dropped by norm: zero-width characters, marks of direction, soft hyphen
HIDDEN = 4  # dropped by fold as well: overrides and isolates of direction, fillers, variation selectors
WIDE = 8  # Han, kana, Bopomofo and full-width marks: white space beside them says nothing
COMBINING = 16  # may change or compose with what stands before it
EXPANDS = 32  # becomes several code points
WORD = 64  # letter, number or mark
UNIT = 128  # a unit of its own: Han, kana, Hangul
HAN = 256  # in the range that jieba's dictionary covers
DIGIT = 512  # decimal digit
ALNUM = 1024  # letter or number
HIRAGANA = 2048
KATAKANA = 4096
HANGUL = 8192
LOOKALIKE = 16384  # of a script whose letters may pass for Latin ones; in the table of `fold` only

_INVISIBLE = (*range(0x200B, 0x2010), 0x2060, 0xFEFF, 0x00AD)
_HIDDEN = (
    *range(0x202A, 0x202F),
    *range(0x2061, 0x2070),
    *range(0xFE00, 0xFE10),
    *range(0xE0000, 0xE01F0),
    *(0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180E, 0x180F, 0x3164, 0xFFA0),
)
# Each code point here is its own NFKC form and a letter, so it needs no look at unicodedata. Places still free
# count as Han, so that a text's fingerprints do not change with the Unicode version of Python
_PLAIN_HAN = ((0x3400, 0x4DC0), (0x4E00, 0xA000), (0x20000, 0x2F800), (0x30000, 0x323B0))
_PLAIN_HANGUL = (0xAC00, 0xD7A4)
_LOOKED_AT = (
    *((0, 0x3400), (0x4DC0, 0x4E00), (0xA000, 0xAC00), (0xD7A4, 0xD800), (0xF900, 0x18D00)),
    *((0x1AFF0, 0x1FC00), (0x2F800, 0x2FA20), (0xE0000, 0xE01F0)),
)
_UNITS = (*_PLAIN_HAN, _PLAIN_HANGUL, (0x3005, 0x3008), (0x3041, 0x3100), (0x31F0, 0x3200), (0xF900, 0xFB00))
_WIDE = (*_PLAIN_HAN, (0x2E80, 0x3130), (0x3190, 0x3400), (0xF900, 0xFB00), (0xFE30, 0xFE50))
_WIDE_MARKS = ((0xFF01, 0xFF10), (0xFF1A, 0xFF21), (0xFF3B, 0xFF41), (0xFF5B, 0xFFA0), (0xFFE0, 0xFFE7))
_JAMO_THAT_JOIN = ((0x1161, 0x1176), (0x11A8, 0x11C3))


@dataclass(frozen=True, slots=True)
class Table:
    """flags: bits as above, shape (CODE_POINTS,). target: what a code point becomes where it becomes one."""

    flags: Flags
    target: Codes


def codes_of(text: str) -> Codes:
    """The code points of `text`, shape (len(text),)."""
    return np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype=np.uint32)


def text_of(codes: Codes) -> str:
    """The text of these code points."""
    return codes.astype("<u4", copy=False).tobytes().decode("utf-32-le", "surrogatepass")


@cache
def nfkc_table() -> Table:
    """Flags and NFKC forms of all code points; those without COMBINING and EXPANDS stand alone."""
    flags = np.zeros(CODE_POINTS, dtype=np.uint16)
    target = np.arange(CODE_POINTS, dtype=np.uint32)
    seconds = _seconds()
    for code in _looked_at():
        character = chr(code)
        category = unicodedata.category(character)
        if category == "Cn":
            continue
        form = unicodedata.normalize("NFKC", character)
        flag = _flag(character, category, form)
        if form[0] in seconds or unicodedata.combining(form[0]):
            flag |= COMBINING
        flags[code] = flag
        target[code] = ord(form[0])
    for ranges, bits in (
        (_PLAIN_HAN, WORD | ALNUM),
        ((_PLAIN_HANGUL,), WORD | ALNUM),
        (_UNITS, UNIT),
        (_WIDE, WIDE),
        (_WIDE_MARKS, WIDE),
        (_JAMO_THAT_JOIN, COMBINING),
        (((0x4E00, 0x9FD6),), HAN),
        (((0x3041, 0x30A0),), HIRAGANA),
        (((0x30A0, 0x3100), (0x31F0, 0x3200)), KATAKANA),
        ((_PLAIN_HANGUL,), HANGUL),
    ):
        for start, end in ranges:
            flags[start:end] |= bits
    flags |= flags[target] & np.uint16(WIDE)
    flags[list(_INVISIBLE)] |= INVISIBLE | HIDDEN
    flags[list(_HIDDEN)] |= HIDDEN
    return Table(flags, target)


@cache
def cased() -> tuple[int, ...]:
    """Code points whose NFKC form changes when its case is folded; WIDE and combining ones have no case."""
    nfkc = nfkc_table()
    plain = (nfkc.flags & (COMBINING | WIDE)) == 0
    becomes_another = nfkc.target != np.arange(CODE_POINTS)
    candidates = np.flatnonzero(plain & ((nfkc.flags > 0) | becomes_another)).tolist()
    targets = nfkc.target[candidates].tolist()
    return tuple(
        code for code, form in zip(candidates, map(chr, targets), strict=True) if form.casefold() != form
    )


def _looked_at() -> chain[int]:
    return chain.from_iterable(range(first, last) for first, last in _LOOKED_AT)


def _flag(character: str, category: str, form: str) -> int:
    flag = 0
    if character.isspace() or form == " ":
        flag |= WHITE
    if len(form) > 1:
        flag |= EXPANDS
    if category[0] in "LN":
        flag |= WORD | ALNUM
    if category[0] == "M":
        flag |= WORD
    if category == "Nd":
        flag |= DIGIT
    return flag


def _seconds() -> frozenset[str]:
    """Characters that compose with the one before them."""
    found = set()
    for code in chain(range(0x3100), range(0x11000, 0x11A00), range(0x1D100, 0x1D200)):
        parts = unicodedata.decomposition(chr(code)).split()
        if len(parts) == 2 and not parts[0].startswith("<"):
            found.add(chr(int(parts[1], 16)))
    return frozenset(found)
