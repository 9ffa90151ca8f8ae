"""The prints of many documents at once, as `print_of` makes them one by one, in a third of the time.

What is dear about a short text is not its letters but the hundred calls that are made for it, so that short texts are
joined and all their words, units and runs found in one go. A test holds the two ways equal.
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
from leitong.fingerprints.hashes import hashes_of
from leitong.fingerprints.make import MOST_IDF, WORDS_RECIPE
from leitong.fingerprints.simhash import value_of, votes_of_bits
from leitong.library.prints import KEYWORDS, print_made, print_of, told_language
from leitong.library.records import Print
from leitong.library.sketching.joined_sketches import joined_sketches
from leitong.pages.page import Page
from leitong.words.characters import codes_of
from leitong.words.idf import UNKNOWN
from leitong.words.joined import Joined, can_be_joined, join
from leitong.words.keywords import weighed
from leitong.words.language import CLASSES, english_or_not, language_by_letters, letter_classes
from leitong.words.normalise import letters_of_many
from leitong.words.segment import segment
from leitong.words.stopwords import english_stop_words

Read = tuple[Document, Page]
Keywords = tuple[tuple[str, float], ...]

_MOST_TEXTS = 64
_MOST_CHARACTERS = 100_000


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
        if len(group) == 1:
            document, page = read[group[0]]
            prints[group[0]] = print_of(analysis_of(document, page))
        else:
            made = _together([read[place] for place in group])
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
    joined = join(bodies)
    signed = letters_of_many(bodies, joined.text, joined.starts)
    worded = _worded(joined)
    sketches = joined_sketches(joined, [content_digest(one) for one in signed])
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
    known = weighed(words.vocabulary)
    # a text of nothing but stop words has all its words for keywords
    says = known.says | ~(counts[:, known.says] > 0).any(axis=1, keepdims=True)
    content = counts * says
    return _Worded(
        _simhashes(content * np.minimum(known.idf, MOST_IDF), words.vocabulary),
        _keywords(content * known.idf, counts.sum(axis=1), words.vocabulary),
        _languages(joined, counts, words.vocabulary, known.idf),
    )


def _simhashes(weights: NDArray[np.int64], vocabulary: Sequence[str]) -> tuple[int | None, ...]:
    """weights: of each word in each text, shape (texts, words)."""
    used = np.flatnonzero(weights.any(axis=0))
    weights = weights[:, used]
    hashes = hashes_of(map(vocabulary.__getitem__, used.tolist()))
    bits = np.unpackbits(hashes.astype(">u8").view(np.uint8).reshape(-1, 8), axis=1)
    found: list[int | None] = []
    # text by text: a product of whole matrices would be spread over threads, of which there are too few
    for row in weights:
        there = np.flatnonzero(row)
        votes = votes_of_bits(bits[there], row[there])
        found.append(value_of(votes, WORDS_RECIPE.tie) if there.size else None)
    return tuple(found)


def _keywords(
    scores: NDArray[np.int64], words: NDArray[np.int64], vocabulary: Sequence[str]
) -> tuple[Keywords, ...]:
    """The heaviest words of each text, equal ones by code point. words: how many each text has."""
    by_code_point = sorted(range(len(vocabulary)), key=vocabulary.__getitem__)
    owners, places = np.nonzero(scores[:, by_code_point])
    terms = np.array(by_code_point, dtype=np.int64)[places]
    found = scores[owners, terms]
    order = np.lexsort((-found, owners))
    owners, terms, found = owners[order], terms[order], found[order]
    weights = found / (1000 * np.maximum(words, 1)[owners])
    bounds = np.searchsorted(owners, np.arange(words.size + 1)).tolist()
    return tuple(
        tuple(
            zip(
                map(vocabulary.__getitem__, terms[first : min(first + KEYWORDS, last)].tolist()),
                weights[first : min(first + KEYWORDS, last)].tolist(),
                strict=True,
            )
        )
        for first, last in pairwise(bounds)
    )


def _languages(
    joined: Joined, counts: NDArray[np.int64], vocabulary: Sequence[str], idf: NDArray[np.int64]
) -> tuple[str, ...]:
    """As `leitong.words.language.language_of` tells each."""
    classes = letter_classes(codes_of(joined.text))
    owners = np.repeat(np.arange(len(joined)), np.diff(joined.starts, append=classes.size))
    letters = np.bincount(owners * CLASSES + classes, minlength=len(joined) * CLASSES)
    letters = letters.reshape(len(joined), CLASSES)
    told = [language_by_letters(row) for row in letters]
    latin = [place for place, language in enumerate(told) if language is None]
    if latin:
        stops = np.fromiter(map(english_stop_words().__contains__, vocabulary), bool, len(vocabulary))
        spelled = np.fromiter(map(str.isalpha, vocabulary), bool, len(vocabulary))
        there = counts[latin] > 0
        stop_shares = counts[latin][:, stops].sum(axis=1) / np.maximum(counts[latin].sum(axis=1), 1)
        known = (there & spelled & (idf != UNKNOWN)).sum(axis=1) / np.maximum(
            (there & spelled).sum(axis=1), 1
        )
        for place, stop_share, known_share in zip(latin, stop_shares.tolist(), known.tolist(), strict=True):
            told[place] = english_or_not(letters[place], stop_share, known_share)
    return tuple(language or "" for language in told)
