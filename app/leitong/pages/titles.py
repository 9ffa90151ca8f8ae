"""The content title: the heading that says most of what the page's title says (ALGORITHMS S03)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from leitong.pages.characters import folded

# a longer text tells the story, it doesn't repeat the title
_LONGEST = 200
_LAST_OF_BMP = "\uffff"
_MIXING, _SIEVE = np.uint16(0x9E37), np.uint16(0x1000)
_NOT_A_LETTER = re.compile(r"[\W_]+")


def letters(text: str) -> str:
    """Letters and digits only, case folded."""
    return _NOT_A_LETTER.sub("", text).casefold()


def bigrams(text: str) -> frozenset[str]:
    """Pairs of neighbouring letters; of a single letter, the letter itself."""
    plain = letters(text)
    return frozenset([plain[i : i + 2] for i in range(len(plain) - 1)]) or frozenset(plain)


def content_title(title: str, headings: Iterable[tuple[int, str]]) -> str:
    """The heading with the greatest Dice overlap with `title`, of equals the higher, then the first.

    headings: (level 1 to 6, text) in document order. Without any overlap the title itself; without a title the
    first of the highest headings.
    """
    wanted = bigrams(title)
    best = (0.0, 0, "")
    for level, text in headings:
        # no more can be shared than the heading has
        if 2 * len(text) < best[0] * (len(wanted) + len(text)):
            continue
        overlap = dice(wanted, bigrams(text)) if wanted else 1.0
        if overlap > 0 and (overlap, -level) > best[:2]:
            best = (overlap, -level, text)
    return best[2] or title


def dice(a: frozenset[str], b: frozenset[str]) -> float:
    """2·|a ∩ b| / (|a| + |b|), 0 if both are empty."""
    return 2 * len(a & b) / (len(a) + len(b)) if a or b else 0.0


def pairs_found(pairs: frozenset[str], length: int, texts: Sequence[str]) -> NDArray[np.float64]:
    """Share of a title's letter pairs that stand in each text, 0 to 1; 0 for one too long or short.

    pairs: `bigrams` of the title; length: its characters.
    """
    found = np.zeros(len(texts))
    wanted = np.array([(ord(p[0]), ord(p[1])) for p in pairs if len(p) == 2 and max(p) <= _LAST_OF_BMP])
    short = [i for i, text in enumerate(texts) if length <= 4 * len(text) and len(text) <= _LONGEST]
    if not wanted.size or not short:
        return found
    codes, starts = folded([texts[i] for i in short])
    known = np.sort(wanted[:, 0] << 16 | wanted[:, 1])
    # most pairs are none of the title's: they are sifted by a few bits of their own
    sieve = np.zeros(_SIEVE, dtype=np.bool_)
    first, second = wanted.astype(np.uint16).T
    sieve[(first * _MIXING + second) % _SIEVE] = True
    hits = np.flatnonzero(sieve[(codes[:-1] * _MIXING + codes[1:]) % _SIEVE])
    if not hits.size:
        return found
    neighbours = codes[hits].astype(np.int64) << 16 | codes[hits + 1]
    places = np.minimum(np.searchsorted(known, neighbours), len(known) - 1)
    right = known[places] == neighbours
    of_text = np.searchsorted(starts, hits[right], side="right") - 1
    different = np.unique(of_text * len(known) + places[right])
    found[short] = np.bincount(different // len(known), minlength=len(short)) / len(known)
    return found
