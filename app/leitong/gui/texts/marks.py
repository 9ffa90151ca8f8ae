"""What is painted under and over the words of a pane: fills, underlines, glows, hits, outlines, hatching.

Fill says how equal, underline says where (dashed: moved), a glyph in the margin says both again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QTextBlock

from leitong.gui.texts.colours import blend, hatch, pen, translucent
from leitong.gui.texts.rects import Visible, outline, rects, touching
from leitong.gui.texts.taken_out import paint_ignored, paint_taken_out, strike_through
from leitong.presenters.changed_words import ChangedWords
from leitong.presenters.lit_words import NOWHERE, Places
from leitong.presenters.matches import Matches
from leitong.presenters.shown_text import LineKind
from leitong.spans import Span

if TYPE_CHECKING:
    from leitong.gui.texts.spaced_text import SpacedText


@dataclass(slots=True)
class Marks:
    """All spans in code points of the pane's body, ascending.

    glows: words of the focused bit; term: those of the focused word. hits: what the find bar found; hit: the
    current one. template: what the rules took out. struck: what the person did. captions: what to write above a line.
    block: of the page, that is looked at; left_out: the same for one that is not in the body, by its number.
    """

    side: str
    matches: Matches | None = None
    changed: ChangedWords | None = None
    pointed: int | None = None
    glows: Places = NOWHERE
    term: Places = NOWHERE
    hits: tuple[Span, ...] = ()
    hit: Span | None = None
    template: tuple[Span, ...] = ()
    struck: tuple[Span, ...] = ()
    captions: dict[int, str] = field(default_factory=dict)
    block: Span | None = None
    left_out: int | None = None


def paint_under(painter: QPainter, pane: SpacedText, visible: Visible) -> None:
    """The grounds of what is in sight, over which the text is drawn."""
    # a style sheet of the application may keep the palette's base from the viewport
    painter.fillRect(pane.viewport().rect(), pane.colours.base)
    for block, top in visible:
        extra = pane.shown.extra(block.blockNumber())
        if extra is None:
            _paint_body(painter, pane, block, top)
        else:
            _paint_extra(painter, pane, block, top, extra.kind)


def paint_over(painter: QPainter, pane: SpacedText, visible: Visible) -> None:
    """Outlines of the active match and of the one under the mouse, the ends of lines that are cut off, strokes."""
    marks = pane.marks
    for block, top in visible:
        extra = pane.shown.extra(block.blockNumber())
        if extra is None:
            strike_through(painter, pane, block, top)
        elif extra.kind is not LineKind.LEFT_OUT:
            _fade_out(painter, pane, block, top)
        elif extra.ref == marks.left_out:
            painter.setPen(pen(pane.colours.text, 2.0, dashed=True))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(_extra_area(pane, block, top).adjusted(1, 1, -1, -1))
    if marks.block is not None:
        painter.setPen(pen(pane.colours.text, 2.0, dashed=True))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline(pane, visible, marks.block))
    if marks.matches is None:
        return
    for passage, width in ((marks.pointed, 1.0), (marks.matches.active, 2.0)):
        if passage is None or (passage == marks.matches.active and width == 1.0):
            continue
        path = outline(pane, visible, marks.matches.side(marks.side).spans[passage])
        painter.setPen(pen(pane.colours.text, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)


def _fade_out(painter: QPainter, pane: SpacedText, block: QTextBlock, top: float) -> None:
    line, em = block.layout().lineAt(0), pane.spacing.em
    edge = pane.viewport().width()
    if line.x() + line.naturalTextWidth() <= edge - pane.spacing.margin / 2:
        return
    fade = QLinearGradient(edge - 3 * em, 0, edge - em, 0)
    fade.setColorAt(0, translucent(pane.colours.base, 0.0))
    fade.setColorAt(1, pane.colours.base)
    painter.fillRect(QRectF(edge - 3 * em, top + line.y(), 3 * em, line.height()), fade)


def _paint_body(painter: QPainter, pane: SpacedText, block: QTextBlock, top: float) -> None:
    marks, colours = pane.marks, pane.colours
    seen = pane.shown.span(block.blockNumber())
    painter.setPen(Qt.PenStyle.NoPen)
    if marks.matches is not None:
        side = marks.matches.side(marks.side)
        for index in side.within(seen.start, seen.end):
            _paint_passage(painter, pane, block, top, index)
    paint_taken_out(painter, pane, block, top)
    for span in marks.glows.within(seen):
        for rect in rects(pane, block, top, span):
            painter.setPen(pen(colours.side(marks.side), 1.0))
            painter.setBrush(translucent(colours.side(marks.side), 0.18))
            painter.drawRoundedRect(rect.adjusted(0.5, 1, -0.5, -1), 3, 3)
    for span in marks.term.within(seen):
        for rect in rects(pane, block, top, span):
            painter.setPen(pen(colours.side(marks.side), 2.0))
            painter.setBrush(translucent(colours.side(marks.side), 0.34))
            painter.drawRoundedRect(rect.adjusted(0, 0, 0, 0), 3, 3)
    for span in touching(marks.hits, seen):
        for rect in rects(pane, block, top, span):
            current = span == marks.hit
            painter.setPen(pen(colours.text, 2.0 if current else 1.0))
            painter.setBrush(translucent(colours.text, 0.22 if current else 0.08))
            painter.drawRect(rect)


def _paint_passage(painter: QPainter, pane: SpacedText, block: QTextBlock, top: float, index: int) -> None:
    marks, colours = pane.marks, pane.colours
    assert marks.matches is not None
    passage = marks.matches.passages[index]
    span = marks.matches.side(marks.side).spans[index]
    excluded = index in marks.matches.excluded
    lines = list(rects(pane, block, top, span))
    for rect in lines:
        painter.setPen(Qt.PenStyle.NoPen)
        if excluded:
            paint_ignored(painter, colours, rect)
        else:
            painter.setBrush(colours.fill(passage.kind))
            painter.drawRoundedRect(rect, 2, 2)
    if marks.changed is not None and not excluded:
        seen = pane.shown.span(block.blockNumber())
        for change in touching(marks.changed.of(index, marks.side), seen):
            for rect in rects(pane, block, top, change):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colours.base)
                painter.drawRoundedRect(rect, 2, 2)
                painter.setPen(pen(colours.strong_edited, 1.5))
                painter.drawLine(
                    QLineF(rect.left() + 1, rect.bottom() - 0.75, rect.right() - 1, rect.bottom() - 0.75)
                )
        _paint_missing(painter, pane, block, top, marks.changed.missing(index, marks.side))
    if passage.moved:
        painter.setPen(pen(colours.muted if excluded else colours.strong(passage.kind), 1.5, dashed=True))
        for rect in lines:
            painter.drawLine(QLineF(rect.left(), rect.bottom(), rect.right(), rect.bottom()))


def _paint_missing(
    painter: QPainter, pane: SpacedText, block: QTextBlock, top: float, points: tuple[int, ...]
) -> None:
    """A proofreader's caret where the other text has more words."""
    seen, size = pane.shown.span(block.blockNumber()), pane.spacing.em * 0.26
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pane.colours.strong_edited)
    for point in points:
        if seen.start < point <= seen.end:
            for rect in rects(pane, block, top, Span(point - 1, point)):
                x, foot = rect.right(), rect.bottom() + size * 0.8
                painter.drawPolygon(
                    [QPointF(x - size, foot), QPointF(x + size, foot), QPointF(x, foot - 1.6 * size)]
                )


def _extra_area(pane: SpacedText, block: QTextBlock, top: float) -> QRectF:
    height = pane.blockBoundingRect(block).height() - pane.spacing.gap / 2
    return QRectF(pane.spacing.margin / 2, top, pane.viewport().width() - pane.spacing.margin, height)


def _paint_extra(painter: QPainter, pane: SpacedText, block: QTextBlock, top: float, kind: LineKind) -> None:
    colours, spacing = pane.colours, pane.spacing
    area = _extra_area(pane, block, top)
    painter.setPen(Qt.PenStyle.NoPen)
    if kind is not LineKind.LEFT_OUT:
        painter.setBrush(hatch(blend(colours.base, colours.muted, 0.22)))
        painter.setBrushOrigin(QPointF(0, top))
        line = block.layout().lineAt(0)
        text = QRectF(spacing.margin, top + line.y(), line.naturalTextWidth(), line.height())
        painter.drawRect(
            QRectF(
                text.right() + spacing.em / 2,
                text.center().y() - 3,
                max(0.0, area.right() - text.right() - spacing.em / 2),
                6,
            )
        )
        return
    whole = area.adjusted(0, 0, 0, spacing.gap / 2)
    painter.fillRect(whole, colours.ignored)
    painter.setBrushOrigin(QPointF(0, top))
    # faint behind the letters, plain at the edge
    painter.fillRect(whole, hatch(blend(colours.ignored, colours.muted, 0.12)))
    edge = QRectF(whole.left(), whole.top(), spacing.margin / 2 - 2, whole.height())
    painter.fillRect(edge, hatch(blend(colours.ignored, colours.muted, 0.45)))
    caption = pane.marks.captions.get(block.blockNumber())
    if caption is not None:
        painter.setPen(colours.muted)
        small = painter.font()
        small.setPointSizeF(pane.font().pointSizeF() * 0.8)
        small.setBold(True)
        painter.setFont(small)
        where = QRectF(spacing.margin, top, area.width() - spacing.margin, spacing.pitch)
        painter.drawText(where, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), caption)
