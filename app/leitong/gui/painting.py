"""A painter that always ends: one that outlives a failed drawing takes the whole program down with the next."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QPaintDevice, QPainter


@contextmanager
def painting(device: QPaintDevice, smooth: bool = True) -> Iterator[QPainter]:
    """Draws on a widget, a viewport or a picture. smooth: slanting edges are; straight ones need no such help."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)
    try:
        yield painter
    finally:
        painter.end()
