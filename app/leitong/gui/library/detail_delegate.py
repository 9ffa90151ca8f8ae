"""Draws one file of a group: number as in the matrix, name, distance; its facts; what sets it apart."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from leitong.gui.line_list import is_pointed_at, paint_line
from leitong.gui.tokens import Tokens

_PAD = 8
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)


@dataclass(frozen=True, slots=True)
class MemberLine:
    """number: from 1. tail: at the right end of the name. in_hand: one of the two that the buttons act on."""

    number: int
    name: str
    tail: str
    facts: str
    apart: str
    best: bool
    here: bool
    in_hand: bool


class MemberDelegate(QStyledItemDelegate):
    """role: under which a model has a MemberLine."""

    def __init__(self, tokens: Tokens, role: int) -> None:
        super().__init__()
        self.tokens = tokens
        self._role = role

    @staticmethod
    def row_height(line: int) -> int:
        """line: height of a line of text, in pixels."""
        return 3 * line + 16

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(200, self.row_height(option.fontMetrics.height()))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        line: MemberLine = index.data(self._role)
        painter.save()
        self._ground(painter, option, line)
        height = option.fontMetrics.height()
        number = option.fontMetrics.horizontalAdvance("00") + _PAD
        inside = option.rect.adjusted(_PAD, 7, -2 * _PAD, -8)
        rows = [
            QRect(inside.left() + number, inside.top() + row * height, inside.width() - number, height)
            for row in range(3)
        ]
        painter.setPen(QColor(self.tokens.muted))
        painter.drawText(QRect(inside.left(), inside.top(), number - _PAD, height), _RIGHT, str(line.number))
        self._head(painter, option, rows[0], line)
        self._text(painter, option.font, rows[1], line.facts, self.tokens.muted)
        self._text(painter, option.font, rows[2], line.apart, self.tokens.text)
        painter.restore()

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem, line: MemberLine) -> None:
        rect = option.rect
        paint_line(painter, rect, self.tokens, chosen=line.in_hand, pointed=is_pointed_at(option))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(self.tokens.text), 2))
            painter.drawRect(rect.adjusted(1, 1, -1, -1))

    def _head(self, painter: QPainter, option: QStyleOptionViewItem, place: QRect, line: MemberLine) -> None:
        bold = QFont(option.font)
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(QColor(self.tokens.text))
        tail = f"★ {line.tail}" if line.best else line.tail
        painter.drawText(place, _RIGHT, tail)
        room = place.width() - painter.fontMetrics().horizontalAdvance(tail) - _PAD
        name = painter.fontMetrics().elidedText(line.name, Qt.TextElideMode.ElideMiddle, room)
        if not line.here:
            bold.setStrikeOut(True)
            painter.setFont(bold)
            painter.setPen(QColor(self.tokens.muted))
        painter.drawText(place, _LEFT, name)

    @staticmethod
    def _text(painter: QPainter, font: QFont, place: QRect, text: str, colour: str) -> None:
        painter.setFont(font)
        painter.setPen(QColor(colour))
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, _LEFT, text)
