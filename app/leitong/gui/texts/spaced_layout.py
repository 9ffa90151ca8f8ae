"""Lines set one and a half high, with air between paragraphs: what QPlainTextEdit's own layout cannot do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontInfo, QTextBlock, QTextDocument, QTextLayout, QTextOption
from PySide6.QtWidgets import QPlainTextDocumentLayout

LINE_HEIGHT = 1.55  # times the size of the font: Chinese needs more than the fonts' own 1.2


@dataclass(frozen=True, slots=True)
class Spacing:
    """All in logical pixels. em: the font's size. pitch: from line to line. gap: after a paragraph."""

    em: float
    pitch: float
    gap: float
    margin: float

    @classmethod
    def of(cls, font: QFont) -> Spacing:
        em = float(QFontInfo(font).pixelSize())
        return cls(em, round(em * LINE_HEIGHT), round(em * 0.6), round(em * 0.9))


class SpacedLayout(QPlainTextDocumentLayout):
    """Lays out a paragraph when it is first seen, so that a long document opens at once.

    width: of the viewport, in logical pixels. formats: the character formats of a line of the document.
    above: extra space over a line, for a caption, in logical pixels. unbroken: lines that are cut off, not wrapped.
    """

    def __init__(
        self,
        document: QTextDocument,
        spacing: Spacing,
        formats: Callable[[int], list[QTextLayout.FormatRange]],
        above: Callable[[int], float],
        unbroken: Callable[[int], bool],
    ) -> None:
        super().__init__(document)
        self.spacing = spacing
        self.width = 100.0
        self._formats = formats
        self._above = above
        self._unbroken = unbroken

    def blockBoundingRect(self, block: QTextBlock) -> QRectF:
        if not block.isValid() or not block.isVisible():
            return QRectF()
        layout = block.layout()
        if layout.lineCount() == 0:
            self._lay(block, layout)
        last = layout.lineAt(layout.lineCount() - 1)
        return QRectF(0, 0, self.width, last.y() + self.spacing.pitch + self.spacing.gap)

    def _lay(self, block: QTextBlock, layout: QTextLayout) -> None:
        document = self.document()
        number = block.blockNumber()
        formats = self._formats(number)
        if formats:
            layout.setFormats(formats)
        option = document.defaultTextOption()
        width = max(self.spacing.em * 2, self.width - 2 * self.spacing.margin)
        if self._unbroken(number):
            option.setWrapMode(QTextOption.WrapMode.NoWrap)
        layout.setTextOption(option)
        y = self._above(number) + (self.spacing.margin / 2 if number == 0 else 0.0)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(self.spacing.margin, y + (self.spacing.pitch - line.height()) / 2))
            y += self.spacing.pitch
        layout.endLayout()
        before = document.lineCount()
        block.setLineCount(layout.lineCount())
        if document.lineCount() != before:
            self.documentSizeChanged.emit(self.documentSize())
