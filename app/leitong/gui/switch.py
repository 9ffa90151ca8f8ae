"""A switch: on or off, seen by its place as well as by its colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from leitong.gui.painting import painting
from leitong.gui.tokens import LIGHT, Tokens


class Switch(QAbstractButton):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = LIGHT
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(48, 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            tokens, on = self._tokens, self.isChecked()
            track = QRectF(4, 4, 40, 20)
            painter.setPen(QPen(QColor(tokens.text if on else tokens.muted), 1.5))
            painter.setBrush(QColor(tokens.text if on else tokens.base))
            painter.drawRoundedRect(track, 10, 10)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.base if on else tokens.muted))
            painter.drawEllipse(QPointF(34 if on else 14, 14), 6, 6)
            if self.hasFocus():
                painter.setPen(QPen(QColor(tokens.text), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(1, 1, 46, 26), 13, 13)
