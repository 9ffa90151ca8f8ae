"""How large the texts are written: a little larger than the window, and as much more as a person asks for."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from leitong.gui.fonts import window_font

_POINT_SIZES = (7.0, 40.0)
_LARGER_THAN_WINDOW = 0.5  # texts are read, the rest of the window is looked at


class TextSize:
    """Points are added to the window's own size, which may change as well."""

    def __init__(self) -> None:
        self._larger = 0

    def zoom(self, step: int) -> None:
        """Larger (1) or smaller (−1); 0: as at first."""
        self._larger = 0 if step == 0 else self._larger + step

    @property
    def font(self) -> QFont:
        """Of the texts now."""
        font = window_font(10)
        size = QApplication.font().pointSizeF() + _LARGER_THAN_WINDOW + self._larger
        font.setPointSizeF(min(_POINT_SIZES[1], max(_POINT_SIZES[0], size)))
        return font
