"""The dictionary of the segmentation methods: jieba's words, a list of free single characters, the person's own words.

jieba lists 11,580 single characters, nearly all there are. Counted as words they would make almost every word of two
characters a combination, and no frequency parts the free ones from the bound: 小 of 小学 is three times as frequent as
the verb 学, and stands alone as often. So a list of our own says which of them can be words by themselves.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from leitong.resources import resource
from leitong.words.characters import codes_of
from leitong.words.fold import fold
from leitong.words.trie import LONGEST, Trie


class Lexicon:
    """Words, folded, and both tries over them. own: words of the person, which jieba's cutter takes too."""

    def __init__(self, words: Iterable[str], own: Sequence[str] = ()) -> None:
        self.own = tuple(filter(None, (fold(word).text for word in own)))
        self._words = (*words, *self.own)

    @cached_property
    def prefixes(self) -> Trie:
        """Words from their first letter on."""
        return Trie.of(self._words)

    @cached_property
    def suffixes(self) -> Trie:
        """Words from their last letter back."""
        return Trie.of(word[::-1] for word in self._words)

    @cached_property
    def jieba_cut(self) -> Callable[[str, bool], list[str]]:
        """jieba's cutter with the person's words: of a text, and whether to guess words.

        Each of the person's words is frequent enough to be kept whole.
        """
        import rjieba  # noqa: PLC0415 - its dictionary takes as long as all else that is loaded

        if not self.own:
            return rjieba.cut
        cutter = rjieba.Jieba()
        for word in self.own:
            # what it cuts has its capitals
            for form in {word, word.upper()}:
                cutter.add_word(form, None, None)
        return cutter.cut

    def holds(self, words: Sequence[str]) -> NDArray[np.bool_]:
        """Which of these folded words are in it, shape (len(words),)."""
        lengths = np.fromiter(map(len, words), dtype=np.intp, count=len(words))
        firsts = (lengths + 1).cumsum() - lengths - 1
        found = self.prefixes.words_at(codes_of("\n".join((*words, ""))))[firsts]
        held = found >> np.minimum(lengths, LONGEST).astype(np.uint32) & np.uint32(1)
        within: NDArray[np.bool_] = held.astype(bool) & (lengths <= LONGEST)
        return within


@lru_cache(maxsize=2)  # with the words of today, and those of before the last was accepted
def lexicon(own: tuple[str, ...] = ()) -> Lexicon:
    """jieba's dictionary with the free single characters and the words `own`."""
    return Lexicon((*_jiebas_words(), *free_characters()), own)


@cache
def free_characters() -> frozenset[str]:
    """Characters that are words by themselves, folded."""
    return frozenset(resource("words", "free_zh.txt").read_text(encoding="utf-8").split())


@cache
def _jiebas_words() -> tuple[str, ...]:
    """The words of jieba's dictionary of two letters and more, in lower case."""
    # jieba itself is not loaded: that takes half a second, and only the list is wanted
    spec = importlib.util.find_spec("jieba")
    assert spec is not None and spec.origin is not None
    rows = (Path(spec.origin).parent / "dict.txt").read_text(encoding="utf-8").casefold().splitlines()
    words = (row.partition(" ")[0] for row in rows)
    return tuple(word for word in words if len(word) > 1)
