"""What the Words panel shows at one moment, and what the working process tells it."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from leitong.messages import Message
from leitong.spans import Span

if TYPE_CHECKING:
    from leitong.words.ambiguity import Ambiguous
    from leitong.words.index_terms import IndexSize
    from leitong.words.methods import Method
    from leitong.words.new_words import NewWords

MOST_CHARACTERS = 100_000
MOST_NODES = 200
Marks = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class CutText:
    """One text, cut by every method. text: its first `MOST_CHARACTERS` characters. size: characters of the whole.

    begins: by method, whether a word begins or ends before each character and after the last, shape (len(text) + 1,).
    tags: (start, end, part of speech) of jieba's words that have one. ambiguous: in order.
    words, readings, pairs: what an index would hold of each. own: the person's words that were used.
    """

    text: str
    size: int
    begins: dict[Method, Marks]
    tags: tuple[tuple[int, int, str], ...]
    ambiguous: tuple[Ambiguous, ...]
    words: IndexSize
    readings: IndexSize
    pairs: IndexSize
    new: NewWords
    own: tuple[str, ...]

    def first_ambiguous(self, place: int) -> int:
        """The number of the first ambiguous stretch that ends after a character."""
        return bisect_right(self.ambiguous, place, key=lambda one: one.span.end)

    def ambiguous_at(self, place: int) -> int | None:
        """The number of the ambiguous stretch that a character stands in."""
        first = self.first_ambiguous(place)
        here = first < len(self.ambiguous) and self.ambiguous[first].span.start <= place
        return first if here else None


@dataclass(frozen=True, slots=True)
class TrieNode:
    """letter: of the edge that leads here, "" for the root. parent: its number, -1 for the root.

    depth: letters from the root. row: place across the depth, in steps between two leaves. complete: a word is, here.
    """

    letter: str
    parent: int
    depth: int
    row: float
    complete: bool


@dataclass(frozen=True, slots=True)
class TriePicture:
    """nodes: the root first; none where there would be more than `MOST_NODES`. count: how many the trie has."""

    nodes: tuple[TrieNode, ...]
    count: int

    @property
    def depth(self) -> int:
        return max((node.depth for node in self.nodes), default=0)

    @property
    def rows(self) -> int:
        """How many leaves stand beside each other."""
        return 1 + int(max((node.row for node in self.nodes), default=0))


@dataclass(frozen=True, slots=True)
class Tries:
    """Both tries over the dictionary's words in a stretch of a text, which are `words`."""

    words: tuple[str, ...]
    prefixes: TriePicture
    suffixes: TriePicture


@dataclass(frozen=True, slots=True)
class WordsState:
    """side: "a" or "b". cut: its text, None while it is not there. waiting: it is on its way. problem: why it is not.

    stamps: what of the text no fingerprint is made of, in order. chosen: the ambiguous stretch that is looked at, an
    index into `cut.ambiguous`. span: the stretch the tries are of. told: what accept or undo did. reveal: the character
    to bring into sight.
    """

    side: str = "a"
    cut: CutText | None = None
    stamps: tuple[Span, ...] = ()
    waiting: bool = False
    problem: Message | None = None
    chosen: int | None = None
    span: Span | None = None
    tries: Tries | None = None
    own: tuple[str, ...] = ()
    told: Message | None = None
    reveal: int | None = None
