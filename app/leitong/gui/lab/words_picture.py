"""Draws the first two moments of the Lab: the text as it stands, and the same cut into words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from leitong.gui.lab.scene import Scene
from leitong.gui.pens import hairline, mixed
from leitong.gui.theme import blend
from leitong.gui.tokens import Tokens
from leitong.presenters.lab.steps import Step

_MARGIN = 12.0
_GAP, _PADDING = 6.0, 7.0
_SHORT, _LARGE = 240, 1.3  # letters of a text that may be drawn larger, and by how much
_SHOWN = 3_000  # letters of a long text: more than any window holds


def draw_text(painter: QPainter, scene: Scene, size: QRectF, tokens: Tokens, font: QFont) -> None:
    """The text, or its words as boxes: those that vote with their weight, those left out without a box."""
    if len(scene.text.text) <= _SHORT:
        font = QFont(font)
        font.setPointSizeF(font.pointSizeF() * _LARGE)
    painter.setFont(font)
    inside = size.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    if scene.step is Step.TEXT:
        painter.setPen(QColor(tokens.text))
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        painter.drawText(inside, flags, scene.text.text[:_SHOWN])
        return
    _draw_words(painter, scene, inside, tokens, font)


def _draw_words(painter: QPainter, scene: Scene, inside: QRectF, tokens: Tokens, font: QFont) -> None:
    small = QFont(font)
    small.setPointSizeF(max(7.0, font.pointSizeF() - 2))
    high = painter.fontMetrics().height() + 8.0
    colour = tokens.a if scene.side == "a" else tokens.b
    x, y = inside.left(), inside.top()
    seen: set[int] = set()
    for word, row in scene.text.pieces:
        painter.setFont(small)
        weight = scene.text.shown(int(scene.text.weights[row])) if row >= 0 and row not in seen else ""
        room = painter.fontMetrics().horizontalAdvance(weight) + 6 if weight else 0
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(word)
        if x > inside.left() and x + wide + room + 2 * _PADDING > inside.right():
            x, y = inside.left(), y + high + _GAP
        if y + high > inside.bottom():
            painter.setPen(QColor(tokens.muted))
            painter.drawText(
                QRectF(inside.right() - 20, y - _GAP - high, 20, high), Qt.AlignmentFlag.AlignCenter, "…"
            )
            return
        box = QRectF(x, y, wide + room + 2 * _PADDING, high)
        struck = row in scene.text.struck
        if row >= 0:
            painter.setPen(hairline(blend(colour, tokens.base, 0.25 if row in seen else 0.7)))
            painter.setBrush(mixed(colour, tokens.base, 0.04 if row in seen else 0.12))
            painter.drawRoundedRect(box, 5, 5)
        shown = QFont(font)
        shown.setStrikeOut(struck)
        painter.setFont(shown)
        painter.setPen(QColor(tokens.text if row >= 0 and not struck else tokens.muted))
        painter.drawText(box.adjusted(_PADDING, 0, 0, 0), int(Qt.AlignmentFlag.AlignVCenter), word)
        if weight:
            painter.setFont(small)
            painter.setPen(QColor(colour))
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(box.adjusted(0, 0, -_PADDING, 0), int(right), weight)
        seen.add(row)
        x += box.width() + _GAP
