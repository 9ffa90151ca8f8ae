"""Where on the screen each code point of a pane stands, and which one stands where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTextBlock, QTextLine

from leitong.gui.texts.lines import line_at
from leitong.gui.texts.spaced_layout import SpacedLayout
from leitong.spans import Span

if TYPE_CHECKING:
    from leitong.gui.texts.spaced_text import SpacedText

FAR = 1e4  # beyond every screen


class Sight:
    """Only what can be seen is ever looked at. Places are code points of the body, heights pixels of the viewport."""

    def __init__(self, pane: SpacedText, layout: SpacedLayout) -> None:
        self._pane = pane
        self._layout = layout
        self._seen: list[tuple[QTextBlock, float]] | None = None

    def forget(self) -> None:
        """The view has moved, or the text has changed."""
        self._seen = None

    def blocks(self) -> list[tuple[QTextBlock, float]]:
        """(block, its top) of each block that can be seen; every one of them is laid out."""
        if self._seen is None:
            self._seen = list(self._look())
        return self._seen

    def visible_span(self) -> Span:
        """From the first to the last code point that can be seen."""
        first: int | None = None
        last = 0
        bottom = self._pane.viewport().height()
        for block, top in self.blocks():
            number, layout = block.blockNumber(), block.layout()
            if first is None:
                line = line_at(layout, -top)
                first = self._pane.shown.point(number, line.textStart())
            line = line_at(layout, bottom - top)
            last = self._pane.shown.point(number, line.textStart() + line.textLength())
        return Span(first or 0, max(last, first or 0))

    def height_of(self, point: int) -> float:
        """Where the line with a code point begins; far above or below the viewport if it is not in sight."""
        number, unit = self._pane.shown.place(point)
        seen = self.blocks()
        if not seen or number < seen[0][0].blockNumber():
            return -FAR
        nth = number - seen[0][0].blockNumber()
        if nth >= len(seen):
            return FAR
        block, top = seen[nth]
        line = block.layout().lineForTextPosition(unit)
        return top + line.y() - (self._layout.spacing.pitch - line.height()) / 2

    def line_nearest(self, y: float) -> tuple[int, float]:
        """(first code point, height) of the line of the body whose top is nearest to a height."""
        best = (0, 0.0)
        nearest = FAR
        for block, top in self.blocks():
            if self._pane.shown.extra(block.blockNumber()) is not None:
                continue
            layout = block.layout()
            first = line_at(layout, y - top).lineNumber()
            for number in range(first, min(first + 2, layout.lineCount())):
                line = layout.lineAt(number)
                if abs(top + line.y() - y) < nearest:
                    nearest = abs(top + line.y() - y)
                    best = (self._pane.shown.point(block.blockNumber(), line.textStart()), top + line.y())
        return best

    def point_at_height(self, y: float) -> int:
        """The first code point of the line at a height; of the first line above all of them."""
        found: int | None = None
        for block, top in self.blocks():
            if found is not None and top > y:
                break
            found = self._pane.shown.point(block.blockNumber(), line_at(block.layout(), y - top).textStart())
        return found or 0

    def point_at(self, position: QPointF) -> int | None:
        """The code point under a place of the viewport; None beside the text and on lines not of the body."""
        for block, top in self.blocks():
            if top + self._layout.blockBoundingRect(block).height() <= position.y():
                continue
            number = block.blockNumber()
            if self._pane.shown.extra(number) is not None:
                return None
            line = line_at(block.layout(), position.y() - top)
            if not line.naturalTextRect().left() <= position.x() < line.naturalTextRect().right():
                return None
            unit = line.xToCursor(position.x(), QTextLine.CursorPosition.CursorOnCharacter)
            return self._pane.shown.point(number, unit)
        return None

    def line_number_at(self, y: float) -> int | None:
        """The number of the shown line at a height."""
        for block, top in self.blocks():
            if top <= y < top + self._layout.blockBoundingRect(block).height():
                return block.blockNumber()
        return None

    def line_to_begin_with(self, point: int, y: float) -> int:
        """The line of the document to put at the top, so that a code point comes nearest to height `y`."""
        number, unit = self._pane.shown.place(point)
        self._pane.filling.up_to(number)
        block = self._pane.document().findBlockByNumber(number)
        self._layout.blockBoundingRect(block)
        need = y - block.layout().lineForTextPosition(unit).y()
        while need > 0 and block.previous().isValid():
            block = block.previous()
            need -= self._layout.blockBoundingRect(block).height()
        block, line = self._nearest_line(block, max(0.0, -need))
        return block.firstLineNumber() + line

    def _nearest_line(self, block: QTextBlock, y: float) -> tuple[QTextBlock, int]:
        """The line whose top is nearest to height `y` of a block; the view can only begin with a line."""
        layout = block.layout()
        here = line_at(layout, y)
        number = here.lineNumber()
        last = number + 1 >= layout.lineCount()
        following = self._layout.blockBoundingRect(block).height() if last else layout.lineAt(number + 1).y()
        if (number == 0 and y < following / 2) or y - here.y() <= following - y:
            return block, number
        if not last:
            return block, number + 1
        return (block.next(), 0) if block.next().isValid() else (block, number)

    def _look(self) -> Iterator[tuple[QTextBlock, float]]:
        block = self._pane.firstVisibleBlock()
        top = self._pane.contentOffset().y()
        bottom = self._pane.viewport().height()
        while block.isValid() and top < bottom:
            # asking for the height lays the block out; its lines must not be asked for before
            height = self._layout.blockBoundingRect(block).height()
            yield block, top
            top += height
            block = block.next()
