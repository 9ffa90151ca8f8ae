"""One text, read-only, set with air between its lines, its passages lit; it knows where each code point stands."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextCharFormat,
    QTextDocument,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from leitong.gui.painting import painting
from leitong.gui.texts.caret import selected_text
from leitong.gui.texts.colours import Colours
from leitong.gui.texts.filling import Filling
from leitong.gui.texts.marks import Marks, paint_over, paint_under
from leitong.gui.texts.sight import Sight
from leitong.gui.texts.spaced_layout import SpacedLayout, Spacing
from leitong.presenters.shown_text import LineKind, ShownText


class SpacedText(QPlainTextEdit):
    """side: "a" or "b". All places are code points of the body; all heights are pixels of the viewport."""

    scrolled = Signal()

    def __init__(self, side: str, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self.marks = Marks(side)
        self._colours = colours
        self._shown = ShownText("")
        self.filling = Filling(self)
        self._layout = self._new_document()
        self.sight = Sight(self, self._layout)
        # a changed paragraph has lost its lines, and Qt crashes on whoever asks for them
        self.document().contentsChanged.connect(self.sight.forget)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # the overview beside the pane is its scroll bar
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # files are dropped on the window, not into the text
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.filling.begun.connect(self._relay)
        self.filling.added.connect(self._estimate_lines)
        self.set_colours(colours)

    @property
    def shown(self) -> ShownText:
        return self._shown

    @property
    def colours(self) -> Colours:
        return self._colours

    @property
    def spacing(self) -> Spacing:
        return self._layout.spacing

    @property
    def at_beginning(self) -> bool:
        return self.verticalScrollBar().value() == 0

    def show_text(self, shown: ShownText, captions: dict[int, str]) -> None:
        """captions: what stands above a line, by its number. Lines beyond the first thousands follow by and by."""
        self._shown = shown
        self.marks.captions = captions
        self.filling.begin(shown)

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, colours.base)
        palette.setColor(QPalette.ColorRole.Text, colours.text)
        self.setPalette(palette)
        self._relay()

    def set_font(self, font: QFont) -> None:
        """Set the text in another font or size."""
        self.setFont(font)
        self.document().setDefaultFont(font)
        self._layout.spacing = Spacing.of(font)
        self._relay()

    def scroll_to(self, point: int, y: float) -> None:
        """Bring the line with a code point to height `y`, or as near as the ends of the document allow."""
        self.verticalScrollBar().setValue(self.sight.line_to_begin_with(point, y))

    def scroll_lines(self, lines: int) -> None:
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + lines)

    def scroll_pages(self, pages: int) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())

    def reading_place(self) -> tuple[int, float]:
        """A code point that can be seen, and its height."""
        y = self.spacing.pitch * 1.5
        point = self.sight.point_at_height(y)
        return point, max(0.0, min(self.sight.height_of(point), self.viewport().height() * 0.5))

    def createMimeDataFromSelection(self) -> QMimeData:
        """Plain text only, without the lines that say what is hidden."""
        self.filling.finish()
        data = QMimeData()
        data.setText(selected_text(self))
        return data

    def paintEvent(self, event: QPaintEvent) -> None:
        self.sight.forget()
        visible = self.sight.blocks()
        with painting(self.viewport()) as painter:
            paint_under(painter, self, visible)
        super().paintEvent(event)
        with painting(self.viewport()) as painter:
            paint_over(painter, self, visible)

    def resizeEvent(self, event: QResizeEvent) -> None:
        began = self.at_beginning
        point = self.sight.point_at_height(0) if self._shown.body else 0
        self._layout.width = float(self.viewport().width())
        super().resizeEvent(event)
        self.sight.forget()
        if event.oldSize().width() != event.size().width():
            self._estimate_lines()
            if not began:
                self.scroll_to(point, 0)

    def _on_scrolled(self) -> None:
        self.sight.forget()
        self.scrolled.emit()

    def _new_document(self) -> SpacedLayout:
        document = QTextDocument(self)
        document.setUndoRedoEnabled(False)
        document.setDefaultFont(self.font())
        layout = SpacedLayout(document, Spacing.of(self.font()), self._formats, self._above, self._unbroken)
        document.setDocumentLayout(layout)
        self.setDocument(document)
        return layout

    def _relay(self) -> None:
        """Lay out everything again, when it is next seen."""
        self._layout.width = float(self.viewport().width())
        self.sight.forget()
        document = self.document()
        document.markContentsDirty(0, document.characterCount())
        # a lone paragraph is laid out at once, and not by our layout
        document.begin().clearLayout()
        self._estimate_lines()
        self.viewport().update()

    def _estimate_lines(self, first: int = 0) -> None:
        """Tell the scroll range about paragraphs not laid out yet, which would count as one line each."""
        per_line = max(1.0, (self._layout.width - 2 * self.spacing.margin) / self.spacing.em)
        document = self.document()
        for line in self._shown.lines_longer_than(per_line, first, document.blockCount()):
            block = document.findBlockByNumber(line)
            if block.layout().lineCount() == 0:
                block.setLineCount(int(block.length() / per_line) + 1)
        self._layout.documentSizeChanged.emit(self._layout.documentSize())

    def _formats(self, line: int) -> list[QTextLayout.FormatRange]:
        if self._shown.extra(line) is None:
            return []
        dimmed = QTextLayout.FormatRange()
        dimmed.start, dimmed.length = 0, 1_000_000
        dimmed.format = QTextCharFormat()
        dimmed.format.setForeground(QColor(self._colours.muted))
        return [dimmed]

    def _unbroken(self, line: int) -> bool:
        extra = self._shown.extra(line)
        return extra is not None and extra.kind is not LineKind.LEFT_OUT

    def _above(self, line: int) -> float:
        return self.spacing.pitch if line in self.marks.captions else 0.0
