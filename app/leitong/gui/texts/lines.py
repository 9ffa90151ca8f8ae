"""Where the characters of a laid out paragraph stand."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextLayout, QTextLine, QWheelEvent
from PySide6.QtWidgets import QApplication


def line_at(layout: QTextLayout, y: float) -> QTextLine:
    """The line of a block that stands at height `y` of the block, or the nearest."""
    low, high = 0, layout.lineCount() - 1
    while low < high:
        middle = (low + high + 1) // 2
        if layout.lineAt(middle).y() <= y:
            low = middle
        else:
            high = middle - 1
    return layout.lineAt(low)


def stretch_rects(layout: QTextLayout, top: float, begin: int, end: int, bottom: float) -> Iterator[QRectF]:
    """One rectangle a line for the UTF-16 offsets begin ≤ i < end of a block at height `top`, what is in sight."""
    number = max(layout.lineForTextPosition(begin).lineNumber(), line_at(layout, -top).lineNumber())
    while number < layout.lineCount():
        line = layout.lineAt(number)
        y = top + line.y()
        if line.textStart() >= end or y > bottom:
            return
        first = max(begin, line.textStart())
        last = min(end, line.textStart() + line.textLength())
        left, right = _x(line, first), _x(line, last)
        if last > first:
            yield QRectF(min(left, right), y, abs(right - left), line.height())
        number += 1


def _x(line: QTextLine, unit: int) -> float:
    # PySide gives (x, unit), its stubs say otherwise
    x: float = line.cursorToX(unit)[0]  # type: ignore[index]
    return x


def lines_of(event: QWheelEvent) -> int:
    """How many lines a turn of the wheel means, down positive."""
    return round(-event.angleDelta().y() / 120 * QApplication.wheelScrollLines())
