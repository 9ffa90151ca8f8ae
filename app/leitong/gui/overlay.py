"""Panels that float over the window without stopping it: Esc or a click beside them puts them away."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget
from shiboken6 import isValid

from leitong.gui.painting import painting


class Overlay(QWidget):
    """Covers its parent with a veil and holds one panel. The keyboard goes back where it was when it closes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._whole = parent
        self.panel = QFrame(self)
        self.panel.setProperty("role", "float")
        self._before: QWidget | None = None
        parent.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        for other in self._whole.findChildren(Overlay, options=Qt.FindChildOption.FindDirectChildrenOnly):
            other.dismiss()
        window = self.window()
        self._before = window.focusWidget()
        self.setGeometry(self._whole.rect())
        self._place()
        self.show()
        self.raise_()
        self.setFocus()

    def dismiss(self) -> None:
        if self.isHidden():
            return
        self.hide()
        before, self._before = self._before, None
        # what had the keyboard may have gone meanwhile, with another language
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()

    def panel_place(self, inside: QRect) -> QRect:
        """Where the panel lies; in the middle unless a panel knows better."""
        size = self.panel.sizeHint().boundedTo(inside.size())
        place = QRect(inside.topLeft(), size)
        place.moveCenter(inside.center())
        return place

    def _place(self) -> None:
        self.panel.setGeometry(self.panel_place(self.rect().adjusted(24, 24, -24, -24)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._whole:
            self.setGeometry(self._whole.rect())
            self._place()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.panel.geometry().contains(event.position().toPoint()):
            self.dismiss()

    def paintEvent(self, event: QPaintEvent) -> None:
        veil = QColor(Qt.GlobalColor.black)
        veil.setAlpha(72)
        with painting(self) as painter:
            painter.fillRect(self.rect(), veil)
