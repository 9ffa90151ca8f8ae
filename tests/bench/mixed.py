"""Texts without end whose number of near copies stays the same however many are made: for costs by size.

Each is mixed of sentences of different texts, with every other word replaced by one that is drawn from all texts, so
that new texts bring new runs of words, however often the same sentences are drawn. One in five is instead a near copy
of an original that was made not long before: each original has at most one, and so a text has a fifth of a pair, at any
size.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import rjieba

_BLOCK = 5  # the last of each is a near copy
_COPIED_FROM = 101  # blocks before; one of the first blocks is copied from itself
_EDITED = 0.03
_LONGEST = 60  # sentences
_SENTENCE = re.compile(r"[^。！？.!?\n]+[。！？.!?\n]*")


class Mixer(NamedTuple):
    """texts: of one language, each a tuple of sentences, which are tuples of words and marks. words: of all of them."""

    texts: tuple[tuple[tuple[str, ...], ...], ...]
    words: tuple[str, ...]

    @classmethod
    def of(cls, sources: Sequence[str]) -> Mixer:
        texts = []
        for source in sources:
            sentences = tuple(tuple(rjieba.cut(one, False)) for one in _SENTENCE.findall(source))
            if len(sentences) > 2:
                texts.append(sentences)
        words = tuple(word for text in texts for one in text for word in one if word[0].isalnum())
        return cls(tuple(texts), words)

    def original(self, chance: random.Random) -> list[list[str]]:
        """As many sentences as one of the texts has, each from another."""
        size = min(_LONGEST, len(chance.choice(self.texts)))
        drawn = (chance.choice(chance.choice(self.texts)) for _ in range(size))
        return [self._every_other(one, chance) for one in drawn]

    def near_copy(self, sentences: list[list[str]], chance: random.Random) -> list[list[str]]:
        """One sentence is gone, and a word here and there is another."""
        gone = chance.randrange(len(sentences))
        rest = sentences[:gone] + sentences[gone + 1 :]
        return [
            [self._other(word, chance) if chance.random() < _EDITED else word for word in one] for one in rest
        ]

    def _every_other(self, sentence: Sequence[str], chance: random.Random) -> list[str]:
        heard, turn = 0, chance.randrange(2)
        words = []
        for word in sentence:
            heard += word[0].isalnum()
            words.append(self._other(word, chance) if heard % 2 == turn else word)
        return words

    def _other(self, word: str, chance: random.Random) -> str:
        """A mark stays as it is."""
        return chance.choice(self.words) if word[0].isalnum() else word


def mixed(languages: Sequence[Sequence[str]], seed: int = 1) -> Iterator[str]:
    """languages: for each, its texts. The same texts come in the same order for the same seed."""
    mixers = [Mixer.of(texts) for texts in languages]

    def original(number: int) -> list[list[str]]:
        return mixers[number % len(mixers)].original(random.Random(f"{seed} original {number}"))

    number = 0
    while True:
        block, place = divmod(number, _BLOCK)
        if place < _BLOCK - 1:
            text = original(number)
        else:
            chance = random.Random(f"{seed} copy {number}")
            # the place is never that of the block's own copy, so that no original is taken twice
            of = (block if block < _COPIED_FROM else block - _COPIED_FROM) * _BLOCK + block % (_BLOCK - 1)
            text = mixers[of % len(mixers)].near_copy(original(of), chance)
        yield "".join(word for sentence in text for word in sentence)
        number += 1
