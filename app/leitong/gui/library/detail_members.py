"""The files of one group, three lines each: its name and distance, where and what it is, and what sets it apart."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from leitong.gui.facts_text import format_name
from leitong.gui.library.detail_delegate import MemberDelegate, MemberLine
from leitong.gui.library.words import ROLE_WORDS, day_words, size_words, word
from leitong.gui.line_list import LineList
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.presenters.library.group_detail import DetailState, distance_words
from leitong.presenters.library.state import MemberRow

Index = QModelIndex | QPersistentModelIndex
LINE = Qt.ItemDataRole.UserRole
_ROLES = frozenset(
    (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole, LINE)
)


class MembersModel(QAbstractTableModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = DetailState()

    def show_state(self, state: DetailState) -> None:
        before, self._state = self._state, state
        if [one.path for one in before.members] != [one.path for one in state.members]:
            self.beginResetModel()
            self.endResetModel()
        elif state.members:
            self.dataChanged.emit(self.index(0, 0), self.index(len(state.members) - 1, 0))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._state.members)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in _ROLES:
            return None
        member, line = self._state.members[index.row()], self._line(index.row())
        if role == LINE:
            return line
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(filter(None, (member.path, line.apart)))
        distance = "" if member.best else self.tr("distance {value}").format(value=line.tail)
        parts = (
            line.name,
            line.tail if member.best else distance if line.tail else "",
            line.facts,
            line.apart,
        )
        return ". ".join(filter(None, parts))

    def _line(self, row: int) -> MemberLine:
        state = self._state
        member = state.members[row]
        if row == 0:
            apart = said(state.group.reason) if state.group and state.group.reason else ""
        else:
            line = state.lines.get(member.document)
            apart = said(line) if line is not None else ""
        return MemberLine(
            row + 1,
            member.name,
            self.tr("keep") if row == 0 else _distance(member),
            self._facts(member),
            apart,
            best=row == 0,
            here=member.here,
            in_hand=state.pair is not None and row in state.pair,
        )

    def _facts(self, member: MemberRow) -> str:
        role = "" if member.role == "scan" else word(ROLE_WORDS, member.role)
        parts = (
            role,
            day_words(member.modified),
            size_words(member.byte_size),
            format_name(member.format),
            member.folder,
        )
        return " · ".join(filter(None, parts))


class MembersView(LineList):
    """taken: place of a member that the person moved to. opened: it is to be compared."""

    taken = Signal(int)
    opened = Signal()

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        self._model = MembersModel()
        self._delegate = MemberDelegate(tokens, LINE)
        self._following = False
        super().__init__(self._model, self._delegate, self._delegate.row_height, parent)
        self.setAccessibleName(self.tr("Files of the group"))
        self.selectionModel().currentChanged.connect(self._moved)
        self.doubleClicked.connect(lambda _index: self.opened.emit())

    def set_tokens(self, tokens: Tokens) -> None:
        self._delegate.tokens = tokens
        self.viewport().update()

    def show_state(self, state: DetailState) -> None:
        self._following = True
        self._model.show_state(state)
        if state.pair is not None and self.currentIndex().row() not in state.pair:
            self.setCurrentIndex(self._model.index(state.pair[1], 0))
        self._following = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.opened.emit()
            return
        super().keyPressEvent(event)

    def _moved(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid() and not self._following:
            self.taken.emit(current.row())


def _distance(member: MemberRow) -> str:
    return "" if member.distance is None else distance_words(member.distance)
