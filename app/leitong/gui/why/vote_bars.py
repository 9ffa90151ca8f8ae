"""The bars: for each bit what A and B voted, drawn as one item of a pyqtgraph plot."""

from __future__ import annotations

from dataclasses import dataclass, field

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from leitong.compare.pushes import BitVotes
from leitong.gui.pens import hairline, mixed
from leitong.gui.tokens import Tokens
from leitong.presenters.why.state import COIN_FLIP

_BAR = 0.36  # width in bits; two bars and a gap make one bit
_LEAST = 2.0  # pixels: a vote of 0 is still a bar


@dataclass(slots=True)
class _Shapes:
    """Rectangles to be drawn together, by look; each colour is set once and not for each bar."""

    pixel: float  # height of a pixel in votes, which the shapes were made for
    solid: dict[str, list[QRectF]] = field(default_factory=lambda: {"a": [], "b": []})
    hollow: dict[str, list[QRectF]] = field(default_factory=lambda: {"a": [], "b": []})
    differing: list[QRectF] = field(default_factory=list)


class VoteBars(pg.GraphicsObject):  # type: ignore[misc]  # pyqtgraph has no types
    """x: the bit, y: votes, or shares of the total weight. Up is a vote for 1, down for 0."""

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        self._tokens = tokens
        self._bits: tuple[BitVotes, ...] = ()
        self._share = False
        self._reach = (-1.0, 1.0)
        self._shapes: _Shapes | None = None
        self._hovered: int | None = None
        self._chosen: int | None = None
        self._pinned = False

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.update()

    def set_votes(self, bits: tuple[BitVotes, ...], share: bool) -> tuple[float, float]:
        """Take the votes and return the range of y that holds them, zero included."""
        self.prepareGeometryChange()
        self._bits, self._share, self._shapes = bits, share, None
        heights = [height for votes in bits for height in self._heights(votes)]
        low, high = min(heights, default=0.0), max(heights, default=0.0)
        room = 0.06 * max(high - low, 1e-9)
        self._reach = (min(low, 0.0) - room, max(high, 0.0) + room)
        self.update()
        return self._reach

    def set_looked_at(self, hovered: int | None, chosen: int | None, pinned: bool) -> None:
        if (hovered, chosen, pinned) != (self._hovered, self._chosen, self._pinned):
            self._hovered, self._chosen, self._pinned = hovered, chosen, pinned
            self.update()

    def boundingRect(self) -> QRectF:
        low, high = self._reach
        return QRectF(-0.5, low, max(len(self._bits), 1), high - low)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if not self._bits:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        shapes = self._shapes_for(self.pixelHeight() or 0.0)
        tokens = self._tokens
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.edited))
        painter.drawRects(shapes.differing)
        if self._hovered is not None and self._hovered < len(self._bits):
            ground = tokens.edited if self._bits[self._hovered].differs else tokens.base
            painter.fillRect(self._column(self._hovered), mixed(tokens.text, ground, 0.12))
        for side, colour in (("a", tokens.a), ("b", tokens.b)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            painter.drawRects(shapes.solid[side])
            painter.setPen(hairline(colour))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRects(shapes.hollow[side])
        painter.setPen(hairline(tokens.muted))
        painter.drawLine(QPointF(-0.5, 0), QPointF(len(self._bits) - 0.5, 0))
        if self._chosen is not None and self._chosen < len(self._bits):
            style = Qt.PenStyle.SolidLine if self._pinned else Qt.PenStyle.DashLine
            painter.setPen(hairline(tokens.text, 2.0, style))
            painter.drawRect(self._column(self._chosen))

    def _heights(self, votes: BitVotes) -> tuple[float, float]:
        if not self._share:
            return float(votes.a), float(votes.b)
        return (
            votes.margin_a if votes.a >= 0 else -votes.margin_a,
            votes.margin_b if votes.b >= 0 else -votes.margin_b,
        )

    def _column(self, bit: int) -> QRectF:
        low, high = self._reach
        return QRectF(bit - 0.5, low, 1.0, high - low)

    def _shapes_for(self, pixel: float) -> _Shapes:
        if self._shapes is not None and self._shapes.pixel == pixel:
            return self._shapes
        self._shapes = shapes = _Shapes(pixel)
        for votes in self._bits:
            if votes.differs:
                shapes.differing.append(self._column(votes.bit))
            heights, margins = self._heights(votes), (votes.margin_a, votes.margin_b)
            lefts = votes.bit - _BAR - 0.03, votes.bit + 0.03
            for side, left, height, margin in zip("ab", lefts, heights, margins, strict=True):
                tall = max(abs(height), _LEAST * pixel)
                bar = QRectF(left, 0.0 if height > 0 else -tall, _BAR, tall)
                (shapes.hollow if margin < COIN_FLIP else shapes.solid)[side].append(bar)
        return shapes
