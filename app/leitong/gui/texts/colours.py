"""The palette as the text panes use it: roles turned into brushes and pens, none of them a new colour."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPen

from leitong.gui.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Colours:
    """strong_*: the fill's own hue, deep enough for a line or a small mark on the base."""

    base: QColor
    window: QColor
    text: QColor
    muted: QColor
    line: QColor
    a: QColor
    b: QColor
    same: QColor
    edited: QColor
    ignored: QColor
    strong_same: QColor
    strong_edited: QColor

    @classmethod
    def of(cls, tokens: Tokens) -> Colours:
        """Those of a palette; the strong ones are for lines, which a pale colour would lose."""
        text, same, edited = QColor(tokens.text), QColor(tokens.same), QColor(tokens.edited)
        return cls(
            base=QColor(tokens.base),
            window=QColor(tokens.window),
            text=text,
            muted=QColor(tokens.muted),
            line=QColor(tokens.line),
            a=QColor(tokens.a),
            b=QColor(tokens.b),
            same=same,
            edited=edited,
            ignored=QColor(tokens.ignored),
            strong_same=blend(_saturated(same), text, 0.35),
            strong_edited=blend(_saturated(edited), text, 0.35),
        )

    def side(self, side: str) -> QColor:
        return self.a if side == "a" else self.b

    def fill(self, kind: str) -> QColor:
        return self.edited if kind == "edited" else self.same

    def strong(self, kind: str) -> QColor:
        return self.strong_edited if kind == "edited" else self.strong_same


def blend(colour: QColor, other: QColor, share: float) -> QColor:
    """`share` of the other colour, 0–1."""
    return QColor(
        round(colour.red() * (1 - share) + other.red() * share),
        round(colour.green() * (1 - share) + other.green() * share),
        round(colour.blue() * (1 - share) + other.blue() * share),
    )


def translucent(colour: QColor, opacity: float) -> QColor:
    seen = QColor(colour)
    seen.setAlphaF(opacity)
    return seen


def hatch(colour: QColor) -> QBrush:
    return QBrush(colour, Qt.BrushStyle.BDiagPattern)


def pen(colour: QColor, width: float = 1.0, dashed: bool = False) -> QPen:
    """A line of `width` logical pixels; dashed: as moved passages are underlined."""
    line = QPen(colour, width)
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    if dashed:
        line.setDashPattern([4 / width, 2.5 / width])
    return line


def _saturated(colour: QColor) -> QColor:
    lightness = 0.5 if colour.lightnessF() > 0.5 else 0.6
    return QColor.fromHslF(max(0.0, colour.hslHueF()), 0.8, lightness)
