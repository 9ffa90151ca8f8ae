"""How much of one document stands in the other: a sentence over a thin bar."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from leitong.gui.painting import painting
from leitong.gui.theme import blend
from leitong.gui.tokens import Tokens
from leitong.presenters.headline import Share

HEIGHT = 6


class ShareBar(QWidget):
    """side: whose text is the whole. An old value that no longer holds is struck through beside the new one."""

    def __init__(self, side: str, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._tokens = tokens
        self.share = Share(None)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, self.fontMetrics().height() + HEIGHT + 4)

    def minimumSizeHint(self) -> QSize:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return QSize(QFontMetrics(font).horizontalAdvance(self._words(1.0)), self.sizeHint().height())

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.update()

    def show_share(self, share: Share) -> None:
        self.share = share
        self.setAccessibleName(self._words(share.value))
        self.update()

    def _words(self, value: float | None) -> str:
        if value is None:
            return self.tr("Too short to say")
        text = self.tr("{share} of A is in B") if self._side == "a" else self.tr("{share} of B is in A")
        return text.format(share=percent(value))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            tokens, share = self._tokens, self.share
            colour = tokens.a if self._side == "a" else tokens.b
            line = QRectF(0, 0, self.width(), self.fontMetrics().height())
            font = QFont(self.font())
            font.setWeight(QFont.Weight.DemiBold)
            painter.setFont(font)
            painter.setPen(QColor(tokens.text))
            words = self._words(share.value)
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
            if share.was is not None:
                old = QFont(self.font())
                old.setStrikeOut(True)
                line.setLeft(painter.fontMetrics().horizontalAdvance(words) + 8)
                painter.setFont(old)
                painter.setPen(QColor(tokens.muted))
                painter.drawText(
                    line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, percent(share.was)
                )
            track = QRectF(0, self.height() - HEIGHT, self.width(), HEIGHT)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(blend(tokens.muted, tokens.base, 0.22)))
            painter.drawRoundedRect(track, HEIGHT / 2, HEIGHT / 2)
            if share.value:
                track.setWidth(max(HEIGHT, track.width() * min(1.0, share.value)))
                painter.setBrush(QColor(colour))
                painter.drawRoundedRect(track, HEIGHT / 2, HEIGHT / 2)


def percent(share: float) -> str:
    """Whole per cents; neither "0 %" nor "100 %" unless it is exactly so."""
    if 0 < share < 0.005:
        return "< 1 %"
    if 0.995 <= share < 1:
        return "> 99 %"
    return f"{share:.0%}".replace("%", " %")
