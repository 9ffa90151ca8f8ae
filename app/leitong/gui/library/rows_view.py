"""A plain list of lines with a path and a remark: problems with their reasons, and files near a document."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, overload

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from leitong.gui.line_list import LineList, is_chosen, paint_line
from leitong.gui.tokens import Tokens

Index = QModelIndex | QPersistentModelIndex
T = TypeVar("T")
_PAD = 16
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_ROLES = frozenset(
    (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
)


@dataclass(frozen=True, slots=True)
class Line:
    """name in bold with where beside it, and remark below."""

    path: str
    name: str
    where: str
    remark: str


class Made(Sequence[Line]):
    """Lines that are made when they are looked at, one from each row."""

    def __init__(self, rows: Sequence[T], make: Callable[[T], Line]) -> None:
        self._rows: Sequence[Any] = rows
        self._make: Callable[[Any], Line] = make

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, place: int) -> Line: ...
    @overload
    def __getitem__(self, place: slice) -> list[Line]: ...
    def __getitem__(self, place: int | slice) -> Line | list[Line]:
        if isinstance(place, slice):
            return [self._make(row) for row in self._rows[place]]
        return self._make(self._rows[place])


class _Model(QAbstractTableModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: Sequence[Line] = ()

    def show_lines(self, lines: Sequence[Line]) -> None:
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in _ROLES:
            return None
        line = self.lines[index.row()]
        return line.path if role == Qt.ItemDataRole.ToolTipRole else f"{line.name}. {line.remark}"


class _Delegate(QStyledItemDelegate):
    def __init__(self, model: _Model, tokens: Tokens) -> None:
        super().__init__()
        self._model = model
        self.tokens = tokens

    @staticmethod
    def row_height(line: int) -> int:
        """line: height of a line of text, in pixels."""
        return 2 * line + 16

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        line, rect, metrics = self._model.lines[index.row()], option.rect, option.fontMetrics
        painter.save()
        paint_line(painter, rect, self.tokens, chosen=is_chosen(option))
        inside = rect.adjusted(_PAD, 7, -_PAD, -8)
        top = QRect(inside.left(), inside.top(), inside.width(), metrics.height())
        bold = QFont(option.font)
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(QColor(self.tokens.text))
        name = painter.fontMetrics().elidedText(line.name, Qt.TextElideMode.ElideMiddle, top.width())
        painter.drawText(top, _LEFT, name)
        after = top.adjusted(painter.fontMetrics().horizontalAdvance(name) + _PAD, 0, 0, 0)
        painter.setFont(option.font)
        painter.setPen(QColor(self.tokens.muted))
        if after.width() > 40:
            where = metrics.elidedText(line.where, Qt.TextElideMode.ElideMiddle, after.width())
            painter.drawText(after, _LEFT, where)
        below = QRect(inside.left(), top.bottom() + 1, inside.width(), metrics.height())
        remark = metrics.elidedText(line.remark, Qt.TextElideMode.ElideRight, below.width())
        painter.drawText(below, _LEFT, remark)
        painter.restore()


class RowsView(LineList):
    """taken: path of the line that was double-clicked or entered."""

    taken = Signal(object)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        self._model = _Model()
        self._delegate = _Delegate(self._model, tokens)
        super().__init__(self._model, self._delegate, self._delegate.row_height, parent)
        self.doubleClicked.connect(self._take)

    def set_tokens(self, tokens: Tokens) -> None:
        self._delegate.tokens = tokens
        self.viewport().update()

    def show_lines(self, lines: Sequence[Line]) -> None:
        above = self.verticalScrollBar().value()
        self._model.show_lines(lines)
        self.verticalScrollBar().setValue(above)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._take(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _take(self, index: QModelIndex) -> None:
        self.taken.emit(self._model.lines[index.row()].path)
