"""Draws what stands below the words in the Lab: the sums, their signs, the digits, and the other fingerprint."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QCoreApplication, QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from leitong.gui.lab.scene import Brushes
from leitong.gui.pens import hairline, mixed
from leitong.presenters.lab.steps import Step
from leitong.presenters.lab.text import LabText, ones_of

ROOM_FOR_NUMBER = 26.0  # pixels a column needs to show its own number
_ROOM_FOR_DIGIT = 7.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


class SumsPicture:
    def __init__(self, brushes: Brushes) -> None:
        self._b = brushes

    def draw(self, painter: QPainter) -> None:
        """As much of it as there is at this moment."""
        scene = self._b.scene
        if scene.step >= Step.VOTES:
            self._sums(painter)
        if scene.step is Step.VOTES and scene.voted:
            self._so_far(painter)
        if scene.step is Step.SIGN and scene.text.code:
            self._signs(painter)

    def _sums(self, painter: QPainter) -> None:
        scene, at, tokens = self._b.scene, self._b.at, self._b.tokens
        votes = scene.text.votes_after(scene.voted)
        numbers = self._b.for_sums
        margin = painter.fontMetrics().height() + 1.0 if numbers else 3.0
        middle, half = at.sums_top + at.sums / 2, at.sums / 2 - margin
        painter.setPen(QColor(tokens.muted))
        painter.setFont(self._b.small)
        sums = QCoreApplication.translate("Lab", "sums")
        painter.drawText(QRectF(8, middle - at.line / 2, at.left - 16, at.line), _LEFT, sums)
        if numbers is None:
            top = QRectF(8, at.sums_top, at.left - 14, at.line)
            painter.drawText(top, _RIGHT, scene.text.signed(scene.reach))
            low = QRectF(8, at.sums_top + at.sums - at.line, at.left - 14, at.line)
            painter.drawText(low, _RIGHT, scene.text.signed(-scene.reach))
        painter.setFont(numbers or self._b.font)
        # pyqtgraph is loaded by then, in steps; at the first of the Lab's pictures it would be too early
        from leitong.gui.lab.vote_bars import draw_bars  # noqa: PLC0415

        draw_bars(painter, self._b, votes, middle, half)
        if numbers is not None:
            for bit, vote in enumerate(votes.tolist()):
                tall = max(1.0, half * abs(vote) / scene.reach)
                self._sum(painter, bit, vote, middle, tall)
        painter.setFont(self._b.font)
        painter.setPen(hairline(tokens.muted))
        painter.drawLine(QLineF(at.left, middle, at.right, middle))

    def _sum(self, painter: QPainter, bit: int, vote: int, middle: float, tall: float) -> None:
        """The figure at the end of its bar; struck out beside it what a slide prints otherwise."""
        scene, at = self._b.scene, self._b.at
        high = painter.fontMetrics().height()
        y = middle - tall - high if vote > 0 else middle + tall
        text = scene.text.signed(vote)
        said = scene.printed[bit] if bit < len(scene.printed) and scene.voted == at.words else vote
        painter.setPen(QColor(self._b.tokens.text))
        if said == vote:
            painter.drawText(QRectF(at.x(bit) - 10, y, at.column + 20, high), _CENTRE, text)
            return
        painter.drawText(QRectF(at.x(bit), y, at.column / 2, high), _CENTRE, text)
        font = QFont(self._b.small)
        font.setStrikeOut(True)
        painter.setFont(font)
        painter.setPen(QColor(self._b.tokens.b))
        painter.drawText(
            QRectF(at.x(bit) + at.column / 2, y, at.column / 2, high), _CENTRE, scene.text.signed(said)
        )
        painter.setFont(self._b.for_sums or self._b.font)

    def _so_far(self, painter: QPainter) -> None:
        """What the fingerprint would be if no other word voted."""
        scene, at = self._b.scene, self._b.at
        painter.setFont(self._b.small)
        painter.setPen(QColor(self._b.tokens.muted))
        name = QCoreApplication.translate("Lab", "so far")
        painter.drawText(QRectF(8, at.signs_top, at.left - 16, at.line), _LEFT, name)
        painter.setFont(self._b.font)
        ones = ones_of(scene.text.votes_after(scene.voted), scene.text.tie)
        for bit in np.flatnonzero(ones).tolist():
            cell = at.cell(bit, at.signs_top).adjusted(1, 0.3 * at.line, -1, -0.3 * at.line)
            painter.fillRect(cell, mixed(self._b.colour, self._b.tokens.base, 0.45))

    def _signs(self, painter: QPainter) -> None:
        scene, at = self._b.scene, self._b.at
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
        at, tokens = self._b.at, self._b.tokens
        colour = tokens.a if side == "a" else tokens.b
        painter.setPen(QColor(colour))
        font = QFont(self._b.font)
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
                painter.setFont(self._b.small)
                painter.setPen(QColor(tokens.base if one else tokens.text))
                painter.drawText(at.cell(bit, y), _CENTRE, "1" if one else "0")
        painter.setFont(self._b.font)
        if digits:
            self._digits(painter, text, y + at.line)

    def _digits(self, painter: QPainter, text: LabText, y: float) -> None:
        """A hex digit below each four bits, in binary a digit below each."""
        at = self._b.at
        per = 4 if text.width % 4 == 0 else 1
        painter.setPen(QColor(self._b.tokens.muted))
        painter.setFont(self._b.small)
        hexadecimal, binary = (
            QCoreApplication.translate("Lab", "hex"),
            QCoreApplication.translate("Lab", "binary"),
        )
        name = hexadecimal if per == 4 else binary
        painter.drawText(QRectF(8, y, at.left - 16, at.line), _LEFT, name)
        font = QFont(self._b.font)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(self._b.tokens.text))
        for place, digit in enumerate(text.code):
            painter.drawText(QRectF(at.x(per * place) - 6, y, per * at.column + 12, at.line), _CENTRE, digit)
        painter.setFont(self._b.font)

    def _unequal(self, painter: QPainter, y: float) -> None:
        scene, at = self._b.scene, self._b.at
        assert scene.other is not None
        differing = np.flatnonzero(scene.text.ones != scene.other.ones).tolist()
        painter.setPen(QColor(self._b.tokens.text))
        painter.drawText(QRectF(8, y, at.left - 16, at.line), _LEFT, f"≠ {len(differing)}")
        font = QFont(self._b.font)
        if at.column < painter.fontMetrics().horizontalAdvance("≠"):
            font.setPointSizeF(
                max(4.0, font.pointSizeF() * at.column / painter.fontMetrics().horizontalAdvance("≠"))
            )
        painter.setFont(font)
        for bit in differing:
            painter.drawText(QRectF(at.x(bit) - 6, y, at.column + 12, at.line), _CENTRE, "≠")
        painter.setFont(self._b.font)
