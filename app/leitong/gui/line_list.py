"""A table of one column that looks like a list: a table finds the row at a place at once, however many there are."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, QEvent, QRect, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from leitong.gui.tokens import Tokens


class LineList(QTableView):
    """No heads, no grid, no frame. One row at a time is chosen; Tab and letters are left to the window.

    row_height: of every row, in pixels, by the height of a line of text.
    """

    def __init__(
        self,
        model: QAbstractItemModel,
        delegate: QStyledItemDelegate,
        row_height: Callable[[int], int],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._row_height = row_height
        model.setParent(self)
        delegate.setParent(self)
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self._fix_row_height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fix_row_height()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalnum() and not event.modifiers():
            event.ignore()
            return
        super().keyPressEvent(event)

    def _fix_row_height(self) -> None:
        height = self._row_height(self.fontMetrics().height())
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)


def paint_ground(
    painter: QPainter, rect: QRect, tokens: Tokens, *, chosen: bool, pointed: bool = False
) -> None:
    """What a line stands on, over the style's own highlight: shaded where pointed at, and with a bar where chosen."""
    painter.fillRect(rect, QColor(tokens.base))
    ground = QColor(tokens.text)
    if chosen:
        ground.setAlphaF(0.08)
        painter.fillRect(rect, ground)
        painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), QColor(tokens.text))
    elif pointed:
        ground.setAlphaF(0.04)
        painter.fillRect(rect, ground)


def paint_line(
    painter: QPainter, rect: QRect, tokens: Tokens, *, chosen: bool, pointed: bool = False
) -> None:
    """The same with a hairline below."""
    paint_ground(painter, rect, tokens, chosen=chosen, pointed=pointed)
    painter.setPen(QPen(QColor(tokens.line), 1))
    painter.drawLine(rect.bottomLeft(), rect.bottomRight())


def is_chosen(option: QStyleOptionViewItem) -> bool:
    return bool(option.state & QStyle.StateFlag.State_Selected)


def is_pointed_at(option: QStyleOptionViewItem) -> bool:
    return bool(option.state & QStyle.StateFlag.State_MouseOver)
