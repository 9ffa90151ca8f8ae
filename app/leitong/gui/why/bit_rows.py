"""Rows of one mark a bit, above and below the bars and in line with them: hex digits, ≠, a word's pushes, numbers."""

from __future__ import annotations

from collections.abc import Callable

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from leitong.gui.pens import hairline, mixed
from leitong.gui.tokens import Tokens
from leitong.presenters.why.state import WhyState

_ROOM_FOR_NUMBER = 20  # pixels of a bit
_ROOM_BEFORE_LAST = 34  # pixels that the number of the last bit needs before it
Painting = Callable[[QPainter, "BitRow", Tokens, WhyState], None]


class BitRow(pg.GraphicsWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """A strip of fixed height under or over a plot; `painting` draws in it, asking where each bit stands."""

    def __init__(self, plot: pg.PlotItem, height: int, painting: Painting, tokens: Tokens) -> None:
        super().__init__()
        self._plot, self._painting, self._tokens = plot, painting, tokens
        self._state = WhyState()
        self._grid = (0.0, 1.0)  # left edge of bit 0 and width of a bit, in pixels
        self.setFixedHeight(height)
        # the card that follows the mouse uncovers these rows at each step: keep their pixels
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.update()

    def set_state(self, state: WhyState) -> None:
        self._state = state
        self.update()

    def place(self, first: int, bits: int = 1) -> QRectF:
        """The rectangle of `bits` bits from `first` on, in this row's own pixels."""
        left, step = self._grid
        return QRectF(left + first * step, 0, bits * step, self.size().height())

    def margin(self) -> QRectF:
        """What lies left of the first bit."""
        return QRectF(0, 0, self.place(0).left() - 4, self.size().height())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._state.bits:
            box = self._plot.getViewBox()
            left, right = (
                self.mapFromScene(box.mapViewToScene(QPointF(edge, 0))).x()
                for edge in (-0.5, len(self._state.bits) - 0.5)
            )
            self._grid = left, (right - left) / len(self._state.bits)
            self._painting(painter, self, self._tokens, self._state)


def _font(painter: QPainter, points: float, bold: bool = False) -> None:
    font = QFont(painter.font())
    font.setPointSizeF(points)
    font.setBold(bold)
    painter.setFont(font)


def _name(painter: QPainter, row: BitRow, text: str, colour: str) -> None:
    painter.setPen(QColor(colour))
    room = row.margin()
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
    painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, shown)


def digits_of_a(painter: QPainter, row: BitRow, tokens: Tokens, state: WhyState) -> None:
    _digits(painter, row, tokens, ("A", tokens.a, state.digits_a, state.digits_b), len(state.bits))


def digits_of_b(painter: QPainter, row: BitRow, tokens: Tokens, state: WhyState) -> None:
    _digits(painter, row, tokens, ("B", tokens.b, state.digits_b, state.digits_a), len(state.bits))


def _digits(
    painter: QPainter, row: BitRow, tokens: Tokens, side: tuple[str, str, str, str], width: int
) -> None:
    """Each digit over the bits it stands for; digits that differ are filled, bold and underlined."""
    name, colour, digits, others = side
    bits = width // max(1, len(digits))
    _font(painter, 9, bold=True)
    _name(painter, row, name, colour)
    for index, (digit, other) in enumerate(zip(digits, others, strict=True)):
        place = row.place(bits * index, bits).adjusted(1, 1, -1, -1)
        differs = digit != other
        if differs:
            painter.fillRect(place, QColor(tokens.edited))
            painter.setPen(hairline(colour, 1.5))
            painter.drawLine(place.bottomLeft(), place.bottomRight())
        _font(painter, 9.5, bold=differs)
        painter.setPen(QColor(tokens.text if differs else tokens.muted))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, digit)


def unequal_signs(painter: QPainter, row: BitRow, tokens: Tokens, state: WhyState) -> None:
    _font(painter, min(8.5, max(5.0, row.place(0).width())), bold=True)
    _name(painter, row, f"{sum(votes.differs for votes in state.bits)} ≠", tokens.text)
    painter.setPen(QColor(tokens.text))
    for votes in state.bits:
        if votes.differs:
            painter.drawText(row.place(votes.bit).adjusted(-4, 0, 4, 0), Qt.AlignmentFlag.AlignCenter, "≠")


def bit_numbers(painter: QPainter, row: BitRow, tokens: Tokens, state: WhyState) -> None:
    """Each bit's number, or where columns are narrow every eighth and the last."""
    _font(painter, 8)
    last = len(state.bits) - 1
    step = row.place(0).width()
    apart = 8 if step < _ROOM_FOR_NUMBER else 1
    numbered = [bit for bit in range(0, last, apart) if apart == 1 or (last - bit) * step > _ROOM_BEFORE_LAST]
    for bit in (*numbered, last):
        chosen = bit == state.chosen
        painter.setPen(QColor(tokens.text if chosen else tokens.muted))
        place, way = row.place(bit).adjusted(-12, 0, 12, 0), Qt.AlignmentFlag.AlignHCenter
        if bit == last and apart > 1:  # it would stand out over the edge
            place, way = row.place(bit).adjusted(-24, 0, 2, 0), Qt.AlignmentFlag.AlignRight
        painter.drawText(place, way | Qt.AlignmentFlag.AlignVCenter, str(bit))


def pushes_of_word(painter: QPainter, row: BitRow, tokens: Tokens, state: WhyState) -> None:
    """A cell a bit: the upper half filled where the word in focus pushes to 1, the lower where it pushes to 0."""
    ground = mixed(tokens.line, tokens.base, 0.5)
    if state.term is not None and state.strip:
        _font(painter, 8, bold=True)
        _name(painter, row, state.term, tokens.text)
    for bit in range(len(state.bits)):
        cell = row.place(bit).adjusted(1, 1, -1, -1)
        painter.fillRect(cell, ground)
        if state.strip:
            half = cell.height() / 2
            up = state.strip[bit] > 0
            painter.fillRect(
                cell.adjusted(0, 0, 0, -half) if up else cell.adjusted(0, half, 0, 0),
                QColor(tokens.text if up else tokens.muted),
            )
