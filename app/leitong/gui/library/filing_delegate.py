"""Draws one file of a list of file actions: its tick, its name and folder, what happens, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from leitong.gui.line_list import is_chosen, paint_ground
from leitong.gui.tokens import Tokens

if TYPE_CHECKING:
    from leitong.gui.library.filing_rows import FilingLine

_PAD = 16
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)


class FilingDelegate(QStyledItemDelegate):
    """role: under which a model has a FilingLine."""

    def __init__(self, tokens: Tokens, role: int) -> None:
        super().__init__()
        self.tokens = tokens
        self._role = role

    @staticmethod
    def row_height(line: int) -> int:
        """line: height of a line of text, in pixels."""
        return 2 * line + 16

    @staticmethod
    def tick_room(line: int) -> int:
        """Pixels from the left that belong to the tick. line: height of a line of text."""
        return 2 * _PAD + _box(line)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        line: FilingLine = index.data(self._role)
        painter.save()
        self._ground(painter, option, line, index.row())
        height = option.fontMetrics.height()
        inside = option.rect.adjusted(_PAD, 7, -_PAD, -8)
        box = _box(height)
        if line.tick is not None:
            top = inside.top() + (height - box) // 2
            self._tick(painter, QRect(inside.left(), top, box, box), line.tick)
        rows = [
            QRect(
                inside.left() + box + _PAD, inside.top() + row * height, inside.width() - box - _PAD, height
            )
            for row in range(2)
        ]
        self._head(painter, option, rows[0], line)
        painter.setFont(option.font)
        painter.setPen(QColor(self.tokens.muted))
        remark = option.fontMetrics.elidedText(line.remark, Qt.TextElideMode.ElideMiddle, rows[1].width())
        painter.drawText(rows[1], _LEFT, remark)
        painter.restore()

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem, line: FilingLine, row: int) -> None:
        rect = option.rect
        paint_ground(painter, rect, self.tokens, chosen=is_chosen(option))
        if row and line.starts:
            between = QColor(self.tokens.muted)
            between.setAlphaF(0.6)
            painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 2), between)
        elif row:
            painter.setPen(QPen(QColor(self.tokens.line), 1))
            painter.drawLine(rect.left() + _PAD, rect.top(), rect.right(), rect.top())

    def _tick(self, painter: QPainter, box: QRect, ticked: bool) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(self.tokens.text if ticked else self.tokens.muted), 1))
        painter.setBrush(QColor(self.tokens.text if ticked else self.tokens.base))
        painter.drawRoundedRect(place, 3, 3)
        if ticked:
            size = box.width()
            points = [(0.24, 0.52), (0.43, 0.71), (0.77, 0.31)]
            hook = QPolygonF([QPointF(box.left() + x * size, box.top() + y * size) for x, y in points])
            painter.setPen(QPen(QColor(self.tokens.base), 1.8))
            painter.drawPolyline(hook)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _head(self, painter: QPainter, option: QStyleOptionViewItem, place: QRect, line: FilingLine) -> None:
        ink = QColor(self.tokens.text if line.strong else self.tokens.muted)
        tail = QFont(option.font)
        tail.setBold(line.strong)
        painter.setFont(tail)
        painter.setPen(ink)
        painter.drawText(place, _RIGHT, line.tail)
        room = place.width() - painter.fontMetrics().horizontalAdvance(line.tail) - _PAD
        bold = QFont(option.font)
        bold.setBold(True)
        painter.setFont(bold)
        name = painter.fontMetrics().elidedText(line.name, Qt.TextElideMode.ElideMiddle, room)
        painter.drawText(place, _LEFT, name)
        used = painter.fontMetrics().horizontalAdvance(name) + _PAD
        if room - used > 40:
            painter.setFont(option.font)
            painter.setPen(QColor(self.tokens.muted))
            where = option.fontMetrics.elidedText(line.where, Qt.TextElideMode.ElideMiddle, room - used)
            painter.drawText(place.adjusted(used, 0, 0, 0), _LEFT, where)


def _box(line: int) -> int:
    """Side of a tick's box beside a line of text so high."""
    return max(14, round(0.75 * line))
