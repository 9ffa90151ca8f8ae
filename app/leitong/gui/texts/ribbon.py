"""The bands between the panes that lead from a match in A to the same match in B."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from leitong.gui.painting import painting
from leitong.gui.texts.colours import Colours, blend, pen, translucent
from leitong.gui.texts.lines import lines_of
from leitong.gui.texts.signs import sign
from leitong.presenters.matches import Matches

WIDTH = 96
_LABEL = 34.0


@dataclass(frozen=True, slots=True)
class Band:
    """One match in the ribbon. All in pixels of the ribbon; a place out of sight lies beyond its edge."""

    passage: int
    top_a: float
    bottom_a: float
    top_b: float
    bottom_b: float


class Ribbon(QWidget):
    """`bands` is asked at every paint for the matches that are in sight on at least one side."""

    hovered = Signal(object)  # passage or None
    clicked = Signal(int)
    rolled = Signal(int)  # by so many lines

    def __init__(
        self, bands: Callable[[], list[Band]], colours: Colours, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bands = bands
        self._colours = colours
        self._matches: Matches | None = None
        self._pointed: int | None = None
        self.labels: list[tuple[QRectF, int]] = []
        self.setFixedWidth(WIDTH)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Lines between equal passages"))

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 200)

    def show_matches(self, matches: Matches | None) -> None:
        self._matches = matches
        self.update()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def point_at(self, passage: int | None) -> None:
        if passage != self._pointed:
            self._pointed = passage
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(self.rect(), self._colours.window)
            self.labels = []
            if self._matches is None:
                return
            bands = self._bands()
            lit = {self._pointed, self._matches.active}
            for band in bands:
                if band.passage not in lit:
                    self._draw_hairline(painter, band)
            for band in bands:
                if band.passage in lit:
                    self._draw_band(painter, band)
            # the lit ones first, so that they never lose their number to a neighbour
            for band in sorted(bands, key=lambda one: one.passage not in lit):
                self._draw_label(painter, band, left=True)
                self._draw_label(painter, band, left=False)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.hovered.emit(self.passage_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        passage = self.passage_at(event.position())
        if passage is not None:
            self.clicked.emit(passage)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.rolled.emit(lines_of(event))

    def leaveEvent(self, _event: object) -> None:
        self.hovered.emit(None)

    def _draw_hairline(self, painter: QPainter, band: Band) -> None:
        assert self._matches is not None
        passage = self._matches.passages[band.passage]
        colour = self._colours.strong(passage.kind)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(translucent(colour, 0.55), 1.0, dashed=passage.moved))
        middle_a, middle_b = _first_line(band.top_a, band.bottom_a), _first_line(band.top_b, band.bottom_b)
        path = QPainterPath(QPointF(_LABEL, middle_a))
        _curve(path, _LABEL, middle_a, self.width() - _LABEL, middle_b)
        painter.drawPath(path)

    def _draw_band(self, painter: QPainter, band: Band) -> None:
        assert self._matches is not None
        passage = self._matches.passages[band.passage]
        right = float(self.width())
        path = QPainterPath(QPointF(0, band.top_a))
        path.lineTo(_LABEL * 0.6, band.top_a)
        _curve(path, _LABEL * 0.6, band.top_a, right - _LABEL * 0.6, band.top_b)
        path.lineTo(right, band.top_b)
        path.lineTo(right, band.bottom_b)
        path.lineTo(right - _LABEL * 0.6, band.bottom_b)
        _curve(path, right - _LABEL * 0.6, band.bottom_b, _LABEL * 0.6, band.bottom_a)
        path.lineTo(0, band.bottom_a)
        path.closeSubpath()
        active = band.passage == self._matches.active
        excluded = band.passage in self._matches.excluded
        fill = self._colours.ignored if excluded else self._colours.fill(passage.kind)
        # a band may fill the ribbon: half as strong as the text that it leads to
        painter.setBrush(blend(fill, self._colours.window, 0.45))
        edge = self._colours.text if active else self._colours.strong(passage.kind)
        painter.setPen(pen(edge, 2.0 if active else 1.0, dashed=passage.moved))
        painter.drawPath(path)

    def _draw_label(self, painter: QPainter, band: Band, left: bool) -> None:
        assert self._matches is not None
        passage = self._matches.passages[band.passage]
        top, bottom = (band.top_a, band.bottom_a) if left else (band.top_b, band.bottom_b)
        y = max(top, 0.0)
        if bottom <= 0 or top >= self.height() - 8 or bottom - y < 8:
            return
        rect = QRectF(2.0 if left else self.width() - _LABEL - 2, y + 1, _LABEL, 18)
        if any(taken.intersects(rect) for taken, _passage in self.labels):
            return
        self.labels.append((rect, band.passage))
        active = band.passage == self._matches.active
        font = self.font()
        font.setPointSizeF(max(8.0, font.pointSizeF() * 0.9))
        font.setBold(active or band.passage == self._pointed)
        painter.setFont(font)
        painter.setPen(self._colours.text if active or band.passage == self._pointed else self._colours.muted)
        glyph = sign(passage.kind, passage.moved)
        text = f"{glyph} {band.passage + 1}" if left else f"{band.passage + 1} {glyph}"
        side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
        painter.drawText(rect, int(side | Qt.AlignmentFlag.AlignVCenter), text)

    def passage_at(self, position: QPointF) -> int | None:
        for rect, passage in self.labels:
            if rect.contains(position):
                return passage
        best: tuple[float, int] | None = None
        for band in self._bands():
            share = _ease(min(1.0, max(0.0, (position.x() - _LABEL) / (self.width() - 2 * _LABEL))))
            top = _first_line(band.top_a, band.bottom_a)
            y = top + (_first_line(band.top_b, band.bottom_b) - top) * share
            distance = abs(y - position.y())
            if distance < 6 and (best is None or distance < best[0]):
                best = (distance, band.passage)
        return None if best is None else best[1]


def _first_line(top: float, bottom: float) -> float:
    return min(top + 10, (top + bottom) / 2)


def _ease(share: float) -> float:
    return share * share * (3 - 2 * share)


def _curve(path: QPainterPath, x1: float, y1: float, x2: float, y2: float) -> None:
    middle = (x1 + x2) / 2
    path.cubicTo(QPointF(middle, y1), QPointF(middle, y2), QPointF(x2, y2))
