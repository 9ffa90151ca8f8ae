"""The distances of all members of a group from each other: the darker a cell, the nearer the two."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from leitong.gui.accessible import announce, install_chart_role
from leitong.gui.library.matrix_cells import draw_numbers, picture
from leitong.gui.own_keys import keeps
from leitong.gui.painting import painting
from leitong.gui.pens import hairline
from leitong.gui.tokens import Tokens

_LARGEST_CELL = 44  # pixels
_LARGEST = 360  # pixels of all cells together
_LEAST_CELL = 3
_EDGE = 3  # pixels around the cells, for the frame of the focus
_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYS = frozenset({*_STEPS, *_ENTER, Qt.Key.Key_Home, Qt.Key.Key_End})


class DistanceMatrix(QWidget):
    """Numbers stand in the cells where they fit; the diagonal has the members' own numbers, from 1.

    hovered: (row, column) or None. chosen: row, column, never the same. opened: the chosen two are to be compared.
    """

    hovered = Signal(object)
    chosen = Signal(int, int)
    opened = Signal()

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install_chart_role()
        self._tokens = tokens
        self._matrix: NDArray[np.float64] = np.zeros((0, 0))
        self._room = _LARGEST
        self._picture: QImage | None = None
        self._cell: tuple[int, int] = (0, 1)  # row, column
        self._hovered: tuple[int, int] | None = None
        self._warned: tuple[int, int] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self.tr("Distances of the files from each other"))

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._picture = None
        self.update()

    def set_room(self, height: int) -> None:
        """height: pixels that the matrix may take."""
        room = min(_LARGEST, height)
        if room != self._room:
            self._room = room
            self.updateGeometry()
            self.update()

    def show_matrix(self, matrix: NDArray[np.float64], warned: tuple[int, int] | None) -> None:
        """matrix: distances 0–1, shape (n, n). warned: the pair that is marked as too far apart."""
        if matrix is not self._matrix:
            self._matrix, self._picture, self._hovered = matrix, None, None
            self.updateGeometry()
        self._warned = warned
        self.update()

    def show_pair(self, one: int, other: int) -> None:
        """The two that are in hand; of both cells that show them the one that the keys have reached stays."""
        if {one, other} != set(self._cell):
            self._cell = one, other
            self.update()

    def describe(self, text: str) -> None:
        """What a screen reader says of the picture; said at once if the keys have just changed it."""
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)
            announce(self, text, aloud=self.hasFocus())

    def cell_at(self, at: QPoint) -> tuple[int, int] | None:
        """Row and column at a place in own pixels."""
        side = self._side()
        row, column = (at.y() - _EDGE) // side, (at.x() - _EDGE) // side
        count = self._matrix.shape[0]
        return (row, column) if 0 <= row < count and 0 <= column < count else None

    def place_of(self, row: int, column: int) -> QRect:
        """Where a cell stands, in own pixels."""
        side = self._side()
        return QRect(_EDGE + column * side, _EDGE + row * side, side, side)

    def sizeHint(self) -> QSize:
        side = min(self._room, self._count * _LARGEST_CELL) + 2 * _EDGE
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._count * _LEAST_CELL + 2 * _EDGE, 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._side(width) * self._count + 2 * _EDGE

    def paintEvent(self, event: QPaintEvent) -> None:
        count = self._matrix.shape[0]
        if not count:
            return
        with painting(self, smooth=False) as painter:
            side = self._side()
            if self._picture is None:
                self._picture = picture(self._matrix, self._tokens)
            painter.drawImage(QRect(_EDGE, _EDGE, side * count, side * count), self._picture)
            draw_numbers(painter, self._matrix, self.place_of, self._tokens)
            if self._warned is not None:
                for row, column in (self._warned, self._warned[::-1]):
                    self._draw_warning(painter, self.place_of(row, column))
            self._frame(painter, self.place_of(*self._cell[::-1]), 1.0)
            if self._hovered is not None:
                self._frame(painter, self.place_of(*self._hovered), 1.0)
            self._frame(painter, self.place_of(*self._cell), 2.0)
            if self.hasFocus():
                painter.setPen(hairline(self._tokens.text, 2.0))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(1, 1, side * count + 2 * _EDGE - 2, side * count + 2 * _EDGE - 2)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.cell_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        cell = self.cell_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and cell is not None and cell[0] != cell[1]:
            self._choose(cell)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        cell = self.cell_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and cell == self._cell:
            self.opened.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride:
            return keeps(event, _KEYS)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, last = Qt.Key(event.key()), self._matrix.shape[0] - 1
        if key in _STEPS and last > 0:
            self._step(*_STEPS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and last > 0:
            self._choose((0, 1) if key == Qt.Key.Key_Home else (last - 1, last))
        elif key in _ENTER and last > 0:
            self.opened.emit()
        else:
            event.ignore()
            return
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    @property
    def _count(self) -> int:
        """Of rows, at least one."""
        return max(1, int(self._matrix.shape[0]))

    def _choose(self, cell: tuple[int, int]) -> None:
        self._cell = cell
        self.update()
        self.chosen.emit(*cell)

    def _step(self, down: int, across: int) -> None:
        """One cell on, over the diagonal; at the edge nothing happens."""
        row, column = self._cell[0] + down, self._cell[1] + across
        if row == column:
            row, column = row + down, column + across
        count = self._matrix.shape[0]
        if 0 <= row < count and 0 <= column < count:
            self._choose((row, column))

    def _hover(self, cell: tuple[int, int] | None) -> None:
        if cell is not None and cell[0] == cell[1]:
            cell = None
        if cell != self._hovered:
            self._hovered = cell
            self.setCursor(Qt.CursorShape.PointingHandCursor if cell else Qt.CursorShape.ArrowCursor)
            self.update()
            self.hovered.emit(cell)

    def _side(self, width: int | None = None) -> int:
        """Of one cell, in pixels."""
        room = min(self._room, (self.width() if width is None else width) - 2 * _EDGE)
        return max(_LEAST_CELL, min(_LARGEST_CELL, room // self._count))

    def _draw_warning(self, painter: QPainter, place: QRect) -> None:
        """A folded corner: a sign and not only a colour."""
        size = max(4, min(10, place.width() // 3))
        corner = QPointF(place.right() + 1, place.top())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._tokens.b))
        painter.drawPolygon(QPolygonF([corner, corner - QPointF(size, 0), corner + QPointF(0, size)]))

    def _frame(self, painter: QPainter, place: QRect, width: float) -> None:
        """A dark line with a light one inside, to be seen on near and far cells alike."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inside = round(width)
        painter.setPen(hairline(self._tokens.base))
        painter.drawRect(place.adjusted(inside, inside, -inside - 1, -inside - 1))
        painter.setPen(hairline(self._tokens.text, width))
        painter.drawRect(place.adjusted(0, 0, -1, -1))
