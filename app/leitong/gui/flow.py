"""Sets widgets in lines like the words of a text, and begins a new line where one is full."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

_LEADING = 4  # pixels between lines


class FlowBox(QWidget):
    """As wide as it may be and as high as its lines need.

    It fixes its own height: a height that depends on the width would, through Qt's layouts, give every window
    around it the height of one word a line as its least.
    """

    def __init__(self, parent: QWidget | None = None, gap: int = 6) -> None:
        super().__init__(parent)
        self._gap = gap
        self._widgets: tuple[QWidget, ...] = ()
        self._width = 1 << 14  # until a layout has said how wide it is: one line
        self._place()  # a widget that was never laid out is 480 pixels high

    def set_widgets(self, widgets: Iterable[QWidget]) -> None:
        """Show these instead of what was shown before, which is destroyed."""
        for old in self._widgets:
            old.hide()
            old.deleteLater()
        self._widgets = tuple(widgets)
        for widget in self._widgets:
            widget.setParent(self)
            widget.show()
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(sum(w.sizeHint().width() + self._gap for w in self._widgets), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._width = self.width()
        self._place()

    def _place(self) -> None:
        x, y = 0, 0
        line = max((widget.sizeHint().height() for widget in self._widgets), default=0)
        for widget in self._widgets:
            size = widget.sizeHint()
            if x > 0 and x + size.width() > self._width:
                x, y = 0, y + line + _LEADING
            widget.setGeometry(x, y + (line - size.height()) // 2, size.width(), size.height())
            x += size.width() + self._gap
        if y + line != self.height():
            self.setFixedHeight(y + line)
