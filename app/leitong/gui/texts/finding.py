"""Looking for words in both panes: the bar asks, the hits are lit, the current one is brought into sight."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from leitong.compare.comparison import Comparison
from leitong.gui.texts.find_bar import FindBar
from leitong.gui.texts.spaced_text import SpacedText
from leitong.presenters.find import Find, Hits
from leitong.spans import Span


class Finding(QObject):
    """unfold: called when the current hit stands in text that is folded away."""

    closed = Signal()

    def __init__(
        self, panes: Mapping[str, SpacedText], bar: FindBar, unfold: Callable[[], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._panes = panes
        self._bar = bar
        self._unfold = unfold
        self._find: Find | None = None
        self._hits = Hits()
        bar.asked.connect(self._look_for)
        bar.stepped.connect(self._step)
        bar.closed.connect(self._close)

    def show_comparison(self, comparison: Comparison | None) -> None:
        """Look for what is in the bar in another pair."""
        self._find = None if comparison is None else Find(comparison.a.text, comparison.b.text)
        self._look_for(self._bar.query if self._bar.isVisible() else "")

    def point_out(self, a: Span, b: Span) -> None:
        """Light one place in each text, and bring both into sight."""
        self._hits = Hits((a,), (b,), 0)
        for side, span in (("a", a), ("b", b)):
            pane = self._panes[side]
            pane.scroll_to(span.start, pane.viewport().height() / 3)
        self._show()

    def _look_for(self, query: str) -> None:
        self._hits = Hits() if self._find is None else self._find.hits(query)
        self._show()

    def _step(self, step: int) -> None:
        self._hits = self._hits.step(step)
        self._show()

    def _close(self) -> None:
        self._bar.close_down()
        self._look_for("")
        self.closed.emit()

    def _show(self) -> None:
        place = self._hits.place
        for side, pane in self._panes.items():
            pane.marks.hits = self._hits.a if side == "a" else self._hits.b
            pane.marks.hit = place[1] if place is not None and place[0] == side else None
            pane.viewport().update()
        if place is not None:
            self._bring_into_sight(*place)
        self._bar.show_hits(self._hits)

    def _bring_into_sight(self, side: str, span: Span) -> None:
        pane = self._panes[side]
        if not pane.shown.shows(span.start):
            self._unfold()
        if not 0 <= pane.sight.height_of(span.start) < pane.viewport().height() * 0.85:
            pane.scroll_to(span.start, pane.viewport().height() / 3)
