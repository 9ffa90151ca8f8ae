"""The table of words behind the votes: point at a word to light it, strike it to see what follows."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from leitong.gui.own_keys import keeps
from leitong.gui.painting import painting
from leitong.gui.pens import hairline, mixed
from leitong.gui.quiet import Quiet
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.gui.why.word_model import (
    BITS,
    LARGEST,
    PULLS,
    PUSH_A,
    PUSH_B,
    ROW,
    WEIGHT_A,
    WEIGHT_B,
    WORD,
    WordModel,
)
from leitong.presenters.why.state import WhyState

_ROW_HEIGHT = 22
_STRIKE = frozenset({Qt.Key.Key_Delete, Qt.Key.Key_S})
_SHARES = {
    WORD: 0.25,
    WEIGHT_A: 0.115,
    WEIGHT_B: 0.115,
    PUSH_A: 0.135,
    PUSH_B: 0.135,
    BITS: 0.13,
}  # of the width
_NARROW = {WORD: 0.32, PUSH_A: 0.19, PUSH_B: 0.19}  # without weights
_ROOMY = 400  # pixels, from which all columns fit
_WIDEST = "00.0"  # numbers are told whole
_PADDING = 14  # pixels at both sides of a cell's text together
_NUMBER_AREA = 46  # pixels of the last column kept for its number


class _WordDelegate(QStyledItemDelegate):
    """Draws the text of a cell, and the bar of the last column."""

    def __init__(self, tokens: Tokens, parent: QWidget) -> None:
        super().__init__(parent)
        self.tokens = tokens

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        tokens, rect = self.tokens, option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(rect, QColor(tokens.same))
        font = option.font
        font.setBold(chosen and index.column() == WORD)
        painter.setFont(font)
        painter.setPen(QColor(self._colour(index)))
        text_rect = rect.adjusted(6, 0, -6, 0)
        if index.column() == PULLS:
            self._bar(painter, text_rect, index)
            text_rect.setWidth(min(_NUMBER_AREA, text_rect.width()))
            painter.setPen(QColor(tokens.text))
            painter.drawText(
                text_rect, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, index.data()
            )
            return
        elided = option.fontMetrics.elidedText(index.data(), Qt.TextElideMode.ElideRight, text_rect.width())
        painter.drawText(text_rect, index.data(Qt.ItemDataRole.TextAlignmentRole), elided)

    def _colour(self, index: QModelIndex | QPersistentModelIndex) -> str:
        tokens, row = self.tokens, index.data(ROW)
        number = (0, row.weight_a, row.weight_b, row.push_a, row.push_b, row.bits, 0)[index.column()]
        if index.column() != WORD and not number:
            return tokens.muted
        return {1: tokens.a, 2: tokens.b, PUSH_A: tokens.a, PUSH_B: tokens.b}.get(index.column(), tokens.text)

    def _bar(self, painter: QPainter, rect: QRect, index: QModelIndex | QPersistentModelIndex) -> None:
        """As long as the word pulls the votes apart; hollow where it draws them together."""
        pull = index.data(ROW).pulls_apart
        room = rect.width() - _NUMBER_AREA - 8
        width = round(room * min(abs(pull) / index.data(LARGEST), 1.0))
        if room <= 0 or width <= 0:
            return
        bar = QRect(rect.left() + _NUMBER_AREA + 8, rect.center().y() - 4, max(width, 2), 8)
        tokens = self.tokens
        fill = mixed(tokens.muted, tokens.base, 0.9)
        if pull > 0:
            painter.fillRect(bar, fill)
        else:
            painter.setPen(hairline(fill))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(bar.adjusted(0, 0, -1, -1))


class WordTable(QTableView):
    """pointed: the word of the current row. strike_asked: the selected words."""

    pointed = Signal(object)
    strike_asked = Signal(list)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = WordModel(self)
        self._delegate = _WordDelegate(tokens, self)
        self._quiet = Quiet()
        self._of_one_bit = False
        self._no_rows = ""
        self.setModel(self._model)
        self.setProperty("role", "panel")
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("Words behind the votes"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(_ROW_HEIGHT)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setMinimumSectionSize(24)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        self._delegate.tokens = tokens
        self.viewport().update()

    def show_state(self, state: WhyState) -> None:
        with self._quiet:
            self._model.show_rows(state.rows, state.unit)
            self._no_rows = said(state.no_rows) if state.no_rows else ""
            self.setAccessibleDescription(self._no_rows)
            self._of_one_bit = state.chosen is not None
            self._fit_columns()
            self._select(state.term)

    def selected_terms(self) -> list[str]:
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [term for row in rows if (term := self._model.term_at(row)) is not None]

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride:
            return keeps(event, _STRIKE | {Qt.Key.Key_Escape} if self.selected_terms() else _STRIKE)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STRIKE and not event.modifiers():
            row = self.currentIndex().row()
            self.strike_asked.emit(self.selected_terms())
            # the word that moved up is the next to think of
            self.selectRow(min(row, self._model.rowCount() - 1))
        elif event.key() == Qt.Key.Key_Escape and self.selected_terms():
            self.pointed.emit(None)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._no_rows:
            with painting(self.viewport(), smooth=False) as painter:
                painter.setPen(QColor(self._delegate.tokens.muted))
                place = self.viewport().rect().adjusted(12, 8, -12, -8)
                painter.drawText(
                    place, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, self._no_rows
                )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Every column keeps its share of the width, so that none hides beyond the edge."""
        super().resizeEvent(event)
        self._fit_columns()

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        if not self._quiet:
            terms = self.selected_terms()
            current = self._model.term_at(self.currentIndex().row())
            self.pointed.emit(current if current in terms else next(iter(terms), None))

    def _fit_columns(self) -> None:
        """Of one bit the pushes matter, of all the weights; where there is room, the weights stand in both."""
        width = self.viewport().width()
        narrow = self._of_one_bit and width < _ROOMY
        for column in (WEIGHT_A, WEIGHT_B):
            self.setColumnHidden(column, narrow)
        for column in (PUSH_A, PUSH_B):
            self.setColumnHidden(column, not self._of_one_bit)
        self.setColumnHidden(BITS, self._of_one_bit)
        least = self.fontMetrics().horizontalAdvance(_WIDEST) + _PADDING
        shares = _NARROW if narrow else _SHARES
        room = width
        for column in (WEIGHT_A, WEIGHT_B, PUSH_A, PUSH_B, BITS):
            if column in shares and not self.isColumnHidden(column):
                self.setColumnWidth(column, max(round(shares[column] * width), least))
                room -= self.columnWidth(column)
        word = min(round(shares[WORD] * width), room - self.horizontalHeader().sectionSizeHint(PULLS))
        self.setColumnWidth(WORD, word)
        self.setColumnWidth(PULLS, room - word)

    def _select(self, term: str | None) -> None:
        """Show the word in focus as chosen; a selection of several that holds it stays."""
        terms = self.selected_terms()
        if term in terms or (term is None and not terms):
            return
        row = self._model.row_of(term)
        if row is None:
            self.clearSelection()
            return
        index = self._model.index(row, WORD)
        rows = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(index, rows)
        self.scrollTo(index)
