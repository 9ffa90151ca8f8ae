"""The list of groups as a table of one column: a line is made when it is looked at."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from leitong.gui.library.words import FILES, KIND_WORDS, ROLE_WORDS, counted, day_words, size_words, word
from leitong.presenters.library.group_lines import Lines
from leitong.presenters.library.groups import GroupList
from leitong.presenters.library.state import GroupRow, MemberRow

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole  # a GroupRow or a MemberRow
OPEN = Qt.ItemDataRole.UserRole + 1  # of a group: its members are shown
_ROLES = frozenset(
    (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole, ROW, OPEN)
)


class GroupsModel(QAbstractTableModel):
    """Groups, and below an opened one its members."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines = Lines()

    def show_groups(self, groups: GroupList | None) -> None:
        """Another list; groups that were opened stay so if they are still in it."""
        before, opened = self._lines.groups, []
        if before is not None and groups is not None:
            for place in self._lines.opened:
                row = before.member(place, 0)
                found = groups.place_of(row.path, before.row(place).kind == "contained")
                if found is not None:
                    opened.append(found)
        self.beginResetModel()
        self._lines = Lines(groups)
        for place in opened:
            self._lines.open(place)
        self.endResetModel()

    def place(self, line: int) -> tuple[int, int | None]:
        """(place of the group in the list, number of the member or None)."""
        return self._lines.at(line)

    def line_of(self, place: int) -> int:
        return self._lines.line_of(place)

    def is_open(self, place: int) -> bool:
        return self._lines.is_open(place)

    def set_open(self, place: int, wanted: bool) -> None:
        """Show or hide the members of a group."""
        groups = self._lines.groups
        if groups is None or self._lines.is_open(place) == wanted:
            return
        line, count = self._lines.line_of(place), groups.size(place)
        if wanted:
            self.beginInsertRows(QModelIndex(), line + 1, line + count)
            self._lines.open(place)
            self.endInsertRows()
        else:
            self.beginRemoveRows(QModelIndex(), line + 1, line + count)
            self._lines.close(place)
            self.endRemoveRows()
        changed = self.index(line, 0)
        self.dataChanged.emit(changed, changed, [OPEN])

    def row(self, line: int) -> GroupRow | MemberRow:
        groups = self._lines.groups
        assert groups is not None
        place, member = self._lines.at(line)
        return groups.row(place) if member is None else groups.member(place, member)

    def best_of(self, line: int) -> MemberRow:
        """The best copy of the group that this line belongs to."""
        groups = self._lines.groups
        assert groups is not None
        return groups.member(self._lines.at(line)[0], 0)

    def second_of(self, line: int) -> MemberRow:
        """The one to hold the best copy against: the member of this line, or the next best."""
        groups = self._lines.groups
        assert groups is not None
        place, member = self._lines.at(line)
        return groups.member(place, member or 1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in _ROLES:
            return None
        if role == OPEN:
            place, member = self._lines.at(index.row())
            return member is None and self._lines.is_open(place)
        row = self.row(index.row())
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.path if isinstance(row, MemberRow) else row.title
        return self._sentence(row, index.row())

    def _sentence(self, row: GroupRow | MemberRow, line: int) -> str:
        """The whole line in words."""
        if isinstance(row, MemberRow):
            parts = [row.name, word(ROLE_WORDS, row.role), size_words(row.byte_size), row.folder]
            if row.best:
                parts.insert(1, self.tr("best copy"))
            return ", ".join(parts)
        state = self.tr("opened") if self._lines.is_open(self._lines.at(line)[0]) else self.tr("closed")
        files = counted(row.members, *FILES)
        return ", ".join([row.title, word(KIND_WORDS, row.kind), files, size_words(row.byte_size), state])


def tail_words(row: GroupRow | MemberRow) -> tuple[str, str]:
    """What stands at the end of a line: (day or number of files, size)."""
    if isinstance(row, MemberRow):
        return day_words(row.modified), size_words(row.byte_size)
    return counted(row.members, *FILES), size_words(row.byte_size)
