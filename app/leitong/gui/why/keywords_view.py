"""The keywords of both documents, weighed against each other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QToolButton, QVBoxLayout, QWidget

from leitong.compare.comparison import Comparison
from leitong.gui.labels import ElidedLabel, label
from leitong.gui.panel import Panel
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.presenters.focus import SharedFocus
from leitong.presenters.keywords import Group, KeywordsPresenter, KeywordsState

if TYPE_CHECKING:
    from leitong.gui.why.keywords_plot import KeywordsPlot

_REST = 60  # ms the mouse rests on a word before the texts light it
_WIDE = 720  # pixels, from which the three groups stand side by side
_GAP = 16  # pixels between them
_ANY = 16777215  # Qt's "no limit"


class KeywordsView(Panel):
    """Side by side in a wide place, under each other from 280 px on. Talks to other panes through `Focus.term`."""

    def __init__(self, focus: SharedFocus, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Keywords"))
        self._tokens = tokens
        self._plots: dict[Group, KeywordsPlot] = {}
        self._hovered: str | None = None
        self._presenter = KeywordsPresenter(focus, self)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(lambda: self._presenter.hover(self._hovered))
        self._summary = ElidedLabel("small", parent=self)
        self._all = QToolButton(self)
        self._all.setText(self.tr("All"))
        self._all.setCheckable(True)
        self._all.setProperty("role", "pill")
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
        self._ground = QWidget()
        self._groups = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._arrange()
        self.show_comparison(None)

    def show_comparison(self, comparison: Comparison | None) -> None:
        """Show the keywords of a pair; None: nothing is compared."""
        self._presenter.compare(comparison)
        self._scroll.verticalScrollBar().setValue(0)

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another palette."""
        self._tokens = tokens
        self._colour_ground()
        for plot in self._plots.values():
            plot.set_tokens(tokens)

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
        for plot in self._shown_plots().values():
            plot.show_state(state)
            plot.setVisible(plot.sides > 0)
            plot.describe(said(state.spoken) if state.spoken else "")
        self._fit()
        if state.term is not None and state.term != self._hovered:
            self._scroll_to(state.term)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def preparing(self) -> Iterator[None]:
        """The plots, made when there is first something to draw: pyqtgraph takes 250 ms to load."""
        from leitong.gui.why.keywords_plot import KeywordsPlot  # noqa: PLC0415 - late on purpose

        for group in Group:
            if group in self._plots:
                continue
            before: QWidget = next(reversed(self._plots.values()), self._all)
            plot = KeywordsPlot(group, self._tokens)
            plot.hovered.connect(self._hover)
            plot.held.connect(self._presenter.hold)
            plot.stepped.connect(partial(self._presenter.move, group))
            plot.let_go.connect(self._presenter.let_go)
            self._groups.addWidget(plot, 0, Qt.AlignmentFlag.AlignTop)
            self.setTabOrder(before, plot)
            self._plots[group] = plot
            yield
        self.lead(self._plots[Group.SHARED])

    def _shown_plots(self) -> dict[Group, KeywordsPlot]:
        for _plot in self.preparing():
            pass
        return self._plots

    def _fit(self) -> None:
        """Give every bar the same room, so that lengths may be compared across the groups."""
        wide = self.width() >= _WIDE
        ways = QBoxLayout.Direction
        self._groups.setDirection(ways.LeftToRight if wide else ways.TopToBottom)
        shown = [plot for plot in self._plots.values() if plot.sides]
        sides = sum(plot.sides for plot in shown)
        if not sides:
            return
        words = sum(plot.words_width + _GAP for plot in shown)
        room = (self._scroll.viewport().width() - words) // sides
        for plot in shown:
            plot.show_sides(both=not wide)
            if wide:
                plot.setFixedWidth(plot.words_width + plot.sides * room)
            else:
                plot.setMinimumWidth(0)
                plot.setMaximumWidth(_ANY)

    def _scroll_to(self, term: str) -> None:
        for plot in self._plots.values():
            row = plot.row_of(term)
            if row is not None:
                middle = plot.y() + plot.top_of(row) + plot.row_height // 2
                self._scroll.ensureVisible(0, middle, 0, plot.row_height)

    def _hover(self, term: str | None) -> None:
        if term != self._hovered:
            self._hovered = term
            self._rest.start()

    def _arrange(self) -> None:
        self._ground.setObjectName("keywordGround")
        self._groups.setContentsMargins(0, 0, 0, 0)
        self._groups.setSpacing(_GAP)
        outer = QVBoxLayout(self._ground)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addLayout(self._groups)
        outer.addStretch(1)
        self._scroll.setWidget(self._ground)
        self._colour_ground()
        head = QHBoxLayout()
        head.addWidget(self._summary, 1)
        head.addWidget(self._all)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self._scroll, 1)
        layout.addWidget(self._empty, 1)

    def _colour_ground(self) -> None:
        self._ground.setStyleSheet(f"#keywordGround {{ background: {self._tokens.base} }}")
