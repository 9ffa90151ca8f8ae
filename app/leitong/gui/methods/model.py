"""The methods as rows of a table: answer, value beside limit, and why."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from leitong.compare.methods.records import MethodAnswer
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said, shown
from leitong.presenters.methods.names import CONTEXT, NAMES
from leitong.presenters.methods.presenter import TOGETHER, MethodsState
from leitong.report.held import held

NAME, HELD, WHY = range(3)
_GLYPHS = {True: "✓", False: "✗", None: "–"}
Index = QModelIndex | QPersistentModelIndex


class MethodsModel(QAbstractTableModel):
    """The first row is all methods together, the others one method each."""

    def __init__(self, tokens: Tokens, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._state = MethodsState()

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._all_changed()

    def show_state(self, state: MethodsState) -> None:
        """Rows stay rows where the same methods answer anew, so that what is chosen stays chosen."""
        same = self._names(self._state) == self._names(state)
        if same:
            self._state = state
            self._all_changed()
        else:
            self.beginResetModel()
            self._state = state
            self.endResetModel()

    def name_at(self, row: int) -> str:
        return self._names(self._state)[row]

    def row_of(self, name: str) -> int:
        names = self._names(self._state)
        return names.index(name) if name in names else 0

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._names(self._state))

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 3

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Method"), self.tr("Value and limit"), self.tr("Why"))[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or self._state.methods is None:
            return None
        if index.row() == 0:
            return self._together(index.column(), role)
        return self._method(self._state.methods.answers[index.row() - 1], index.column(), role)

    def _together(self, column: int, role: int) -> object:
        assert self._state.methods is not None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            why = [said(each) for each in self._state.methods.why]
            return (self.tr("All together"), "", " ".join(why[:1]) or self.tr("They agree."))[column]
        return None

    def _method(self, answer: MethodAnswer, column: int, role: int) -> object:
        name = shown(CONTEXT, NAMES.get(answer.name, answer.name))
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return (f"{_GLYPHS[answer.met]}  {name}", held(answer), said(answer.reason))[column]
            case Qt.ItemDataRole.ToolTipRole:
                return said(answer.reason)
            case Qt.ItemDataRole.AccessibleTextRole:
                texts = (f"{name}: {self._answer(answer.met)}", held(answer), said(answer.reason))
                return texts[column]
            case Qt.ItemDataRole.ForegroundRole:
                return QColor(self._tokens.text if answer.met else self._tokens.muted)
            case Qt.ItemDataRole.FontRole:
                return _bold() if answer.decides and column == NAME else None
        return None

    def _answer(self, met: bool | None) -> str:
        if met is None:
            return self.tr("can't say")
        return self.tr("yes") if met else self.tr("no")

    @staticmethod
    def _names(state: MethodsState) -> list[str]:
        if state.methods is None:
            return []
        return [TOGETHER, *(answer.name for answer in state.methods.answers)]

    def _all_changed(self) -> None:
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, WHY))


def _bold() -> QFont:
    font = QFont()
    font.setBold(True)
    return font
