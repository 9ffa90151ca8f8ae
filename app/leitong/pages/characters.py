"""Counts of letters, punctuation and the like in many texts at once, by a table over code points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

_BMP = 0x10000
_LETTER, _DIGIT, _MARK, _MORE_BYTES = range(4)
_END, _STOP, _SPACE = 1, 2, 4
# the four counts of a character lie in the four 16-bit parts of one number, and so do their sums over so many
_SEGMENT = 0x4000


@dataclass(frozen=True, slots=True)
class Characters:
    """Counts for n texts, each float64 of shape (n,).

    size: UTF-8 bytes, so that a Han character weighs like three Latin letters. letters: letters and digits.
    marks: 。！？；，、,.!?; ends: 1 where the text ends as a sentence does, quotes and brackets apart.
    """

    size: NDArray[np.float64]
    letters: NDArray[np.float64]
    digits: NDArray[np.float64]
    marks: NDArray[np.float64]
    ends: NDArray[np.float64]


def count_characters(texts: Sequence[str]) -> Characters:
    """Count in every text, of which there is one at least; one pass over all of them together."""
    codes, starts = _codes(texts)
    counts = _counts(codes, starts)
    lengths = np.diff(starts, append=len(codes)) - 1
    last = starts + lengths - 1
    ending, before = _ends()[codes[last]], _ends()[codes[np.maximum(last - 1, 0)]]
    # a mark that ends a sentence, perhaps with a closing quote or bracket after it
    ends = (ending & (_END | _STOP) > 0) | (
        (ending & _SPACE > 0) & (before & (_END | _STOP) > 0) & (lengths > 1)
    )
    return Characters(
        lengths + counts[:, _MORE_BYTES],
        counts[:, _LETTER],
        counts[:, _DIGIT],
        counts[:, _MARK],
        ends.astype(np.float64),
    )


def count_letters(texts: Sequence[str]) -> NDArray[np.float64]:
    """Letters and digits alone, shape (len(texts),)."""
    return _counts(*_codes(texts))[:, _LETTER] if texts else np.zeros(0)


def folded(texts: Sequence[str]) -> tuple[NDArray[np.uint16], NDArray[np.int64]]:
    """Code points of all texts in a row, case folded, a line break after each, and where each text starts.

    Beyond the basic plane all Han is one character, and so is all the rest.
    """
    codes, starts = _codes(texts)
    return _folding()[codes], starts


def _codes(texts: Sequence[str]) -> tuple[NDArray[np.unsignedinteger], NDArray[np.int64]]:
    """Code points of all texts in a row, and where each text starts.

    Every text is closed by a line break, so that none is empty and none ends in the next. Beyond the basic plane all
    Han is one Han character, and all the rest, mostly pictures, one picture.
    """
    joined = "\n".join(texts) + "\n"
    lengths = np.fromiter(map(len, texts), dtype=np.int64, count=len(texts)) + 1
    starts = np.cumsum(lengths) - lengths
    if joined.isascii():
        return np.frombuffer(joined.encode("ascii"), dtype=np.uint8), starts
    codes = np.frombuffer(joined.encode("utf-32-le", "surrogatepass"), dtype=np.uint32)
    if codes.max() >= _BMP:
        codes = np.where(codes < _BMP, codes, np.where(codes >= 0x20000, _BMP, _BMP + 1)).astype(np.uint32)
    return codes, starts


def _counts(codes: NDArray[np.unsignedinteger], starts: NDArray[np.int64]) -> NDArray[np.float64]:
    """Shape (number of texts, 4): letters, digits, marks, and bytes beyond one a character."""
    cuts = starts
    if np.diff(starts, append=len(codes)).max() > _SEGMENT:
        cuts = np.union1d(starts, np.arange(0, len(codes), _SEGMENT))
    sums = np.add.reduceat(_packed()[codes], cuts).view(np.uint16).reshape(-1, 4).astype(np.float64)
    if len(cuts) > len(starts):
        sums = np.add.reduceat(sums, np.searchsorted(cuts, starts), axis=0)
    return sums


@cache
def _packed() -> NDArray[np.uint64]:
    table = np.zeros((_BMP + 2, 4), dtype="<u2")
    for code in range(_BMP):
        character = chr(code)
        if character.isalnum():
            table[code, _LETTER] = 1
            table[code, _DIGIT] = character.isdigit()
    for character in "。！？；，、,.!?;":
        table[ord(character), _MARK] = 1
    table[0x80:, _MORE_BYTES] = 1
    table[0x800:, _MORE_BYTES] = 2
    table[_BMP:, _MORE_BYTES] = 3
    table[_BMP, _LETTER] = 1
    return table.view("<u8").ravel()


@cache
def _ends() -> NDArray[np.uint8]:
    table = np.zeros(_BMP + 2, dtype=np.uint8)
    for code in range(_BMP):
        if chr(code).isspace():
            table[code] = _SPACE
    for character in "。！？；…":
        table[ord(character)] |= _END
    for character in ".!?;:":
        table[ord(character)] |= _STOP
    # a full stop inside closing quotes ends the sentence as well
    for character in '"”’)]':
        table[ord(character)] |= _SPACE
    return table


@cache
def _folding() -> NDArray[np.uint16]:
    """Each character case folded, where that is one character; 0 for those beyond the basic plane."""
    table = np.zeros(_BMP + 2, dtype=np.uint16)
    for code in range(_BMP):
        folded = chr(code).casefold()
        table[code] = ord(folded) if len(folded) == 1 else code
    return table
