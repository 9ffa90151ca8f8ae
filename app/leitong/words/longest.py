"""Cutting by the longest word of a dictionary: from the left (MM), from the right (RMM), and both ways (S23, S27)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import Codes
from leitong.words.lexicon import Lexicon
from leitong.words.trie import Found, Trie, longest_of

Marks = NDArray[np.bool_]
Counts = NDArray[np.int64]
_TO_SMALL = np.uint32(0x20)


def forward(codes: Codes, lexicon: Lexicon) -> Marks:
    """Where MM's words begin, shape as `codes`.

    A word is the longest of the dictionary, else a run of Latin letters and digits, else one character.
    """
    return _begins(small(codes), lexicon.prefixes)


def backward(codes: Codes, lexicon: Lexicon) -> Marks:
    """Where RMM's words begin: the mirror of MM, with the trie of reversed words over the reversed text."""
    ends = _begins(small(codes)[::-1], lexicon.suffixes)
    begins = np.zeros(codes.size, dtype=bool)
    begins[:1] = True
    # the reversed text's word that begins r places from its start ends where another begins in the text
    begins[1:] = ends[1:][::-1]
    return begins


def both_ways(codes: Codes, lexicon: Lexicon) -> Marks:
    """MM or RMM, chosen anew for every stretch between places where both cut.

    The one of fewer words; of these fewer that are not in the dictionary; then fewer single characters; then RMM.
    """
    ways = (forward(codes, lexicon), backward(codes, lexicon))
    joints = np.flatnonzero(ways[0] & ways[1])
    if joints.size == 0:
        return ways[1]
    found = words_within(small(codes), lexicon.prefixes)
    costs = [_cost(begins, found, joints) for begins in ways]
    decided = np.zeros(joints.size, dtype=bool)
    take_forward = np.zeros(joints.size, dtype=bool)
    for one, other in zip(*costs, strict=True):
        take_forward |= ~decided & (one < other)
        decided |= one != other
    lengths = np.diff(np.append(joints, codes.size))
    return np.where(np.repeat(take_forward, lengths), *ways)


def small(codes: Codes) -> Codes:
    """The same with the letters A–Z in lower case, as the dictionary has them."""
    return np.where((codes >= 65) & (codes <= 90), codes | _TO_SMALL, codes)


def latin(codes: Codes) -> Marks:
    """Which are Latin letters, in lower case, or digits."""
    return ((codes >= 97) & (codes <= 122)) | ((codes >= 48) & (codes <= 57))


def words_within(codes: Codes, trie: Trie) -> Found:
    """As `Trie.words_at`, without words that begin or end within a run of Latin letters and digits."""
    found = trie.words_at(codes)
    inner = _inner(codes)
    if inner.any():
        found[inner[:-1]] = 0
        for length in range(1, int(longest_of(found).max(initial=0)) + 1):
            here = np.flatnonzero(found >> np.uint32(length) & np.uint32(1))
            found[here[inner[here + length]]] &= np.uint32(~(1 << length) & 0xFFFFFFFF)
    return found


def _inner(codes: Codes) -> Marks:
    """Whether the boundary before each letter, and after the last, lies within a run of Latin letters and digits."""
    inside = latin(codes)
    inner = np.zeros(codes.size + 1, dtype=bool)
    inner[1:-1] = inside[1:] & inside[:-1]
    return inner


def _begins(codes: Codes, trie: Trie) -> Marks:
    begins = np.zeros(codes.size, dtype=bool)
    steps = _steps(codes, trie).tolist()
    place = 0
    places = []
    while place < codes.size:
        places.append(place)
        place += steps[place]
    begins[places] = True
    return begins


def _steps(codes: Codes, trie: Trie) -> Counts:
    """Letters of the word that would begin at each place, at least 1."""
    outside = np.flatnonzero(~_inner(codes))
    rest = outside[np.minimum(outside.searchsorted(np.arange(codes.size), side="right"), outside.size - 1)]
    runs = rest - np.arange(codes.size)
    longest = longest_of(words_within(codes, trie))
    return np.where(longest > 0, longest, runs).astype(np.int64)


def _cost(begins: Marks, found: Found, joints: NDArray[np.intp]) -> tuple[Counts, Counts, Counts]:
    """Of each stretch that begins at a joint: words, words not in the dictionary, words of one letter."""
    firsts = np.flatnonzero(begins)
    lengths = np.diff(np.append(firsts, begins.size))
    shift = np.minimum(lengths, 31).astype(np.uint32)
    unknown = (found[firsts] >> shift & np.uint32(1)) == 0
    starts = firsts.searchsorted(joints)
    counts = (np.ones(firsts.size, dtype=np.int64), unknown | (lengths > 31), lengths == 1)
    return (
        np.add.reduceat(counts[0], starts),
        np.add.reduceat(counts[1].astype(np.int64), starts),
        np.add.reduceat(counts[2].astype(np.int64), starts),
    )
