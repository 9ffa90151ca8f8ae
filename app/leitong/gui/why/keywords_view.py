"""The keywords of both documents, weighed against each other; for a side panel or a tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QToolButton, QVBoxLayout, QWidget

from leitong.compare.comparison import Comparison
from leitong.gui.labels import ElidedLabel, label
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.gui.why.colours import hairline
from leitong.presenters.focus import SharedFocus
from leitong.presenters.keywords import KeywordsPresenter, KeywordsState

if TYPE_CHECKING:
    from leitong.gui.why.keywords_plot import KeywordsPlot

_REST = 60  # ms the mouse rests on a word before the texts light it


class KeywordsView(QWidget):
    """Good from 280 px of width. Talks to the other panes only through `Focus.term`."""

    def __init__(self, focus: SharedFocus, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Keywords"))
        self._tokens = tokens
        self._plot: KeywordsPlot | None = None
        self._hovered: str | None = None
        self._presenter = KeywordsPresenter(focus, self)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(lambda: self._presenter.hover(self._hovered))
        self._summary = ElidedLabel("small", parent=self)
        self._all = QToolButton(self)
        self._all.setText(self.tr("All"))
        self._all.setCheckable(True)
        self._all.setToolTip(self.tr("List all keywords, not only the first dozen of each group"))
        self._all.setAccessibleName(self._all.toolTip())
        self._all.toggled.connect(self._presenter.list_all)
        self._empty = label(self.tr("No keywords to show."), "muted", wrap=True, parent=self)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 4, 8, 4)
        layout.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self._summary, 1)
        head.addWidget(self._all)
        layout.addLayout(head)
        layout.addWidget(self._scroll, 1)
        layout.addWidget(self._empty, 1)
        self.show_comparison(None)

    def show_comparison(self, comparison: Comparison | None) -> None:
        """Show the keywords of a pair; None: nothing is compared."""
        self._presenter.compare(comparison)
        self._scroll.verticalScrollBar().setValue(0)

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another palette."""
        self._tokens = tokens
        if self._plot is not None:
            self._plot.set_tokens(tokens)

    def show_state(self, state: KeywordsState) -> None:
        """Draw what the presenter says."""
        has_words = bool(state.rows)
        for part in (self._summary, self._all, self._scroll):
            part.setVisible(has_words)
        self._empty.setVisible(not has_words)
        if not has_words:
            return
        self._summary.setText(said(state.summary) if state.summary else "")
        self._summary.setToolTip(self._summary.text())
        plot = self._keywords_plot()
        plot.show_state(state)
        plot.describe(said(state.spoken) if state.spoken else "")
        row = plot.row_of(state.term)
        if row is not None and state.term != self._hovered:
            self._scroll.ensureVisible(0, plot.top_of(row) + plot.row_height // 2, 0, plot.row_height)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._plot is not None and self._plot.hasFocus():
            painter = QPainter(self)
            painter.setPen(hairline(self._tokens.text, 2.0))
            painter.drawRect(self._scroll.geometry().adjusted(-2, -2, 2, 2))

    def _keywords_plot(self) -> KeywordsPlot:
        """The plot, made when there is first something to draw: pyqtgraph takes 250 ms to load."""
        if self._plot is None:
            from leitong.gui.why.keywords_plot import KeywordsPlot  # noqa: PLC0415 - late on purpose

            plot = KeywordsPlot(self._tokens)
            plot.hovered.connect(self._hover)
            plot.held.connect(self._presenter.hold)
            plot.stepped.connect(self._presenter.move)
            plot.let_go.connect(self._presenter.let_go)
            plot.focused.connect(self.update)
            self._scroll.setWidget(plot)
            self.setFocusProxy(plot)
            self._plot = plot
        return self._plot

    def _hover(self, term: str | None) -> None:
        if term != self._hovered:
            self._hovered = term
            self._rest.start()
