"""The bars of the Lab's sums, drawn by pyqtgraph: on the screen, and the same into a file for slides."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from leitong.gui.lab.scene import Brushes
from leitong.gui.pens import hairline, mixed
from leitong.presenters.why.state import COIN_FLIP

_BAR = 0.8  # width in bits
_LEAST = 1.0  # pixels: a sum of 0 is still a bar


def draw_bars(
    painter: QPainter, brushes: Brushes, sums: NDArray[np.int64], middle: float, half: float
) -> None:
    """A bar for each sum, up where it is above 0; hollow where it is as good as a coin flip.

    sums: shape (bits,). middle: where 0 is, half: height of the greatest sum ever, pixels.
    """
    at, scene = brushes.at, brushes.scene
    up = sums > 0
    heights = np.maximum(_LEAST, half * np.abs(sums) / scene.reach)
    total = max(1, int(scene.text.voting[: scene.voted].sum()))
    close = (scene.text.given is None) & (np.abs(sums) < COIN_FLIP * total)
    for chosen, pen, brush in _looks(brushes, up, close):
        (bits,) = np.nonzero(chosen)
        if bits.size:
            bars = pg.BarGraphItem(
                x=at.left + at.column * (bits + 0.5),
                width=max(1.0, _BAR * at.column),
                y0=middle,
                height=np.where(up[bits], -heights[bits], heights[bits]),
                pen=pen,
                brush=brush,
            )
            bars.paint(painter)


def _looks(
    brushes: Brushes, up: NDArray[np.bool_], close: NDArray[np.bool_]
) -> Iterator[tuple[NDArray[np.bool_], QPen, QBrush]]:
    """Which bars look alike, and how."""
    tokens = brushes.tokens
    colours = (up, QColor(brushes.colour)), (~up, mixed(tokens.muted, tokens.base, 0.75))
    for those, colour in colours:
        yield those & ~close, QPen(Qt.PenStyle.NoPen), QBrush(colour)
        yield those & close, hairline(colour), QBrush(Qt.BrushStyle.NoBrush)
