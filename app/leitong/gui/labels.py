"""Small pieces that every part of the window is put together from."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from leitong.gui.painting import painting

DOT = " · "  # between facts


def label(text: str = "", role: str = "", wrap: bool = False, parent: QWidget | None = None) -> QLabel:
    """A label of plain text in one of the style sheet's roles."""
    made = QLabel(text, parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if role:
        made.setProperty("role", role)
    return made


def badge(side: str) -> QLabel:
    """The letter of a side on its colour. side: "a" or "b"."""
    made = label(side.upper())
    made.setProperty("badge", side)
    made.setFixedSize(20, 20)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return made


def line() -> QFrame:
    made = QFrame()
    made.setProperty("role", "line")
    made.setFixedWidth(1)
    return made


def restyle(widget: QWidget) -> None:
    """Let the style sheet look again after a property has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


class ElidedLabel(QLabel):
    """One line that gives up its middle or end rather than its window's width; the whole is in the tooltip."""

    def __init__(
        self,
        role: str = "",
        mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._mode = mode
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        if role:
            self.setProperty("role", role)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance("…") * 4, super().minimumSizeHint().height())

    def fitting(self, width: int) -> str:
        """What is shown in so many pixels."""
        return self.fontMetrics().elidedText(self.text(), self._mode, width)

    def paintEvent(self, event: QPaintEvent) -> None:
        text = self.fitting(self.width())
        if text != self.text() and not self.toolTip():
            self.setToolTip(self.text())
        with painting(self, smooth=False) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(self.rect(), int(self.alignment() | Qt.AlignmentFlag.AlignVCenter), text)


class FactsLabel(ElidedLabel):
    """Facts between dots, of which the last ones go whole where there is no room."""

    def fitting(self, width: int) -> str:
        facts = self.text().split(DOT)
        for shown in range(len(facts), 0, -1):
            text = DOT.join(facts[:shown])
            if self.fontMetrics().horizontalAdvance(text) <= width:
                return text
        return super().fitting(width)
