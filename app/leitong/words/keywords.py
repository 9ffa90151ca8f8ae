"""Keywords of a text: the words that say what it is about, by tf·idf, with density and level (S09)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import repeat

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import COMMA, DIGIT, POINT, Codes, codes_of, nfkc_table
from leitong.words.hashing import hash_runs
from leitong.words.idf import idf_of_hashes
from leitong.words.stopwords import single_words, stop_words
from leitong.words.token import Keyword, Words

LEVELS = 5
_AT_ONCE = 200_000
MOST = 100_000
"""Keywords of a text: no language has more, only lists of words and what is no text."""


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
class Weighed:
    """What is known of a vocabulary before anything is counted. says: which terms can be keywords; idf: of all in
    thousandths; shape (n,) each.
    """

    says: NDArray[np.bool_]
    idf: NDArray[np.int64]


def keywords_of(words: Words) -> tuple[Keyword, ...]:
    """The keywords, heaviest first, equal weights by code point; of more than MOST those that weigh most.

    Stop words, numbers and single letters are none. A text of nothing else has all its words for keywords.
    weight: idf · occurrences / number of words.
    """
    content = _heaviest(content_words(words))
    by_code_point = np.array(sorted(range(len(content.terms)), key=content.terms.__getitem__), dtype=np.intp)
    scores = (content.counts * content.idf)[by_code_point]
    heaviest_first = np.argsort(-scores, kind="stable")
    order, scores = by_code_point[heaviest_first], scores[heaviest_first]
    counts, size = content.counts[order], max(len(words), 1)
    columns = (counts, scores / (1000 * size), counts / size, levels(scores))
    terms = map(content.terms.__getitem__, order.tolist())
    rows = zip(terms, *(column.tolist() for column in columns), strict=True)
    # as Keyword._make does, in a third of the time
    return tuple(map(tuple.__new__, repeat(Keyword), rows))


def _heaviest(content: ContentWords) -> ContentWords:
    """At most MOST of them; of equal weights the first in the text."""
    if len(content.terms) <= MOST:
        return content
    chosen = np.sort(np.argsort(-(content.counts * content.idf), kind="stable")[:MOST])
    terms = tuple(map(content.terms.__getitem__, chosen.tolist()))
    return ContentWords(terms, content.counts[chosen], content.idf[chosen], content.only_stop_words)


def levels(scores: NDArray[np.int64] | NDArray[np.float64]) -> NDArray[np.int64]:
    """Five levels, 1 to 5: the fifth part of the greatest score that each score falls in; shape as `scores`."""
    if scores.size == 0:
        return np.empty(0, dtype=np.int64)
    fifths: NDArray[np.int64] = np.ceil(LEVELS * scores / scores.max()).astype(np.int64)
    return fifths.clip(1, LEVELS)


def content_words(words: Words) -> ContentWords:
    """The words that say something: not stop words, not numbers, single characters only from a list; or all words."""
    known = weighed(words.vocabulary)
    found = bool(known.says.any())
    chosen = np.flatnonzero(known.says) if found else np.arange(known.says.size)
    terms = tuple(map(words.vocabulary.__getitem__, chosen.tolist()))
    return ContentWords(terms, words.counts[chosen], known.idf[chosen], bool(terms) and not found)


@lru_cache(maxsize=1)  # keywords and fingerprint of a text ask one after the other
def weighed(vocabulary: tuple[str, ...]) -> Weighed:
    """What the terms of a vocabulary say and weigh, whatever text they stand in."""
    if not vocabulary:
        return Weighed(np.empty(0, dtype=bool), np.empty(0, dtype=np.int64))
    parts = [_weighed(vocabulary[done : done + _AT_ONCE]) for done in range(0, len(vocabulary), _AT_ONCE)]
    if len(parts) == 1:
        return parts[0]
    return Weighed(
        np.concatenate([part.says for part in parts]), np.concatenate([part.idf for part in parts])
    )


def _weighed(vocabulary: tuple[str, ...]) -> Weighed:
    size = len(vocabulary)
    lengths = np.fromiter(map(len, vocabulary), dtype=np.intp, count=size)
    codes = codes_of("".join(vocabulary))
    firsts = np.cumsum(lengths) - lengths
    says = ~np.fromiter(map(stop_words().__contains__, vocabulary), dtype=bool, count=size)
    says &= ~_numbers(codes, firsts)
    for single in np.flatnonzero(says & (lengths == 1)).tolist():
        says[single] = vocabulary[single] in single_words()
    return Weighed(says, idf_of_hashes(hash_runs(codes, firsts, lengths)))


def _numbers(codes: Codes, firsts: NDArray[np.intp]) -> NDArray[np.bool_]:
    """Whether each term is made of digits, decimal points and commas only. firsts: where in `codes` each begins."""
    digits = (nfkc_table().flags[codes] & DIGIT).astype(bool) | (codes == POINT) | (codes == COMMA)
    return np.logical_and.reduceat(digits, firsts)
