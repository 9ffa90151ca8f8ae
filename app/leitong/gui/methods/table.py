"""The list of methods: arrow keys go from one to the next, and what it looked at is shown beside it."""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from leitong.gui.methods.model import HELD, NAME, WHY, MethodsModel
from leitong.gui.quiet import Quiet
from leitong.gui.tokens import Tokens
from leitong.presenters.methods.presenter import MethodsState

_SMALLER = 0.92  # than the window's text: twenty rows in a third of it
_ROOM = 6  # pixels above and below a row's text together


class MethodsTable(QTableView):
    """looked_into: the name of the method of the current row."""

    looked_into = Signal(str)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = MethodsModel(tokens, self)
        self._quiet = Quiet()
        self.setModel(self._model)
        self.setProperty("role", "panel")
        self.setAccessibleName(self.tr("What each method says"))
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * _SMALLER)
        self.setFont(font)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setStretchLastSection(True)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        self._model.set_tokens(tokens)

    def show_state(self, state: MethodsState) -> None:
        with self._quiet:
            self._model.show_state(state)
            self._fit()
            if self._model.rowCount():
                index = self._model.index(self._model.row_of(state.looked_into), NAME)
                if index.row() != self.currentIndex().row():
                    flags = QItemSelectionModel.SelectionFlag
                    self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
                    self.scrollTo(index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self.scrollTo(self.currentIndex())

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        row = self.currentIndex().row()
        if not self._quiet and row >= 0:
            self.looked_into.emit(self._model.name_at(row))

    def _fit(self) -> None:
        """Names and values take the room they need, the reasons the rest; what is cut off stands beside the list."""
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + _ROOM)
        rows = range(self._model.rowCount())
        for column, least in ((NAME, 120), (HELD, 60)):
            texts = [str(self._model.index(row, column).data() or "") for row in rows]
            bold = max((self.fontMetrics().horizontalAdvance(text) for text in texts), default=0)
            head = self.horizontalHeader().sectionSizeHint(column)
            self.setColumnWidth(column, max(least, head, round(bold * 1.06) + 20))
        self.setColumnHidden(WHY, self.viewport().width() < self.columnWidth(NAME) + self.columnWidth(HELD))
