"""The fingerprint distance on a ruler from 0 to 64 bits, with the place where chance puts unrelated texts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from leitong.gui.painting import painting
from leitong.gui.theme import blend
from leitong.gui.tokens import Tokens

BITS = 64
CHANCE, SPREAD = 32, 4  # mean and standard deviation of two independent random fingerprints


class DistanceRuler(QWidget):
    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._bits: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, 14 + self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.update()

    def show_bits(self, bits: int | None) -> None:
        self._bits = bits
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            tokens, middle = self._tokens, 7.0
            left, right = 6.0, self.width() - 6.0

            def at(bit: float) -> float:
                return left + (right - left) * bit / BITS

            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(blend(tokens.muted, tokens.base, 0.28)))
            painter.drawRoundedRect(
                QRectF(at(CHANCE - SPREAD), 1, at(CHANCE + SPREAD) - at(CHANCE - SPREAD), 12), 3, 3
            )
            painter.setPen(QPen(QColor(blend(tokens.muted, tokens.base, 0.6)), 2))
            painter.drawLine(QPointF(left, middle), QPointF(right, middle))
            self._captions(painter, at)
            if self._bits is not None:
                painter.setPen(QPen(QColor(tokens.base), 2))
                painter.setBrush(QColor(tokens.text))
                painter.drawEllipse(QPointF(at(self._bits), middle), 6, 6)

    def _captions(self, painter: QPainter, at: Callable[[float], float]) -> None:
        font = self.font()
        font.setPointSizeF(max(7.0, font.pointSizeF() - 2.5))
        painter.setFont(font)
        painter.setPen(QColor(self._tokens.muted))
        row = QRectF(0, 14, self.width(), self.height() - 14)
        painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, "0")
        painter.drawText(row, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, "64")
        text = self.tr("chance 32 ± 4")
        width = painter.fontMetrics().horizontalAdvance(text)
        place = QRectF(at(CHANCE) - width / 2 - 2, 14, width + 4, row.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text)
