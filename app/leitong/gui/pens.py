"""Pens and brushes made from the palette, so that no drawing names a colour."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen


def mixed(colour: str, ground: str, share: float) -> QColor:
    """`share` of `colour` over `ground`, 0–1, opaque: translucent fills would blend with what lies below."""
    top, below = QColor(colour), QColor(ground)
    return QColor(
        round(share * top.red() + (1 - share) * below.red()),
        round(share * top.green() + (1 - share) * below.green()),
        round(share * top.blue() + (1 - share) * below.blue()),
    )


def hairline(colour: str | QColor, width: float = 1.0, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """A pen as wide on every zoom, with square corners."""
    pen = QPen(QColor(colour), width, style, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)
    pen.setCosmetic(True)
    return pen
