"""The Page panel: the page itself, tinted by what became of its blocks, beside its tag tree and the votes."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSplitter, QVBoxLayout, QWidget

from leitong.compare.comparison import Comparison
from leitong.gui.asker import Asker
from leitong.gui.labels import ElidedLabel, label
from leitong.gui.page.about import PageAbout
from leitong.gui.page.copy_view import PageCopy
from leitong.gui.page.legend import Legend
from leitong.gui.page.tree_side import TreeSide
from leitong.gui.page.votes_choice import VotesChoice
from leitong.gui.panel import Panel
from leitong.gui.tokens import Tokens
from leitong.gui.translate import one_after_another, said
from leitong.presenters.focus import SharedFocus
from leitong.presenters.page.memory import PageMemory
from leitong.presenters.page.presenter import PagePanelState, PagePresenter

_SHARES = (430, 370, 290)  # of copy, tree and votes
_LEAST = 180


class PagePanel(Panel):
    """Talks to the texts only through the shared focus: `Focus.block`."""

    def __init__(self, focus: SharedFocus, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Page"))
        self._shown = PagePanelState()
        self.presenter = PagePresenter(self, focus)
        self.sides = {side: self._side_button(side) for side in "ab"}
        self.votes = VotesChoice()
        self.legend = Legend(tokens)
        self.note = ElidedLabel("muted")
        self.copy = PageCopy(tokens)
        self.tree = TreeSide(tokens)
        self.about = PageAbout(tokens)
        self._arrange()
        self.votes.chosen.connect(self.presenter.choose_votes)
        self.legend.asked.connect(self.presenter.next_of)
        self.copy.pointed.connect(self.presenter.choose_block)
        self.copy.stepped.connect(self.presenter.step_block)
        self.tree.chosen.connect(self.presenter.choose_tag)
        self.show_page(self.presenter.state)

    def ask_through(self, asker: Asker, memory: PageMemory) -> None:
        """asker: where pages are worked out. memory: keeps the choice of votes."""
        self.presenter.ask = asker.ask
        self.presenter.remember(memory)
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
        self.votes.show_choice(state.votes, state.voted_on)
        before, self._shown = self._shown, state
        if state.page is not before.page or state.view is not before.view:
            self.copy.show_page(state.page, state.view)
            blocks = () if state.page is None else state.page.blocks
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
        if state.view.judged is not None:
            notes.append(self._otherwise(state.differing))
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

    def _otherwise(self, differing: int) -> str:
        """What the textbook's rules change, and what they don't."""
        compared = self.tr("The texts above are compared by the learned votes.")
        if not differing:
            same = self.tr("The textbook's rules judge every block as the learned votes do.")
            return one_after_another([same, compared])
        found = (
            self.tr("The textbook's rules judge 1 block otherwise than the learned votes.")
            if differing == 1
            else self.tr("The textbook's rules judge {n} blocks otherwise than the learned votes.").format(
                n=f"{differing:,}"
            )
        )
        return one_after_another([found, compared])

    def _show_legend(self) -> None:
        beside = self._head.sizeHint().width() - self.legend.sizeHint().width() + 16
        self.legend.show_page(self._shown.page, self.width() - beside)

    def _arrange(self) -> None:
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        for number, (part, share) in enumerate(zip((self.copy, self.tree, self.about), _SHARES, strict=True)):
            part.setMinimumWidth(_LEAST)
            splitter.addWidget(part)
            splitter.setStretchFactor(number, share)
        splitter.setSizes(list(_SHARES))
        head = self._head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(label(self.tr("Page of"), "small"))
        for button in self.sides.values():
            head.addWidget(button)
        head.addSpacing(8)
        head.addWidget(self.votes)
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
