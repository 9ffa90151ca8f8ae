"""What the middle of the Library shows in the place of its groups: search, ranks and links, methods, and so on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from leitong.gui.labels import label
from leitong.gui.library.fingerprints_view import FingerprintsView
from leitong.gui.library.known_view import KnownView
from leitong.gui.library.methods_view import MethodsView
from leitong.gui.library.new_words_view import NewWordsView
from leitong.gui.library.pictures_view import PicturesView
from leitong.gui.library.ranks_view import RanksView
from leitong.gui.library.search_view import SearchView
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.presenters.library.explore_state import ExploreState
from leitong.words.own_words import OwnWords

View = SearchView | RanksView | MethodsView | NewWordsView | PicturesView | FingerprintsView | KnownView
_Made = TypeVar("_Made", bound=View)


class Explore(QWidget):
    """searched: a question. links_asked, shown_asked: the path of a file. compare_asked: two.

    pictures_wanted: files of pictures that are in sight. fingerprints_asked: a fingerprint or the path of a file, and
    how many bits may differ. let_in_asked: the paths of files that are kept out.
    """

    searched = Signal(str)
    links_asked = Signal(object)
    shown_asked = Signal(object)
    compare_asked = Signal(object, object)
    pictures_wanted = Signal(tuple)
    fingerprints_asked = Signal(str, int)
    let_in_asked = Signal(tuple)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._state = ExploreState()
        self._own: OwnWords | None = None
        self._views: dict[str, View] = {}
        self._stack = QStackedWidget()
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

    # A view is made when it is first wanted: all of them take as long as the rest of the page

    @cached_property
    def search(self) -> SearchView:
        view = SearchView(self._tokens)
        view.asked.connect(self.searched)
        view.results.compare_asked.connect(self.compare_asked)
        view.results.shown_asked.connect(self.shown_asked)
        view.results.links_asked.connect(self.links_asked)
        return self._added("search", view)

    @cached_property
    def ranks(self) -> RanksView:
        view = RanksView(self._tokens)
        view.links_asked.connect(self.links_asked)
        view.shown_asked.connect(self.shown_asked)
        return self._added("ranks", view)

    @cached_property
    def methods(self) -> MethodsView:
        return self._added("methods", MethodsView())

    @cached_property
    def words(self) -> NewWordsView:
        view = NewWordsView()
        if self._own is not None:
            view.keep_in(self._own)
        return self._added("words", view)

    @cached_property
    def pictures(self) -> PicturesView:
        view = PicturesView(self._tokens)
        view.wanted.connect(self.pictures_wanted)
        view.compare_asked.connect(self.compare_asked)
        view.shown_asked.connect(self.shown_asked)
        return self._added("pictures", view)

    @cached_property
    def fingerprints(self) -> FingerprintsView:
        view = FingerprintsView()
        view.asked.connect(self.fingerprints_asked)
        view.compare_asked.connect(self.compare_asked)
        view.shown_asked.connect(self.shown_asked)
        return self._added("fingerprints", view)

    @cached_property
    def known(self) -> KnownView:
        view = KnownView()
        view.let_in_asked.connect(self.let_in_asked)
        view.compare_asked.connect(self.compare_asked)
        return self._added("known", view)

    def keep_words_in(self, own: OwnWords) -> None:
        """own: where new words go that the person accepts."""
        self._own = own
        if "words" in self._views:
            self.words.keep_in(own)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        for view in self._views.values():
            if isinstance(view, SearchView | RanksView | PicturesView):
                view.set_tokens(tokens)

    def show_state(self, explore: ExploreState) -> None:
        self._state = explore
        shown = self._view(explore.view)
        if shown is not None:
            self._stack.setCurrentWidget(shown)
        for view in self._views.values():
            view.show_state(explore)
        # while nothing is being looked for, nothing says so
        self._stack.setVisible(explore.problem is None or explore.view == "search")
        words = self._told(explore)
        above = explore.view != "search"  # which says it below its field, so that this stays where it is
        self._busy.setText(words)
        self._busy.setVisible(above and bool(words))
        self._bar.setVisible(above and explore.busy is not None)
        if explore.busy is not None:
            done, all_ = explore.busy
            self._bar.setRange(0, all_)
            self._bar.setValue(done)
        if not above:
            self.search.tell(words)

    def take_focus(self, view: str) -> None:
        """Where the keyboard belongs when a view comes in sight."""
        wanted = self._view(view)
        if wanted is not None:
            wanted.take_focus()

    def _told(self, explore: ExploreState) -> str:
        """What stands in the way of an answer, or how far it is; empty: nothing is waited for."""
        if explore.problem is not None:
            return said(explore.problem)
        if explore.busy is None:
            return ""
        done, all_ = explore.busy
        if not all_:
            return self.tr("Reading what was stored…")
        return self.tr("Reading what was stored: {done} of {all} texts").format(
            done=f"{done:,}", all=f"{all_:,}"
        )

    def _view(self, name: str) -> View | None:
        """The view of this name, made if it is not there yet; None for the groups, which are not here."""
        made: dict[str, Callable[[], View]] = {
            "search": lambda: self.search,
            "ranks": lambda: self.ranks,
            "methods": lambda: self.methods,
            "words": lambda: self.words,
            "pictures": lambda: self.pictures,
            "fingerprints": lambda: self.fingerprints,
            "known": lambda: self.known,
        }
        return made[name]() if name in made else None

    def _added(self, name: str, view: _Made) -> _Made:
        self._views[name] = view
        self._stack.addWidget(view)
        view.show_state(self._state)
        return view
