"""Leitong's own pictures, drawn in the colour of the text beside them."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtSvg import QSvgRenderer

from leitong.gui.painting import painting
from leitong.resources import resource

_RATIOS = (1, 2, 3)


BESIDE_TEXT = QSize(20, 16)  # of an icon with a gap after it: Qt sets a button's text close to its icon


def icon(name: str, colour: str, size: int = 20) -> QIcon:
    """The picture `resources/icons/<name>.svg` in `colour`, sharp at every scale. size: logical pixels."""
    return _icon(name, colour, size, 0)


def icon_beside_text(name: str, colour: str) -> QIcon:
    """The same for a button with words; its icon size has to be `BESIDE_TEXT`."""
    return _icon(name, colour, BESIDE_TEXT.height(), BESIDE_TEXT.width() - BESIDE_TEXT.height())


def _icon(name: str, colour: str, size: int, gap: int) -> QIcon:
    made = QIcon()
    for ratio in _RATIOS:
        made.addPixmap(pixmap(name, colour, size, ratio, gap))
    return made


def pixmap(name: str, colour: str, size: int, ratio: float = 1, gap: int = 0) -> QPixmap:
    """One pixmap of the picture. ratio: device pixels a logical one. gap: left empty on the right."""
    drawing = resource("icons", f"{name}.svg").read_bytes().replace(b"currentColor", colour.encode())
    picture = QPixmap(QSize(size + gap, size) * ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with painting(picture, smooth=False) as painter:
        QSvgRenderer(QByteArray(drawing)).render(painter, QRectF(0, 0, size * ratio, size * ratio))
    picture.setDevicePixelRatio(ratio)
    return picture
