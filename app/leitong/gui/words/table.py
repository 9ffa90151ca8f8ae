"""A table of short texts that can be put in another order, as the Words panel has two of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from leitong.gui.quiet import Quiet

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_ROW_PADDING = 6
_SAMPLE = 50  # rows


@dataclass(frozen=True, slots=True)
class Column:
    """title, tip: of its head. number: it stands on the right."""

    title: str
    tip: str = ""
    number: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """cells: what is shown, one a column. order: what each column is sorted by, if it may be. tip: of the row."""

    cells: tuple[str, ...]
    order: tuple[float | str, ...] = ()
    tip: str = ""


def _no_row(_key: int) -> Row:
    raise IndexError("the table is empty")


class RowsModel(QAbstractTableModel):
    """Rows are made when they are seen, for a text may have thousands."""

    def __init__(self, columns: tuple[Column, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._columns = columns
        self._keys: list[int] = []
        self._row: Callable[[int], Row] = _no_row

    def show_rows(self, keys: list[int], row: Callable[[int], Row]) -> None:
        """keys: names of the rows in their order."""
        self.beginResetModel()
        self._keys, self._row = keys, cache(row)
        self.endResetModel()

    def key_at(self, place: int) -> int | None:
        return self._keys[place] if 0 <= place < len(self._keys) else None

    def place_of(self, key: int) -> int | None:
        return self._keys.index(key) if key in self._keys else None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if not 0 <= column < len(self._columns):
            return
        self.layoutAboutToBeChanged.emit()
        # one column has values of one type
        self._keys.sort(
            key=lambda key: self._row(key).order[column],
            reverse=order == Qt.SortOrder.DescendingOrder,
        )
        self.layoutChanged.emit()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._keys)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self._row(self._keys[index.row()])
        if role == Qt.ItemDataRole.DisplayRole:
            return row.cells[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(index.column())
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.tip if role == Qt.ItemDataRole.ToolTipRole else row.cells[index.column()]
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section].title
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._columns[section].tip
        return self._side(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _side(self, column: int) -> Qt.AlignmentFlag:
        number = self._columns[column].number
        side = Qt.AlignmentFlag.AlignRight if number else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


class RowsTable(QTableView):
    """pointed: the key of the row that the person goes to. taken: of the row that Enter or a double click falls on."""

    pointed = Signal(int)
    taken = Signal(int)

    def __init__(self, columns: tuple[Column, ...], sortable: bool) -> None:
        super().__init__()
        self._model = RowsModel(columns, self)
        self._quiet = Quiet()
        self.setModel(self._model)
        self.setProperty("role", "panel")
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        # as wide as what is in sight needs
        self.horizontalHeader().setResizeContentsPrecision(_SAMPLE)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setStretchLastSection(True)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        if sortable:
            head.setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
            self.setSortingEnabled(True)
        self.selectionModel().currentRowChanged.connect(self._on_row)
        self.activated.connect(self._on_taken)

    def show_rows(self, keys: list[int], row: Callable[[int], Row], chosen: int | None = None) -> None:
        """keys: names of the rows in their order. chosen: the one that is gone to."""
        with self._quiet:
            self._model.show_rows(keys, row)
            self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + _ROW_PADDING)
            for column in range(self._model.columnCount() - 1):
                self.resizeColumnToContents(column)
        self.choose(chosen)

    def choose(self, key: int | None) -> None:
        """Go to a row without saying so."""
        place = None if key is None else self._model.place_of(key)
        with self._quiet:
            if place is None:
                self.selectionModel().clear()
            elif place != self.currentIndex().row() or not self.selectionModel().hasSelection():
                index = self._model.index(place, 0)
                flags = QItemSelectionModel.SelectionFlag
                self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
                self.scrollTo(index)

    @property
    def chosen(self) -> int | None:
        return self._model.key_at(self.currentIndex().row())

    def _on_row(self, index: QModelIndex, _before: QModelIndex) -> None:
        key = self._model.key_at(index.row())
        if key is not None and not self._quiet:
            self.pointed.emit(key)

    def _on_taken(self, index: QModelIndex) -> None:
        key = self._model.key_at(index.row())
        if key is not None:
            self.taken.emit(key)
