"""Files dragged over the window: which side they would fall on, shown while they hover."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QMimeData, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QDragEnterEvent, QDragMoveEvent, QDropEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from leitong.gui.painting import painting
from leitong.gui.tokens import Tokens


class DropZone(QWidget):
    """A veil over the whole window, there only while something is dragged.

    dropped: (paths, side); side "a" is the left half. texted: (text, side) for a dragged text.
    `as_one` says what happens to files that fall on the window as a whole; empty: each half is a side.
    """

    dropped = Signal(list, str)
    texted = Signal(str, str)

    def __init__(self, tokens: Tokens, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._tokens = tokens
        self._count, self._side, self._whole = 0, "a", ""
        self.as_one: Callable[[list[str]], str] = lambda _paths: ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        self.hide()

    def watch(self, inside: QWidget) -> None:
        """Take drops over scrolling panes too: a read-only text would refuse them and its parents never hear."""
        for area in inside.findChildren(QAbstractScrollArea):
            area.viewport().installEventFilter(self)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.DragEnter | QEvent.Type.DragMove if isinstance(event, QDragMoveEvent):
                return self._hover(watched, event)
            case QEvent.Type.DragLeave:
                self.hide()
            case QEvent.Type.Drop if isinstance(event, QDropEvent):
                return self._drop(watched, event)
        return False

    def _hover(self, watched: QObject, event: QDragEnterEvent | QDragMoveEvent) -> bool:
        data = event.mimeData()
        if not data.hasUrls() and not data.hasText():
            return False
        paths = paths_in(data)
        self._count = len(paths) or 1
        self._whole = self.as_one(paths) if paths else ""
        self._side = self._side_at(watched, event.position())
        self.setGeometry(self._window.rect())
        self.show()
        self.raise_()
        self.update()
        event.acceptProposedAction()
        return True

    def _drop(self, watched: QObject, event: QDropEvent) -> bool:
        self.hide()
        data = event.mimeData()
        side = self._side_at(watched, event.position())
        paths = paths_in(data)
        if paths:
            self.dropped.emit(paths, side)
        elif data.hasText():
            self.texted.emit(data.text(), side)
        else:
            return False
        event.acceptProposedAction()
        return True

    def _side_at(self, watched: QObject, place: QPointF) -> str:
        x = place.x()
        if isinstance(watched, QWidget) and watched is not self._window:
            x = watched.mapTo(self._window, place).x()
        return "a" if x < self._window.width() / 2 else "b"

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            veil = QColor(self._tokens.window)
            veil.setAlpha(236)
            painter.fillRect(self.rect(), veil)
            if self._whole:
                place = QRectF(self.rect()).adjusted(16, 16, -16, -16)
                self._box(painter, place, QColor(self._tokens.text), True, self._whole)
                return
            half = self.width() / 2
            for side, left in (("a", 0.0), ("b", half)):
                both = self._count == 2
                self._half(
                    painter, side, QRectF(left, 0, half, self.height()).adjusted(16, 16, -16, -16), both
                )

    def _half(self, painter: QPainter, side: str, place: QRectF, both: bool) -> None:
        here = both or side == self._side
        colour = QColor(self._tokens.a if side == "a" else self._tokens.b)
        text = self.tr("Compare both") if both else self.tr("Drop as {side}").format(side=side.upper())
        self._box(painter, place, colour, here, text)

    def _box(self, painter: QPainter, place: QRectF, colour: QColor, here: bool, text: str) -> None:
        """here: what is dragged would fall on it."""
        painter.setPen(
            QPen(colour, 3 if here else 1, Qt.PenStyle.SolidLine if here else Qt.PenStyle.DashLine)
        )
        fill = QColor(colour)
        fill.setAlpha(16 if self._whole else 32 if here else 0)
        painter.setBrush(fill)
        painter.drawRoundedRect(place, 16, 16)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        painter.setFont(font)
        painter.setPen(QColor(self._tokens.text if here else self._tokens.muted))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def paths_in(data: QMimeData) -> list[str]:
    """Local files among what is dragged."""
    return [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
