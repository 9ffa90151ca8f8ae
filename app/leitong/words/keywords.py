"""Keywords of a text: the words that say what it is about, by tf·idf, with density and level (S09)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import UNIT, nfkc_table
from leitong.words.idf import idf_thousandths
from leitong.words.stopwords import stop_words
from leitong.words.token import Keyword, Words

LEVELS = 5


def keywords_of(words: Words) -> tuple[Keyword, ...]:
    """All keywords, heaviest first, equal weights by code point.

    Stop words, numbers and single letters are none. A text of nothing else has all its words for keywords.
    weight: idf · occurrences / number of words.
    """
    chosen = content_terms(words)
    if chosen.size == 0:
        return ()
    counts = words.counts[chosen]
    terms = [words.vocabulary[i] for i in chosen.tolist()]
    scores = counts * idf_thousandths(terms)
    densities = counts / len(words)
    weights = scores / (1000 * len(words))
    rows = zip(
        terms, counts.tolist(), weights.tolist(), densities.tolist(), levels(scores).tolist(), strict=True
    )
    return tuple(Keyword(*row) for row in sorted(rows, key=lambda row: (-row[2], row[0])))


def levels(scores: NDArray[np.int64] | NDArray[np.float64]) -> NDArray[np.int64]:
    """Five levels, 1 to 5: the fifth part of the greatest score that each score falls in; shape as `scores`."""
    if scores.size == 0:
        return np.empty(0, dtype=np.int64)
    return np.clip(np.ceil(LEVELS * scores / scores.max()), 1, LEVELS).astype(np.int64)


def content_terms(words: Words) -> NDArray[np.intp]:
    """Places in the vocabulary of the terms that can be keywords, or of all terms where none can."""
    stops = stop_words()
    keep = np.fromiter(
        (_says_something(term) and term not in stops for term in words.vocabulary),
        dtype=bool,
        count=len(words.vocabulary),
    )
    return np.flatnonzero(keep) if keep.any() else np.arange(len(words.vocabulary))


def only_stop_words(words: Words) -> bool:
    """Whether no term can be a keyword."""
    stops = stop_words()
    return not any(_says_something(term) and term not in stops for term in words.vocabulary)


def _says_something(term: str) -> bool:
    """At least two characters and not a number; of single characters the Chinese ones that are words of their own."""
    if len(term) == 1:
        return bool(nfkc_table().flags[ord(term)] & UNIT)
    return not term[0].isdigit() or not term.replace(".", "").replace(",", "").isdigit()
