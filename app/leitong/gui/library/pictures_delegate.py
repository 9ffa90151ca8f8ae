"""Draws one lost picture: as a copy has it, with what it is called, from which copy it is, and who misses it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from leitong.gui.line_list import is_chosen, is_pointed_at, paint_line
from leitong.gui.tokens import Tokens

LINE = int(Qt.ItemDataRole.UserRole) + 1
_PAD, _GAP = 16, 12
_SMALL_PAD = 8
_LARGE, _SMALL = QSize(168, 112), QSize(84, 63)
# the letters of a second script may reach below the line of the first
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextDontClip)
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)


@dataclass(frozen=True, slots=True)
class PictureLine:
    """label: what must stand beside a picture from elsewhere. picture: None while it is not there; then `instead` says
    why, or is empty. lent: a copy has it.
    """

    name: str
    label: str
    missing: str
    picture: QPixmap | None
    instead: str
    lent: bool


class PictureDelegate(QStyledItemDelegate):
    """small: for a narrow place beside something else."""

    def __init__(self, tokens: Tokens, small: bool, parent: QObject) -> None:
        super().__init__(parent)
        self.tokens = tokens
        self._pad = _SMALL_PAD if small else _PAD
        self._frame = _SMALL if small else _LARGE

    def row_height(self, line: int) -> int:
        """line: height of a line of text, in pixels."""
        return max(self._frame.height(), 3 * line + 8) + 2 * _SMALL_PAD + 1

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(200, self.row_height(option.fontMetrics.height()))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        line: PictureLine = index.data(LINE)
        painter.save()
        paint_line(painter, option.rect, self.tokens, chosen=is_chosen(option), pointed=is_pointed_at(option))
        inside = option.rect.adjusted(self._pad, _SMALL_PAD, -self._pad, -_SMALL_PAD - 1)
        frame = QRect(inside.topLeft(), self._frame)
        self._picture(painter, option, frame, line)
        inside.setLeft(frame.right() + _GAP)
        height = option.fontMetrics.height()
        bold = QFont(option.font)
        bold.setBold(True)
        texts = (
            (line.name, bold, self.tokens.text),
            (line.label, option.font, self.tokens.text if line.lent else self.tokens.muted),
            (line.missing, option.font, self.tokens.muted),
        )
        for row, (text, font, colour) in enumerate(texts):
            place = QRect(inside.left(), inside.top() + row * (height + 4), inside.width(), height)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            mode = Qt.TextElideMode.ElideRight if row == 0 else Qt.TextElideMode.ElideMiddle
            painter.drawText(place, _LEFT, painter.fontMetrics().elidedText(text, mode, place.width()))
        painter.restore()

    def _picture(
        self, painter: QPainter, option: QStyleOptionViewItem, frame: QRect, line: PictureLine
    ) -> None:
        """On its own ground, so that a white one has an edge; dashed where no copy has it."""
        painter.fillRect(frame, QColor(self.tokens.ignored if line.picture is None else self.tokens.base))
        if line.picture is not None:
            size = line.picture.size()
            size.scale(frame.size() - QSize(2, 2), Qt.AspectRatioMode.KeepAspectRatio)
            size = size.boundedTo(line.picture.size())
            place = QRect(frame.topLeft(), size)
            place.moveCenter(frame.center())
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(place, line.picture)
        style = Qt.PenStyle.SolidLine if line.lent else Qt.PenStyle.DashLine
        painter.setPen(QPen(QColor(self.tokens.line if line.lent else self.tokens.muted), 1, style))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(frame.adjusted(0, 0, -1, -1))
        if line.instead:
            painter.setFont(option.font)
            painter.setPen(QColor(self.tokens.muted))
            painter.drawText(frame, _CENTRE, line.instead)
