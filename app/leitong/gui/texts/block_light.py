"""Carries a block of a page between the Page panel and the texts: pointed at in one, it is outlined in the other."""

from __future__ import annotations

from collections.abc import Mapping

from leitong.compare.comparison import Comparison
from leitong.gui.texts.gutter import Gutter
from leitong.gui.texts.pane import TextPane
from leitong.pages.page import Page
from leitong.presenters.focus import Focus, SharedFocus
from leitong.spans import Span


class BlockLight:
    """Works only while a panel shows blocks: otherwise an outline would say nothing to anybody."""

    def __init__(
        self, focus: SharedFocus, panes: Mapping[str, TextPane], gutters: Mapping[str, Gutter]
    ) -> None:
        self._focus = focus
        self._panes = panes
        self._gutters = gutters
        self._comparison: Comparison | None = None
        self._on = False
        self._lit: tuple[str, int] | None = None
        focus.listen(self._on_focus)

    def show_comparison(self, comparison: Comparison | None) -> None:
        self._comparison = comparison
        self._light(None)

    def turn(self, on: bool) -> None:
        """A panel that shows blocks was opened or closed."""
        self._on = on
        self._light(self._focus.current.block if on else None)

    def point_at(self, side: str, point: int) -> None:
        """A place of a text was clicked."""
        if not self._on or self._comparison is None:
            return
        for index, block in enumerate(self._page(side).blocks):
            span = block.body_span
            if span is not None and span.start <= point <= span.end:
                self._lit = (side, index)  # it is in sight already
                self._mark(side, span)
                self._focus.on_block((side, index))
                return

    def _on_focus(self, focus: Focus) -> None:
        if self._on and focus.block != self._lit:
            self._light(focus.block)

    def _light(self, block: tuple[str, int] | None) -> None:
        self._lit = block
        for side in self._panes:
            self._mark(side, None)
        if block is None or self._comparison is None:
            return
        side, index = block
        blocks = self._page(side).blocks
        span = blocks[index].body_span if index < len(blocks) else None
        if span is None:
            return
        pane = self._panes[side]
        self._mark(side, span)
        if not 0 <= pane.sight.height_of(span.start) < pane.viewport().height() * 0.8:
            pane.scroll_to(span.start, pane.viewport().height() / 4)
        self._gutters[side].blink(span)

    def _mark(self, side: str, span: Span | None) -> None:
        marks = self._panes[side].marks
        if marks.block != span:
            marks.block = span
            self._panes[side].viewport().update()

    def _page(self, side: str) -> Page:
        assert self._comparison is not None
        return (self._comparison.a if side == "a" else self._comparison.b).page
