"""Every pair of texts by the cosine of their counted words (S08): n(n − 1)/2 pairs, so for small libraries only.

What a page's words cost and what a pair costs is measured on some of the texts, to say beforehand how long all take.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.words.segment import segment

MOST_TEXTS = 1000
"""Compared pair by pair without being asked: half a million pairs."""
_SAMPLE = 100
_NOTHING = np.empty(0, dtype=np.int64)
Places = NDArray[np.int64]
BodyOf = Callable[[int], str]


@dataclass(frozen=True, slots=True)
class AllPairs:
    """pairs: how many there are. seconds: what comparing them takes, as estimated from some."""

    pairs: int
    seconds: float


def pairs_of(texts: int) -> int:
    """1,225 for 50 texts."""
    return texts * (texts - 1) // 2


def estimate(body_of: BodyOf, texts: int) -> AllPairs:
    """body_of: the text of each number below `texts`. A tenth of a second of work."""
    chosen = np.unique(np.linspace(0, max(texts - 1, 0), min(texts, _SAMPLE)).astype(np.int64)).tolist()
    begun = time.perf_counter()
    vectors = _Vectors.of([body_of(text) for text in chosen])
    made = time.perf_counter()
    for text in range(len(chosen)):
        vectors.near(text, 1.0)
    compared = time.perf_counter() - made
    each = (made - begun) / max(len(chosen), 1)
    a_pair = compared / max(pairs_of(len(chosen)), 1)
    return AllPairs(pairs_of(texts), each * texts + a_pair * pairs_of(texts))


def cosine_pairs(
    body_of: BodyOf,
    texts: int,
    least: float,
    told: Callable[[int, int], None] = lambda _done, _all: None,
) -> tuple[Places, Places]:
    """The pairs a < b of texts whose cosine is `least` or more. told: how many of the texts are compared with all."""
    vectors = _Vectors.of([body_of(text) for text in range(texts)])
    firsts, seconds = [_NOTHING], [_NOTHING]
    for text in range(texts):
        near = vectors.near(text, least)
        firsts.append(np.full(near.size, text, dtype=np.int64))
        seconds.append(near)
        told(text + 1, texts)
    return np.concatenate(firsts), np.concatenate(seconds)


@dataclass(frozen=True, slots=True)
class _Vectors:
    """Unit vectors of counted words, word by word: for each word the texts that have it, and its share of each.

    terms, shares: by text. starts: of each word's texts in `texts` and `of_texts`, shape (words + 1,).
    """

    terms: list[Places]
    shares: list[NDArray[np.float64]]
    starts: Places
    texts: Places
    of_texts: NDArray[np.float64]

    @classmethod
    def of(cls, bodies: Sequence[str]) -> _Vectors:
        numbers: dict[str, int] = {}
        terms, shares = [], []
        for body in bodies:
            words = segment(body)
            counts = words.counts.astype(np.float64)
            shares.append(counts / max(float(np.sqrt((counts**2).sum())), 1.0))
            named = [numbers.setdefault(term, len(numbers)) for term in words.vocabulary]
            terms.append(np.array(named, dtype=np.int64))
        flat = np.concatenate([_NOTHING, *terms])
        owners = np.repeat(np.arange(len(terms)), [one.size for one in terms])
        order = np.argsort(flat, kind="stable")
        starts = np.searchsorted(flat[order], np.arange(len(numbers) + 1))
        of_texts = np.concatenate([np.empty(0), *shares])[order]
        return cls(terms, shares, starts, owners[order], of_texts)

    def near(self, text: int, least: float) -> Places:
        """The texts after this one whose cosine with it is `least` or more, ascending."""
        count = len(self.terms)
        sums = np.zeros(count)
        for term, share in zip(self.terms[text].tolist(), self.shares[text].tolist(), strict=True):
            there = slice(int(self.starts[term]), int(self.starts[term + 1]))
            # a text stands once under each word
            sums[self.texts[there]] += share * self.of_texts[there]
        # equal directions come out a few last places below 1
        found = np.flatnonzero(sums >= least - 1e-12)
        later: Places = found[found > text].astype(np.int64)
        return later
