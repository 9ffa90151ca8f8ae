"""The Page panel: the page itself, tinted by what became of its blocks, beside its tag tree and the votes."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSplitter, QVBoxLayout, QWidget

from leitong.analysis import Analysis
from leitong.compare.comparison import Comparison
from leitong.gui.asker import Asker
from leitong.gui.labels import ElidedLabel, label
from leitong.gui.page.about import PageAbout
from leitong.gui.page.copy_view import PageCopy
from leitong.gui.page.legend import Legend
from leitong.gui.page.tree_side import TreeSide
from leitong.gui.panel import Panel
from leitong.gui.tokens import Tokens
from leitong.gui.translate import one_after_another, said
from leitong.presenters.focus import SharedFocus
from leitong.presenters.page.presenter import PagePanelState, PagePresenter
from leitong.presenters.page.view import PageView

_SHARES = (430, 370, 290)  # of copy, tree and votes
_LEAST = 180
_BESIDE_LEGEND = 140  # pixels of the sides' buttons


class PagePanel(Panel):
    """Talks to the texts only through the shared focus: `Focus.block`."""

    def __init__(self, focus: SharedFocus, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Page"))
        self._shown: tuple[Analysis | None, PageView | None] = None, None
        self.presenter = PagePresenter(self, focus)
        self.sides = {side: self._side_button(side) for side in "ab"}
        self.legend = Legend(tokens)
        self.note = ElidedLabel("muted")
        self.copy = PageCopy(tokens)
        self.tree = TreeSide(tokens)
        self.about = PageAbout(tokens)
        self._arrange()
        self.legend.asked.connect(self.presenter.next_of)
        self.copy.pointed.connect(self.presenter.choose_block)
        self.copy.stepped.connect(self.presenter.step_block)
        self.tree.chosen.connect(self.presenter.choose_tag)
        self.show_page(self.presenter.state)

    def ask_through(self, asker: Asker) -> None:
        """Where pages are worked out."""
        self.presenter.ask = asker.ask
        asker.answered.connect(self.presenter.on_view)
        asker.refused.connect(self.presenter.on_refused)

    def show_comparison(self, comparison: Comparison | None) -> None:
        self.presenter.show_comparison(comparison)

    def set_tokens(self, tokens: Tokens) -> None:
        for part in (self.legend, self.copy, self.tree, self.about):
            part.set_tokens(tokens)
        self._show_legend()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._show_legend()

    def show_page(self, state: PagePanelState) -> None:
        """Draw what the presenter says."""
        for side, button in self.sides.items():
            button.setChecked(side == state.side)
        if state.analysis is not self._shown[0] or state.view is not self._shown[1]:
            self._shown = state.analysis, state.view
            known = state.analysis is not None and state.view is not None
            self.copy.show_page(state.analysis, state.view)
            blocks = state.analysis.page.blocks if state.analysis is not None and known else ()
            self.tree.show_tree(None if state.view is None else state.view.tree, blocks)
            self._show_legend()
        self.tree.setVisible(state.view is None or state.view.tree is not None)
        self.copy.choose(state.block)
        self.tree.choose(state.tag)
        self.about.show_state(state)
        self.note.setText(self._noted(state))
        self.note.setToolTip("")
        self.note.setVisible(bool(self.note.text()))

    def _noted(self, state: PagePanelState) -> str:
        if state.trouble is not None:
            return said(state.trouble)
        if state.analysis is None:
            return self.tr("Two documents compared show here how their pages were understood.")
        if state.view is None:
            return self.tr("The page is being taken apart…")
        notes = []
        if state.view.tree is None:
            notes.append(
                self.tr("A document without tags: every paragraph is a block of its own, and all are taken.")
            )
        if state.view.cut:
            notes.append(
                self.tr(
                    "A long page: only its beginning is shown here; leitong page --html writes all of it."
                )
            )
        return one_after_another(notes)

    def _show_legend(self) -> None:
        analysis, view = self._shown
        page = None if analysis is None or view is None else analysis.page
        self.legend.show_page(page, self.width() - _BESIDE_LEGEND)

    def _arrange(self) -> None:
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        for number, (part, share) in enumerate(zip((self.copy, self.tree, self.about), _SHARES, strict=True)):
            part.setMinimumWidth(_LEAST)
            splitter.addWidget(part)
            splitter.setStretchFactor(number, share)
        splitter.setSizes(list(_SHARES))
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(label(self.tr("Page of"), "small"))
        for button in self.sides.values():
            head.addWidget(button)
        head.addSpacing(8)
        head.addWidget(self.legend, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.note)
        column.addWidget(splitter, 1)
        self.lead(self.copy)

    def _side_button(self, side: str) -> QPushButton:
        button = QPushButton(side.upper())
        button.setProperty("role", "tab")
        button.setCheckable(True)
        button.setAccessibleName(self.tr("Page of {side}").format(side=side.upper()))
        button.clicked.connect(lambda: self._choose_side(side))
        return button

    def _choose_side(self, side: str) -> None:
        self.presenter.show_side(side)
        self.show_page(self.presenter.state)  # a click on the side that is shown would uncheck it
