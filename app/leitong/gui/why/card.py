"""The small card that follows the mouse over the votes. Painted by hand: rich text takes 4 ms a card to lay out."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from leitong.gui.painting import painting
from leitong.gui.pens import hairline
from leitong.gui.tokens import Tokens
from leitong.presenters.why.sentences import signed
from leitong.presenters.why.state import COIN_FLIP, Card

_GAP = 14  # pixels between the mouse and the card
_PADDING = 10
_INDENT = 18  # of what follows the letter of a side
_SPACE = 14  # between words, and before the margin


@dataclass(frozen=True, slots=True)
class _Side:
    """What the card says of one document, ready to be drawn."""

    name: str
    vote: str
    margin: str
    words: tuple[str, ...]


class HoverCard(QWidget):
    """Lets the mouse through, keeps inside its parent."""

    def __init__(self, tokens: Tokens, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._tokens = tokens
        self._shown: tuple[Card, int] | None = None
        self._head, self._sign = "", ""
        self._sides: tuple[_Side, ...] = ()
        self.hide()

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.update()

    def show_card(self, card: Card, unit: int, at: QPoint, within: QRect) -> None:
        """Stand beside `at`, in the parent's pixels, without leaving `within`."""
        if (card, unit) != self._shown:
            self._shown = (card, unit)
            self._write(card, unit)
            self.resize(self._needed())
            self.update()
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
        """All that the card says, line by line."""
        lines = [f"{self._head} {self._sign}"]
        for side in self._sides:
            lines += [f"{side.name} {side.vote} {side.margin}", " ".join(side.words)]
        return "\n".join(lines)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = self._tokens
        with painting(self, smooth=False) as painter:
            painter.setPen(hairline(tokens.muted))
            painter.setBrush(QColor(tokens.base))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
            line, bold = self.fontMetrics().height() + 3, self._bold()
            x, y = _PADDING, _PADDING + self.fontMetrics().ascent()
            self._put(painter, (x, y), self._head, tokens.text, bold)
            head = QFontMetrics(bold).horizontalAdvance(self._head)
            self._put(painter, (x + head + _SPACE, y), self._sign, tokens.text, self.font())
            for side, colour in zip(self._sides, (tokens.a, tokens.b), strict=True):
                y += line
                self._put(painter, (x, y), side.name, colour, bold)
                self._put(painter, (x + _INDENT, y), side.vote, tokens.text, bold)
                advance = QFontMetrics(bold).horizontalAdvance(side.vote)
                self._put(
                    painter, (x + _INDENT + advance + _SPACE, y), side.margin, tokens.muted, self.font()
                )
                y += line
                word_x = x + _INDENT
                for word in side.words:
                    self._put(painter, (word_x, y), word, tokens.text, self.font())
                    word_x += self.fontMetrics().horizontalAdvance(word) + _SPACE

    @staticmethod
    def _put(painter: QPainter, at: tuple[int, int], text: str, colour: str, font: QFont) -> None:
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(*at, text)

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def _needed(self) -> QSize:
        plain, bold = self.fontMetrics(), QFontMetrics(self._bold())
        widths = [bold.horizontalAdvance(self._head) + _SPACE + plain.horizontalAdvance(self._sign)]
        for side in self._sides:
            vote = bold.horizontalAdvance(side.vote) + _SPACE + plain.horizontalAdvance(side.margin)
            words = sum(plain.horizontalAdvance(word) + _SPACE for word in side.words) - _SPACE
            widths.append(_INDENT + max(vote, words))
        lines = 1 + 2 * len(self._sides)
        return QSize(max(widths) + 2 * _PADDING, lines * (plain.height() + 3) - 3 + 2 * _PADDING)

    def _write(self, card: Card, unit: int) -> None:
        votes = card.votes
        self._head = self.tr("bit {bit}").format(bit=votes.bit)
        self._sign = self.tr("≠ differs") if votes.differs else self.tr("= equal")
        self._sides = (
            self._side("A", (votes.a, votes.one_a, votes.margin_a), card.words_a, unit),
            self._side("B", (votes.b, votes.one_b, votes.margin_b), card.words_b, unit),
        )

    def _side(
        self, name: str, voted: tuple[int, bool, float], words: tuple[tuple[str, int], ...], unit: int
    ) -> _Side:
        vote, one, margin = voted
        margin_text = self.tr("margin {percent} %").format(percent=_percent(margin))
        if margin < COIN_FLIP:
            margin_text = self.tr("{margin}, coin flip").format(margin=margin_text)
        pushing = tuple(f"{word} {signed(push, unit)}" for word, push in words) or ("–",)
        return _Side(name, f"{signed(vote, unit)} → {int(one)}", margin_text, pushing)


def _percent(margin: float) -> str:
    """Whole from 10 on; below, a decimal, for the line between firm and coin flip lies at 5."""
    return f"{100 * margin:.0f}" if margin >= 0.1 else f"{100 * margin:.1f}"
