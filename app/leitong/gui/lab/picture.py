"""Draws one moment of the Lab: on the screen, and the same into a file."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from leitong.gui.lab.geometry import Geometry
from leitong.gui.lab.scene import Brushes, Scene
from leitong.gui.lab.sums_picture import ROOM_FOR_NUMBER, SumsPicture
from leitong.gui.pens import hairline, mixed
from leitong.gui.tokens import Tokens
from leitong.presenters.lab.steps import Step

_EVERY = 8  # bits between two numbers of bits
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


class Picture:
    """scene in geometry, by these tokens and font."""

    def __init__(self, scene: Scene, geometry: Geometry, tokens: Tokens, font: QFont) -> None:
        self._b = Brushes(scene, geometry, tokens, font)

    def draw(self, painter: QPainter) -> None:
        """Columns with rows of words, their sums, signs and digits."""
        at = self._b.at
        painter.setFont(self._b.font)
        self._ground(painter)
        self._numbers(painter)
        for row in range(at.top, min(at.words, at.top + at.shown)):
            self._row(painter, row)
        SumsPicture(self._b).draw(painter)
        self._chosen_column(painter)

    def _ground(self, painter: QPainter) -> None:
        """Every other group of eight columns a little darker, so that the eye finds its bit."""
        at = self._b.at
        painter.setPen(Qt.PenStyle.NoPen)
        bottom = at.signs_top + at.line * 2 if at.added else at.sums_top
        for start in range(_EVERY, at.bits, 2 * _EVERY):
            width = min(_EVERY, at.bits - start) * at.column
            painter.fillRect(
                QRectF(at.x(start), at.rows_top, width, bottom - at.rows_top),
                mixed(self._b.tokens.text, self._b.tokens.base, 0.035),
            )

    def _numbers(self, painter: QPainter) -> None:
        at = self._b.at
        painter.setFont(self._b.small)
        painter.setPen(QColor(self._b.tokens.muted))
        every = 1 if at.column >= ROOM_FOR_NUMBER else _EVERY
        for bit in range(0, at.bits, every):
            place = QRectF(at.x(bit) - 20, 0, at.column + 40, at.rows_top)
            painter.drawText(place, _CENTRE, str(bit))
        painter.setFont(self._b.font)

    def _row(self, painter: QPainter, row: int) -> None:
        scene, at, tokens = self._b.scene, self._b.at, self._b.tokens
        y = at.row_y(row)
        struck = row in scene.text.struck
        voting = scene.step is Step.VOTES and row == scene.voted - 1
        if voting:
            painter.fillRect(QRectF(0, y, at.right, at.line), QColor(tokens.edited))
        if row == scene.row:
            painter.setPen(hairline(tokens.text, 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(1, y + 1, at.right - 2, at.line - 2), 4, 4)
        self._label(painter, row, y, struck)
        if scene.step is Step.HASHES or row >= scene.voted:
            self._bits(painter, row, y, faint=scene.step is not Step.HASHES or struck)
        elif not struck:
            self._pushes(painter, row, y)

    def _label(self, painter: QPainter, row: int, y: float, struck: bool) -> None:
        scene, at = self._b.scene, self._b.at
        font = QFont(self._b.font)
        font.setStrikeOut(struck)
        painter.setFont(font)
        painter.setPen(QColor(self._b.tokens.muted if struck else self._b.tokens.text))
        weight = scene.text.shown(int(scene.text.weights[row]))
        room = at.left - 24 - painter.fontMetrics().horizontalAdvance(weight)
        word = painter.fontMetrics().elidedText(scene.text.terms[row], Qt.TextElideMode.ElideRight, int(room))
        painter.drawText(QRectF(8, y, room, at.line), _LEFT, word)
        painter.setFont(self._b.font)
        painter.setPen(QColor(self._b.tokens.muted))
        painter.drawText(QRectF(0, y, at.left - 8, at.line), _RIGHT, weight)

    def _bits(self, painter: QPainter, row: int, y: float, faint: bool) -> None:
        """A filled cell is 1, an empty one 0."""
        at, tokens = self._b.at, self._b.tokens
        gap = 1.0 if at.column >= 5 else 0.5
        inset = max(0.0, (at.line - max(8.0, min(at.column, at.line - 4))) / 2)
        solid = mixed(self._b.colour, tokens.base, 0.25) if faint else QColor(self._b.colour)
        empty = mixed(tokens.muted, tokens.base, 0.18 if faint else 0.45)
        ones = self._b.scene.text.bits[row]
        for bit in range(at.bits):
            cell = at.cell(bit, y).adjusted(gap, inset, -gap, -inset)
            if ones[bit]:
                painter.fillRect(cell, solid)
            else:
                painter.setPen(hairline(empty))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(cell.adjusted(0.5, 0.5, -0.5, -0.5))
            if at.column >= ROOM_FOR_NUMBER and not faint:
                painter.setPen(QColor(tokens.base if ones[bit] else tokens.text))
                painter.drawText(at.cell(bit, y), _CENTRE, str(int(ones[bit])))

    def _pushes(self, painter: QPainter, row: int, y: float) -> None:
        """The weight up where the bit is 1, down where it is 0; in figures where there is room."""
        scene, at, tokens = self._b.scene, self._b.at, self._b.tokens
        weight = int(scene.text.weights[row])
        ones = scene.text.bits[row]
        if self._b.for_weights is not None:
            painter.setFont(self._b.for_weights)
            for bit in range(at.bits):
                painter.setPen(QColor(self._b.colour if ones[bit] else tokens.muted))
                painter.drawText(
                    at.cell(bit, y), _CENTRE, scene.text.signed(weight if ones[bit] else -weight)
                )
            painter.setFont(self._b.font)
            return
        heaviest = max(1, int(scene.text.weights.max()))
        tall = max(1.5, (at.line / 2 - 2) * weight / heaviest)
        middle = y + at.line / 2
        painter.setPen(hairline(mixed(tokens.muted, tokens.base, 0.4)))
        painter.drawLine(QLineF(at.left, middle, at.right, middle))
        up, down = QColor(self._b.colour), mixed(tokens.muted, tokens.base, 0.75)
        for bit in range(at.bits):
            left, wide = at.x(bit) + 0.1 * at.column, max(1.0, 0.8 * at.column)
            top = middle - tall if ones[bit] else middle
            painter.fillRect(QRectF(left, top, wide, tall), up if ones[bit] else down)

    def _chosen_column(self, painter: QPainter) -> None:
        bit, at = self._b.scene.bit, self._b.at
        if bit is None or not self._b.scene.in_columns:
            return
        bottom = at.signs_top + at.line if self._b.scene.step is Step.SIGN else at.sums_top - 4
        painter.setPen(hairline(self._b.tokens.text, 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        column = QRectF(QPointF(at.x(bit), at.rows_top - 1), QPointF(at.x(bit + 1), bottom))
        painter.drawRect(column.adjusted(-1, 0, 1, 0))
