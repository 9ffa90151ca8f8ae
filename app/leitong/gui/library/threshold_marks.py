"""What is drawn over the histogram: the threshold with its handle, and the ghost of the next merge."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from leitong.gui.pens import hairline, mixed
from leitong.gui.tokens import Tokens
from leitong.presenters.library.state import ThresholdState

GRIP = 5  # half the width of the handle, pixels
_OF_FILE, _OF_GROUP = 3.0, 4.5  # radius of a ring


class Frame(NamedTuple):
    """Where the bars stand and where the picture ends, in pixels. x_of: place of a distance. reach: the last one."""

    top: int
    bottom: int
    width: int
    x_of: Callable[[float], float]
    reach: float


def draw_threshold(painter: QPainter, value: float, frame: Frame, tokens: Tokens) -> None:
    """The line at a distance of 0–1, with the grip that it is dragged by."""
    x, top = round(frame.x_of(value)), frame.top
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillRect(x - 1, top - 4, 2, frame.bottom - top + 4, QColor(tokens.text))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(hairline(tokens.base))
    painter.setBrush(QColor(tokens.text))
    painter.drawRoundedRect(QRectF(x - GRIP, top - 12, 2 * GRIP, 14), 3, 3)


def draw_ghost(painter: QPainter, state: ThresholdState, frame: Frame, tokens: Tokens) -> None:
    """Two faint rings about to touch, over a dashed line; beyond the right end only an arrow points there."""
    if state.next_value is None:
        return
    beyond = state.next_value > frame.reach
    x, top = frame.x_of(min(state.next_value, frame.reach)), frame.top
    faint = mixed(tokens.text, tokens.base, 0.6)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(hairline(faint, 1.0, Qt.PenStyle.DashLine))
    if not beyond:
        painter.drawLine(QPointF(x, top), QPointF(x, frame.bottom))
    painter.setPen(hairline(faint, 1.2))
    one, other = (_OF_FILE if files == 1 else _OF_GROUP for files in state.next_files or (1, 1))
    # beside the handle of the threshold, not under it
    x = max(x, frame.x_of(state.value) + GRIP + 3 + 2 * one)
    painter.drawEllipse(QPointF(x - one, top - 8.0), one, one)
    painter.drawEllipse(QPointF(x + other, top - 8.0), other, other)
    number = digits(state.next_value, state.value)
    text = f"{number} →" if beyond else number
    painter.setPen(QColor(tokens.muted))
    width = painter.fontMetrics().horizontalAdvance(text)
    right = x + 2 * other + 4
    left = right if right + width <= frame.width else x - 2 * one - 4 - width
    painter.drawText(QPointF(left, top - 4), text)


def digits(distance: float, other: float) -> str:
    """A distance to two digits after the point, and as many more as tell it from the other one; at most six."""
    for count in range(2, 7):
        text = f"{distance:.{count}f}"
        if distance == other or text != f"{other:.{count}f}":
            return text
    return text


def small(font: QFont) -> QFont:
    """The font of what stands in the picture."""
    made = QFont(font)
    made.setPointSizeF(max(7.0, made.pointSizeF() - 2))
    return made
