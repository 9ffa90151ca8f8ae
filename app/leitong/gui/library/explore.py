"""What the middle of the Library shows in the place of its groups: search, ranks and links, methods, new words."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from leitong.gui.labels import label
from leitong.gui.library.methods_view import MethodsView
from leitong.gui.library.new_words_view import NewWordsView
from leitong.gui.library.ranks_view import RanksView
from leitong.gui.library.search_view import SearchView
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.presenters.explore_state import ExploreState


class Explore(QWidget):
    """searched: a question. links_asked, shown_asked: the path of a file. compare_asked: two."""

    searched = Signal(str)
    links_asked = Signal(str)
    shown_asked = Signal(str)
    compare_asked = Signal(str, str)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = SearchView(tokens)
        self.ranks = RanksView(tokens)
        self.methods, self.words = MethodsView(), NewWordsView()
        self._views: dict[str, SearchView | RanksView | MethodsView | NewWordsView] = {
            "search": self.search,
            "ranks": self.ranks,
            "methods": self.methods,
            "words": self.words,
        }
        self._stack = QStackedWidget()
        for view in self._views.values():
            self._stack.addWidget(view)
        self._busy = label("", "muted", wrap=True)
        self._busy.setContentsMargins(16, 8, 16, 4)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar)
        column.addWidget(self._busy)
        column.addWidget(self._stack, 1)
        column.addStretch()
        self.search.asked.connect(self.searched)
        self.search.results.compare_asked.connect(self.compare_asked)
        self.search.results.shown_asked.connect(self.shown_asked)
        self.search.results.links_asked.connect(self.links_asked)
        self.ranks.links_asked.connect(self.links_asked)
        self.ranks.shown_asked.connect(self.shown_asked)

    def set_tokens(self, tokens: Tokens) -> None:
        self.search.set_tokens(tokens)
        self.ranks.set_tokens(tokens)

    def show_state(self, explore: ExploreState) -> None:
        if explore.view in self._views:
            self._stack.setCurrentWidget(self._views[explore.view])
        for view in self._views.values():
            view.show_state(explore)
        # while nothing is being looked for, nothing says so
        self._stack.setVisible(explore.problem is None or explore.view == "search")
        self._busy.setVisible(explore.busy is not None or explore.problem is not None)
        self._bar.setVisible(explore.busy is not None)
        if explore.problem is not None:
            self._busy.setText(said(explore.problem))
        elif explore.busy is not None:
            done, all_ = explore.busy
            self._bar.setRange(0, all_)
            self._bar.setValue(done)
            self._busy.setText(
                self.tr("Reading what was stored: {done} of {all} texts").format(
                    done=f"{done:,}", all=f"{all_:,}"
                )
                if all_
                else self.tr("Reading what was stored…")
            )

    def take_focus(self, view: str) -> None:
        """Where the keyboard belongs when a view comes in sight."""
        if view in self._views:
            self._views[view].take_focus()
