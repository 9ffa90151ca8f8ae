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
from leitong.words.fold import fold
from leitong.words.hashing import hash_runs
from leitong.words.normalise import Normalised
from leitong.words.token import Units

Places = NDArray[np.intp]
Marks = NDArray[np.bool_]
_APOSTROPHE = 0x27
# 't, 'd, 'm and 'll, 're, 've are the only endings that an apostrophe ties to its word: elsewhere it is a quote, and
# before an s it adds nothing to what the word says
_ONE_LETTER = tuple(map(ord, "tdm"))
_ONE_LETTER_OF_UNITS = tuple(map(ord, "stdm"))
_TWO_LETTERS = (("l", "l"), ("r", "e"), ("v", "e"))


def units_of(text: str) -> Units:
    """The units of `text` in order, with offsets into it."""
    return units_in(fold(text))


def units_in(folded: Normalised) -> Units:
    """The units of a folded text, with offsets into the text that it was folded from.

    Copies lose apostrophes and thousands commas, so that co's is cos here, and 1,300 is 1300.
    """
    codes = folded.codes
    inner = np.flatnonzero((codes == _APOSTROPHE) | (codes == COMMA))
    if inner.size:
        tied = _tying(codes, (nfkc_table().flags[codes] & DIGIT).astype(bool), _ONE_LETTER_OF_UNITS)[inner]
        folded = folded.without(inner[tied])
    firsts, lasts = runs(*word_marks(folded, joined=False))
    hashes = hash_runs(folded.codes, firsts, lasts - firsts)
    return Units(hashes, folded.starts[firsts], folded.ends[lasts - 1])


def word_marks(folded: Normalised, *, joined: bool) -> tuple[Marks, Marks]:
    """Which characters of a folded text are inside a word, and which begin one; by the rule for spaced languages.

    A word is a run of letters, numbers and marks; a decimal point or comma between digits and the apostrophe of
    "don't" are within it, a hyphen is not. joined: a run of Han, of hiragana, of katakana or of Hangul is one word,
    else each of its characters is.
    """
    flags = nfkc_table().flags[folded.codes]
    inside = (flags & WORD).astype(bool) | _tying(folded.codes, (flags & DIGIT).astype(bool), _ONE_LETTER)
    single = (flags & UNIT).astype(bool)
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


def _tying(codes: Codes, digits: Marks, endings: tuple[int, ...]) -> Marks:
    """Which marks tie what stands on both sides into one word. endings: of one letter, after an apostrophe."""
    tying = np.zeros(codes.size, dtype=bool)
    if codes.size < 3:
        return tying
    middle = codes[1:-1]
    tying[1:-1] = ((middle == POINT) | (middle == COMMA)) & digits[:-2] & digits[2:]
    quotes = np.flatnonzero(middle == _APOSTROPHE) + 1
    if quotes.size:
        tying[quotes[_contracts(codes, quotes, endings)]] = True
    return tying


def _contracts(codes: Codes, quotes: Places, endings: tuple[int, ...]) -> Marks:
    """Whether a letter stands before each apostrophe and one of the known endings, and no more, after it."""
    padded = np.append(codes, np.zeros(3, dtype=np.uint32))
    before, one, two, three = (padded[quotes + i] for i in (-1, 1, 2, 3))
    flags = nfkc_table().flags
    ended, longer_ended = ((flags[code] & WORD) == 0 for code in (two, three))
    short = np.isin(one, endings) & ended
    pairs = np.zeros(quotes.size, dtype=bool)
    for first, second in _TWO_LETTERS:
        pairs |= (one == ord(first)) & (two == ord(second))
    tied: Marks = ((flags[before] & WORD) > 0) & (short | (pairs & longer_ended))
    return tied
