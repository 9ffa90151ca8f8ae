"""Draws a result of a search: title and place, two lines of its text with what was asked for, and its copies."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from leitong.gui.library.hits_model import LINE, NEAR, HitLine
from leitong.gui.line_list import is_chosen, paint_line
from leitong.gui.tokens import Tokens
from leitong.messages import QT_TRANSLATE_NOOP
from leitong.presenters.utf16 import Utf16

_PAD, _INDENT, _ARROW = 16, 40, 16
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
_LINES = 2
_OPENED, _CLOSED = "▾", "▸"
_ONE_COPY = QT_TRANSLATE_NOOP("Library", "1 copy")
_COPIES = QT_TRANSLATE_NOOP("Library", "{n} copies")
_NEAR = QT_TRANSLATE_NOOP("Library", "{n} near")
_COPY_WORD = QT_TRANSLATE_NOOP("Library", "copy")
_NEAR_WORD = QT_TRANSLATE_NOOP("Library", "near")


class HitsDelegate(QStyledItemDelegate):
    def __init__(self, tokens: Tokens, parent: QObject) -> None:
        super().__init__(parent)
        self.tokens = tokens

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        line: HitLine = index.data(LINE)
        height = option.fontMetrics.height()
        if line.kind:
            return QSize(200, height + 10)
        return QSize(200, height * (1 + _LINES) + 24)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        line: HitLine = index.data(LINE)
        rect = option.rect
        painter.save()
        paint_line(painter, rect, self.tokens, chosen=is_chosen(option))
        if line.kind:
            self._draw_copy(painter, option, line)
        else:
            self._draw_hit(painter, option, line)
        painter.restore()

    def _draw_copy(self, painter: QPainter, option: QStyleOptionViewItem, line: HitLine) -> None:
        rect, metrics = option.rect.adjusted(_INDENT, 0, -_PAD, 0), option.fontMetrics
        word = _said(_NEAR_WORD if line.kind == NEAR else _COPY_WORD)
        painter.setFont(option.font)
        painter.setPen(QColor(self.tokens.muted))
        painter.drawText(rect, _RIGHT, word)
        rect.adjust(0, 0, -metrics.horizontalAdvance(word) - _PAD, 0)
        painter.setPen(QColor(self.tokens.text))
        name = metrics.elidedText(line.file.name, Qt.TextElideMode.ElideMiddle, rect.width())
        painter.drawText(rect, _LEFT, name)
        self._draw_folder(painter, option, rect, metrics.horizontalAdvance(name), line)

    def _draw_hit(self, painter: QPainter, option: QStyleOptionViewItem, line: HitLine) -> None:
        metrics = option.fontMetrics
        inside = option.rect.adjusted(_PAD, 8, -_PAD, -10)
        top = QRect(inside.left(), inside.top(), inside.width(), metrics.height())
        counts = _counts(line)
        painter.setFont(option.font)
        painter.setPen(QColor(self.tokens.muted))
        if counts:
            painter.drawText(top, _RIGHT, f"{counts} {_OPENED if line.open else _CLOSED}")
            top.adjust(0, 0, -metrics.horizontalAdvance(counts) - _ARROW - _PAD, 0)
        bold = QFont(option.font)
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(QColor(self.tokens.text))
        title = line.hit.title or line.file.name
        shown = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, top.width() * 2 // 3)
        painter.drawText(top, _LEFT, shown)
        width = painter.fontMetrics().horizontalAdvance(shown)
        painter.setFont(option.font)
        self._draw_folder(painter, option, top, width, line)
        self._draw_snippet(painter, option, QRect(inside).adjusted(0, metrics.height() + 4, 0, 0), line)

    def _draw_folder(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, after: int, line: HitLine
    ) -> None:
        """Where the file is, in the room that is left."""
        rest = rect.adjusted(after + _PAD, 0, 0, 0)
        if rest.width() < 40:
            return
        where = line.file.folder
        if not line.kind and line.hit.title:
            where = f"{line.file.name} · {where}"
        painter.setPen(QColor(self.tokens.muted))
        where = option.fontMetrics.elidedText(where, Qt.TextElideMode.ElideMiddle, rest.width())
        painter.drawText(rest, _LEFT, where)

    def _draw_snippet(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, line: HitLine
    ) -> None:
        text = line.hit.snippet
        layout = QTextLayout(text, option.font)
        wrap = QTextOption()
        wrap.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(wrap)
        marked = QTextCharFormat()
        marked.setBackground(QColor(self.tokens.same))
        marked.setForeground(QColor(self.tokens.text))
        units = Utf16(text)
        ranges = []
        for start, end in line.hit.marks:
            place = QTextLayout.FormatRange()
            first, last = units.units(start), units.units(end)
            place.start, place.length, place.format = first, last - first, marked
            ranges.append(place)
        layout.setFormats(ranges)
        layout.beginLayout()
        height = 0.0
        for _ in range(_LINES):
            row = layout.createLine()
            if not row.isValid():
                break
            row.setLineWidth(rect.width())
            row.setPosition(QPointF(0, height))
            height += row.height()
        layout.endLayout()
        painter.setPen(QColor(self.tokens.text))
        layout.draw(painter, QPointF(rect.topLeft()))


def _counts(line: HitLine) -> str:
    copies, near = len(line.hit.copies), len(line.hit.near)
    parts = []
    if copies:
        parts.append(_said(_ONE_COPY) if copies == 1 else _said(_COPIES).format(n=copies))
    if near:
        parts.append(_said(_NEAR).format(n=near))
    return " · ".join(parts)


def _said(template: str) -> str:
    return QCoreApplication.translate("Library", template)
