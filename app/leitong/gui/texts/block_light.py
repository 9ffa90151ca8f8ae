"""Carries a block of a page between the Page panel and the texts: pointed at in one, it is outlined in the other."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from leitong.compare.comparison import Comparison
from leitong.gui.texts.gutter import Gutter
from leitong.gui.texts.pane import TextPane
from leitong.pages.page import Page
from leitong.presenters.focus import Focus, SharedFocus
from leitong.presenters.shown_text import LineKind
from leitong.spans import Span

_ABOVE = 3  # lines kept in sight above one that is scrolled to


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
        for side, pane in panes.items():
            pane.pointed_out.connect(partial(self.point_at_block, side))

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
                self.point_at_block(side, index)
                return

    def point_at_block(self, side: str, index: int) -> None:
        """A block of a page was clicked, in the body or among what was left out of it."""
        if self._on and self._comparison is not None:
            self._mark((side, index))  # it is in sight already
            self._focus.on_block((side, index))

    def _on_focus(self, focus: Focus) -> None:
        if self._on and focus.block != self._lit:
            self._light(focus.block)

    def _light(self, block: tuple[str, int] | None) -> None:
        span = self._mark(block)
        if block is None:
            return
        side, index = block
        pane = self._panes[side]
        if span is None:
            self._show_left_out(pane, index)
            return
        if not 0 <= pane.sight.height_of(span.start) < pane.viewport().height() * 0.8:
            pane.scroll_to(span.start, pane.viewport().height() / 4)
        self._gutters[side].blink(span)

    def _mark(self, block: tuple[str, int] | None) -> Span | None:
        """Outline a block and no other; its place in the body, if it has one."""
        self._lit = block
        found = None
        for side, pane in self._panes.items():
            index = block[1] if block is not None and block[0] == side else None
            blocks = self._page(side).blocks if self._comparison is not None else ()
            span = blocks[index].body_span if index is not None and index < len(blocks) else None
            left_out = index if span is None else None
            if (pane.marks.block, pane.marks.left_out) != (span, left_out):
                pane.marks.block, pane.marks.left_out = span, left_out
                pane.viewport().update()
            found = span or found
        return found

    @staticmethod
    def _show_left_out(pane: TextPane, index: int) -> None:
        """Where what was left out is shown, bring it into sight."""
        for line in range(pane.blockCount()):
            extra = pane.shown.extra(line)
            if extra is not None and extra.kind is LineKind.LEFT_OUT and extra.ref == index:
                if not any(block.blockNumber() == line for block, _top in pane.sight.blocks()):
                    first = pane.document().findBlockByNumber(line).firstLineNumber()
                    pane.verticalScrollBar().setValue(first - _ABOVE)
                return

    def _page(self, side: str) -> Page:
        assert self._comparison is not None
        return (self._comparison.a if side == "a" else self._comparison.b).page
