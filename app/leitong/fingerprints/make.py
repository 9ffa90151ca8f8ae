"""All fingerprints of one document, made in the one way that makes them comparable."""

from __future__ import annotations

import numpy as np

from leitong.fingerprints.digests import content_digest
from leitong.fingerprints.hashes import hashes_of
from leitong.fingerprints.prints import Fingerprints, Recipe, SimHash
from leitong.fingerprints.shingles import shingles_of
from leitong.fingerprints.signed_text import SignedText
from leitong.fingerprints.simhash import signed as simhash_of
from leitong.words.keywords import content_words
from leitong.words.normalise import letters
from leitong.words.token import Units, Words

# Chosen by tests/bench/weights.py. Of tf, (1 + ln tf)·idf, tf·idf and levels, tf finds most variants and tf·idf joins
# the fewest strangers in Chinese; but in English the rarest words (typing errors, "mln", "cts") join texts that only
# share a form. With idf up to 7 about as many are found as with tf, and as few strangers joined as with either
MOST_IDF = 7000
WORDS_RECIPE = Recipe(features="words", weights="tfidf-capped")


def fingerprints_of(body: str, words: Words, units: Units, signed: SignedText | None = None) -> Fingerprints:
    """The fingerprints of a text; each is None where there is nothing to sign.

    signed: what of the body is signed; None for all of it. words, units: of that.
    """
    signed = signed or SignedText(body)
    signed_letters = letters(body)
    return Fingerprints(
        content=content_digest(signed_letters),
        words=words_simhash(words),
        shingles=shingles_of(units),
        letters=len(signed_letters),
        text=signed.text,
        units=units,
        stamps=signed.stamps,
    )


def words_simhash(words: Words) -> SimHash | None:
    """Fingerprint of the words that can be keywords, or of all words where none can."""
    content = content_words(words)
    weights = content.counts * np.minimum(content.idf, MOST_IDF)
    return simhash_of(
        content.terms,
        weights,
        hashes_of(content.terms),
        WORDS_RECIPE,
        only_stop_words=content.only_stop_words,
    )
