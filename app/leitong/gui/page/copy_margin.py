"""Beside the copy of a page: the sign and the votes of each block, at its first line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from leitong.gui.painting import painting
from leitong.pages.signs import sign_of

if TYPE_CHECKING:
    from leitong.gui.page.copy_view import PageCopy


class CopyMargin(QWidget):
    def __init__(self, copy: PageCopy) -> None:
        super().__init__(copy)
        self._copy = copy

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self, smooth=False) as painter:
            tokens = self._copy.tokens
            painter.fillRect(self.rect(), QColor(tokens.base))
            font = self.font()
            font.setPointSizeF(max(7.0, font.pointSizeF() - 2))
            painter.setFont(font)
            before = None
            for piece, rect in self._copy.rows_in_sight():
                if piece.block != before:
                    self._row(painter, piece.block, rect.top())
                before = piece.block

    def _row(self, painter: QPainter, block: int, top: float) -> None:
        tokens, high = self._copy.tokens, painter.fontMetrics().height() + 4.0
        score = self._copy.score(block)
        painter.setPen(QColor(tokens.text))
        painter.drawText(
            QRectF(4, top, 16, high), Qt.AlignmentFlag.AlignCenter, sign_of(self._copy.fate(block))
        )
        if score is not None:
            painter.setPen(QColor(tokens.text if score > 0 else tokens.muted))
            place = QRectF(16, top, self.width() - 22, high)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, right, f"{score:+.1f}".replace("-", "−"))
