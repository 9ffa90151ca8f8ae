"""Words of a text: Chinese by jieba's dictionary (no guessing of new words), all else by Unicode words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import numpy as np
import rjieba

from leitong.words.characters import HAN, Codes, codes_of, nfkc_table, text_of
from leitong.words.fold import fold
from leitong.words.normalise import Normalised, stretches
from leitong.words.token import Words
from leitong.words.units import Marks, Places, runs, word_marks

_AT_ONCE = 500_000
_BETWEEN_TERMS = 0x1F
_BETWEEN_STRETCHES = 0x0A


def segment(text: str) -> Words:
    """The words of `text` in order, with offsets into it."""
    return words_in(text, fold(text))


def words_in(text: str, folded: Normalised) -> Words:
    """The words of a folded text. text: what it was folded from, whose capitals jieba's dictionary knows (A股)."""
    inside, begins = word_marks(folded, joined=True)
    _cut_chinese(text, folded, begins)
    firsts, lasts = runs(inside, begins)
    if firsts.size == 0:
        empty = np.empty(0, dtype=np.int32)
        return Words((), empty, empty, empty)
    number: defaultdict[str, int] = defaultdict()
    number.default_factory = number.__len__
    ids = np.empty(firsts.size, dtype=np.int32)
    for part in _parts(firsts, lasts):
        joined, _ = _joined(folded.codes, firsts[part], lasts[part], _BETWEEN_TERMS)
        terms = joined.split(chr(_BETWEEN_TERMS))
        ids[part] = np.fromiter(map(number.__getitem__, terms), dtype=np.int32, count=len(terms))
    return Words(tuple(number), ids, folded.starts[firsts], folded.ends[lasts - 1])


def _parts(firsts: Places, lasts: Places) -> Iterator[slice]:
    """Stretches to be worked on together: strings take much memory, so that not all of a long text is cut at once."""
    if firsts.size == 0 or int(lasts[-1]) <= _AT_ONCE:
        yield slice(0, firsts.size)
        return
    bounds = np.searchsorted(lasts, np.arange(_AT_ONCE, int(lasts[-1]), _AT_ONCE))
    edges = np.unique([0, *bounds.tolist(), firsts.size]).tolist()
    yield from map(slice, edges[:-1], edges[1:])


def _joined(codes: Codes, firsts: Places, lasts: Places, between: int) -> tuple[str, Places]:
    """The stretches of `codes` as one string with a character between them, and the place each came from."""
    lengths = lasts - firsts + 1
    ends = np.cumsum(lengths)
    places = np.arange(int(ends[-1])) + np.repeat(firsts - (ends - lengths), lengths)
    places[ends - 1] = -1
    joined = codes[places]
    joined[ends - 1] = between
    return text_of(joined[:-1]), places[:-1]


def _cut_chinese(text: str, folded: Normalised, begins: Marks) -> None:
    """Mark the beginnings of words as jieba cuts the stretches that hold Han, in place.

    A stretch is Han with the Latin letters and digits that touch it: 卡拉OK is one word of the dictionary.
    """
    codes = folded.codes
    han = (nfkc_table().flags[codes] & HAN).astype(bool)
    if not han.any():
        return
    small = (codes >= 97) & (codes <= 122)
    cuttable = han | small | ((codes >= 48) & (codes <= 57))
    firsts, lasts = stretches(cuttable)
    before = np.append(0, np.cumsum(han))
    chinese = before[lasts] > before[firsts]
    firsts, lasts = firsts[chinese], lasts[chinese]
    cased = _cased(text, folded, small)
    # The first of a stretch keeps its mark: the 14 of 3.14亿 goes on from before the stretch
    firsts_begin = begins[firsts]
    for part in _parts(firsts, lasts):
        joined, places = _joined(cased, firsts[part], lasts[part], _BETWEEN_STRETCHES)
        tokens = rjieba.cut(joined, False)
        lengths = np.fromiter(map(len, tokens), dtype=np.intp, count=len(tokens))
        cuts = places[np.cumsum(lengths) - lengths]
        begins[places[places >= 0]] = False
        begins[cuts[cuts >= 0]] = True
    begins[firsts] = firsts_begin


def _cased(text: str, folded: Normalised, small: Marks) -> Codes:
    """The folded code points with the capitals A–Z that the text had."""
    shown = nfkc_table().target[codes_of(text)[folded.starts]]
    return folded.codes - np.uint32(32) * (small & (shown >= 65) & (shown <= 90)).astype(np.uint32)
