"""The match list as a table model: one row a match, made when it is looked at."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from leitong.gui.translate import said
from leitong.presenters.matches import Matches, Row
from leitong.presenters.peel_words import size_words

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
ORDERS = ("a", "b", "longest")


class MatchModel(QAbstractTableModel):
    """Rows follow the kinds that `Matches` lists, in one of `ORDERS`."""

    ticked = Signal(int, bool)  # passage, whether it counts

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matches: Matches | None = None
        self._rows: list[int] = []
        self._order = "a"

    def show_matches(self, matches: Matches | None) -> None:
        self._matches = matches
        self.arrange(self._order)

    def arrange(self, order: str) -> None:
        """Take the rows anew: filter or order have changed."""
        self.beginResetModel()
        self._order = order
        self._rows = [] if self._matches is None else self._matches.listed()
        if self._matches is not None and order == "b":
            spans = self._matches.b.spans
            self._rows = sorted(self._rows, key=lambda passage: spans[passage])
        elif self._matches is not None and order == "longest":
            passages = self._matches.passages
            self._rows = sorted(self._rows, key=lambda passage: -passages[passage].shared)
        self.endResetModel()

    def passage(self, row: int) -> int:
        return self._rows[row]

    def row_of(self, passage: int) -> int | None:
        return self._rows.index(passage) if passage in self._rows else None

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 1

    def flags(self, _index: Index) -> Qt.ItemFlag:
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in _ROLES or self._matches is None:
            return None
        row = self._matches.row(self._rows[index.row()])
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if row.included else Qt.CheckState.Unchecked
        return self.sentence(row)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.CheckStateRole or self._matches is None:
            return False
        included = Qt.CheckState(value) == Qt.CheckState.Checked
        passage = self._rows[index.row()]
        self._matches.include(passage, included)
        self.dataChanged.emit(index, index, [role])
        self.ticked.emit(passage, included)
        return True

    def kind_words(self, row: Row) -> str:
        """Such as "edited, moved"."""
        kind = self.tr("edited") if row.kind == "edited" else self.tr("same")
        return self.tr("{kind}, moved").format(kind=kind) if row.moved else kind

    def sentence(self, row: Row) -> str:
        """The whole row in words."""
        size = said(size_words(row.shared, row.ideographic))
        counted = "" if row.included else " " + self.tr("Left out.")
        head = self.tr("Passage {number}: {kind}, {size}.")
        return (
            head.format(number=row.number, kind=self.kind_words(row), size=size) + counted + " " + row.excerpt
        )


_ROLES = frozenset(
    (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole,
     Qt.ItemDataRole.CheckStateRole, ROW)
)  # fmt: skip
