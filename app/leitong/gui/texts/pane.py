"""What a person does in one of the two texts: points, clicks, asks, strikes, by mouse and by keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from leitong.gui.texts.caret import body_point
from leitong.gui.texts.colours import Colours
from leitong.gui.texts.spaced_text import SpacedText
from leitong.presenters.shown_text import Extra, LineKind


class TextPane(SpacedText):
    """Tells what is wanted by signals, and changes nothing by itself."""

    hovered = Signal(object)  # code point under the mouse, or None
    clicked = Signal(int)  # code point
    opened = Signal(object)  # the Extra that says what is not shown
    asked = Signal(int, QPoint)  # about a shown line; where on the screen
    zoomed = Signal(int)
    pointed_out = Signal(int)  # a block of the page that was left out of the body
    crossed = Signal()
    entered = Signal()
    struck = Signal(int)  # code point: strike what stands there, or take it back

    def __init__(self, side: str, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(side, colours, parent)
        self._pressed: QPointF | None = None
        self._typing = False
        self.setTabChangesFocus(True)
        self.viewport().setMouseTracking(True)
        self.cursorPositionChanged.connect(self._on_caret)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.createStandardContextMenu()
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        point = body_point(self, self.cursorForPosition(event.pos()) if by_mouse else self.textCursor())
        if point is not None:
            menu.addSeparator()
            menu.addAction(self._strike_text(point), lambda: self.struck.emit(point))
        menu.exec(event.globalPos() if by_mouse else self.viewport().mapToGlobal(self.cursorRect().center()))
        menu.deleteLater()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if event.buttons() == Qt.MouseButton.NoButton:
            self.hovered.emit(self.sight.point_at(event.position()))
            shape = (
                Qt.CursorShape.PointingHandCursor
                if self._folded_at(event.position().y()) is not None
                else Qt.CursorShape.IBeamCursor
            )
            self.viewport().setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        dragged = self._pressed is None or (event.position() - self._pressed).manhattanLength() > 4
        if dragged or event.button() != Qt.MouseButton.LeftButton:
            return
        hidden = self._folded_at(event.position().y())
        point = self.sight.point_at(event.position())
        if hidden is not None:
            self.opened.emit(hidden)
        elif point is not None:
            self.clicked.emit(point)
        else:
            self._point_out(event.position().y())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.hovered.emit(None)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            words = self._why_taken_out(self.sight.point_at(QPointF(event.pos())))
            if words:
                QToolTip.showText(event.globalPos(), words, self)
                return True
            line = self.sight.line_number_at(event.pos().y())
            if line is not None:
                self.asked.emit(line, event.globalPos())
            return True
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoomed.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._act_at_caret()
            return
        if event.key() == Qt.Key.Key_Tab and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.crossed.emit()
            return
        if event.matches(QKeySequence.StandardKey.SelectAll):
            self.filling.finish()
        self._typing = True
        super().keyPressEvent(event)
        self._typing = False

    def _on_caret(self) -> None:
        """The caret lights what it stands in, as the mouse does."""
        if self._typing:
            line = self.textCursor().blockNumber()
            of_body = self.shown.extra(line) is None
            self.hovered.emit(
                self.shown.point(line, self.textCursor().positionInBlock()) if of_body else None
            )

    def _act_at_caret(self) -> None:
        """What a click or the resting mouse does, for the keyboard."""
        place = self.cursorRect().center()
        line = self.textCursor().blockNumber()
        extra = self.shown.extra(line)
        if extra is not None and extra.kind is not LineKind.LEFT_OUT:
            self.opened.emit(extra)
        elif extra is not None:
            self.asked.emit(line, self.viewport().mapToGlobal(place))
        else:
            self.clicked.emit(self.shown.point(line, self.textCursor().positionInBlock()))

    def _why_taken_out(self, point: int | None) -> str:
        """What the grey of a place means; empty where it is not grey."""
        if point is None:
            return ""
        if any(span.start <= point < span.end for span in self.marks.struck):
            return self.tr("Struck: it does not count. S takes it back.")
        if any(span.start <= point < span.end for span in self.marks.template):
            return self.tr("Text of the template: it does not count.")
        return ""

    def _strike_text(self, point: int) -> str:
        if any(span.start <= point <= span.end for span in self.marks.struck):
            return self.tr("Take back what is struck\tS")
        if self.textCursor().hasSelection():
            return self.tr("Strike what is selected\tS")
        return self.tr("Strike this paragraph\tS")

    def _point_out(self, y: float) -> None:
        line = self.sight.line_number_at(y)
        extra = None if line is None else self.shown.extra(line)
        if extra is not None and extra.kind is LineKind.LEFT_OUT:
            self.pointed_out.emit(extra.ref)

    def _folded_at(self, y: float) -> Extra | None:
        line = self.sight.line_number_at(y)
        extra = None if line is None else self.shown.extra(line)
        return extra if extra is not None and extra.kind is not LineKind.LEFT_OUT else None
