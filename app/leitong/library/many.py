"""The prints of many documents at once, as `print_of` makes them one by one, in a third of the time.

What is dear about a short text is not its letters but the hundred calls that are made for it, so that short texts are
joined and all their words, units and runs found in one go. A text that can't be joined goes the same way alone, as no
more is made of it then than a print needs. A test holds the two ways equal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.analysis import analysis_of
from leitong.documents.document import Document
from leitong.fingerprints.digests import content_digest
from leitong.fingerprints.make import MOST_IDF, WORDS_RECIPE
from leitong.fingerprints.signed_text import has_stamps, signed_text, stamps_key
from leitong.fingerprints.simhash import value_of, votes_of_bits
from leitong.library.known_terms import Terms, terms_of
from leitong.library.prints import KEYWORDS, print_made, print_of, told_language
from leitong.library.records import Print
from leitong.library.sketching.joined_sketches import joined_sketches
from leitong.pages.page import Page
from leitong.words.characters import codes_of
from leitong.words.joined import Joined, can_be_joined, join
from leitong.words.language import (
    CLASSES,
    LOOKED_AT,
    english_or_not,
    language_by_letters,
    language_of,
    letter_classes,
)
from leitong.words.normalise import letters_of_many
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
    texts = [signed_text(page.body, without_stamps=has_stamps(document.format)) for document, page in read]
    joined = join([one.text for one in texts])
    whole = join(bodies).text if any(one.stamps for one in texts) else joined.text
    signed = letters_of_many(bodies, whole, joined.starts)
    worded = _worded(joined)
    contents = [content_digest(one) for one in signed]
    stamps = [stamps_key(body, one.stamps) for body, one in zip(bodies, texts, strict=True)]
    sketches = joined_sketches(joined, contents, stamps)
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
    size = len(words.vocabulary)
    # of each text how often it has each word of all of them
    keys = joined.owners(words.starts) * size + words.ids
    counts = np.bincount(keys, minlength=len(joined) * size).reshape(len(joined), size)
    known = terms_of(words.vocabulary)
    # a text of nothing but stop words has all its words for keywords
    says = known.says | ~(counts[:, known.says] > 0).any(axis=1, keepdims=True)
    content = counts * says
    return _Worded(
        _simhashes(content * np.minimum(known.idf, MOST_IDF), known.hashes),
        _keywords(content * known.idf, counts.sum(axis=1), words.vocabulary),
        _languages(joined, words, counts, known),
    )


def _simhashes(weights: NDArray[np.int64], hashes: NDArray[np.uint64]) -> tuple[int | None, ...]:
    """weights: of each word in each text, shape (texts, words). hashes: of each word."""
    bytes_ = hashes.astype(">u8").view(np.uint8).reshape(-1, 8)
    found: list[int | None] = []
    # text by text: a product of whole matrices would be spread over threads, of which there are too few
    for row in weights:
        there = np.flatnonzero(row)
        votes = votes_of_bits(np.unpackbits(bytes_[there], axis=1), row[there])
        found.append(value_of(votes, WORDS_RECIPE.tie) if there.size else None)
    return tuple(found)


def _keywords(
    scores: NDArray[np.int64], words: NDArray[np.int64], vocabulary: Sequence[str]
) -> tuple[Keywords, ...]:
    """The heaviest words of each text, equal ones by code point. words: how many each text has."""
    return tuple(_heaviest(row, size, vocabulary) for row, size in zip(scores, words.tolist(), strict=True))


def _heaviest(scores: NDArray[np.int64], words: int, vocabulary: Sequence[str]) -> Keywords:
    found = np.flatnonzero(scores)
    if found.size > KEYWORDS:
        # only the few that are as heavy as the last one kept need be put in order
        least = np.partition(scores[found], -KEYWORDS)[-KEYWORDS]
        found = found[scores[found] >= least]
    heaviest_first = sorted(
        zip((-scores[found]).tolist(), map(vocabulary.__getitem__, found.tolist()), strict=True)
    )
    return tuple((term, -score / (1000 * max(words, 1))) for score, term in heaviest_first[:KEYWORDS])


def _languages(joined: Joined, words: Words, counts: NDArray[np.int64], known: Terms) -> tuple[str, ...]:
    """As `leitong.words.language.language_of` tells each. counts: of each word in each text. known: of each word."""
    if len(joined.text) > LOOKED_AT and len(joined) == 1:
        return (language_of(joined.text, words),)
    classes = letter_classes(codes_of(joined.text))
    owners = np.repeat(np.arange(len(joined)), np.diff(joined.starts, append=classes.size))
    letters = np.bincount(owners * CLASSES + classes, minlength=len(joined) * CLASSES)
    letters = letters.reshape(len(joined), CLASSES)
    told = [language_by_letters(row) for row in letters]
    latin = [place for place, language in enumerate(told) if language is None]
    if latin:
        of_latin = counts[latin]
        stop_shares = of_latin[:, known.stops].sum(axis=1) / np.maximum(of_latin.sum(axis=1), 1)
        there = of_latin > 0
        in_use = (there & known.in_use).sum(axis=1) / np.maximum((there & known.spelt).sum(axis=1), 1)
        for place, stop_share, known_share in zip(latin, stop_shares.tolist(), in_use.tolist(), strict=True):
            told[place] = english_or_not(letters[place], stop_share, known_share)
    return tuple(language or "" for language in told)
