"""The keyword weights of both documents, mirrored about the words: A to the left, B to the right."""

from __future__ import annotations

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.gui.why.accessible import announce, install_chart_role
from leitong.gui.why.keyword_column import KeywordColumn
from leitong.gui.why.weight_bars import WeightBars
from leitong.presenters.keywords import Group, KeywordRow, KeywordsState, about

_ROW = 22  # pixels
_WORDS = 116  # pixels of the column between the bars
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -10, Qt.Key.Key_PageDown: 10}
_ALL = 1 << 20


class KeywordsPlot(pg.GraphicsLayoutWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """As high as its rows; it stands in a scroll area. hovered: a term or None. held: a term. stepped: rows on.

    focused: the keyboard came or went; the ring belongs around what is seen, so the scroll area's owner draws it.
    """

    hovered = Signal(object)
    held = Signal(str)
    stepped = Signal(int)
    let_go = Signal()
    focused = Signal(bool)
    row_height = _ROW

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install_chart_role()
        self._tokens = tokens
        self._state = KeywordsState()
        self._lines: tuple[KeywordRow | Group, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Keyword weights"))
        self.ci.setContentsMargins(0, 0, 0, 0)
        self.ci.setSpacing(0)
        self._plots = tuple(self._plot() for _side in "ab")
        self._bars = tuple(WeightBars(side, tokens) for side in "ab")
        self._words = KeywordColumn(self._plots[0], _WORDS, tokens)
        for plot, bars in zip(self._plots, self._bars, strict=True):
            plot.addItem(bars)
        self._plots[0].invertX(True)
        for column, item in enumerate((self._plots[0], self._words, self._plots[1])):
            self.addItem(item, row=0, col=column)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.setBackground(QColor(tokens.base))
        for bars in self._bars:
            bars.set_tokens(tokens)
        self._words.set_tokens(tokens)

    def show_state(self, state: KeywordsState) -> None:
        before, self._state = self._state, state
        if state.rows != before.rows:
            self._show_rows()
        lit = self.row_of(state.term)
        for bars in self._bars:
            bars.set_lit(lit)
        self._words.set_lit(lit)

    def describe(self, text: str) -> None:
        """What a screen reader says of the picture."""
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)
            announce(self, text, aloud=self.hasFocus())

    def row_of(self, term: str | None) -> int | None:
        """The row of a term, headings counted."""
        found = (
            i for i, line in enumerate(self._lines) if isinstance(line, KeywordRow) and line.term == term
        )
        return next(found, None)

    def top_of(self, row: int) -> int:
        """The upper edge of a row in own pixels."""
        return row * _ROW

    def keyword_at(self, at: QPoint) -> KeywordRow | None:
        y = self._plots[0].getViewBox().mapSceneToView(QPointF(self.mapToScene(at))).y()
        row = round(y)
        line = self._lines[row] if 0 <= row < len(self._lines) else None
        return line if isinstance(line, KeywordRow) else None

    def sizeHint(self) -> QSize:
        return QSize(320, max(len(self._lines), 1) * _ROW)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        row = self.keyword_at(event.position().toPoint())
        self.setCursor(Qt.CursorShape.PointingHandCursor if row else Qt.CursorShape.ArrowCursor)
        QToolTip.showText(event.globalPosition().toPoint(), said(about(row)) if row else "", self)
        self.hovered.emit(row.term if row else None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        row = self.keyword_at(event.position().toPoint())
        if row is not None and event.button() == Qt.MouseButton.LeftButton:
            self.held.emit(row.term)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the scroll area around scrolls

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered.emit(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.stepped.emit(-_ALL if key == Qt.Key.Key_Home else _ALL)
        elif key == Qt.Key.Key_Escape and self._state.term is not None:
            self.let_go.emit()
        else:
            event.ignore()
            return
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(False)

    def _plot(self) -> pg.PlotItem:
        plot = pg.PlotItem()
        for axis in ("left", "bottom"):
            plot.hideAxis(axis)
        plot.hideButtons()
        plot.setMenuEnabled(False)
        plot.setMouseEnabled(False, False)
        plot.invertY(True)
        plot.disableAutoRange()
        return plot

    def _show_rows(self) -> None:
        self._lines = tuple(self._lines_of(self._state))
        rows = tuple(line if isinstance(line, KeywordRow) else None for line in self._lines)
        heaviest = self._state.heaviest or 1.0
        self._bars[0].set_weights(tuple(None if row is None else row.weight_a for row in rows), heaviest)
        self._bars[1].set_weights(tuple(None if row is None else row.weight_b for row in rows), heaviest)
        names = self._headings()
        self._words.set_lines(
            tuple(
                (line.term, line.group) if isinstance(line, KeywordRow) else (names[line], None)
                for line in self._lines
            )
        )
        for plot in self._plots:
            plot.setRange(xRange=(0, heaviest), yRange=(-0.5, len(self._lines) - 0.5), padding=0)
        self.setFixedHeight(self.sizeHint().height())

    @staticmethod
    def _lines_of(state: KeywordsState) -> list[KeywordRow | Group]:
        """The rows with a heading before each group that has any."""
        lines: list[KeywordRow | Group] = []
        for group, count in state.counts:
            if count:
                lines.append(group)
                lines.extend(row for row in state.rows if row.group is group)
        return lines

    def _headings(self) -> dict[Group, str]:
        counts = dict(self._state.counts)
        return {
            Group.SHARED: self.tr("shared {n}").format(n=counts.get(Group.SHARED, 0)),
            Group.ONLY_A: self.tr("only A {n}").format(n=counts.get(Group.ONLY_A, 0)),
            Group.ONLY_B: self.tr("only B {n}").format(n=counts.get(Group.ONLY_B, 0)),
        }
