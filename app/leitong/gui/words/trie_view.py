"""A trie as a picture: letters in circles, double ones where a word is complete."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from leitong.gui.accessible import install_chart_role
from leitong.gui.painting import painting
from leitong.gui.pens import hairline
from leitong.gui.tokens import Tokens
from leitong.presenters.words.state import TrieNode, TriePicture

_EMPTY = TriePicture((), 0)
_MARGIN = 10


class TrieDrawing(QWidget):
    """suffixes: words are read from their last letter on, so that the root stands on the right."""

    def __init__(self, tokens: Tokens, suffixes: bool) -> None:
        super().__init__()
        install_chart_role()
        self._tokens = tokens
        self._suffixes = suffixes
        self._picture = _EMPTY
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            self.tr("Trie of words from their last letter") if suffixes else self.tr("Trie of words")
        )

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.update()

    def show_picture(self, picture: TriePicture, words: tuple[str, ...], sentence: str) -> None:
        """words: those of the trie, for who can't see it. sentence: what it is."""
        self._picture = picture
        self.setAccessibleDescription(f"{sentence}. {' '.join(words)}")
        self.setFixedSize(self.sizeHint())
        self.update()

    @property
    def root(self) -> QPoint:
        """Where the root is, (0, 0) where there is none."""
        return self._centre(self._picture.nodes[0]).toPoint() if self._picture.nodes else QPoint()

    def sizeHint(self) -> QSize:
        if not self._picture.nodes:
            return QSize(0, 0)
        width = self._picture.depth * self._step + self._diameter + 2 * _MARGIN
        height = (self._picture.rows - 1) * self._row + self._diameter + 2 * _MARGIN
        return QSize(round(width), round(height))

    @property
    def _diameter(self) -> float:
        return self.fontMetrics().height() * 1.5

    @property
    def _step(self) -> float:
        return 2.0 * self._diameter

    @property
    def _row(self) -> float:
        return 1.15 * self._diameter

    def paintEvent(self, event: QPaintEvent) -> None:
        nodes = self._picture.nodes
        with painting(self) as painter:
            painter.setPen(hairline(self._tokens.muted))
            for node in nodes[1:]:
                painter.drawPolyline(self._branch(nodes[node.parent], node))
            radius = self._diameter / 2
            for node in nodes:
                centre = self._centre(node)
                painter.setBrush(QColor(self._tokens.base))
                painter.setPen(hairline(self._tokens.text if node.complete else self._tokens.muted, 1.5))
                around = radius * (0.4 if node.parent < 0 else 1)
                painter.drawEllipse(centre, around, around)
                if node.complete:
                    painter.drawEllipse(centre, radius - 3, radius - 3)
                painter.setPen(QColor(self._tokens.text))
                cell = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
                painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, node.letter)

    def _branch(self, parent: TrieNode, child: TrieNode) -> list[QPointF]:
        """With corners: straight lines to many children would lie on each other."""
        start, end = self._centre(parent), self._centre(child)
        turn = (start.x() + end.x()) / 2
        return [start, QPointF(turn, start.y()), QPointF(turn, end.y()), end]

    def _centre(self, node: TrieNode) -> QPointF:
        x = _MARGIN + self._diameter / 2 + node.depth * self._step
        y = _MARGIN + self._diameter / 2 + node.row * self._row
        return QPointF(self.width() - x if self._suffixes else x, y)


class TrieView(QScrollArea):
    """The drawing in a frame that scrolls."""

    def __init__(self, tokens: Tokens, suffixes: bool) -> None:
        super().__init__()
        self.drawing = TrieDrawing(tokens, suffixes)
        self.setWidget(self.drawing)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        self.drawing.set_tokens(tokens)
        self.setStyleSheet(
            f"TrieView {{ background: {tokens.base}; border: 1px solid {tokens.line}; border-radius: 6px }}"
            f"TrieView:focus {{ border: 2px solid {tokens.text} }}"
            "TrieDrawing { background: transparent }"
        )
        self.viewport().setStyleSheet(f"background: {tokens.base}; border-radius: 5px")

    def show_picture(self, picture: TriePicture, words: tuple[str, ...], sentence: str) -> None:
        self.drawing.show_picture(picture, words, sentence)
        root = self.drawing.root
        self.ensureVisible(root.x(), root.y(), root.x(), self.viewport().height() // 2)
