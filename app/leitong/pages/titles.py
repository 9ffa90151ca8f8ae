"""The content title: the heading that says most of what the page's title says (ALGORITHMS S03)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

# a longer text tells the story, it doesn't repeat the title
_LONGEST = 200
_NOT_A_LETTER = re.compile(r"[\W_]+")


def letters(text: str) -> str:
    """Letters and digits only, case folded."""
    return _NOT_A_LETTER.sub("", text).casefold()


def bigrams(text: str) -> frozenset[str]:
    """Pairs of neighbouring letters; of a single letter, the letter itself."""
    plain = letters(text)
    return frozenset(map("".join, pairwise(plain))) or frozenset(plain)


def content_title(title: str, headings: Iterable[tuple[int, str]]) -> str:
    """The heading with the greatest Dice overlap with `title`, of equals the higher, then the first.

    headings: (level 1 to 6, text) in document order. Without any overlap the title itself; without a title the
    first of the highest headings.
    """
    wanted = bigrams(title)
    best = (0.0, 0, "")
    for level, text in headings:
        overlap = dice(wanted, bigrams(text)) if wanted else 1.0
        if overlap > 0 and (overlap, -level) > best[:2]:
            best = (overlap, -level, text)
    return best[2] or title


def dice(a: frozenset[str], b: frozenset[str]) -> float:
    """2·|a ∩ b| / (|a| + |b|), 0 if both are empty."""
    return 2 * len(a & b) / (len(a) + len(b)) if a or b else 0.0


def pairs_found(title: str, texts: Sequence[str]) -> NDArray[np.float64]:
    """Share of the title's letter pairs that stand in each text, 0 to 1; 0 for one too long or short."""
    wanted = sorted(ord(pair[0]) << 32 | ord(pair[1]) for pair in bigrams(title) if len(pair) == 2)
    if not wanted:
        return np.zeros(len(texts))
    least = len(title) / 4
    short = [text.casefold() if least <= len(text) <= _LONGEST else "" for text in texts]
    codes = np.frombuffer("\n".join(short).encode("utf-32-le", "surrogatepass"), dtype=np.uint32)
    pairs = codes[:-1].astype(np.int64) << 32 | codes[1:]
    known = np.array(wanted)
    places = np.minimum(np.searchsorted(known, pairs), len(known) - 1)
    hits = np.flatnonzero(known[places] == pairs)
    ends = np.cumsum(np.fromiter(map(len, short), dtype=np.int64, count=len(short)) + 1)
    of_text = np.searchsorted(ends, hits, side="right")
    different = np.unique(of_text * len(known) + places[hits])
    found: NDArray[np.float64] = np.bincount(different // len(known), minlength=len(texts)) / len(known)
    return found
