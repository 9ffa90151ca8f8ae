"""The cuts of a text under each other: the same characters below each other, strokes where a method cuts."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QToolTip, QWidget

from leitong.gui.own_keys import keeps
from leitong.gui.painting import painting
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.gui.words.cuts_picture import MARKS, CutsPicture
from leitong.gui.words.layout import Layout, Pixels, Sizes, lay_out, widths_of
from leitong.presenters.words.sentences import about_place, about_stamp, method_name
from leitong.presenters.words.state import WordsState
from leitong.spans import Span
from leitong.words.ambiguity import Ambiguity

_STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
_LINES = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_PAGES = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_SPACE = 9
_MARGIN = 8


class CutsView(QAbstractScrollArea):
    """stepped: 1 or -1, to the next ambiguous stretch or the one before. chosen: the number of one.

    selected: a Span of the text.
    """

    stepped = Signal(int)
    selected = Signal(object)
    chosen = Signal(int)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._state = WordsState()
        self._kinds = frozenset(Ambiguity)
        self.layout_of_text: Layout | None = None
        self._widths: Pixels | None = None  # of the text in this font
        self.sizes = Sizes(0, 0, 0, 0)
        self._pressed: int | None = None
        self._dragged: int | None = None
        self.setProperty("role", "panel")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("How each method cuts the text"))
        self.viewport().setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.viewport().update()

    def show_state(self, state: WordsState) -> None:
        before, self._state = self._state, state
        if state.cut is not before.cut:
            self._widths = None
            self._lay_out()
        if state.reveal is not None and (state.reveal != before.reveal or state.cut is not before.cut):
            self._reveal(state.reveal)
        self.viewport().update()

    def show_kinds(self, kinds: frozenset[Ambiguity]) -> None:
        """Mark only these kinds of ambiguous stretches."""
        self._kinds = kinds
        self.viewport().update()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride:
            return keeps(event, _STEPS.keys())
        if event.type() is QEvent.Type.FontChange:
            self._widths = None
            self._lay_out()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            place = self._place_at(event.pos())
            told = "" if place is None else self.told_at(place)
            QToolTip.showText(event.globalPos(), told, self.viewport())
            return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.stepped.emit(step)
            return
        key, bar = Qt.Key(event.key()), self.verticalScrollBar()
        if key in _LINES:
            bar.setValue(bar.value() + _LINES[key] * bar.singleStep())
        elif key in _PAGES:
            bar.setValue(bar.value() + _PAGES[key] * bar.pageStep())
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            bar.setValue(0 if key == Qt.Key.Key_Home else bar.maximum())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self._dragged = self._place_at(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None:
            place = self._place_at(event.position().toPoint())
            self._dragged = self._dragged if place is None else place
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        selection, self._pressed = self._selection(), None
        self.viewport().update()
        if selection is None:
            return
        ambiguous = self._ambiguous_at(selection.start)
        if len(selection) == 1 and ambiguous is not None:
            self.chosen.emit(ambiguous)
        else:
            self.selected.emit(self._word_at(selection.start) if len(selection) == 1 else selection)

    def _selection(self) -> Span | None:
        if self._pressed is None or self._dragged is None:
            return None
        return Span(min(self._pressed, self._dragged), max(self._pressed, self._dragged) + 1)

    def _word_at(self, place: int) -> Span:
        """The stretch around a character that all methods agree on."""
        layout = self.layout_of_text
        assert layout is not None
        agreed = np.flatnonzero(layout.agreed)
        after = int(agreed.searchsorted(place, side="right"))
        return Span(int(agreed[after - 1]), int(agreed[after]))

    def _ambiguous_at(self, place: int) -> int | None:
        cut = self._state.cut
        here = None if cut is None else cut.ambiguous_at(place)
        return here if here is not None and cut and cut.ambiguous[here].kind in self._kinds else None

    def told_at(self, place: int) -> str:
        cut = self._state.cut
        assert cut is not None
        messages = [
            about_stamp(self._state.stamps, cut.text, place),
            *about_place(cut, place, self._ambiguous_at(place)),
        ]
        return "\n".join(said(message) for message in messages if message is not None)

    def _place_at(self, point: QPoint) -> int | None:
        if self.layout_of_text is None:
            return None
        return self.layout_of_text.place_at(
            point.x() - _MARGIN, point.y() - _MARGIN + self.verticalScrollBar().value()
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        cut = self._state.cut
        if cut is None or not cut.text.strip():
            self.layout_of_text = None
            self.verticalScrollBar().setRange(0, 0)
            return
        metrics, small = QFontMetricsF(self.font()), QFontMetricsF(self._small())
        names = max(small.horizontalAdvance(said(method_name(method))) for method in cut.begins)
        self.sizes = Sizes(round(metrics.height() * 1.12), MARKS, _SPACE, round(names) + 12)
        top = self._layout_place()
        if self._widths is None:
            self._widths = widths_of(cut.text, metrics.horizontalAdvance)
        self.layout_of_text = lay_out(cut, self.viewport().width() - 2 * _MARGIN, self.sizes, self._widths)
        bar, room = self.verticalScrollBar(), self.viewport().height()
        bar.setRange(0, max(self.layout_of_text.height + 2 * _MARGIN - room, 0))
        bar.setPageStep(room)
        bar.setSingleStep(self.sizes.line)
        if top is not None and top < len(cut.text):
            bar.setValue(int(self.layout_of_text.tops[self.layout_of_text.row_of(top)]))

    def _layout_place(self) -> int | None:
        """The first character in sight, so that it stays there when the width changes."""
        layout = self.layout_of_text
        if layout is None or self.verticalScrollBar().value() == 0:
            return None
        rows = layout.rows_within(self.verticalScrollBar().value(), self.verticalScrollBar().value() + 1)
        return int(layout.starts[rows.start]) if rows else None

    def _reveal(self, place: int) -> None:
        layout = self.layout_of_text
        if layout is None or layout.starts.size == 0:
            return
        row, bar = layout.row_of(place), self.verticalScrollBar()
        top, bottom = int(layout.tops[row]), int(layout.tops[row + 1])
        if top < bar.value() or bottom > bar.value() + self.viewport().height() - 2 * _MARGIN:
            bar.setValue(top)

    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(max(self.font().pointSizeF() - 2, 7))
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, cut = self.layout_of_text, self._state.cut
        if layout is None or cut is None:
            return
        fonts = (self.font(), self._small())
        picture = CutsPicture(
            cut, self._state.stamps, layout, self.sizes, fonts, self._tokens, self._kinds, self.tr("all")
        )
        offset = self.verticalScrollBar().value() - _MARGIN
        area = event.rect()
        selection = self._selection() or self._state.span
        with painting(self.viewport(), smooth=False) as painter:
            painter.translate(_MARGIN, -offset)
            for row in layout.rows_within(area.top() + offset, area.bottom() + 1 + offset):
                picture.paint_row(painter, row, selection, self._state.chosen)
