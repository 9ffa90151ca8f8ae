"""The comparison itself: chips, head, both texts, keywords and the votes."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from leitong.compare.comparison import Comparison
from leitong.gui.chips import DocumentBar
from leitong.gui.header import Header
from leitong.gui.texts.view import TextsView
from leitong.gui.tokens import Tokens
from leitong.gui.why.keywords import KeywordsView
from leitong.gui.why.panel import WhyPanel
from leitong.presenters.focus import SharedFocus
from leitong.presenters.headline import headline_of
from leitong.presenters.state import CompareState
from leitong.presenters.ticked import ticked_shares


class CompareScreen(QWidget):
    """asked: as of a Chip. swapped: exchange the sides. mark_asked, noted: as of the Header."""

    asked = Signal(str, str, object)
    swapped = Signal()
    mark_asked = Signal()
    noted = Signal(str)

    def __init__(self, focus: SharedFocus, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = CompareState()
        self._shown: Comparison | None = None
        self.bar = DocumentBar(tokens)
        self.header = Header(tokens)
        self.texts = TextsView(focus, tokens)
        self.keywords = KeywordsView(focus, tokens)
        self.why = WhyPanel(focus, tokens)
        self.why.hide()
        self._splitter = QSplitter(Qt.Orientation.Vertical)
        self._splitter.setChildrenCollapsible(False)
        for widget, stretch in ((self.texts, 5), (self.keywords, 0), (self.why, 4)):
            self._splitter.addWidget(widget)
            self._splitter.setStretchFactor(self._splitter.indexOf(widget), stretch)
        inside = QVBoxLayout()
        inside.setContentsMargins(16, 0, 16, 8)
        inside.setSpacing(8)
        inside.addWidget(self.header)
        inside.addWidget(self._splitter, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(inside, 1)
        self._connect()

    def set_tokens(self, tokens: Tokens) -> None:
        for widget in (self.bar, self.header, self.texts, self.keywords, self.why):
            widget.set_tokens(tokens)

    def show_state(self, state: CompareState) -> None:
        self._state = state
        self.bar.show_state(state)
        self.header.show_review(state.review)
        if state.comparison is not self._shown:
            self._shown = state.comparison
            self._show_headline(frozenset())
            for widget in (self.texts, self.keywords, self.why):
                widget.show_comparison(state.comparison)

    def toggle_why(self) -> None:
        self.why.setVisible(self.why.isHidden())
        self.header.show_why(not self.why.isHidden())

    def _connect(self) -> None:
        self.bar.asked.connect(self.asked)
        self.bar.swapped.connect(self.swapped)
        self.header.why_asked.connect(self.toggle_why)
        self.header.mark_asked.connect(self.mark_asked)
        self.header.noted.connect(self.noted)
        self.texts.coverage_changed.connect(self._show_headline)

    def _show_headline(self, left_out: frozenset[int]) -> None:
        """left_out: passages that the person unticked; the shares are counted without them."""
        comparison, a, b = self._shown, self._state.a.facts, self._state.b.facts
        if comparison is not None and a is not None and b is not None:
            shares = ticked_shares(comparison, left_out) if left_out else None
            self.header.show_headline(headline_of(comparison, a, b, shares))
