"""The small card that follows the mouse over the votes."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from leitong.gui.tokens import Tokens
from leitong.presenters.why_sentences import signed
from leitong.presenters.why_state import COIN_FLIP, Card

_GAP = 14  # pixels between the mouse and the card


class HoverCard(QFrame):
    """Lets the mouse through, keeps inside its parent."""

    def __init__(self, tokens: Tokens, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("hoverCard")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._label = QLabel(self)
        self._label.setTextFormat(Qt.TextFormat.RichText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.addWidget(self._label)
        self._tokens = tokens
        self._shown: tuple[Card, int] | None = None
        self.set_tokens(tokens)
        self.hide()

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._shown = None
        self.setStyleSheet(
            f"#hoverCard {{ background: {tokens.base}; border: 1px solid {tokens.muted}; border-radius: 4px }}"
            f"#hoverCard QLabel {{ color: {tokens.text} }}"
        )

    def show_card(self, card: Card, unit: int, at: QPoint, within: QRect) -> None:
        """Stand beside `at`, in the parent's pixels, without leaving `within`."""
        if (card, unit) != self._shown:
            self._shown = (card, unit)
            self._label.setText(self._text(card, unit))
            self.adjustSize()
        x, y = at.x() + _GAP, at.y() + _GAP
        if x + self.width() > within.right():
            x = at.x() - _GAP - self.width()
        y = max(within.top(), min(y, within.bottom() - self.height()))
        self.move(max(within.left(), x), y)
        if not self.isVisible():
            self.raise_()
            self.show()

    @property
    def text(self) -> str:
        return self._label.text()

    def _text(self, card: Card, unit: int) -> str:
        votes = card.votes
        head = self.tr("bit {bit}").format(bit=votes.bit)
        sign = self.tr("≠ differs") if votes.differs else self.tr("= equal")
        sides = "".join(
            self._side(*side, unit)
            for side in (
                ("A", self._tokens.a, (votes.a, votes.margin_a), card.words_a),
                ("B", self._tokens.b, (votes.b, votes.margin_b), card.words_b),
            )
        )
        return f"<b>{escape(head)}</b>&nbsp; {escape(sign)}<table cellspacing='0' cellpadding='1'>{sides}</table>"

    def _side(
        self, name: str, colour: str, voted: tuple[int, float], words: tuple[tuple[str, int], ...], unit: int
    ) -> str:
        vote, margin = voted
        margin_text = self.tr("margin {percent} %").format(percent=f"{100 * margin:.0f}")
        if margin < COIN_FLIP:
            margin_text = self.tr("{margin}, coin flip").format(margin=margin_text)
        pushing = "&nbsp; ".join(f"{escape(word)}&nbsp;{signed(push, unit)}" for word, push in words) or "–"
        return (
            f"<tr><td style='color:{colour}'><b>{name}</b>&nbsp;</td>"
            f"<td align='right'><b>{signed(vote, unit)}</b></td><td>&nbsp;→ {int(vote > 0)}&nbsp;&nbsp;</td>"
            f"<td style='color:{self._tokens.muted}'>{escape(margin_text)}</td></tr>"
            f"<tr><td></td><td colspan='3'>{pushing}</td></tr>"
        )
