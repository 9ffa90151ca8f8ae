"""The three measures at the head of a comparison, each with its meaning; old values that no longer hold beside them."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from leitong.gui.labels import ElidedLabel, label, line
from leitong.gui.ruler import DistanceRuler
from leitong.gui.share_bar import ShareBar, percent
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.presenters.headline import Headline, Share


class Measures(QWidget):
    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shares = {side: ShareBar(side, tokens) for side in ("a", "b")}
        self._ruler = DistanceRuler(tokens)
        self._distance, self._keywords = label("", "heading"), label("", "heading")
        self._distance_was, self._keywords_was = label("", "struck"), label("", "struck")
        self._chance, self._words = ElidedLabel("small"), ElidedLabel("small")
        self._arrange()

    def set_tokens(self, tokens: Tokens) -> None:
        for bar in self.shares.values():
            bar.set_tokens(tokens)
        self._ruler.set_tokens(tokens)

    def show_headline(self, headline: Headline) -> None:
        self.shares["a"].show_share(headline.a_in_b)
        self.shares["b"].show_share(headline.b_in_a)
        self._ruler.show_bits(headline.hamming)
        self._distance.setText(self._bits(headline.hamming))
        self._show_struck(self._distance_was, headline.hamming_was, "{}")
        self._chance.setText(said(headline.chance))
        self._chance.setToolTip("")
        self._ruler.setAccessibleName(f"{self._distance.text()}. {self._chance.text()}")
        self._keywords.setText("—" if headline.keywords is None else f"{headline.keywords:.2f}")
        self._show_struck(self._keywords_was, headline.keywords_was, "{:.2f}")
        self._words.setText(" · ".join(headline.shared_words) or self.tr("no keyword in common"))
        self._words.setToolTip("")

    def in_a_line(self, headline: Headline) -> str:
        """All measures in few words, for a window that has no room for more."""
        return self.tr("A in B {a} · B in A {b} · {bits} · keywords {keywords}").format(
            a=_percent(headline.a_in_b),
            b=_percent(headline.b_in_a),
            bits=self._bits(headline.hamming),
            keywords="—" if headline.keywords is None else f"{headline.keywords:.2f}",
        )

    def _arrange(self) -> None:
        shared = self._cell(
            self.tr("Shared text"),
            self.tr(
                "Of all runs of words (Chinese: characters) in one document, the share that stands in the other too.\n"
                "containment of A in B = |S(A) ∩ S(B)| / |S(A)|, S: the set of shingles"
            ),
            self.shares["a"],
            self.shares["b"],
        )
        distance = self._cell(
            self.tr("Fingerprint distance"),
            self.tr(
                "Each word votes on 64 bits; near texts get near fingerprints, unrelated ones differ in 32 ± 4 bits.\n"
                "Hamming distance d = popcount(SimHash(A) xor SimHash(B)); chance: P(X ≤ d), X ~ Binomial(64, ½), about"
            ),
            self._beside(self._distance, self._distance_was, self._chance),
            self._ruler,
        )
        keywords = self._cell(
            self.tr("Shared keywords"),
            self.tr(
                "How much the weighty words of both documents are the same, 0 to 1.\n"
                "J = Σ min(wA, wB) / Σ max(wA, wB), w: the weight tf·idf of a keyword"
            ),
            self._beside(self._keywords, self._keywords_was, QWidget()),
            self._words,
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        for place, (cell, stretch) in enumerate(((shared, 4), (distance, 5), (keywords, 3))):
            if place:
                row.addWidget(line())
            row.addWidget(cell, stretch)

    def _show_struck(self, was: QLabel, value: float | None, form: str) -> None:
        """An old value that no longer holds, beside the new one."""
        was.setText("" if value is None else form.format(value))
        was.setAccessibleName("" if value is None else self.tr("before: {value}").format(value=was.text()))
        was.setVisible(value is not None)

    def _cell(self, title: str, meaning: str, *parts: QWidget) -> QWidget:
        cell = QWidget()
        cell.setToolTip(meaning)
        cell.setAccessibleName(title)
        cell.setAccessibleDescription(meaning)
        column = QVBoxLayout(cell)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(label(title, "small"))
        for part in parts:
            column.addWidget(part)
        column.addStretch()
        return cell

    def _beside(self, *parts: QWidget) -> QWidget:
        """The last one takes the room that is left."""
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for part in parts[:-1]:
            row.addWidget(part)
        row.addWidget(parts[-1], 1)
        return both

    def _bits(self, hamming: int | None) -> str:
        if hamming is None:
            return self.tr("No fingerprint")
        if hamming == 1:
            return self.tr("1 of 64 bits differs")
        return self.tr("{n} of 64 bits differ").format(n=hamming)


def _percent(share: Share) -> str:
    return "—" if share.value is None else percent(share.value)
