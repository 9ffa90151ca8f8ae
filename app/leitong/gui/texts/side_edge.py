"""The edge above a pane in the colour of its side; strong while the keyboard is there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from leitong.gui.painting import painting
from leitong.gui.texts.colours import blend
from leitong.gui.texts.pane import TextPane

_HEIGHT = 3


class SideEdge(QWidget):
    def __init__(self, pane: TextPane, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pane = pane
        self.setFixedHeight(_HEIGHT)
        pane.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = self._pane.colours
        colour = colours.side(self._pane.side)
        with painting(self, smooth=False) as painter:
            painter.fillRect(
                self.rect(), colour if self._pane.hasFocus() else blend(colour, colours.base, 0.65)
            )
