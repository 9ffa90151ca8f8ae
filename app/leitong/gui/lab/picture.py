"""Draws one moment of the Lab: on the screen, and the same into a file."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from leitong.gui.lab.geometry import Geometry
from leitong.gui.tokens import Tokens
from leitong.gui.why.colours import hairline, mixed
from leitong.presenters.lab_steps import Step, Timeline
from leitong.presenters.lab_text import LabText, ones_of

_ROOM_FOR_NUMBER = 26.0  # pixels a column needs to show a weight or sum
_ROOM_FOR_DIGIT = 7.0
_COIN_FLIP = 0.05
_EVERY = 8  # bits between two numbers of bits
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment. other: the fingerprint beside it. printed: sums as a slide has them. reach: the greatest sum ever."""

    text: LabText
    other: LabText | None
    side: str
    moment: int
    reach: int
    bit: int | None = None
    row: int | None = None
    printed: tuple[int, ...] = ()

    @property
    def step(self) -> Step:
        return Timeline(len(self.text.terms)).step(self.moment)

    @property
    def voted(self) -> int:
        return Timeline(len(self.text.terms)).voted(self.moment)

    @property
    def in_columns(self) -> bool:
        """Whether bits are to be seen, and not yet only words."""
        return self.step >= Step.HASHES


class Picture:
    """scene in geometry, by these tokens and font."""

    def __init__(self, scene: Scene, geometry: Geometry, tokens: Tokens, font: QFont) -> None:
        self._scene = scene
        self._at = geometry
        self._tokens = tokens
        self._font = font
        self._small = QFont(font)
        self._small.setPointSizeF(max(7.0, font.pointSizeF() - 2))
        self._colour = tokens.a if scene.side == "a" else tokens.b
        self._other_colour = tokens.b if scene.side == "a" else tokens.a

    def draw(self, painter: QPainter) -> None:
        """Columns with rows of words, their sums, signs and digits."""
        painter.setFont(self._font)
        self._ground(painter)
        self._numbers(painter)
        last = min(self._at.words, self._at.top + self._at.shown)
        for row in range(self._at.top, last):
            self._row(painter, row)
        if self._scene.step >= Step.VOTES:
            self._sums(painter)
        if self._scene.step is Step.VOTES and self._scene.voted:
            self._so_far(painter)
        if self._scene.step is Step.SIGN and self._scene.text.code:
            self._signs(painter)
        self._chosen_column(painter)

    def _ground(self, painter: QPainter) -> None:
        """Every other group of eight columns a little darker, so that the eye finds its bit."""
        at = self._at
        painter.setPen(Qt.PenStyle.NoPen)
        bottom = at.signs_top + at.line * 2 if at.added else at.sums_top
        for start in range(_EVERY, at.bits, 2 * _EVERY):
            width = min(_EVERY, at.bits - start) * at.column
            painter.fillRect(
                QRectF(at.x(start), at.rows_top, width, bottom - at.rows_top),
                mixed(self._tokens.text, self._tokens.base, 0.035),
            )

    def _numbers(self, painter: QPainter) -> None:
        at = self._at
        painter.setFont(self._small)
        painter.setPen(QColor(self._tokens.muted))
        every = 1 if at.column >= _ROOM_FOR_NUMBER else _EVERY
        for bit in range(0, at.bits, every):
            place = QRectF(at.x(bit) - 20, 0, at.column + 40, at.rows_top)
            painter.drawText(place, _CENTRE, str(bit))
        painter.setFont(self._font)

    def _row(self, painter: QPainter, row: int) -> None:
        scene, at, tokens = self._scene, self._at, self._tokens
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
        scene, at = self._scene, self._at
        font = QFont(self._font)
        font.setStrikeOut(struck)
        painter.setFont(font)
        painter.setPen(QColor(self._tokens.muted if struck else self._tokens.text))
        weight = scene.text.shown(int(scene.text.weights[row]))
        room = at.left - 24 - painter.fontMetrics().horizontalAdvance(weight)
        word = painter.fontMetrics().elidedText(scene.text.terms[row], Qt.TextElideMode.ElideRight, int(room))
        painter.drawText(QRectF(8, y, room, at.line), _LEFT, word)
        painter.setFont(self._font)
        painter.setPen(QColor(self._tokens.muted))
        painter.drawText(QRectF(0, y, at.left - 8, at.line), _RIGHT, weight)

    def _bits(self, painter: QPainter, row: int, y: float, faint: bool) -> None:
        """A filled cell is 1, an empty one 0."""
        at, tokens = self._at, self._tokens
        gap = 1.0 if at.column >= 5 else 0.5
        inset = max(0.0, (at.line - max(8.0, min(at.column, at.line - 4))) / 2)
        solid = mixed(self._colour, tokens.base, 0.25) if faint else QColor(self._colour)
        empty = mixed(tokens.muted, tokens.base, 0.18 if faint else 0.45)
        ones = self._scene.text.bits[row]
        for bit in range(at.bits):
            cell = at.cell(bit, y).adjusted(gap, inset, -gap, -inset)
            if ones[bit]:
                painter.fillRect(cell, solid)
            else:
                painter.setPen(hairline(empty))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(cell.adjusted(0.5, 0.5, -0.5, -0.5))
            if at.column >= _ROOM_FOR_NUMBER and not faint:
                painter.setPen(QColor(tokens.base if ones[bit] else tokens.text))
                painter.drawText(at.cell(bit, y), _CENTRE, str(int(ones[bit])))

    def _pushes(self, painter: QPainter, row: int, y: float) -> None:
        """The weight up where the bit is 1, down where it is 0; in figures where there is room."""
        scene, at, tokens = self._scene, self._at, self._tokens
        weight = int(scene.text.weights[row])
        ones = scene.text.bits[row]
        if at.column >= _ROOM_FOR_NUMBER:
            for bit in range(at.bits):
                painter.setPen(QColor(self._colour if ones[bit] else tokens.muted))
                painter.drawText(
                    at.cell(bit, y), _CENTRE, scene.text.signed(weight if ones[bit] else -weight)
                )
            return
        heaviest = max(1, int(scene.text.weights.max()))
        tall = max(1.5, (at.line / 2 - 2) * weight / heaviest)
        middle = y + at.line / 2
        painter.setPen(hairline(mixed(tokens.muted, tokens.base, 0.4)))
        painter.drawLine(QLineF(at.left, middle, at.right, middle))
        up, down = QColor(self._colour), mixed(tokens.muted, tokens.base, 0.75)
        for bit in range(at.bits):
            left, wide = at.x(bit) + 0.1 * at.column, max(1.0, 0.8 * at.column)
            top = middle - tall if ones[bit] else middle
            painter.fillRect(QRectF(left, top, wide, tall), up if ones[bit] else down)

    def _sums(self, painter: QPainter) -> None:
        scene, at, tokens = self._scene, self._at, self._tokens
        votes = scene.text.votes_after(scene.voted)
        numbers = at.column >= _ROOM_FOR_NUMBER
        margin = painter.fontMetrics().height() + 1.0 if numbers else 3.0
        middle, half = at.sums_top + at.sums / 2, at.sums / 2 - margin
        painter.setPen(QColor(tokens.muted))
        painter.setFont(self._small)
        sums = QCoreApplication.translate("Lab", "sums")
        painter.drawText(QRectF(8, middle - at.line / 2, at.left - 16, at.line), _LEFT, sums)
        if not numbers:
            top = QRectF(8, at.sums_top, at.left - 14, at.line)
            painter.drawText(top, _RIGHT, scene.text.signed(scene.reach))
            low = QRectF(8, at.sums_top + at.sums - at.line, at.left - 14, at.line)
            painter.drawText(low, _RIGHT, scene.text.signed(-scene.reach))
        painter.setFont(self._font)
        total = max(1, int(scene.text.voting[: scene.voted].sum()))
        up, down = QColor(self._colour), mixed(tokens.muted, tokens.base, 0.75)
        for bit, vote in enumerate(votes.tolist()):
            tall = max(1.0, half * abs(vote) / scene.reach)
            wide = max(1.0, 0.8 * at.column)
            bar = QRectF(at.x(bit) + 0.1 * at.column, middle - tall if vote > 0 else middle, wide, tall)
            colour = up if vote > 0 else down
            if scene.text.given is None and abs(vote) < _COIN_FLIP * total:
                painter.setPen(hairline(colour))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(bar)
            else:
                painter.fillRect(bar, colour)
            if numbers:
                self._sum(painter, bit, vote, middle, tall)
        painter.setPen(hairline(tokens.muted))
        painter.drawLine(QLineF(at.left, middle, at.right, middle))

    def _sum(self, painter: QPainter, bit: int, vote: int, middle: float, tall: float) -> None:
        """The figure at the end of its bar; struck out beside it what a slide prints otherwise."""
        scene, at = self._scene, self._at
        high = painter.fontMetrics().height()
        y = middle - tall - high if vote > 0 else middle + tall
        text = scene.text.signed(vote)
        said = scene.printed[bit] if bit < len(scene.printed) and scene.voted == at.words else vote
        painter.setPen(QColor(self._tokens.text))
        if said == vote:
            painter.drawText(QRectF(at.x(bit) - 10, y, at.column + 20, high), _CENTRE, text)
            return
        painter.drawText(QRectF(at.x(bit), y, at.column / 2, high), _CENTRE, text)
        font = QFont(self._small)
        font.setStrikeOut(True)
        painter.setFont(font)
        painter.setPen(QColor(self._tokens.b))
        painter.drawText(
            QRectF(at.x(bit) + at.column / 2, y, at.column / 2, high), _CENTRE, scene.text.signed(said)
        )
        painter.setFont(self._font)

    def _so_far(self, painter: QPainter) -> None:
        """What the fingerprint would be if no other word voted."""
        scene, at = self._scene, self._at
        painter.setFont(self._small)
        painter.setPen(QColor(self._tokens.muted))
        name = QCoreApplication.translate("Lab", "so far")
        painter.drawText(QRectF(8, at.signs_top, at.left - 16, at.line), _LEFT, name)
        painter.setFont(self._font)
        ones = ones_of(scene.text.votes_after(scene.voted), scene.text.tie)
        for bit in np.flatnonzero(ones).tolist():
            cell = at.cell(bit, at.signs_top).adjusted(1, 0.3 * at.line, -1, -0.3 * at.line)
            painter.fillRect(cell, mixed(self._colour, self._tokens.base, 0.45))

    def _signs(self, painter: QPainter) -> None:
        scene, at = self._scene, self._at
        y = at.signs_top
        self._fingerprint(painter, scene.text, scene.side, y)
        if scene.other is not None:
            self._unequal(painter, y + 2 * at.line)
            self._fingerprint(
                painter, scene.other, "b" if scene.side == "a" else "a", y + 3 * at.line, digits=False
            )

    def _fingerprint(
        self, painter: QPainter, text: LabText, side: str, y: float, digits: bool = True
    ) -> None:
        """A row of bits with the side's letter, and below it the digits."""
        at, tokens = self._at, self._tokens
        colour = tokens.a if side == "a" else tokens.b
        painter.setPen(QColor(colour))
        font = QFont(self._font)
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(QRectF(8, y, at.left - 16, at.line), _LEFT, side.upper())
        gap = 1.0 if at.column >= 5 else 0.5
        for bit, one in enumerate(text.ones.tolist()):
            cell = at.cell(bit, y).adjusted(gap, 2, -gap, -2)
            if one:
                painter.fillRect(cell, QColor(colour))
            else:
                painter.setPen(hairline(mixed(tokens.muted, tokens.base, 0.5)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(cell.adjusted(0.5, 0.5, -0.5, -0.5))
            if at.column >= _ROOM_FOR_DIGIT:
                painter.setFont(self._small)
                painter.setPen(QColor(tokens.base if one else tokens.text))
                painter.drawText(at.cell(bit, y), _CENTRE, "1" if one else "0")
        painter.setFont(self._font)
        if digits:
            self._digits(painter, text, y + at.line)

    def _digits(self, painter: QPainter, text: LabText, y: float) -> None:
        """A hex digit below each four bits, in binary a digit below each."""
        at = self._at
        per = 4 if text.width % 4 == 0 else 1
        painter.setPen(QColor(self._tokens.muted))
        painter.setFont(self._small)
        hexadecimal, binary = (
            QCoreApplication.translate("Lab", "hex"),
            QCoreApplication.translate("Lab", "binary"),
        )
        name = hexadecimal if per == 4 else binary
        painter.drawText(QRectF(8, y, at.left - 16, at.line), _LEFT, name)
        font = QFont(self._font)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(self._tokens.text))
        for place, digit in enumerate(text.code):
            painter.drawText(QRectF(at.x(per * place) - 6, y, per * at.column + 12, at.line), _CENTRE, digit)
        painter.setFont(self._font)

    def _unequal(self, painter: QPainter, y: float) -> None:
        scene, at = self._scene, self._at
        assert scene.other is not None
        differing = np.flatnonzero(scene.text.ones != scene.other.ones).tolist()
        painter.setPen(QColor(self._tokens.text))
        painter.drawText(QRectF(8, y, at.left - 16, at.line), _LEFT, f"≠ {len(differing)}")
        font = QFont(self._font)
        if at.column < painter.fontMetrics().horizontalAdvance("≠"):
            font.setPointSizeF(
                max(4.0, font.pointSizeF() * at.column / painter.fontMetrics().horizontalAdvance("≠"))
            )
        painter.setFont(font)
        for bit in differing:
            painter.drawText(QRectF(at.x(bit) - 6, y, at.column + 12, at.line), _CENTRE, "≠")
        painter.setFont(self._font)

    def _chosen_column(self, painter: QPainter) -> None:
        bit, at = self._scene.bit, self._at
        if bit is None or not self._scene.in_columns:
            return
        bottom = at.signs_top + at.line if self._scene.step is Step.SIGN else at.sums_top - 4
        painter.setPen(hairline(self._tokens.text, 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        column = QRectF(QPointF(at.x(bit), at.rows_top - 1), QPointF(at.x(bit + 1), bottom))
        painter.drawRect(column.adjusted(-1, 0, 1, 0))
