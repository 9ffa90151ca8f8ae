"""Words and numbers that a scanner has torn apart, put together again by what stands whole in another text.

A form that is filled in anew is known by its words and numbers in their order, and must not be missed because the
letters of one copy stand apart.
"""

from __future__ import annotations

import re
from collections.abc import Container, Sequence

TORN = 1.02
"""So many times the pieces of the other text, counted by letters, show that words are torn."""
# a word falls into no more pieces
_PIECES = 16
_END_OF_LINE = re.compile(r"(?<=\w)-\n\s*(?=\w)")
_TORN_NUMBER = re.compile(r"(?<=[0-9.,])\s+(?=[0-9])|(?<=[0-9])\s+(?=[.,][0-9\s])")


def is_torn(one: str, other: str) -> bool:
    """Whether one of two texts with much the same letters has clearly more blanks among them."""
    low, high = sorted(_blanks(text) for text in (one, other))
    return high > TORN * low


def mended(text: str, whole: str) -> str:
    """The text with its numbers, and the words that are whole in the other text, in one piece each."""
    known = frozenset(whole.split())
    longest = max(map(len, known), default=0)
    pieces = _TORN_NUMBER.sub("", _END_OF_LINE.sub("\n", text)).split()
    words, place = [], 0
    while place < len(pieces):
        word, after = longest_known(pieces, place, known, longest)
        words.append(word)
        place = after
    return " ".join(words)


def longest_known(pieces: Sequence[str], place: int, known: Container[str], longest: int) -> tuple[str, int]:
    """The longest known word that begins at this piece, else the piece; and the place after it.

    longest: characters of the longest known word.
    """
    found, after, joined = pieces[place], place + 1, ""
    for end in range(place, min(place + _PIECES, len(pieces))):
        joined += pieces[end]
        if len(joined) > longest:
            break
        if joined in known:
            found, after = joined, end + 1
    return found, after


def _blanks(text: str) -> float:
    """Stretches of white space, of whatever length, for each other character."""
    pieces = text.split()
    return len(pieces) / sum(map(len, pieces)) if pieces else 0.0
