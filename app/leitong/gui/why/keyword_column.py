"""The words between the two sides' bars, each with a sign that says whether the other side has it too."""

from __future__ import annotations

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from leitong.gui.pens import hairline
from leitong.gui.tokens import Tokens
from leitong.presenters.keywords import Group

_EQUAL = "="
_RING = 4.0  # radius of the ring of a word that only one side has, in pixels


class KeywordColumn(pg.GraphicsWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """lines: (word, group), or (heading, None), one a row of `plot`, whose rows it stands beside."""

    def __init__(self, plot: pg.PlotItem, width: int, tokens: Tokens) -> None:
        super().__init__()
        self._plot, self._tokens = plot, tokens
        self._lines: tuple[tuple[str, Group | None], ...] = ()
        self._lit: int | None = None
        self.setFixedWidth(width)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.update()

    def set_lines(self, lines: tuple[tuple[str, Group | None], ...]) -> None:
        self._lines = lines
        self.update()

    def set_lit(self, row: int | None) -> None:
        if row != self._lit:
            self._lit = row
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        for row, (text, group) in enumerate(self._lines):
            place = self._place(row)
            lit = row == self._lit
            if lit:
                painter.fillRect(place, QColor(self._tokens.same))
            font = QFont(painter.font())
            font.setBold(lit or group is None)
            painter.setFont(font)
            painter.setPen(QColor(self._tokens.muted if group is None else self._tokens.text))
            metrics = QFontMetricsF(font)
            word = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, place.width() - 34)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, word)
            if group is not None:
                self._sign(painter, place, group)

    def _sign(self, painter: QPainter, place: QRectF, group: Group) -> None:
        """On the side that has the word, or on both."""
        tokens, edge = self._tokens, place.adjusted(3, 0, -3, 0)
        centre = Qt.AlignmentFlag.AlignVCenter
        if group is Group.SHARED:
            painter.setPen(QColor(tokens.muted))
            painter.drawText(edge, Qt.AlignmentFlag.AlignLeft | centre, _EQUAL)
            painter.drawText(edge, Qt.AlignmentFlag.AlignRight | centre, _EQUAL)
            return
        in_a = group is Group.ONLY_A
        x = edge.left() + _RING if in_a else edge.right() - _RING
        # drawn, for a letter in this shape comes from whichever font has one, in any size
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(hairline(tokens.a if in_a else tokens.b, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(x, edge.center().y()), _RING, _RING)

    def _place(self, row: int) -> QRectF:
        box = self._plot.getViewBox()
        top, bottom = (
            self.mapFromScene(box.mapViewToScene(QPointF(0, edge))).y() for edge in (row - 0.5, row + 0.5)
        )
        return QRectF(0, top, self.size().width(), bottom - top)
