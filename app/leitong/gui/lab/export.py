"""The Lab's picture as a file for slides: SVG, or PNG at twice the size."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtSvg import QSvgGenerator

from leitong.gui.lab.geometry import Geometry
from leitong.gui.lab.picture import Picture
from leitong.gui.lab.scene import Scene
from leitong.gui.lab.words_picture import draw_text
from leitong.gui.painting import painting
from leitong.gui.tokens import Tokens
from leitong.presenters.lab.steps import Step

_WIDTH, _LEAST_HEIGHT = 1200, 480
_MOST_ROWS = 48
_RATIO = 2
_MARGIN = 12
_DOTS_PER_INCH = 96  # at which a point of type is as large as on the screen


def save(scene: Scene, path: Path, tokens: Tokens, font: QFont) -> bool:
    """Write what is to be seen, with as many rows of words as fit a page; False if the place can't be written.

    path: ends in .svg or .png.
    """
    size = _size(scene, font)
    if path.suffix.lower() == ".svg":
        drawing = QSvgGenerator()
        drawing.setFileName(str(path))
        drawing.setResolution(_DOTS_PER_INCH)
        drawing.setSize(size)
        drawing.setViewBox(QRectF(0, 0, size.width(), size.height()))
        drawing.setTitle(scene.text.code)
        with painting(drawing) as painter:
            if not painter.isActive():
                return False
            _draw(painter, scene, size, tokens, font)
        return path.is_file() and path.stat().st_size > 0
    picture = QPixmap(size * _RATIO)
    picture.setDevicePixelRatio(_RATIO)
    with painting(picture) as painter:
        _draw(painter, scene, size, tokens, font)
    return picture.save(str(path), "PNG")


def _draw(painter: QPainter, scene: Scene, size: QSize, tokens: Tokens, font: QFont) -> None:
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(tokens.base))
    painter.translate(_MARGIN, _MARGIN)
    inside = QRectF(0, 0, size.width() - 2 * _MARGIN, size.height() - 2 * _MARGIN)
    if scene.in_columns:
        Picture(scene, _geometry(scene, inside.width(), inside.height(), font), tokens, font).draw(painter)
    else:
        draw_text(painter, scene, inside, tokens, font)


def _size(scene: Scene, font: QFont) -> QSize:
    if not scene.in_columns:
        return QSize(_WIDTH, _LEAST_HEIGHT)
    rows = min(_MOST_ROWS, len(scene.text.terms))
    trial = _geometry(scene, _WIDTH, _LEAST_HEIGHT, font)
    wide = round(trial.right) + 3 * _MARGIN  # few bits do not fill a page
    high = trial.rows_top + rows * trial.line + 160 + trial.line * (4 if scene.other else 2) + 3 * _MARGIN
    return QSize(min(_WIDTH, wide), max(_LEAST_HEIGHT // 2, round(high)))


def _geometry(scene: Scene, width: float, height: float, font: QFont) -> Geometry:
    line = QFontMetricsF(font).height() + 5.0
    return Geometry(
        width,
        height,
        line,
        scene.text.width,
        len(scene.text.terms),
        scene.other is not None,
        added=scene.step >= Step.VOTES,
    )
