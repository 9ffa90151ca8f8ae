"""A word list as a trie of two arrays, walked by all places of a text at once (S24).

A prefix trie holds words from their first letter on. The same words reversed make a suffix trie, walked over the
reversed text; a node where a word is complete is then the word's head and not its end.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import Codes, codes_of

CODE_BITS = 21
_AT_ONCE = 1 << 20  # letters; what is made of them takes many times their memory
LONGEST = 31  # letters of a word, so that the lengths of the words at a place are the bits of 32
Lengths = NDArray[np.int32]
Found = NDArray[np.uint32]


@dataclass(frozen=True, slots=True)
class Trie:
    """Node 0 is the root; node i + 1 is reached by edge i, and the nodes of one depth stand together.

    edges: int64, shape (m,), sorted: parent node · 2²¹ + code point. complete: bool, shape (m,), whether a word is
    complete in the node that the edge leads to.
    """

    edges: NDArray[np.int64]
    complete: NDArray[np.bool_]

    @classmethod
    def of(cls, words: Iterable[str]) -> Trie:
        """The trie of these words; empty ones and those of more than `LONGEST` letters are left out."""
        kept = [word for word in words if 0 < len(word) <= LONGEST]
        lengths = np.fromiter(map(len, kept), dtype=np.intp, count=len(kept))
        firsts = lengths.cumsum() - lengths
        codes = codes_of("".join(kept)).astype(np.int64)
        nodes = np.zeros(len(kept), dtype=np.int64)
        edges, complete, made = [np.empty(0, dtype=np.int64)], [np.empty(0, dtype=bool)], 0
        for depth in range(int(lengths.max(initial=0))):
            going_on = lengths > depth
            lengths, firsts, nodes = lengths[going_on], firsts[going_on], nodes[going_on]
            level, place = np.unique((nodes << CODE_BITS) | codes[firsts + depth], return_inverse=True)
            ends = np.zeros(level.size, dtype=bool)
            ends[place[lengths == depth + 1]] = True
            nodes = place.astype(np.int64) + made + 1
            made += level.size
            edges.append(level)
            complete.append(ends)
        return cls(np.concatenate(edges), np.concatenate(complete))

    @property
    def nodes(self) -> int:
        """How many there are, the root among them."""
        return int(self.edges.size) + 1

    def words_at(self, codes: Codes) -> Found:
        """Which words begin at each place: bit n is set where one of n letters does; shape as `codes`."""
        found = np.zeros(codes.size, dtype=np.uint32)
        for start in range(0, codes.size, _AT_ONCE):
            # the last of a piece see the letters after it
            piece = codes[start : start + _AT_ONCE + LONGEST]
            self._walk(piece, found[start : start + _AT_ONCE])
        return found

    def _walk(self, codes: Codes, found: Found) -> None:
        """Set the bits of the first places of `codes`, in place."""
        here = np.arange(found.size)
        nodes = np.zeros(found.size, dtype=np.int64)
        letters = codes.astype(np.int64)
        for depth in range(LONGEST if self.edges.size else 0):
            within = here + depth < codes.size
            here, nodes = here[within], nodes[within]
            wanted = (nodes << CODE_BITS) | letters[here + depth]
            edge = self.edges.searchsorted(wanted)
            edge[edge == self.edges.size] = 0
            there = self.edges[edge] == wanted
            here, edge = here[there], edge[there]
            if here.size == 0:
                break
            found[here[self.complete[edge]]] |= np.uint32(1 << (depth + 1))
            nodes = edge + 1


def longest_of(found: Found) -> Lengths:
    """Letters of the longest word at each place, 0 where there is none; shape as `found`."""
    # frexp gives the place of the highest bit plus one, exactly for 32 bits
    lengths: Lengths = np.maximum(np.frexp(found.astype(np.float64))[1] - 1, 0).astype(np.int32)
    return lengths
