"""The content title: the heading that says most of what the page's title says (ALGORITHMS S03)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise

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
