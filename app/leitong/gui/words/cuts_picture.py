"""Draws rows of a text that is cut in several ways: grounds, characters, strokes, and lines below what is ambiguous."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from leitong.gui.pens import hairline, mixed
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.gui.words.layout import GAP, Layout, Sizes
from leitong.presenters.words.sentences import method_name
from leitong.presenters.words.state import CutText, Marks
from leitong.spans import Span
from leitong.words.ambiguity import Ambiguity, Ambiguous

MARKS = 7  # pixels of the band in which ambiguous stretches are underlined
STYLES = {
    Ambiguity.OVERLAP: Qt.PenStyle.SolidLine,
    Ambiguity.COMBINATION: Qt.PenStyle.DotLine,
    Ambiguity.MIXED: Qt.PenStyle.DashLine,
}


@dataclass(frozen=True, slots=True, eq=False)
class CutsPicture:
    """Paints in the coordinates of the layout.

    stamps: what is struck through, in order. fonts: of the characters, of the names. kinds: of ambiguity, those
    that are marked. alike: says that all methods cut a row in one way.
    """

    cut: CutText
    stamps: tuple[Span, ...]
    layout: Layout
    sizes: Sizes
    fonts: tuple[QFont, QFont]
    tokens: Tokens
    kinds: frozenset[Ambiguity]
    alike: str

    def paint_row(self, painter: QPainter, row: int, selection: Span | None, chosen: int | None) -> None:
        """selection: what stands out. chosen: the number of the ambiguous stretch that is looked at."""
        layout = self.layout
        within = Span(int(layout.starts[row]), int(layout.ends[row]))
        top, lines = int(layout.tops[row]), int(layout.lines[row])
        bottom = top + lines * self.sizes.line
        self._grounds(painter, within, top, bottom)
        methods = [said(method_name(method)) for method in self.cut.begins]
        self._names(painter, top, methods if lines > 1 else [self.alike])
        painter.setFont(self.fonts[0])
        for number, begins in enumerate(list(self.cut.begins.values())[:lines]):
            self._line(painter, within, top + number * self.sizes.line, begins)
        self._strike(painter, within, top, lines)
        place = self.cut.first_ambiguous(within.start)
        while place < len(self.cut.ambiguous) and self.cut.ambiguous[place].span.start < within.end:
            if self.cut.ambiguous[place].kind in self.kinds:
                self._ambiguous(painter, self.cut.ambiguous[place], within, bottom, place == chosen)
            place += 1
        if selection is not None and selection.overlaps(within):
            self._selected(painter, selection, within, top, bottom)

    def _names(self, painter: QPainter, top: int, names: list[str]) -> None:
        painter.setFont(self.fonts[1])
        painter.setPen(QColor(self.tokens.muted))
        for number, name in enumerate(names):
            place = QRectF(0, top + number * self.sizes.line, self.sizes.names, self.sizes.line)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, name)

    def _grounds(self, painter: QPainter, within: Span, top: int, bottom: int) -> None:
        """Behind the characters of what not all cut alike."""
        disputed = self.layout.disputed
        place = within.start
        while place < within.end:
            last = place + 1
            while last < within.end and disputed[last] == disputed[place]:
                last += 1
            if disputed[place]:
                painter.fillRect(self._over(Span(place, last), top, bottom), QColor(self.tokens.edited))
            place = last

    def _selected(self, painter: QPainter, selection: Span, within: Span, top: int, bottom: int) -> None:
        """A frame, for the ground says what is disputed."""
        shown = Span(max(selection.start, within.start), min(selection.end, within.end))
        painter.setPen(hairline(self.tokens.text, 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self._over(shown, top - 1, bottom + 1), 3, 3)

    def _over(self, span: Span, top: int, bottom: int) -> QRectF:
        layout = self.layout
        left = layout.left[span.start] - GAP / 2
        right = layout.left[span.end - 1] + layout.widths[span.end - 1] + GAP / 2
        return QRectF(left, top, right - left, bottom - top)

    def _line(self, painter: QPainter, within: Span, top: int, begins: Marks) -> None:
        layout, line = self.layout, self.sizes.line
        text = self.cut.text[within.start : within.end]
        agreed = hairline(mixed(self.tokens.muted, self.tokens.base, 0.55))
        disputed = hairline(self.tokens.text, 2.0)
        for place, letter in enumerate(text, start=within.start):
            left = float(layout.left[place])
            if begins[place] and place > within.start:
                painter.setPen(agreed if layout.agreed[place] else disputed)
                middle = round(left - GAP / 2)
                painter.drawLine(QPointF(middle, top + 2), QPointF(middle, top + line - 2))
            painter.setPen(QColor(self.tokens.text))
            cell = QRectF(left, top, float(layout.widths[place]) + 1, line)
            painter.drawText(cell, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, letter)

    def _strike(self, painter: QPainter, within: Span, top: int, lines: int) -> None:
        """A line through what is passed over, in every way of cutting."""
        place = bisect_right(self.stamps, within.start, key=lambda one: one.end)
        painter.setPen(hairline(self.tokens.muted, 2.0))
        while place < len(self.stamps) and self.stamps[place].start < within.end:
            stamp = self.stamps[place]
            over = self._over(
                Span(max(stamp.start, within.start), min(stamp.end, within.end)), top, top + self.sizes.line
            )
            for number in range(lines):
                middle = over.center().y() + number * self.sizes.line
                painter.drawLine(QPointF(over.left(), middle), QPointF(over.right(), middle))
            place += 1

    def _ambiguous(self, painter: QPainter, one: Ambiguous, within: Span, bottom: int, chosen: bool) -> None:
        """A line below the stretch: solid for an overlap, dashed for mixed, dotted for a combination."""
        shown = Span(max(one.span.start, within.start), min(one.span.end, within.end))
        over = self._over(shown, bottom, bottom + MARKS)
        faint = one.kind is Ambiguity.COMBINATION and not chosen
        pen = hairline(self.tokens.muted if faint else self.tokens.text, 3.0 if chosen else 2.0)
        pen.setStyle(STYLES[one.kind])
        painter.setPen(pen)
        painter.drawLine(QPointF(over.left() + 2, bottom + 3), QPointF(over.right() - 2, bottom + 3))
