"""What does not count in a text: greyed and hatched where the rules take it out, struck through where a person does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QTextBlock

from leitong.gui.texts.colours import Colours, blend, hatch, pen
from leitong.gui.texts.rects import rects, touching

if TYPE_CHECKING:
    from leitong.gui.texts.spaced_text import SpacedText


def paint_taken_out(painter: QPainter, pane: SpacedText, block: QTextBlock, top: float) -> None:
    """Under the words of a block."""
    seen = pane.shown.span(block.blockNumber())
    for span in (*touching(pane.marks.template, seen), *touching(pane.marks.struck, seen)):
        for rect in rects(pane, block, top, span):
            paint_ignored(painter, pane.colours, rect)


def paint_ignored(painter: QPainter, colours: Colours, rect: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.ignored)
    painter.drawRoundedRect(rect, 2, 2)
    painter.setBrush(hatch(blend(colours.ignored, colours.muted, 0.2)))
    painter.drawRect(rect)


def strike_through(painter: QPainter, pane: SpacedText, block: QTextBlock, top: float) -> None:
    """Over the words of a block."""
    painter.setPen(pen(pane.colours.text, 1.0))
    for span in touching(pane.marks.struck, pane.shown.span(block.blockNumber())):
        for rect in rects(pane, block, top, span):
            painter.drawLine(QLineF(rect.left(), rect.center().y(), rect.right(), rect.center().y()))
