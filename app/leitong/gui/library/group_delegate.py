"""Draws one line of the list: a group with its kind, or a file of an opened one."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from leitong.gui.library.groups_model import OPEN, ROW, tail_words
from leitong.gui.library.words import KIND_SIGNS, KIND_WORDS, ROLE_WORDS, word
from leitong.gui.line_list import is_chosen, is_pointed_at, paint_line
from leitong.gui.tokens import Tokens
from leitong.presenters.library.state import GroupRow, MemberRow

_PAD = 8
_ARROW = 24
_SIGN = 26
_WIDE = 460  # pixels of a line, from which its kind is said in words too
_CENTRED = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)


class GroupDelegate(QStyledItemDelegate):
    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        self.tokens = tokens

    @staticmethod
    def row_height(line: int) -> int:
        """line: height of a line of text, in pixels."""
        return line + 14

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(200, self.row_height(option.fontMetrics.height()))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row = index.data(ROW)
        painter.save()
        paint_line(painter, option.rect, self.tokens, chosen=is_chosen(option), pointed=is_pointed_at(option))
        if isinstance(row, GroupRow):
            self._group(painter, option, row, bool(index.data(OPEN)))
        else:
            self._member(painter, option, row)
        painter.restore()

    def _group(self, painter: QPainter, option: QStyleOptionViewItem, row: GroupRow, opened: bool) -> None:
        rect = option.rect
        self._arrow(painter, QRect(rect.left() + _PAD, rect.top(), _ARROW, rect.height()), opened)
        left = rect.left() + _PAD + _ARROW
        sign = QRect(left, rect.center().y() - 10, _SIGN, 21)
        self._sign(painter, option, sign, row.kind)
        right = self._tail(painter, option, row)
        if rect.width() >= _WIDE:
            kind = word(KIND_WORDS, row.kind)
            width = max(option.fontMetrics.horizontalAdvance(word(KIND_WORDS, each)) for each in KIND_WORDS)
            right -= width + 2 * _PAD
            painter.setPen(QColor(self.tokens.muted))
            painter.drawText(QRect(right, rect.top(), width, rect.height()), _CENTRED, kind)
        name = QRect(sign.right() + _PAD, rect.top(), right - sign.right() - 2 * _PAD, rect.height())
        bold = QFont(option.font)
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(QColor(self.tokens.text))
        text = painter.fontMetrics().elidedText(row.title, Qt.TextElideMode.ElideMiddle, name.width())
        painter.drawText(name, _CENTRED, text)

    def _member(self, painter: QPainter, option: QStyleOptionViewItem, row: MemberRow) -> None:
        rect, metrics = option.rect, option.fontMetrics
        left = rect.left() + _PAD + _ARROW + _SIGN + _PAD
        right = self._tail(painter, option, row)
        place = QRect(left, rect.top(), right - left - _PAD, rect.height())
        if row.best:
            painter.setPen(QColor(self.tokens.text))
            painter.drawText(QRect(left - _SIGN, rect.top(), _SIGN - _PAD, rect.height()), _RIGHT, "★")
        painter.setPen(QColor(self.tokens.text if row.here else self.tokens.muted))
        font = QFont(option.font)
        font.setStrikeOut(not row.here)
        painter.setFont(font)
        name = metrics.elidedText(row.name, Qt.TextElideMode.ElideMiddle, place.width())
        painter.drawText(place, _CENTRED, name)
        painter.setFont(option.font)
        after = place.adjusted(metrics.horizontalAdvance(name) + 2 * _PAD, 0, 0, 0)
        if after.width() < 40:
            return
        painter.setPen(QColor(self.tokens.muted))
        parts = [row.folder] if row.role == "scan" else [word(ROLE_WORDS, row.role), row.folder]
        folder = metrics.elidedText(" · ".join(parts), Qt.TextElideMode.ElideMiddle, after.width())
        painter.drawText(after, _CENTRED, folder)

    def _tail(self, painter: QPainter, option: QStyleOptionViewItem, row: GroupRow | MemberRow) -> int:
        """Numbers at the end of the line; returns where they begin."""
        rect, metrics = option.rect, option.fontMetrics
        middle, size = tail_words(row)
        size_width, middle_width = _width(metrics, "999.9 MB"), _width(metrics, "8888-88-88")
        painter.setPen(QColor(self.tokens.muted))
        right = rect.right() - 2 * _PAD
        painter.drawText(QRect(right - size_width, rect.top(), size_width, rect.height()), _RIGHT, size)
        right -= size_width + _PAD
        if isinstance(row, MemberRow) and rect.width() < _WIDE:
            return right
        if isinstance(row, GroupRow):
            painter.setPen(QColor(self.tokens.text))
        painter.drawText(QRect(right - middle_width, rect.top(), middle_width, rect.height()), _RIGHT, middle)
        return right - middle_width

    def _arrow(self, painter: QPainter, place: QRect, opened: bool) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(self.tokens.muted), 1.6)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        x, y = place.left() + 8.0, place.center().y() + 0.5
        steps = ((-4.0, -2.0), (0.0, 2.0), (4.0, -2.0)) if opened else ((-2.0, -4.0), (2.0, 0.0), (-2.0, 4.0))
        painter.drawPolyline([QPointF(x + dx, y + dy) for dx, dy in steps])

    def _sign(self, painter: QPainter, option: QStyleOptionViewItem, place: QRect, kind: str) -> None:
        tokens = self.tokens
        fill = {"near": tokens.edited, "contained": tokens.ignored}.get(kind, tokens.same)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(place, 4, 4)
        painter.setPen(QColor(tokens.text))
        painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), KIND_SIGNS[kind])


def _width(metrics: QFontMetrics, text: str) -> int:
    return metrics.horizontalAdvance(text)
