"""The pairs of a library by their distance as bars, one item of a pyqtgraph plot."""

from __future__ import annotations

from math import log10

import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from leitong.gui.pens import mixed
from leitong.gui.tokens import Tokens

_FULL, _PALE = 0.75, 0.32  # share of the text's colour over the ground
_THICK = 0.84  # of a bin


class ThresholdBars(pg.GraphicsObject):  # type: ignore[misc]  # pyqtgraph has no types
    """x: distance, 0–1. y: logarithm of one more than the pairs, so that single pairs beside thousands are seen.

    Full up to the threshold, pale beyond it.
    """

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        self._tokens = tokens
        self._bars: tuple[QRectF, ...] = ()
        self._highest = 1.0
        self._value = 0.0

    @property
    def highest(self) -> float:
        """Upper end of the highest bar, at least that of nine pairs."""
        return self._highest

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.update()

    def set_counts(self, counts: tuple[int, ...]) -> None:
        """Pairs in equal steps of distance from 0 to 1."""
        self.prepareGeometryChange()
        step = 1 / max(1, len(counts))
        self._bars = tuple(
            QRectF((bin_ + (1 - _THICK) / 2) * step, 0, _THICK * step, height_of(count))
            for bin_, count in enumerate(counts)
            if count
        )
        self._highest = max([1.0, *(bar.height() for bar in self._bars)])
        self.update()

    def set_value(self, value: float) -> None:
        if value != self._value:
            self._value = value
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 1, self._highest)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        full, pale = (mixed(self._tokens.text, self._tokens.base, share) for share in (_FULL, _PALE))
        for bar in self._bars:
            painter.fillRect(bar, QColor(full if bar.center().x() <= self._value else pale))


def height_of(count: int) -> float:
    """Where a bar of so many pairs ends."""
    return log10(1 + count)
