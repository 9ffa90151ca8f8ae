"""I-Match: one signature of the words that are neither too common nor too rare (S18).

Chowdhury, Frieder, Grossman and McCabe, TOIS 20(2), 2002; the random lexicons after Kołcz and others, 2004. The order
of words is not seen: a text and the same words shuffled have one signature.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha1

import numpy as np
from numpy.typing import NDArray

from leitong.words.hashing import hash_terms, mix

LEXICONS = 10
LEFT_OUT = 0.3
SEED = 2002
LOWEST_IDF = math.log(5)
"""A term of more than a fifth of all documents is too common."""
FEWEST_DOCUMENTS = 20
"""Under so many documents a corpus says nothing of how common a term is, and each document is judged by itself."""
FEWEST_TERMS = 5
"""A signature of fewer is weak: strangers may share it."""
_LEVELS = 3
_SEPARATOR = "\x1f"


@dataclass(frozen=True, slots=True)
class IMatch:
    """terms: those that were kept, by code point. signatures: of the whole lexicon first, then of each random one;
    None where no term is left. sizes: how many terms made each signature.
    """

    terms: tuple[str, ...]
    signatures: tuple[bytes | None, ...]
    sizes: tuple[int, ...]

    @property
    def weak(self) -> bool:
        return self.sizes[0] < FEWEST_TERMS

    @property
    def strong(self) -> tuple[bytes, ...]:
        """The signatures of enough terms to be looked up in a table."""
        pairs = zip(self.signatures, self.sizes, strict=True)
        return tuple(signed for signed, size in pairs if signed is not None and size >= FEWEST_TERMS)


def imatch(
    terms: Iterable[str], *, lexicons: int = LEXICONS, left_out: float = LEFT_OUT, seed: int = SEED
) -> IMatch:
    """The signatures of the terms that were kept (`document_terms` or `corpus_terms`).

    lexicons: K, random ones beside the whole. left_out: the share of all terms that each lacks, 0–1. Whether a lexicon
    has a term hangs on term and seed alone, so that it is the same in every document and process.
    Raises ValueError if lexicons < 0 or left_out is not within 0–1.
    """
    if lexicons < 0 or not 0 <= left_out <= 1:
        raise ValueError(f"{lexicons} lexicons without a share of {left_out} of the terms can't be made")
    kept = tuple(sorted(set(terms)))
    chosen = [kept]
    if kept:
        hashes = hash_terms(kept)
        chosen += [_without(kept, hashes, seed + number, left_out) for number in range(1, lexicons + 1)]
    else:
        chosen *= lexicons + 1
    return IMatch(kept, tuple(map(signature, chosen)), tuple(map(len, chosen)))


def document_terms(counts: Mapping[str, int]) -> tuple[str, ...]:
    """The terms that are neither as frequent as the most frequent nor as rare as the rarest; by code point.

    With fewer than three different frequencies nothing would be left, so that all terms are kept.
    """
    levels = {count for count in counts.values() if count > 0}
    dropped = {max(levels), min(levels)} if len(levels) >= _LEVELS else set()
    return tuple(sorted(term for term, count in counts.items() if count > 0 and count not in dropped))


def corpus_terms(terms: Iterable[str], lexicon: Collection[str]) -> tuple[str, ...]:
    """The terms that the lexicon has, each once, by code point."""
    return tuple(sorted(set(terms).intersection(lexicon)))


def lexicon_of(
    documents_with: Mapping[str, int],
    documents: int,
    lowest: float = LOWEST_IDF,
    highest: float | None = None,
) -> frozenset[str]:
    """The terms with lowest ≤ ln(documents / documents with the term) ≤ highest.

    highest: by default ln(documents / 2), a term must stand in two documents. Raises ValueError if documents < 1.
    """
    if documents < 1:
        raise ValueError(f"a lexicon is made from at least 1 document, not {documents}")
    most = documents / math.exp(lowest)
    least = 2.0 if highest is None else documents / math.exp(highest)
    # ln and exp leave a rounding error on a whole number of documents
    return frozenset(
        term for term, count in documents_with.items() if least * (1 - 1e-12) <= count <= most * (1 + 1e-12)
    )


def signature(terms: Sequence[str]) -> bytes | None:
    """SHA-1 of sorted terms; None where there are none."""
    if not terms:
        return None
    return sha1(_SEPARATOR.join(terms).encode("utf-8", "surrogatepass"), usedforsecurity=False).digest()


def equal_signatures(a: IMatch, b: IMatch) -> tuple[int, ...]:
    """The lexicons in which both have one signature: 0 is the whole, 1 … K are the random ones.

    A random lexicon that leaves fewer than five terms says nothing and is passed over.
    """
    return tuple(
        number
        for number, (one, other) in enumerate(zip(a.signatures, b.signatures, strict=True))
        if one is not None and one == other and (number == 0 or a.sizes[number] >= FEWEST_TERMS)
    )


def match_probability(differing: int, lexicons: int = LEXICONS, left_out: float = LEFT_OUT) -> float:
    """How likely two texts that differ in so many kept terms share the signature of some lexicon, 0–1."""
    return 1.0 if differing == 0 else 1 - (1 - left_out**differing) ** lexicons


def _without(
    terms: tuple[str, ...], hashes: NDArray[np.uint64], salt: int, left_out: float
) -> tuple[str, ...]:
    with np.errstate(over="ignore"):
        drawn = mix(hashes ^ mix(np.array([salt], dtype=np.uint64))) / 2.0**64
    return tuple(term for term, kept in zip(terms, (drawn >= left_out).tolist(), strict=True) if kept)
