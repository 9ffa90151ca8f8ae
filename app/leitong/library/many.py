"""The prints of many documents at once, as `print_of` makes them one by one, in a third of the time.

What is dear about a short text is not its letters but the hundred calls that are made for it, so that short texts are
joined and all their words, units and runs found in one go. A text that can't be joined goes the same way alone, as no
more is made of it then than a print needs. A test holds the two ways equal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from leitong.analysis import analysis_of
from leitong.documents.document import Document
from leitong.fingerprints.digests import content_digest
from leitong.fingerprints.make import MOST_IDF, WORDS_RECIPE
from leitong.fingerprints.signed_text import has_stamps, stamps_key, stamps_of_each
from leitong.fingerprints.simhash import value_of, votes_of_bits
from leitong.library.known_terms import Terms, terms_of
from leitong.library.prints import KEYWORDS, print_made, print_of, told_language
from leitong.library.records import Print
from leitong.library.sketching.joined_sketches import joined_sketches
from leitong.pages.page import Page
from leitong.words.joined import Joined, can_be_joined, join
from leitong.words.language import (
    CLASSES,
    LOOKED_AT,
    english_or_not,
    language_by_letters,
    letter_classes,
)
from leitong.words.normalise import Offsets, letters_of_many
from leitong.words.segment import segment
from leitong.words.token import Words

Read = tuple[Document, Page]
Keywords = tuple[tuple[str, float], ...]

_MOST_TEXTS = 64
_MOST_CHARACTERS = 100_000
# a longer text has more to fear from limits, and gains nothing
_LONGEST = 200_000


@dataclass(frozen=True, slots=True)
class _Worded:
    """What words tell of each text. simhashes: None where there is no word."""

    simhashes: tuple[int | None, ...]
    keywords: tuple[Keywords, ...]
    languages: tuple[str, ...]


def prints_of(read: Sequence[Read]) -> list[Print]:
    """The print of each document, understood as a page; in order."""
    prints: dict[int, Print] = {}
    for group in _groups(read):
        some = [read[place] for place in group]
        if 0 < max(len(page.body) for _, page in some) <= _LONGEST:
            made = _together(some)
        else:
            made = [print_of(analysis_of(document, page)) for document, page in some]
        prints.update(zip(group, made, strict=True))
    return [prints[place] for place in range(len(read))]


def _groups(read: Sequence[Read]) -> Iterator[list[int]]:
    """Places of documents that are made together; one alone where that is not possible."""
    group: list[int] = []
    size = 0
    for place, (_, page) in enumerate(read):
        if not can_be_joined(page.body):
            yield [place]
            continue
        group.append(place)
        size += len(page.body)
        if len(group) == _MOST_TEXTS or size >= _MOST_CHARACTERS:
            yield group
            group, size = [], 0
    if group:
        yield group


def _together(read: Sequence[Read]) -> list[Print]:
    bodies = [page.body for _, page in read]
    shown = join(bodies)
    stamps = stamps_of_each(bodies, shown, [has_stamps(document.format) for document, _ in read])
    joined = shown.blanked(stamps)
    signed = letters_of_many(bodies, shown.codes, shown.starts)
    worded = _worded(joined)
    contents = [content_digest(one) for one in signed]
    keys = [stamps_key(body, passed) for body, passed in zip(bodies, stamps, strict=True)]
    sketches = joined_sketches(joined, contents, keys)
    return [
        print_made(
            document,
            page,
            language=told_language(language, page),
            letters=len(letters),
            simhash=simhash,
            sketch=sketch,
            keywords=keywords,
        )
        for (document, page), letters, simhash, keywords, language, sketch in zip(
            read, signed, worded.simhashes, worded.keywords, worded.languages, sketches, strict=True
        )
    ]


def _worded(joined: Joined) -> _Worded:
    words = segment(joined.text)
    known = terms_of(words.vocabulary, words.keys)
    counted = _counted(joined, words.starts, words.ids, len(words.vocabulary))
    says = known.says.take(counted.words)
    # a text of nothing but stop words has all its words for keywords
    content = counted.only(says | (counted.sums(says) == 0).take(counted.texts))
    sizes = counted.sums(counted.counts)
    return _Worded(
        _simhashes(content, known),
        _keywords(content, known, words.vocabulary, sizes.tolist()),
        _languages(joined, words, counted, known),
    )


@dataclass(frozen=True, slots=True)
class _Counted:
    """How often each text has each of its words: one entry a text and word, text by text. Arrays of shape (n,).

    bounds: where the entries of each text begin, and after the last.
    """

    texts: NDArray[np.int64]
    words: NDArray[np.int64]
    counts: NDArray[np.int64]
    bounds: NDArray[np.int64]

    def only(self, kept: NDArray[np.bool_]) -> _Counted:
        places = kept.nonzero()[0]
        return _Counted(
            self.texts.take(places),
            self.words.take(places),
            self.counts.take(places),
            places.searchsorted(self.bounds),
        )

    def sums(self, values: NDArray[np.int64] | NDArray[np.bool_]) -> NDArray[np.int64]:
        """Of each text the sum of its entries' values."""
        return np.bincount(self.texts, weights=values, minlength=self.bounds.size - 1).astype(np.int64)


def _counted(joined: Joined, starts: Offsets, ids: Offsets, size: int) -> _Counted:
    """starts: of each word, ascending; ids: of each the number of its term; size: how many terms there are."""
    all_counts = np.bincount(joined.owners(starts) * size + ids, minlength=len(joined) * size)
    places = all_counts.nonzero()[0]
    texts = places // max(size, 1)
    bounds = places.searchsorted(np.arange(len(joined) + 1) * size)
    return _Counted(texts, places - texts * size, all_counts.take(places), bounds)


def _simhashes(content: _Counted, known: Terms) -> tuple[int | None, ...]:
    hashes = known.hashes.take(content.words).astype(">u8").view(np.uint8).reshape(-1, 8)
    bits = np.unpackbits(hashes, axis=1)
    weights = content.counts * np.minimum(known.idf.take(content.words), MOST_IDF)
    # text by text: a product of whole matrices would be spread over threads, of which there are too few
    return tuple(
        value_of(votes_of_bits(bits[first:last], weights[first:last]), WORDS_RECIPE.tie)
        if last > first
        else None
        for first, last in pairwise(content.bounds.tolist())
    )


def _keywords(
    content: _Counted, known: Terms, vocabulary: Sequence[str], sizes: Sequence[int]
) -> tuple[Keywords, ...]:
    """The heaviest words of each text, equal ones by code point. sizes: how many words each text has."""
    scores = content.counts * known.idf.take(content.words)
    return tuple(
        _heaviest(scores[first:last], content.words[first:last], size, vocabulary)
        for (first, last), size in zip(pairwise(content.bounds.tolist()), sizes, strict=True)
    )


def _heaviest(
    scores: NDArray[np.int64], words: NDArray[np.int64], size: int, vocabulary: Sequence[str]
) -> Keywords:
    if scores.size > KEYWORDS:
        # only the few that are as heavy as the last one kept need be put in order
        heavy = (scores >= np.partition(scores, -KEYWORDS)[-KEYWORDS]).nonzero()[0]
        scores, words = scores.take(heavy), words.take(heavy)
    heaviest_first = sorted(zip((-scores).tolist(), map(vocabulary.__getitem__, words.tolist()), strict=True))
    whole = 1000 * max(size, 1)
    return tuple([(term, -score / whole) for score, term in heaviest_first[:KEYWORDS]])


def _languages(joined: Joined, words: Words, counted: _Counted, known: Terms) -> tuple[str, ...]:
    """As `leitong.words.language.language_of` tells each."""
    codes = joined.codes
    if len(joined) == 1 and codes.size > LOOKED_AT:
        # the first part of a long text is enough to tell
        codes = codes[:LOOKED_AT]
        looked_at = words.starts < LOOKED_AT
        counted = _counted(
            joined, words.starts.compress(looked_at), words.ids.compress(looked_at), len(known.says)
        )
    classes = letter_classes(codes)
    told: list[str | None] = []
    letters = []
    for first, last in pairwise([*joined.starts.tolist(), classes.size]):
        letters.append(np.bincount(classes[first:last], minlength=CLASSES))
        told.append(language_by_letters(letters[-1]))
    if None in told:
        stops, in_use, spelt = (
            column.take(counted.words) for column in (known.stops, known.in_use, known.spelt)
        )
        stop_shares = counted.sums(counted.counts * stops) / np.maximum(counted.sums(counted.counts), 1)
        known_shares = counted.sums(in_use) / np.maximum(counted.sums(spelt), 1)
        for text, language in enumerate(told):
            if language is None:
                shares = float(stop_shares[text]), float(known_shares[text])
                told[text] = english_or_not(letters[text], *shares)
    return tuple(language or "" for language in told)
