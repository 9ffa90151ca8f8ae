"""The results of a search as lines: each text, and below it, once it is opened, its copies and near texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from leitong.presenters.library.explore_state import HitRow
from leitong.presenters.library.file_ref import FileRef

Index = QModelIndex | QPersistentModelIndex
LINE = int(Qt.ItemDataRole.UserRole) + 1
COPY, NEAR = "copy", "near"


@dataclass(frozen=True, slots=True)
class HitLine:
    """One line. file: of the line; hit: the result that it belongs to. kind: "" for the result itself, COPY or NEAR."""

    hit: HitRow
    file: FileRef
    kind: str = ""
    open: bool = False

    @property
    def others(self) -> int:
        return len(self.hit.copies) + len(self.hit.near)


class HitsModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: list[HitLine] = []

    def show_rows(self, rows: tuple[HitRow, ...]) -> None:
        self.beginResetModel()
        self.lines = [HitLine(row, row.file) for row in rows]
        self.endResetModel()

    def set_open(self, place: int, wanted: bool) -> None:
        """Show or hide the copies of the result at this line."""
        line = self.lines[place]
        if line.kind or not line.others or line.open == wanted:
            return
        below = [HitLine(line.hit, file, COPY) for file in line.hit.copies]
        below += [HitLine(line.hit, file, NEAR) for file in line.hit.near]
        self.lines[place] = HitLine(line.hit, line.file, open=wanted)
        if wanted:
            self.beginInsertRows(QModelIndex(), place + 1, place + len(below))
            self.lines[place + 1 : place + 1] = below
            self.endInsertRows()
        else:
            self.beginRemoveRows(QModelIndex(), place + 1, place + len(below))
            del self.lines[place + 1 : place + 1 + len(below)]
            self.endRemoveRows()
        self.dataChanged.emit(self.index(place), self.index(place))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.lines[index.row()]
        if role == LINE:
            return line
        if role == Qt.ItemDataRole.ToolTipRole:
            rank = QCoreApplication.translate("Library", "rank {rank}; the average is 1")
            return (
                line.file.path
                if line.kind
                else f"{line.file.path}\n{rank.format(rank=f'{line.hit.rank:.2f}')}"
            )
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.file.name if line.kind else f"{line.hit.title or line.file.name}. {line.hit.snippet}"
        return None
