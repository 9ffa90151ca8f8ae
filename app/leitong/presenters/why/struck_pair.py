"""The pair that the Why panel shows, whole and without the words that are struck, and what of it is reckoned once."""

from __future__ import annotations

from leitong.presenters.why.state import Card, WordRow
from leitong.presenters.why.what_if import ExplainedPair, hardest_pushes, without
from leitong.presenters.why.words import WordRows

_ON_CARD = 3  # words a side


class StruckPair:
    """whole: the pair as it is. left: what of it is left after striking."""

    def __init__(self, whole: ExplainedPair) -> None:
        self.whole = self.left = whole
        self._words: tuple[int | None, WordRows] | None = None
        self._cards: dict[int, Card] = {}  # the mouse asks 60 times a second

    def strike(self, terms: tuple[str, ...]) -> bool:
        """Strike these words and no others. False if a document has none left; then all stays as it was."""
        left = without(self.whole, frozenset(terms)) if terms else self.whole
        if left is None:
            return False
        self.left = left
        self._words = None
        self._cards.clear()
        return True

    def card(self, bit: int) -> Card:
        """The words that push a bit hardest."""
        if bit not in self._cards:
            words = (hardest_pushes(side, bit, _ON_CARD) for side in (self.left.a, self.left.b))
            self._cards[bit] = Card(self.left.explanation.bits[bit], *words)
        return self._cards[bit]

    def rows(self, bit: int | None, wanted: str) -> tuple[WordRow, ...]:
        """The words that push a bit, or hold any bit apart, and hold `wanted`."""
        if self._words is None or self._words[0] != bit:
            self._words = bit, WordRows(self.left, bit)
        return self._words[1].matching(wanted)
