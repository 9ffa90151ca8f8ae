"""Counts of letters, punctuation and the like in many texts at once, by a table over code points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

LETTER, DIGIT, MARK, END, STOP, SPACE = (1 << n for n in range(6))
_BMP = 0x10000


@dataclass(frozen=True, slots=True)
class Characters:
    """Counts for n texts, each float64 of shape (n,).

    size: UTF-8 bytes, so that a Han character weighs like three Latin letters. letters: letters and digits.
    marks: 。！？；，、,.!?; sentences: marks that end one (a full stop only before a space or the end).
    ends: 1 where the text ends with such a mark, quotes and brackets apart.
    """

    size: NDArray[np.float64]
    letters: NDArray[np.float64]
    digits: NDArray[np.float64]
    marks: NDArray[np.float64]
    sentences: NDArray[np.float64]
    ends: NDArray[np.float64]


@cache
def _table() -> NDArray[np.uint8]:
    table = np.zeros(_BMP, dtype=np.uint8)
    for code in range(_BMP):
        character = chr(code)
        if character.isalnum():
            table[code] = LETTER | (DIGIT if character.isdigit() else 0)
        elif character.isspace():
            table[code] = SPACE
    for character in "。！？；，、,.!?;":
        table[ord(character)] |= MARK
    for character in "。！？；…":
        table[ord(character)] |= END
    for character in ".!?;:":
        table[ord(character)] |= STOP
    # a full stop inside closing quotes ends the sentence as well
    for character in '"”’)]':
        table[ord(character)] |= SPACE
    return table


def count_characters(texts: Sequence[str]) -> Characters:
    """Count in every text; one pass over all of them together."""
    if not texts:
        return Characters(*(np.zeros(0) for _ in range(6)))
    codes, classes, starts = _classes(texts)
    before_space = np.empty(len(codes), dtype=bool)
    before_space[:-1] = classes[1:] & SPACE
    before_space[-1] = False
    sentence = (classes & END > 0) | ((classes & STOP > 0) & before_space)
    widths = 1 + (codes >= 0x80).astype(np.int8) + (codes >= 0x800) + (codes >= _BMP)

    def total(of: NDArray[np.generic]) -> NDArray[np.float64]:
        return np.add.reduceat(of, starts, dtype=np.int64).astype(np.float64)

    lengths = np.diff(starts, append=len(codes))
    last = starts + lengths - 2
    ends = sentence[last] | (sentence[np.maximum(last - 1, 0)] & (classes[last] & SPACE > 0) & (lengths > 2))
    return Characters(
        total(widths) - 1,
        total(classes & LETTER > 0),
        total(classes & DIGIT > 0),
        total(classes & MARK > 0),
        total(sentence),
        ends.astype(np.float64),
    )


def count_letters(texts: Sequence[str]) -> NDArray[np.float64]:
    """Letters and digits alone, shape (len(texts),)."""
    if not texts:
        return np.zeros(0)
    _, classes, starts = _classes(texts)
    return np.add.reduceat(classes & LETTER, starts, dtype=np.int64).astype(np.float64)


def _classes(texts: Sequence[str]) -> tuple[NDArray[np.uint32], NDArray[np.uint8], NDArray[np.int64]]:
    """Code points of all texts in a row, the class of each, and where each text starts.

    Every text is closed by a space, so that none is empty and none ends in the next.
    """
    joined = " ".join(texts) + " "
    codes = np.frombuffer(joined.encode("utf-32-le", "surrogatepass"), dtype=np.uint32)
    classes = _table()[np.minimum(codes, _BMP - 1)]
    # Han beyond the basic plane; the rest up there are mostly pictures
    classes[codes >= 0x20000] = LETTER
    lengths = np.fromiter(map(len, texts), dtype=np.int64, count=len(texts)) + 1
    return codes, classes, np.cumsum(lengths) - lengths
