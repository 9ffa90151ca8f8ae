"""A list of files with what happens to each: a tick where a person has a say, a word at the end, the reason below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from leitong.gui.library.filing_delegate import FilingDelegate
from leitong.gui.line_list import LineList
from leitong.gui.tokens import Tokens

Index = QModelIndex | QPersistentModelIndex
LINE = Qt.ItemDataRole.UserRole
_TEXTS = frozenset((Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole))


@dataclass(frozen=True, slots=True)
class FilingLine:
    """key: what the line stands for, a path for instance. where: beside the name. tail: at the right end.

    tick: None where a person has no say. strong: something happens to it. starts: the first of its group.
    """

    key: str
    name: str
    where: str
    tail: str
    remark: str
    tick: bool | None = None
    strong: bool = True
    starts: bool = False
    tip: str = ""


class _Model(QAbstractTableModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: Sequence[Any] = ()
        self._make: Callable[[int], FilingLine] = lambda _place: FilingLine("", "", "", "", "")

    def show_rows(self, rows: Sequence[Any], make: Callable[[int], FilingLine]) -> None:
        same = len(rows) == len(self.rows)
        if not same:
            self.beginResetModel()
        self.rows, self._make = rows, make
        if not same:
            self.endResetModel()
        elif rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, 0))

    def line(self, place: int) -> FilingLine:
        return self._make(place)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsUserCheckable if self.line(index.row()).tick is not None else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.line(index.row())
        if role == LINE:
            return line
        if role == Qt.ItemDataRole.CheckStateRole and line.tick is not None:
            return Qt.CheckState.Checked if line.tick else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(filter(None, (line.tip or line.key, line.remark)))
        if role in _TEXTS:
            return ". ".join(filter(None, (line.name, line.tail, line.remark)))
        return None


class FilingRows(LineList):
    """toggled: key of a line whose tick was clicked, or that Space or Enter was pressed on. moved: to another line."""

    toggled = Signal(object)
    moved = Signal()

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        self._model = _Model()
        self._delegate = FilingDelegate(tokens, LINE)
        super().__init__(self._model, self._delegate, self._delegate.row_height, parent)
        self.selectionModel().currentChanged.connect(lambda _now, _before: self.moved.emit())

    def set_tokens(self, tokens: Tokens) -> None:
        self._delegate.tokens = tokens
        self.viewport().update()

    def show_rows(self, rows: Sequence[Any], make: Callable[[int], FilingLine]) -> None:
        """make: the line at a place of `rows`, made when it is looked at."""
        above = self.verticalScrollBar().value()
        self._model.show_rows(rows, make)
        self.verticalScrollBar().setValue(above)
        if rows and not self.currentIndex().isValid():
            self.setCurrentIndex(self._model.index(0, 0))

    @property
    def place(self) -> int:
        """Of the current line; -1 where there is none."""
        return self.currentIndex().row()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            within = event.position().x() < self._delegate.tick_room(self.fontMetrics().height())
            if within and self._model.line(index.row()).tick is not None:
                self._toggle(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        toggles = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if toggles and self.currentIndex().isValid():
            self._toggle(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _toggle(self, index: QModelIndex) -> None:
        self.toggled.emit(self._model.line(index.row()).key)
