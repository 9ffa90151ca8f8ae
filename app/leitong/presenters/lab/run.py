"""Cuts, weighs and hashes the texts of the Lab. It runs in the working process, where the dictionaries are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.digests import text_md5
from leitong.fingerprints.enumerated import codes_within
from leitong.fingerprints.feature_bits import ENUMERATED, bits_of
from leitong.fingerprints.make import MOST_IDF
from leitong.fingerprints.windows import windows_simhash
from leitong.presenters.lab.recipe import MOST_LETTERS, LabRecipe
from leitong.presenters.lab.text import LabText
from leitong.words.idf import idf_thousandths
from leitong.words.keywords import content_words, levels
from leitong.words.methods import Method
from leitong.words.methods import cut as cut_words
from leitong.words.normalise import letters
from leitong.words.segment import segment

_THOUSAND = 1000

Pieces = tuple[tuple[str, int], ...]
Cut = tuple[Pieces, tuple[str, ...]]


def run(a: str, b: str, recipe: LabRecipe) -> tuple[LabText, LabText]:
    """Both texts by the same recipe; of a longer one its first `MOST_LETTERS` characters."""
    cuts = [_CUTS[recipe.cut](text[:MOST_LETTERS], recipe.gram) for text in (a, b)]
    together = tuple(sorted({term for _pieces, terms in cuts for term in terms}))
    if recipe.hash == ENUMERATED:
        together = together[: codes_within(recipe.bits)]
        cuts = [_only(cut, frozenset(together)) for cut in cuts]
    one, other = (
        _of(text[:MOST_LETTERS], cut, together, recipe) for text, cut in zip((a, b), cuts, strict=True)
    )
    for text in (one, other):
        _ = text.reach  # kept with it, so that the window need not add up all votes
    return one, other


def _of(text: str, cut: Cut, together: Sequence[str], recipe: LabRecipe) -> LabText:
    """together: the words of both texts, for hashes that number them."""
    pieces, terms = cut
    occurrences = Counter(row for _word, row in pieces if row >= 0)
    counts = np.array([occurrences[row] for row in range(len(terms))], dtype=np.int64)
    weights, unit = _WEIGHTS[recipe.weights](terms, counts)
    fingerprint = windows_simhash(text)
    return LabText(
        text=text,
        pieces=pieces,
        terms=terms,
        counts=counts,
        weights=weights,
        unit=unit,
        bits=bits_of(terms, recipe.hash, recipe.bits, together),
        tie=recipe.tie,
        md5=text_md5(text),
        package=None if fingerprint is None else fingerprint.value,
    )


def _only(cut: Cut, coded: frozenset[str]) -> Cut:
    """The same without the words that have no code."""
    pieces, terms = cut
    return _numbered([word for word, _row in pieces], tuple(term for term in terms if term in coded))


def _words(method: Method, text: str, _gram: int) -> Cut:
    words = cut_words(text, method)
    return _numbered(words.terms, content_words(words).terms)


def _all_words(text: str, _gram: int) -> Cut:
    words = segment(text)
    return _numbered(words.terms, words.vocabulary)


def _grams(text: str, gram: int) -> Cut:
    signed = letters(text)
    if not signed:
        return (), ()
    grams = [signed[start : start + gram] for start in range(max(1, len(signed) - gram + 1))]
    return _numbered(grams, tuple(dict.fromkeys(grams)))


def _numbered(words: Sequence[str], terms: tuple[str, ...]) -> Cut:
    rows = {term: row for row, term in enumerate(terms)}
    return tuple((word, rows.get(word, -1)) for word in words), terms


Weighed = tuple[NDArray[np.int64], int]


def _count(_terms: Sequence[str], counts: NDArray[np.int64]) -> Weighed:
    return counts, 1


def _log(_terms: Sequence[str], counts: NDArray[np.int64]) -> Weighed:
    return np.rint(_THOUSAND * (1 + np.log(np.maximum(counts, 1)))).astype(np.int64), _THOUSAND


def _tfidf(terms: Sequence[str], counts: NDArray[np.int64]) -> Weighed:
    return counts * np.minimum(idf_thousandths(terms), MOST_IDF), _THOUSAND


def _levels(terms: Sequence[str], counts: NDArray[np.int64]) -> Weighed:
    return levels(counts * idf_thousandths(terms)), 1


_CUTS: Mapping[str, Callable[[str, int], Cut]] = MappingProxyType(
    {
        "words": partial(_words, Method.JIEBA),
        "mm": partial(_words, Method.MM),
        "rmm": partial(_words, Method.RMM),
        "both": partial(_words, Method.BOTH),
        "all-words": _all_words,
        "ngrams": _grams,
    }
)
_WEIGHTS: Mapping[str, Callable[[Sequence[str], NDArray[np.int64]], Weighed]] = MappingProxyType(
    {"count": _count, "log": _log, "tfidf": _tfidf, "levels": _levels}
)
