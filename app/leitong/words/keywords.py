"""Keywords of a text: the words that say what it is about, by tf·idf, with density and level (S09)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import COMMA, DIGIT, POINT, Codes, codes_of, nfkc_table
from leitong.words.hashing import hash_runs
from leitong.words.idf import idf_of_hashes
from leitong.words.stopwords import single_words, stop_words
from leitong.words.token import Keyword, Words

LEVELS = 5


@dataclass(frozen=True, slots=True)
class ContentWords:
    """The terms that can be keywords, in order of first appearance.

    counts: occurrences, and idf: in thousandths; int64, shape (n,). only_stop_words: the text has nothing but stop
    words, numbers and single letters, and these are all of them.
    """

    terms: tuple[str, ...]
    counts: NDArray[np.int64]
    idf: NDArray[np.int64]
    only_stop_words: bool


@dataclass(frozen=True, slots=True)
class _Weighed:
    """What is known of a vocabulary before anything is counted. chosen: places in it, shape (n,)."""

    terms: tuple[str, ...]
    chosen: NDArray[np.intp]
    idf: NDArray[np.int64]
    only_stop_words: bool


def keywords_of(words: Words) -> tuple[Keyword, ...]:
    """All keywords, heaviest first, equal weights by code point.

    Stop words, numbers and single letters are none. A text of nothing else has all its words for keywords.
    weight: idf · occurrences / number of words.
    """
    content = content_words(words)
    by_code_point = np.array(sorted(range(len(content.terms)), key=content.terms.__getitem__), dtype=np.intp)
    scores = (content.counts * content.idf)[by_code_point]
    heaviest_first = np.argsort(-scores, kind="stable")
    order, scores = by_code_point[heaviest_first], scores[heaviest_first]
    counts, size = content.counts[order], max(len(words), 1)
    columns = (counts, scores / (1000 * size), counts / size, levels(scores))
    terms = map(content.terms.__getitem__, order.tolist())
    return tuple(map(Keyword._make, zip(terms, *(column.tolist() for column in columns), strict=True)))


def levels(scores: NDArray[np.int64] | NDArray[np.float64]) -> NDArray[np.int64]:
    """Five levels, 1 to 5: the fifth part of the greatest score that each score falls in; shape as `scores`."""
    if scores.size == 0:
        return np.empty(0, dtype=np.int64)
    fifths: NDArray[np.int64] = np.ceil(LEVELS * scores / scores.max()).astype(np.int64)
    return fifths.clip(1, LEVELS)


def content_words(words: Words) -> ContentWords:
    """The words that say something: not stop words, not numbers, single characters only from a list; or all words."""
    weighed = _weighed(words.vocabulary)
    return ContentWords(weighed.terms, words.counts[weighed.chosen], weighed.idf, weighed.only_stop_words)


@lru_cache(maxsize=1)  # keywords and fingerprint of a text ask one after the other
def _weighed(vocabulary: tuple[str, ...]) -> _Weighed:
    if not vocabulary:
        return _Weighed((), np.empty(0, dtype=np.intp), np.empty(0, dtype=np.int64), only_stop_words=False)
    size = len(vocabulary)
    lengths = np.fromiter(map(len, vocabulary), dtype=np.intp, count=size)
    codes = codes_of("".join(vocabulary))
    firsts = np.cumsum(lengths) - lengths
    heard = ~np.fromiter(map(stop_words().__contains__, vocabulary), dtype=bool, count=size)
    heard &= ~_numbers(codes, firsts)
    for single in np.flatnonzero(heard & (lengths == 1)).tolist():
        heard[single] = vocabulary[single] in single_words()
    found = bool(heard.any())
    chosen = np.flatnonzero(heard) if found else np.arange(size)
    idf = idf_of_hashes(hash_runs(codes, firsts, lengths))[chosen]
    return _Weighed(
        tuple(map(vocabulary.__getitem__, chosen.tolist())), chosen, idf, only_stop_words=not found
    )


def _numbers(codes: Codes, firsts: NDArray[np.intp]) -> NDArray[np.bool_]:
    """Whether each term is made of digits, decimal points and commas only. firsts: where in `codes` each begins."""
    digits = (nfkc_table().flags[codes] & DIGIT).astype(bool) | (codes == POINT) | (codes == COMMA)
    return np.logical_and.reduceat(digits, firsts)
