"""The cells of a distance matrix: one colour each, and their numbers where these fit."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from leitong.gui.pens import mixed
from leitong.gui.tokens import Tokens
from leitong.presenters.library.group_detail import distance_words

_NEAR, _FAR = 0.78, 0.05  # share of the text's colour at distance 0 and 1
_SHADES = 256
# from this share on, the ground's colour is read better on a cell than the text's
_TURN_LIGHT, _TURN_DARK = 0.56, 0.45
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)


def picture(matrix: NDArray[np.float64], tokens: Tokens) -> QImage:
    """One pixel a cell, to be drawn larger without smoothing. matrix: distances 0–1, shape (n, n)."""
    steps = np.linspace(0, 1, _SHADES)
    colours = np.array([mixed(tokens.text, tokens.base, _share(step)).rgb() for step in steps], np.uint32)
    count = matrix.shape[0]
    cells = colours[np.rint(np.clip(matrix, 0, 1) * (_SHADES - 1)).astype(int)]
    np.fill_diagonal(cells, QColor(tokens.window).rgb())
    cells = np.ascontiguousarray(cells)
    made = QImage(cells.data, count, count, 4 * count, QImage.Format.Format_RGB32)
    return made.copy()  # the pixels of `made` end with `cells`


def draw_numbers(
    painter: QPainter, matrix: NDArray[np.float64], place_of: Callable[[int, int], QRect], tokens: Tokens
) -> None:
    """The members' own numbers on the diagonal, from 1, and the distances beside it."""
    font = QFont(painter.font())
    font.setPointSizeF(max(6.5, font.pointSizeF() - 2.5))
    painter.setFont(font)
    side, width_of = place_of(0, 0).width(), painter.fontMetrics().horizontalAdvance
    if width_of("00") + 2 <= side:
        painter.setPen(QColor(tokens.muted))
        for place in range(matrix.shape[0]):
            painter.drawText(place_of(place, place), _CENTRE, str(place + 1))
    if width_of(".00") + 4 > side:
        return
    turn = _TURN_DARK if tokens.dark else _TURN_LIGHT
    for (row, column), distance in np.ndenumerate(matrix):
        if row != column:
            painter.setPen(QColor(tokens.base if _share(distance) > turn else tokens.text))
            painter.drawText(place_of(row, column), _CENTRE, short(float(distance)))


def short(distance: float) -> str:
    """0, .03, 1; what is not quite 0 as such."""
    words = distance_words(distance)
    return "≈0" if words.startswith("<") else words.replace("0.", ".")


def _share(distance: float) -> float:
    return _FAR + (_NEAR - _FAR) * (1 - distance)
