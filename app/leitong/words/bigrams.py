"""Runs of n characters as index terms: they find a text whatever its words are, at about one term a letter (S26)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import UNIT, codes_of, nfkc_table
from leitong.words.fold import fold
from leitong.words.normalise import Offsets, Places
from leitong.words.token import Words
from leitong.words.units import runs, word_marks

_LINE_END = 0x0A
_AT_ONCE = 100_000  # terms; strings take much memory


def ngrams(text: str, n: int = 2) -> Words:
    """All runs of `n` characters of Chinese, Japanese and Korean, L - n + 1 of each stretch of L; other words whole.

    A stretch of fewer characters is one term, or nothing would find it. Raises ValueError if n < 1.
    """
    if n < 1:
        raise ValueError(f"n must be at least 1 character, not {n}")
    folded = fold(text)
    firsts, lasts = runs(*word_marks(folded, joined=False))
    if firsts.size == 0:
        nothing = np.empty(0, dtype=np.int32)
        return Words((), nothing, nothing, nothing)
    flags = nfkc_table().flags[folded.codes]
    single = (flags[firsts] & UNIT).astype(bool)
    # a stretch goes on where one character follows the other with nothing between them
    joined = single[1:] & single[:-1] & (firsts[1:] == lasts[:-1]) & _unbroken(text, folded.starts[firsts])
    ends = np.append(np.flatnonzero(~joined), firsts.size - 1) + 1
    begin = np.append(0, ends[:-1])
    rest = np.repeat(ends, ends - begin) - np.arange(firsts.size)
    kept = (rest >= n) | (np.arange(firsts.size) == np.repeat(begin, ends - begin))
    first = np.flatnonzero(kept)
    last = first + np.minimum(rest[first], n) - 1
    begins, ends = firsts[first], lasts[last]
    return _words(folded.text, begins, ends, folded.starts[begins], folded.ends[ends - 1])


def _unbroken(text: str, starts: NDArray[np.int32]) -> NDArray[np.bool_]:
    """Whether no line ends between each character and the next. starts: of the characters in `text`."""
    lines = np.flatnonzero(codes_of(text) == _LINE_END).searchsorted(starts)
    unbroken: NDArray[np.bool_] = lines[1:] == lines[:-1]
    return unbroken


def _words(letters: str, begins: Places, ends: Places, starts: Offsets, shown_ends: Offsets) -> Words:
    """starts, shown_ends: as begins and ends, in the shown text."""
    number: dict[str, int] = {}
    ids = np.empty(begins.size, dtype=np.int32)
    for done in range(0, begins.size, _AT_ONCE):
        part = slice(done, done + _AT_ONCE)
        pieces = zip(begins[part].tolist(), ends[part].tolist(), strict=True)
        ids[part] = [number.setdefault(letters[a:b], len(number)) for a, b in pieces]
    return Words(tuple(number), ids, starts, shown_ends)
