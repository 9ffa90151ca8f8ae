"""The units of a text that comparing works on: each Han, kana or Hangul character, and each other word."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import (
    COMMA,
    DIGIT,
    HAN,
    HANGUL,
    HIRAGANA,
    KATAKANA,
    POINT,
    UNIT,
    WORD,
    Codes,
    nfkc_table,
)
from leitong.words.fold import fold, folded_parts
from leitong.words.hashing import hash_runs
from leitong.words.normalise import Normalised, Places
from leitong.words.token import Units

Marks = NDArray[np.bool_]
_APOSTROPHE = 0x27
# 't, 'd, 'm and 'll, 're, 've are the only endings that an apostrophe ties to its word: elsewhere it is a quote, and
# before an s it adds nothing to what the word says
_ONE_LETTER = np.array([ord(letter) for letter in "tdm"], dtype=np.uint32)
_ONE_LETTER_OF_UNITS = np.array([ord(letter) for letter in "stdm"], dtype=np.uint32)
_FIRST_OF_TWO, _SECOND_OF_TWO = (
    np.array([ord(letter) for letter in row], dtype=np.uint32) for row in ("lrv", "lee")
)
_NOTHING = np.zeros(2, dtype=np.uint32)


def units_of(text: str) -> Units:
    """The units of `text` in order, with offsets into it.

    Copies lose apostrophes and thousands commas, so that co's is cos here, and 1,300 is 1300.
    """
    parts = [(start, _units_of(part)) for start, part in folded_parts(text)]
    if len(parts) == 1:
        return parts[0][1]
    return Units(
        np.concatenate([part.hashes for _, part in parts]),
        np.concatenate([part.starts + np.int32(start) for start, part in parts]),
        np.concatenate([part.ends + np.int32(start) for start, part in parts]),
    )


def _units_of(text: str) -> Units:
    folded = fold(text)
    tied = _tying(folded, _ONE_LETTER_OF_UNITS)
    if tied.size:
        folded = folded.without(tied[folded.codes[tied] != POINT])
    firsts, lasts = runs(*word_marks(folded, joined=False))
    hashes = hash_runs(folded.codes, firsts, lasts - firsts)
    return Units(hashes, folded.starts[firsts], folded.ends[lasts - 1])


def word_marks(folded: Normalised, *, joined: bool) -> tuple[Marks, Marks]:
    """Which characters of a folded text are inside a word, and which begin one; by the rule for spaced languages.

    A word is a run of letters, numbers and marks; a decimal point or comma between digits and the apostrophe of
    "don't" are within it, a hyphen is not. joined: a run of Han, of hiragana, of katakana or of Hangul is one word,
    else each of its characters is.
    """
    flags = folded.flags
    inside = (flags & np.uint16(WORD)) > 0
    inside[_tying(folded, _ONE_LETTER)] = True
    single = (flags & np.uint16(UNIT)) > 0
    begins = inside.copy()
    apart = single[1:] | single[:-1]
    if joined:
        script = flags & np.uint16(HAN | HIRAGANA | KATAKANA | HANGUL)
        apart &= (script[1:] != script[:-1]) | (script[1:] == 0)
    begins[1:] &= ~inside[:-1] | apart
    return inside, begins


def runs(inside: Marks, begins: Marks) -> tuple[Places, Places]:
    """First and last + 1 of each word."""
    ends = inside.copy()
    ends[:-1] &= ~inside[1:] | begins[1:]
    return np.flatnonzero(begins), np.flatnonzero(ends) + 1


def _tying(folded: Normalised, endings: Codes) -> Places:
    """The marks that tie what stands on both sides into one word. endings: of one letter, after an apostrophe."""
    codes, flags = folded.codes, folded.flags
    inner = codes[1:-1]
    points = ((inner == POINT) | (inner == COMMA)).nonzero()[0] + 1
    between_digits: Places = points[(flags[points - 1] & flags[points + 1] & DIGIT) > 0]
    quotes = (inner == _APOSTROPHE).nonzero()[0] + 1
    if quotes.size == 0:
        return between_digits
    return np.concatenate((between_digits, quotes[_contracts(codes, quotes, endings)]))


def _contracts(codes: Codes, quotes: Places, endings: Codes) -> Marks:
    """Whether a letter stands before each apostrophe and one of the known endings, and no more, after it."""
    flags = nfkc_table().flags
    padded = np.append(codes, _NOTHING)
    one, two, three = (padded[quotes + i] for i in (1, 2, 3))
    short = (one[:, None] == endings).any(axis=1) & ((flags[two] & WORD) == 0)
    longer = ((one[:, None] == _FIRST_OF_TWO) & (two[:, None] == _SECOND_OF_TWO)).any(axis=1)
    tied: Marks = ((flags[codes[quotes - 1]] & WORD) > 0) & (short | (longer & ((flags[three] & WORD) == 0)))
    return tied
