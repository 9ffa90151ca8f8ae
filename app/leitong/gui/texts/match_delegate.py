"""Draws one match in the list: tick box, glyph on its fill, number, kind and length; below it how it begins."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from leitong.gui.texts.colours import Colours, hatch, pen, translucent
from leitong.gui.texts.match_model import ROW, MatchModel
from leitong.gui.texts.signs import sign
from leitong.gui.translate import said
from leitong.presenters.matches import Row
from leitong.presenters.peel_words import short_size

_PAD = 8
_BOX = 16
_GLYPH = 30


class MatchDelegate(QStyledItemDelegate):
    def __init__(self, model: MatchModel, colours: Colours, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._colours = colours
        self.pointed: int | None = None

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours

    def row_height(self, line: int) -> int:
        """line: height of a line of text, in pixels."""
        return 2 * line + 2 * _PAD - 2

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(200, self.row_height(option.fontMetrics.height()))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row: Row = index.data(ROW)
        colours, rect = self._colours, option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(rect, colours.base)
        if selected or row.passage == self.pointed:
            painter.fillRect(rect, translucent(colours.text, 0.06))
        if selected:
            painter.setPen(pen(colours.text, 2.0))
            painter.drawRect(rect.adjusted(1, 1, -1, -1))
        painter.setPen(pen(colours.line, 1.0))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        self._draw_box(painter, option, row)
        line = option.fontMetrics.height()
        left = rect.left() + 2 * _PAD + _BOX
        self._draw_glyph(painter, QRect(left, rect.top() + _PAD - 2, _GLYPH, line + 2), row)
        head = QRect(
            left + _GLYPH + _PAD, rect.top() + _PAD - 2, rect.right() - left - _GLYPH - 2 * _PAD, line + 2
        )
        bold, font = QFont(option.font), QFont(option.font)
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(colours.text if row.included else colours.muted)
        number = str(row.number)
        painter.drawText(head, int(Qt.AlignmentFlag.AlignVCenter), number)
        font.setStrikeOut(not row.included)
        font.setPointSizeF(font.pointSizeF() - 1)
        painter.setFont(font)
        about = f"{said(short_size(row.shared, row.ideographic))} · {self._model.kind_words(row)}"
        after = head.adjusted(QFontMetrics(bold).horizontalAdvance(number) + 8, 0, 0, 0)
        about = painter.fontMetrics().elidedText(about, Qt.TextElideMode.ElideRight, after.width())
        painter.drawText(after, int(Qt.AlignmentFlag.AlignVCenter), about)
        painter.setFont(option.font)
        painter.setPen(colours.muted)
        below = QRect(left, rect.top() + _PAD + line, rect.right() - left - _PAD, line)
        excerpt = option.fontMetrics.elidedText(row.excerpt, Qt.TextElideMode.ElideRight, below.width())
        painter.drawText(below, int(Qt.AlignmentFlag.AlignVCenter), excerpt)
        painter.restore()

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Space and a click on the box tick or untick."""
        clicked = (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonRelease
            and event.position().x() < option.rect.left() + _PAD + _BOX + 4
        )
        pressed = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space
        if not (clicked or pressed):
            return False
        row: Row = index.data(ROW)
        state = Qt.CheckState.Unchecked if row.included else Qt.CheckState.Checked
        return model.setData(index, state, Qt.ItemDataRole.CheckStateRole)

    def _draw_box(self, painter: QPainter, option: QStyleOptionViewItem, row: Row) -> None:
        """Our own: the style's box cannot be seen on dark."""
        colours = self._colours
        line = option.fontMetrics.height()
        top = option.rect.top() + _PAD - 1 + (line - _BOX) / 2
        box = QRectF(option.rect.left() + _PAD + 0.5, top + 0.5, _BOX - 1, _BOX - 1)
        painter.setPen(pen(colours.muted, 1.2))
        painter.setBrush(colours.base)
        painter.drawRoundedRect(box, 3, 3)
        if row.included:
            painter.setPen(pen(colours.text, 2.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            corner, size = box.topLeft(), box.width()
            steps = ((0.22, 0.52), (0.43, 0.73), (0.8, 0.27))
            painter.drawPolyline([corner + QPointF(x * size, y * size) for x, y in steps])

    def _draw_glyph(self, painter: QPainter, rect: QRect, row: Row) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colours.fill(row.kind) if row.included else self._colours.ignored)
        painter.drawRoundedRect(rect, 4, 4)
        if not row.included:
            painter.setBrush(hatch(translucent(self._colours.muted, 0.5)))
            painter.drawRoundedRect(rect, 4, 4)
        painter.setPen(self._colours.text)
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), sign(row.kind, row.moved))
