"""The safe copy of a page: every block on its tint, its sign and votes in the margin, its ballot under the mouse."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QTextBrowser, QToolTip, QWidget

from leitong.gui.page.copy_margin import CopyMargin
from leitong.gui.page.piece_format import put
from leitong.gui.painting import painting
from leitong.gui.pens import hairline
from leitong.gui.texts.block_card import block_card
from leitong.gui.tokens import Tokens
from leitong.gui.turns import Turns
from leitong.pages.page import Page
from leitong.pages.signs import family_of
from leitong.presenters.page.view import PageView, Piece

_MARGIN = 64  # pixels at the left, for signs and votes
_AT_ONCE, _LETTERS_AT_ONCE = 60, 6_000  # pieces put in a turn, and about how much text


class PageCopy(QTextBrowser):
    """Nothing is fetched and nothing is followed. pointed: a block, by click. stepped: −1 or 1, by keys.

    Put in a few pieces a turn, so that the window answers meanwhile.
    """

    pointed = Signal(int)
    stepped = Signal(int)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._page: Page | None = None
        self._view: PageView | None = None
        self._starts: list[int] = []  # where each piece begins in the document
        self._pieces: list[Piece] = []
        self._scores: dict[int, float | None] = {}  # cast when first painted
        self._chosen: int | None = None
        self._awaited: int | None = None
        self._turns = Turns(self)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)
        self.setProperty("role", "panel")
        self.setAccessibleName(self.tr("Copy of the page"))
        self.setViewportMargins(_MARGIN, 0, 0, 0)
        self._margin = CopyMargin(self)
        self.verticalScrollBar().valueChanged.connect(self._margin.update)
        self.document().documentLayout().documentSizeChanged.connect(self._margin.update)

    def loadResource(self, kind: int, name: QUrl | str) -> None:
        """A copy fetches nothing, whatever it holds."""
        return

    def show_page(self, page: Page | None, view: PageView | None) -> None:
        """Show another page; None: nothing."""
        self._page = page
        self._view = view
        self._fill()

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._fill()

    def choose(self, block: int | None) -> None:
        """Outline a block and bring it into sight."""
        self._chosen = block
        self._outline()
        starts = [] if block is None else self.starts_of(block)
        self._awaited = None if starts else block  # it may be on its way still
        if starts:
            self._bring_into_sight(starts[0])

    def finish(self) -> PageCopy:
        """This copy, with all that was still to be put in."""
        self._turns.finish()
        return self

    @property
    def tokens(self) -> Tokens:
        return self._tokens

    @property
    def chosen(self) -> int | None:
        return self._chosen

    def _fill(self) -> None:
        self._turns.stop()
        self._starts, self._pieces, self._scores = [], [], {}
        self.clear()
        self.setExtraSelections([])
        if self._page is not None and self._view is not None:
            self._turns.begin(self._filling(self._page, self._view))
        self._margin.update()

    def _filling(self, page: Page, view: PageView) -> Iterator[None]:
        cursor = QTextCursor(self.document())
        blocks, size = page.blocks, self.font().pointSizeF()
        yield
        for portion in _portions(view.pieces):
            cursor.beginEditBlock()  # laid out once for all of them
            for piece in portion:
                if self._pieces:
                    cursor.insertBlock()
                self._starts.append(cursor.position())
                self._pieces.append(piece)
                put(cursor, piece, family_of(blocks[piece.block].fate), self._tokens, size)
            cursor.endEditBlock()
            if self._awaited is not None and self.starts_of(self._awaited):
                self.choose(self._awaited)
            yield
        self._outline()

    def starts_of(self, block: int) -> list[int]:
        """Where the pieces of a block of the page begin in the document, as far as they are there."""
        pieces = zip(self._starts, self._pieces, strict=True)
        return [start for start, piece in pieces if piece.block == block]

    def block_at(self, position: int) -> int | None:
        """The page's block behind a position of the document."""
        place = bisect_right(self._starts, position) - 1
        return self._pieces[place].block if place >= 0 else None

    def rows_in_sight(self) -> Iterator[tuple[Piece, QRectF]]:
        """The pieces that can be seen, each with its rectangle in the viewport."""
        top = self.verticalScrollBar().value()
        first = self.cursorForPosition(self.viewport().rect().topLeft()).position()
        layout = self.document().documentLayout()
        for place in range(max(0, bisect_right(self._starts, first) - 1), len(self._pieces)):
            block = self.document().findBlock(self._starts[place])
            rect = layout.blockBoundingRect(block).translated(0, -top)
            if rect.top() > self.viewport().height():
                return
            yield self._pieces[place], rect

    def score(self, block: int) -> float | None:
        """None where nothing was voted on."""
        if self._page is not None and block not in self._scores:
            votes = tuple(self._page.blocks[block].votes)
            self._scores[block] = sum(vote.votes for vote in votes) if votes else None
        return self._scores.get(block)

    def fate(self, block: int) -> str:
        assert self._page is not None
        return self._page.blocks[block].fate

    def _bring_into_sight(self, position: int) -> None:
        rect = self.document().documentLayout().blockBoundingRect(self.document().findBlock(position))
        bar = self.verticalScrollBar()
        if not bar.value() <= rect.top() < bar.value() + 0.8 * self.viewport().height():
            bar.setValue(round(rect.top() - self.viewport().height() / 3))

    def _outline(self) -> None:
        self.viewport().update()
        self._margin.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._chosen is None:
            return
        with painting(self.viewport(), smooth=False) as painter:
            painter.setPen(hairline(self._tokens.text, 2.0))
            for piece, rect in self.rows_in_sight():
                if piece.block == self._chosen:
                    painter.drawRect(
                        QRectF(1, rect.top() + 1, self.viewport().width() - 3, rect.height() - 2)
                    )

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            block = self._under(QPointF(event.pos()))
            if block is not None and self._page is not None:
                QToolTip.showText(event.globalPos(), block_card(self._page, block), self)
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        block = self._under(event.position())
        if block is not None and not self.textCursor().hasSelection():
            self.pointed.emit(block)

    def _under(self, place: QPointF) -> int | None:
        return self.block_at(self.cursorForPosition(place.toPoint()).position()) if self._pieces else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        key = Qt.Key(event.key())
        if key in steps and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.stepped.emit(steps[key])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        area = self.contentsRect().adjusted(1, 1, 0, -1)  # the border is wider where the keyboard is
        self._margin.setGeometry(QRect(area.left(), area.top(), _MARGIN - 1, area.height()))


def _portions(pieces: Sequence[Piece]) -> Iterator[Sequence[Piece]]:
    first, letters = 0, 0
    for number, piece in enumerate(pieces, 1):
        letters += sum(len(run.text) for run in piece.runs)
        if number - first == _AT_ONCE or letters >= _LETTERS_AT_ONCE or number == len(pieces):
            yield pieces[first:number]
            first, letters = number, 0
