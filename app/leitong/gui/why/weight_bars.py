"""The keyword weights of one document as lying bars, one item of a pyqtgraph plot."""

from __future__ import annotations

import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from leitong.gui.pens import mixed
from leitong.gui.tokens import Tokens

_THICK = 0.5  # of a row


class WeightBars(pg.GraphicsObject):  # type: ignore[misc]  # pyqtgraph has no types
    """x: weight, 0 to `heaviest`. y: row number, downwards. side: "a" or "b", which gives the colour."""

    def __init__(self, side: str, tokens: Tokens) -> None:
        super().__init__()
        self._side, self._tokens = side, tokens
        self._weights: tuple[float | None, ...] = ()
        self._heaviest = 1.0
        self._lit: int | None = None

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.update()

    def set_weights(self, weights: tuple[float | None, ...], heaviest: float) -> None:
        """One weight a row; None for a row that is a heading."""
        self.prepareGeometryChange()
        self._weights, self._heaviest = weights, heaviest
        self.update()

    def set_lit(self, row: int | None) -> None:
        if row != self._lit:
            self._lit = row
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(0, -0.5, self._heaviest, max(len(self._weights), 1))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        tokens = self._tokens
        colour = tokens.a if self._side == "a" else tokens.b
        if self._lit is not None:
            painter.fillRect(QRectF(0, self._lit - 0.5, self._heaviest, 1), QColor(tokens.same))
        for row, weight in enumerate(self._weights):
            if weight is None:
                continue
            ground = mixed(tokens.line, tokens.base, 0.45)
            painter.fillRect(QRectF(0, row - 0.02, self._heaviest, 0.04), ground)
            painter.fillRect(QRectF(0, row - _THICK / 2, weight, _THICK), QColor(colour))
