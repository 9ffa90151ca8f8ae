"""A small trie as nodes with places: depth one way, leaves beside each other the other way."""

from __future__ import annotations

from collections.abc import Sequence

from leitong.presenters.words.state import MOST_NODES, TrieNode, TriePicture, Tries
from leitong.words.characters import codes_of
from leitong.words.lexicon import Lexicon
from leitong.words.longest import small, words_within
from leitong.words.trie import CODE_BITS, Trie


def tries_in(letters: str, dictionary: Lexicon) -> Tries:
    """Both tries over the dictionary's words in `letters`, which are folded."""
    found = words_within(small(codes_of(letters)), dictionary.prefixes).tolist()
    words = {
        letters[place : place + length]
        for place, bits in enumerate(found)
        for length in range(1, bits.bit_length())
        if bits >> length & 1
    }
    listed = tuple(sorted(words))
    return Tries(listed, picture_of(listed), picture_of([word[::-1] for word in listed]))


def picture_of(words: Sequence[str]) -> TriePicture:
    """The trie of these words."""
    trie = Trie.of(words)
    if trie.nodes > MOST_NODES:
        return TriePicture((), trie.nodes)
    parents = (trie.edges >> CODE_BITS).tolist()
    letters = [chr(code) for code in (trie.edges & ((1 << CODE_BITS) - 1)).tolist()]
    children: list[list[int]] = [[] for _ in range(trie.nodes)]
    depths = [0]
    for node, parent in enumerate(parents, start=1):
        children[parent].append(node)
        depths.append(depths[parent] + 1)
    rows = _rows(children)
    root = TrieNode("", -1, 0, rows[0], complete=False)
    others = (
        TrieNode(letter, parent, depth, row, bool(complete))
        for letter, parent, depth, row, complete in zip(
            letters, parents, depths[1:], rows[1:], trie.complete.tolist(), strict=True
        )
    )
    return TriePicture((root, *others), trie.nodes)


def _rows(children: list[list[int]]) -> list[float]:
    """A node stands in the middle of its children."""
    rows = [0.0] * len(children)
    leaves = 0

    def place(node: int) -> None:
        nonlocal leaves
        for child in children[node]:
            place(child)
        if children[node]:
            rows[node] = (rows[children[node][0]] + rows[children[node][-1]]) / 2
        else:
            rows[node] = float(leaves)
            leaves += 1

    place(0)
    return rows
