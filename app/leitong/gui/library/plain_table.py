"""A table of numbers and names that is ordered by the column whose head is clicked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from leitong.gui.labels import restyle
from leitong.gui.library.words import file_words
from leitong.presenters.library.file_ref import FileRef

Index = QModelIndex | QPersistentModelIndex
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
# pixels around what stands in a column, as the style sheet has them, with room for the sign of the order beside the
# head; and where the table is narrow
_PAD, _LEAST_PAD = 36, 22
_LEAST_NAME = 120  # pixels of a name that is cut short


@dataclass(frozen=True, slots=True)
class Cell:
    """text: as shown. key: what it is ordered by; a number stands at the right of its column. tip: on hovering."""

    text: str
    key: float | str
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Head:
    """wide: the column takes the room that the others leave. spare: it is not shown where the table is too narrow for
    all; the highest goes first. The tip of another cell says then what it held.
    """

    text: str
    tip: str = ""
    wide: bool = False
    spare: int = 0


def file_cell(file: FileRef) -> Cell:
    """Ordered by its whole path, which is told on hovering."""
    return Cell(file_words(file), file.path, file.path)


class _Model(QAbstractTableModel):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.heads: Sequence[Head] = ()
        self.rows: Sequence[Sequence[Cell]] = ()
        self.order: list[int] = []
        self._by: tuple[int, bool] | None = None

    def show_rows(self, heads: Sequence[Head], rows: Sequence[Sequence[Cell]]) -> None:
        self.beginResetModel()
        self.heads, self.rows = heads, rows
        self._arrange()
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.layoutAboutToBeChanged.emit()
        self._by = None if column < 0 else (column, order is Qt.SortOrder.DescendingOrder)
        self._arrange()
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        self.order = list(range(len(self.rows)))
        if self._by is not None:
            column, falling = self._by
            self.order.sort(key=lambda row: self.rows[row][column].key, reverse=falling)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        cell = self.rows[self.order[index.row()]][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return cell.tip or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if isinstance(cell.key, str) else _RIGHT
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or section >= len(self.heads):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heads[section].text
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.heads[section].tip or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            text = bool(self.rows) and isinstance(self.rows[0][section].key, str)
            return _LEFT if text or self.heads[section].wide else _RIGHT
        return None


class PlainTable(QTableView):
    """chosen: the row that is current, as it was given. taken: it was double-clicked or entered."""

    chosen = Signal(int)
    taken = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = _Model(self)
        self._widths: list[tuple[int, bool]] = []  # of what stands in a column, and whether that is wide
        self._least = 0  # pixels in which all of it has its room
        self.setModel(self._model)
        self.setProperty("role", "plain")
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(True)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        self.selectionModel().currentRowChanged.connect(self._tell)
        self.doubleClicked.connect(lambda index: self.taken.emit(self._model.order[index.row()]))
        self._fix_row_height()

    def show_rows(self, heads: Sequence[Head], rows: Sequence[Sequence[Cell]]) -> None:
        """rows: a cell for each head."""
        self._widths = []  # the view may be resized while it has other columns
        self._model.show_rows(heads, rows)
        self._widths = [(self._width_of(column), head.wide) for column, head in enumerate(heads)]
        self._least = sum(width + _PAD for width, _wide in self._widths)
        self._share_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def _share_out(self) -> None:
        """Where names would be cut short, numbers stand closer; what has no room even so is scrolled to."""
        narrow = self._least > self.viewport().width()
        if narrow != bool(self.property("narrow")):
            self.setProperty("narrow", narrow)
            for styled in (self, self.horizontalHeader()):
                restyle(styled)
        pad = _LEAST_PAD if narrow else _PAD
        least = [(min(width, _LEAST_NAME) if wide else width) + pad for width, wide in self._widths]
        over = sum(least) - self.viewport().width()
        spare = {column: head.spare for column, head in enumerate(self._model.heads) if head.spare}
        hidden = set[int]()
        for column in sorted(spare, key=spare.__getitem__, reverse=True):
            if over > 0:
                hidden.add(column)
                over -= least[column]
        fits = over <= 0
        for column in spare:
            self.setColumnHidden(column, column in hidden)
        for column, (_width, wide) in enumerate(self._widths):
            mode = QHeaderView.ResizeMode.Stretch if wide and fits else QHeaderView.ResizeMode.Fixed
            self.horizontalHeader().setSectionResizeMode(column, mode)
            if mode is QHeaderView.ResizeMode.Fixed:
                self.setColumnWidth(column, least[column])

    @property
    def current(self) -> int | None:
        """The row that is current, as it was given."""
        index = self.currentIndex()
        return self._model.order[index.row()] if index.isValid() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.taken.emit(self._model.order[self.currentIndex().row()])
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fix_row_height()

    def _tell(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self._model.order[index.row()])

    def _width_of(self, column: int) -> int:
        texts = [self._model.heads[column].text, *(row[column].text for row in self._model.rows[:200])]
        return max(map(self.fontMetrics().horizontalAdvance, texts))

    def _fix_row_height(self) -> None:
        height = self.fontMetrics().height() + 12
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)
