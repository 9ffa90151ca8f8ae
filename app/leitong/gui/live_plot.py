"""A picture by pyqtgraph under mouse, keys and screen reader, with a frame while it has the keyboard."""

from __future__ import annotations

import pyqtgraph as pg
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from leitong.gui.accessible import announce, install_chart_role
from leitong.gui.own_keys import keeps
from leitong.gui.pens import hairline
from leitong.gui.tokens import Tokens


class LivePlot(pg.GraphicsLayoutWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """What each picture does with mouse and keys is its own; a double click is two clicks of which one counts."""

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install_chart_role()
        self._tokens = tokens
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    @property
    def own_keys(self) -> frozenset[Qt.Key]:
        """The keys that are the picture's now, and not the window's."""
        raise NotImplementedError

    def paint_over(self, painter: QPainter) -> None:
        """Paint over the items, in own pixels."""

    def describe(self, text: str) -> None:
        """What a screen reader says of the picture; said at once if the keys have just changed it."""
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)
            announce(self, text, aloud=self.hasFocus())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride:
            return keeps(event, self.own_keys)
        return bool(super().event(event))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def drawForeground(self, painter: QPainter, _rect: object) -> None:
        painter.resetTransform()
        self.paint_over(painter)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(hairline(self._tokens.text, 2.0))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -1, -1))


def still(plot: pg.PlotItem) -> pg.PlotItem:
    """The plot without what pyqtgraph lets a mouse do to it."""
    plot.hideButtons()
    plot.setMenuEnabled(False)
    plot.setMouseEnabled(False, False)
    plot.disableAutoRange()
    return plot
