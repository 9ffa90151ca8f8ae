"""The two texts beside each other: panes, overviews and the ribbon between them, scrolled in step."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from leitong.analysis import Analysis
from leitong.compare.comparison import Comparison
from leitong.gui.texts.alignment import Alignment, other
from leitong.gui.texts.bands import bands_in_sight
from leitong.gui.texts.colours import Colours
from leitong.gui.texts.gutter import Gutter
from leitong.gui.texts.pane import TextPane
from leitong.gui.texts.ribbon import Ribbon
from leitong.gui.texts.side_edge import SideEdge
from leitong.gui.texts.side_text import SideText
from leitong.gui.turns import Turns
from leitong.presenters.changed_words import ChangedWords
from leitong.presenters.matches import Matches
from leitong.spans import Span

SIDES = ("a", "b")
_AT_ONCE = 1000  # passages whose equal text is folded in a moment


class Stage(QWidget):
    """The first argument of a signal is the side; see the signals of `TextPane`. zoomed: larger (1) or smaller (-1)."""

    hovered = Signal(str, object)
    clicked = Signal(str, int)
    opened = Signal(str, object)
    asked = Signal(str, int, QPoint)
    struck = Signal(str, int)
    zoomed = Signal(int)
    crossed = Signal()

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._matches: Matches | None = None
        self._last_side = "a"
        self._turns = Turns(self)
        self.panes = {side: TextPane(side, colours) for side in SIDES}
        self.sides = {side: SideText(side, pane) for side, pane in self.panes.items()}
        self.gutters = {side: Gutter(side, colours) for side in SIDES}
        self.alignment = Alignment(self.panes)
        self.ribbon = Ribbon(lambda: bands_in_sight(self.panes, self._matches), colours)
        self._edges = {side: SideEdge(pane) for side, pane in self.panes.items()}
        self._arrange()
        self._connect()
        self.name()

    def showing(self, comparison: Comparison | None, matches: Matches | None) -> Iterator[None]:
        """Show a pair in steps of few milliseconds; until the end nothing can be pointed at."""
        self._turns.stop()
        self._matches = None
        self.ribbon.show_matches(None)
        changed = None if comparison is None else ChangedWords(comparison)
        self.alignment.show(comparison, matches)
        for side in SIDES:
            taken_out = _taken_out(comparison, side)
            self.sides[side].take(_analysis(comparison, side), matches, changed, *taken_out)
            yield
            with self.alignment.hold():
                self.sides[side].begin()
                self.gutters[side].show_matches(matches, self.sides[side].length)
            yield
        self._matches = matches
        self.ribbon.show_matches(matches)

    def set_colours(self, colours: Colours) -> None:
        for side in SIDES:
            self.panes[side].set_colours(colours)
            self.gutters[side].set_colours(colours)
            self._edges[side].update()
        self.ribbon.set_colours(colours)

    def set_text_font(self, font: QFont) -> None:
        with self.alignment.hold():
            for pane in self.panes.values():
                pane.set_font(font)
        self.refresh()

    def name(self) -> None:
        """Say in the language of the window what the parts are."""
        self.panes["a"].setAccessibleName(self.tr("Text A"))
        self.panes["b"].setAccessibleName(self.tr("Text B"))
        for side, gutter in self.gutters.items():
            gutter.name(side)

    def side_in_use(self) -> str:
        """The side that has the keyboard, or had it last."""
        return next((side for side, pane in self.panes.items() if pane.hasFocus()), self._last_side)

    def recompose(self, change: Callable[[SideText], bool]) -> None:
        """Let both sides put their lines together anew, and keep the reader's place."""
        self._turns.finish()
        with self.alignment.hold():
            changed = [change(side) for side in self.sides.values()]
        if any(changed):
            self._in_step_again()
            self.redraw()

    def hide_equal(self, hidden: bool) -> None:
        """Fold what is equal away, or show it again; in a long text by and by."""
        self._turns.begin(self._hiding(hidden))
        if self._matches is None or len(self._matches) <= _AT_ONCE:
            self._turns.finish()

    def settle(self) -> None:
        """Do now what is still being done by and by."""
        self._turns.finish()

    def show_match(self, passage: int, side: str) -> None:
        """Bring a match into sight, and beside itself in the other pane."""
        if self._matches is None:
            return
        self.recompose(lambda one: one.unfold(passage))
        self.alignment.show_match(side, passage)
        self.alignment.align(side, passage)
        self.gutters[other(side)].blink(self._matches.side(other(side)).spans[passage])

    def redraw(self) -> None:
        """Passages have been left out or taken in, or the lines have become others."""
        for gutter in self.gutters.values():
            gutter.redraw()
        self.refresh()

    def refresh(self) -> None:
        for side, pane in self.panes.items():
            self.gutters[side].set_seen(pane.sight.visible_span())
            self.gutters[side].update()
            pane.viewport().update()
        self.ribbon.update()

    def _arrange(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.gutters["a"])
        row.addLayout(self._column("a"), 1)
        row.addWidget(self.ribbon)
        row.addLayout(self._column("b"), 1)
        row.addWidget(self.gutters["b"])

    def _column(self, side: str) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self._edges[side])
        column.addWidget(self.panes[side], 1)
        return column

    def _connect(self) -> None:
        for side, pane in self.panes.items():
            pane.scrolled.connect(lambda side=side: self._on_scrolled(side))
            pane.hovered.connect(lambda point, side=side: self.hovered.emit(side, point))
            pane.clicked.connect(lambda point, side=side: self.clicked.emit(side, point))
            pane.opened.connect(lambda extra, side=side: self.opened.emit(side, extra))
            pane.asked.connect(lambda line, place, side=side: self.asked.emit(side, line, place))
            pane.struck.connect(lambda point, side=side: self.struck.emit(side, point))
            pane.entered.connect(lambda side=side: self._on_entered(side))
            pane.zoomed.connect(self.zoomed)
            pane.crossed.connect(self.crossed)
            pane.filling.done.connect(self.refresh)
            gutter = self.gutters[side]
            gutter.jumped.connect(lambda point, side=side: self._on_jumped(side, point))
            gutter.landed.connect(lambda point, side=side: self._on_landed(side, point))
            gutter.rolled.connect(pane.scroll_lines)
            gutter.stepped.connect(lambda pages, side=side: self.panes[side].scroll_pages(pages))
        self.ribbon.rolled.connect(self._on_rolled)

    def _hiding(self, hidden: bool) -> Iterator[None]:
        """Nothing is drawn between the steps: one text would stand folded beside the other."""
        self.setUpdatesEnabled(False)
        try:
            with self.alignment.hold():
                for side in self.sides.values():
                    yield from side.hiding(hidden)
                    yield
            self._in_step_again()
        finally:
            self.setUpdatesEnabled(True)
        self.redraw()

    def _in_step_again(self) -> None:
        """Each text has kept its own place; hold them against each other once more."""
        side = self.side_in_use()
        active = None if self._matches is None else self._matches.active
        span = None if active is None or self._matches is None else self._matches.side(side).spans[active]
        if span is not None and active is not None and self.panes[side].sight.visible_span().overlaps(span):
            self.alignment.align(side, active)
        elif self.alignment.locked:
            self.alignment.follow(side)

    def _on_scrolled(self, side: str) -> None:
        if self.alignment.locked and not self.alignment.moving:
            self.alignment.follow(side)
        self.gutters[side].set_seen(self.panes[side].sight.visible_span())
        self.ribbon.update()

    def _on_jumped(self, side: str, point: int) -> None:
        pane = self.panes[side]
        pane.scroll_to(point, pane.viewport().height() / 2)

    def _on_landed(self, side: str, point: int) -> None:
        there = self.alignment.counterpart(side, point)
        self.gutters[other(side)].blink(Span(there, there))

    def _on_rolled(self, lines: int) -> None:
        self.panes[self.side_in_use()].scroll_lines(lines)

    def _on_entered(self, side: str) -> None:
        self._last_side = side


def _analysis(comparison: Comparison | None, side: str) -> Analysis | None:
    if comparison is None:
        return None
    return comparison.a if side == "a" else comparison.b


def _taken_out(comparison: Comparison | None, side: str) -> tuple[tuple[Span, ...], tuple[Span, ...]]:
    """Where the template stands, and what is struck."""
    if comparison is None:
        return (), ()
    if side == "a":
        return comparison.template_a, comparison.rules.struck_a
    return comparison.template_b, comparison.rules.struck_b
