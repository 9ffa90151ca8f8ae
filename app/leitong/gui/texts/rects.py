"""Where on the screen a stretch of a pane's body stands, as far as it can be seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QTextBlock

from leitong.gui.texts.lines import stretch_rects
from leitong.spans import Span

if TYPE_CHECKING:
    from leitong.gui.texts.spaced_text import SpacedText

Visible = Sequence[tuple[QTextBlock, float]]


def outline(pane: SpacedText, visible: Visible, span: Span) -> QPainterPath:
    """Around all that can be seen of a stretch, its lines joined."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for block, top in visible:
        if pane.shown.extra(block.blockNumber()) is None and pane.shown.span(block.blockNumber()).overlaps(
            span
        ):
            for rect in rects(pane, block, top, span):
                grow = (pane.spacing.pitch - rect.height()) / 2 + 0.5
                path.addRect(rect.adjusted(-1.5, -grow, 1.5, grow))
    return path.simplified()


def rects(pane: SpacedText, block: QTextBlock, top: float, span: Span) -> Iterator[QRectF]:
    """Of what a block shows of a stretch; as high as the letters, whatever font they came from."""
    number, layout, em = block.blockNumber(), block.layout(), pane.spacing.em
    begin, end = pane.shown.unit(number, span.start), pane.shown.unit(number, span.end)
    if begin >= end:
        return
    for rect in stretch_rects(layout, top, begin, end, pane.viewport().height()):
        middle = rect.center().y()
        yield QRectF(rect.left(), middle - em * 0.66, rect.width(), em * 1.36)


def touching(spans: Sequence[Span], seen: Span) -> Iterable[Span]:
    """Those of ascending, disjoint spans that touch `seen`."""
    low, high = 0, len(spans)
    while low < high:
        middle = (low + high) // 2
        if spans[middle].end <= seen.start:
            low = middle + 1
        else:
            high = middle
    for span in spans[low:]:
        if span.start >= seen.end:
            return
        yield span
