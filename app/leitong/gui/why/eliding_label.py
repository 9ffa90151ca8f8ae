"""A line of text that ends in "…" where there is no room, and says the rest in its tooltip."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class ElidingLabel(QWidget):
    """text: one line. tip: what the tooltip adds; without it, the tooltip is the text where it is cut."""

    def __init__(self, parent: QWidget | None = None, bold: bool = False) -> None:
        super().__init__(parent)
        self._text, self._tip, self._colour = "", "", QColor()
        if bold:
            font = QFont(self.font())
            font.setBold(True)
            self.setFont(font)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        return self._text

    def set_colour(self, colour: str) -> None:
        self._colour = QColor(colour)
        self.update()

    def set_text(self, text: str, tip: str = "") -> None:
        if (text, tip) == (self._text, self._tip):
            return
        self._text, self._tip = text, tip
        self.setAccessibleName(text)
        self.setAccessibleDescription(tip)
        self.setToolTip(tip or text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self._text) + 2, metrics.height() + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self._colour)
        shown = self.fontMetrics().elidedText(self._text, Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
