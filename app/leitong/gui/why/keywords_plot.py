"""The keyword weights of both documents, mirrored about the words: A to the left, B to the right."""

from __future__ import annotations

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from leitong.gui.live_plot import LivePlot, still
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.gui.why.keyword_column import KeywordColumn
from leitong.gui.why.weight_bars import WeightBars
from leitong.presenters.keywords import Group, KeywordRow, KeywordsState, about

_ROW = 22  # pixels
_WORDS = 116  # pixels of the column between the bars
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -10, Qt.Key.Key_PageDown: 10}
_ALL = 1 << 20
_KEYS = frozenset({*_STEPS, Qt.Key.Key_Home, Qt.Key.Key_End})
_ANY = 16777215  # Qt's "no limit"
_AIR = 1.03  # of the longest bar, so that it stays clear of the frame of the keyboard


class KeywordsPlot(LivePlot):
    """The keywords of one group. As high as its rows; it stands in a scroll area.

    hovered: a term or None. held: a term. stepped: rows on.
    """

    hovered = Signal(object)
    held = Signal(str)
    stepped = Signal(int)
    let_go = Signal()
    row_height = _ROW
    words_width = _WORDS

    def __init__(self, group: Group, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(tokens, parent)
        self._group = group
        self._rows: tuple[KeywordRow, ...] = ()
        self._heaviest = 1.0
        self._term: str | None = None
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
        rows = tuple(row for row in state.rows if row.group is self._group)
        if (rows, state.heaviest) != (self._rows, self._heaviest):
            self._rows, self._heaviest = rows, state.heaviest or 1.0
            self._show_rows(dict(state.counts).get(self._group, 0))
        self._term = state.term
        lit = self.row_of(state.term)
        for bars in self._bars:
            bars.set_lit(lit)
        self._words.set_lit(lit)

    def show_sides(self, both: bool) -> None:
        """both: leave the room of the side that has no bars, so that groups under each other stand in line."""
        for plot, without in zip(self._plots, (Group.ONLY_B, Group.ONLY_A), strict=True):
            room = both or self._group is not without
            plot.setVisible(room)
            plot.setMaximumWidth(_ANY if room else 0)

    @property
    def sides(self) -> int:
        """How many sides have bars; 0 without rows."""
        return 0 if not self._rows else 2 if self._group is Group.SHARED else 1

    def row_of(self, term: str | None) -> int | None:
        """The row of a term, counted with the heading above; None if it is not in this group."""
        return next((i for i, row in enumerate(self._rows, 1) if row.term == term), None)

    def top_of(self, row: int) -> int:
        """The upper edge of a row in own pixels."""
        return row * _ROW

    def keyword_at(self, at: QPoint) -> KeywordRow | None:
        row = at.y() // _ROW
        return self._rows[row - 1] if 1 <= row <= len(self._rows) else None

    def sizeHint(self) -> QSize:
        return QSize(320, (len(self._rows) + 1) * _ROW)

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

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the scroll area around scrolls

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered.emit(None)
        super().leaveEvent(event)

    @property
    def own_keys(self) -> frozenset[Qt.Key]:
        return _KEYS | {Qt.Key.Key_Escape} if self._term is not None else _KEYS

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.stepped.emit(-_ALL if key == Qt.Key.Key_Home else _ALL)
        elif key == Qt.Key.Key_Escape and self._term is not None:
            self.let_go.emit()
        else:
            event.ignore()
            return
        event.accept()

    def _plot(self) -> pg.PlotItem:
        plot = still(pg.PlotItem())
        for axis in ("left", "bottom"):
            plot.hideAxis(axis)
        plot.invertY(True)
        return plot

    def _show_rows(self, count: int) -> None:
        lines = len(self._rows) + 1
        for bars, weights in zip(
            self._bars,
            ([row.weight_a for row in self._rows], [row.weight_b for row in self._rows]),
            strict=True,
        ):
            bars.set_weights((None, *weights), self._heaviest)
        heading = self._heading().format(n=count)
        self._words.set_lines(((heading, None), *((row.term, row.group) for row in self._rows)))
        self.setAccessibleName(heading)
        for plot in self._plots:
            plot.setRange(xRange=(0, _AIR * self._heaviest), yRange=(-0.5, lines - 0.5), padding=0)
        self.setFixedHeight(self.sizeHint().height())

    def _heading(self) -> str:
        if self._group is Group.SHARED:
            text = self.tr("Shared {n}")
        elif self._group is Group.ONLY_A:
            text = self.tr("Only A {n}")
        else:
            text = self.tr("Only B {n}")
        return str(text)
