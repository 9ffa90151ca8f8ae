"""The words behind the votes, as rows for a table."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from leitong.presenters.why.sentences import plain, signed
from leitong.presenters.why.state import WordRow

ROW = Qt.ItemDataRole.UserRole  # the WordRow itself
LARGEST = Qt.ItemDataRole.UserRole + 1  # the largest pull of all rows, for the bar

WORD, WEIGHT_A, WEIGHT_B, PUSH_A, PUSH_B, BITS, PULLS = range(7)
_ANSWERED = frozenset(
    {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.TextAlignmentRole, ROW, LARGEST}
    | {Qt.ItemDataRole.AccessibleTextRole}
)

Index = QModelIndex | QPersistentModelIndex


class WordModel(QAbstractTableModel):
    """Columns: word, weight in A and B, push on A and B (a bit is chosen) or bits held (none is), pulls apart."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[WordRow, ...] = ()
        self._unit = 1
        self._largest = 1

    def show_rows(self, rows: tuple[WordRow, ...], unit: int) -> None:
        if rows == self._rows and unit == self._unit:
            return
        self.beginResetModel()
        self._rows, self._unit = rows, unit
        self._largest = max((row.pulls_apart for row in rows), default=0) or 1
        self.endResetModel()

    def row_of(self, term: str | None) -> int | None:
        return next((i for i, row in enumerate(self._rows) if row.term == term), None)

    def term_at(self, row: int) -> str | None:
        return self._rows[row].term if 0 <= row < len(self._rows) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 7

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in _ANSWERED:
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text(row, index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(index.column())
        return row if role == ROW else self._largest

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(section)
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                self.tr("Word"),
                self.tr("A"),
                self.tr("B"),
                self.tr("Push A"),
                self.tr("Push B"),
                self.tr("Bits"),
                self.tr("Pulls apart"),
            )[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return (
                self.tr("Words of both documents, those that matter most first"),
                self.tr("Weight of the word in A"),
                self.tr("Weight of the word in B"),
                self.tr("What the word adds to A's vote on the chosen bit"),
                self.tr("What the word adds to B's vote on the chosen bit"),
                self.tr("How many of the differing bits the word helps to hold apart"),
                self.tr("How much of the difference between the two votes is this word's"),
            )[section]
        return None

    @staticmethod
    def _side(column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignLeft if column in (WORD, PULLS) else Qt.AlignmentFlag.AlignRight
        return side | Qt.AlignmentFlag.AlignVCenter

    def _text(self, row: WordRow, column: int) -> str:
        weights = (row.weight_a, row.weight_b)
        pushes = (row.push_a, row.push_b)
        if column == WORD:
            return row.term
        if column in (WEIGHT_A, WEIGHT_B):
            return plain(weights[column - WEIGHT_A], self._unit)
        if column in (PUSH_A, PUSH_B):
            push = pushes[column - PUSH_A]
            return signed(push, self._unit) if push else "·"
        if column == BITS:
            return "" if row.bits is None else str(row.bits)
        return plain(row.pulls_apart, self._unit)
