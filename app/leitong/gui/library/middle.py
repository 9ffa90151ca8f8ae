"""The middle of the Library: its groups, or what was asked for in their place, and the tabs to choose by."""

from __future__ import annotations

from pathlib import PurePath

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from leitong.gui.labels import label
from leitong.gui.library.aside import Aside
from leitong.gui.library.explore import Explore
from leitong.gui.library.filing_screens import FilingScreens
from leitong.gui.library.groups_view import GroupsView
from leitong.gui.library.heading import GroupsHeading
from leitong.gui.library.tabs import LibraryTabs
from leitong.gui.library.threshold import ThresholdView
from leitong.gui.tokens import Tokens
from leitong.presenters.library.presenter import LibraryPresenter
from leitong.presenters.library.state import LibraryState, NearState, ProblemRow


class LibraryMiddle(QWidget):
    """heading, groups: what is there at first. explore, filing: what may be there instead. tabs: stand above all of it
    and what is beside it, where the page lays them out.

    switched: problems came into sight or went, which no state tells.
    """

    switched = Signal()

    def __init__(self, presenter: LibraryPresenter, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self._state = presenter.state
        self._problems_wanted = False
        self._listed: tuple[ProblemRow, ...] | NearState | None = None
        self.heading = GroupsHeading(presenter.choice, tokens)
        self._threshold = ThresholdView(tokens)
        self.groups = GroupsView(tokens)
        self._none = label("", "muted", wrap=True)
        self._aside = Aside(tokens)
        self.filing = FilingScreens(presenter.filing, tokens, self)
        self.tabs, self.explore = LibraryTabs(), Explore(tokens)
        self._stack = QStackedWidget()
        self._lay_out()
        self._connect()

    def set_tokens(self, tokens: Tokens) -> None:
        for part in (
            self.heading, self._threshold, self.groups, self._aside, self.filing, self.explore,
        ):  # fmt: skip
            part.set_tokens(tokens)

    @property
    def shows_groups(self) -> bool:
        return self._stack.currentIndex() == 0

    def show_state(self, state: LibraryState) -> None:
        self._state = state
        self.heading.show_state(state)
        self._threshold.follow(self._presenter.ahead)
        self._threshold.show_threshold(state.threshold)
        self._threshold.setVisible(bool(state.threshold.counts) and state.threshold.pairs > 0)
        self.groups.show_groups(state.groups, state.group)
        self.explore.show_state(state.explore)
        self._choose_screen(state)
        self._say_why_none(state)

    @property
    def tabs_focused(self) -> bool:
        """Whether the keyboard is on the tabs, where it stays when another is chosen."""
        return self.tabs.hasFocus()

    def take_focus(self) -> None:
        """To the list that is in sight."""
        if self.filing.take_focus():
            return
        if self._stack.currentWidget() is self.explore:
            self.explore.take_focus(self._state.explore.view)
        else:
            self.groups.setFocus()

    def focus_filter(self) -> None:
        """Ctrl+F: what can be typed into in sight."""
        if self._stack.currentWidget() is self.explore:
            self._presenter.explore.show("search")
            self.explore.take_focus("search")
        else:
            self.heading.focus_filter()

    def back(self) -> bool:
        """One step back towards the groups; False if there is none. A scan is never touched by it."""
        if self._problems_wanted:
            self._show_problems(False)
            return True
        if self._presenter.put_answer_away() or self.heading.clear_filter():
            return True
        if self.heading.hasFocus():
            self._to_groups()
            return True
        return False

    def show_view(self, view: str) -> None:
        """Something beside the groups, whatever stood in their place."""
        self._problems_wanted = False
        while self._presenter.put_answer_away():
            pass
        self._presenter.explore.show(view)
        self.take_focus()

    def show_problems(self) -> None:
        self._show_problems(True)

    def _lay_out(self) -> None:
        groups = QWidget()
        column = QVBoxLayout(groups)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.heading)
        room = QVBoxLayout()
        room.setContentsMargins(16, 0, 16, 0)
        room.addWidget(self._threshold)
        column.addLayout(room)
        self._none.setContentsMargins(16, 24, 16, 24)
        self._none.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._none.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        column.addWidget(self._none, 1)
        column.addWidget(self.groups, 1)
        for screen in (groups, self._aside, self.explore, *self.filing.screens):
            self._stack.addWidget(screen)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._stack, 1)

    def _connect(self) -> None:
        presenter = self._presenter
        self.heading.chosen.connect(presenter.choose)
        self.heading.left.connect(self._to_groups)
        self.heading.problems_asked.connect(self.show_problems)
        self.heading.filing_asked.connect(self.filing.file_all)
        self.heading.journal_asked.connect(presenter.filing.show_journal)
        self._threshold.moved.connect(presenter.set_threshold)
        self.groups.chosen.connect(presenter.choose_group)
        self.groups.apart_asked.connect(presenter.keep_apart)
        self.groups.filing_asked.connect(self._file_at)
        self.tabs.chosen.connect(presenter.explore.show)
        self.explore.searched.connect(presenter.explore.search)
        self.explore.pictures_wanted.connect(presenter.explore.draw)
        self.explore.fingerprints_asked.connect(presenter.explore.find_fingerprints)
        self.explore.let_in_asked.connect(presenter.let_in)
        for asking in (self.explore, self.groups):
            asking.compare_asked.connect(presenter.compare)
            asking.shown_asked.connect(show_in_folder)
            asking.links_asked.connect(self._show_links)
        self._aside.closed.connect(self.back)
        self._aside.taken.connect(self._take)

    def _to_groups(self) -> None:
        """The keyboard goes to the list, to its first group if none is chosen."""
        self.groups.setFocus()
        if not self.groups.currentIndex().isValid():
            self.groups.setCurrentIndex(self.groups.model().index(0, 0))

    def _file_at(self, action: str, place: int, only: str) -> None:
        """In the group at this place of the list; only: one file of it, or empty."""
        self._presenter.choose_group(place)
        self.filing.file_group(action, only)

    def _show_links(self, path: str) -> None:
        self._presenter.explore.show("ranks")
        self._presenter.explore.follow_links(path)

    def _take(self, path: str) -> None:
        """A line of the aside: a near file is compared with the one asked about, a problem shown in its folder."""
        near = self._state.near
        if near is not None and not self._problems_wanted:
            self._presenter.compare(near.path, path)
        else:
            show_in_folder(path)

    def _show_problems(self, wanted: bool) -> None:
        self._problems_wanted = wanted
        self.show_state(self._state)
        self.switched.emit()
        (self._aside.rows if wanted else self.groups).setFocus()

    def _choose_screen(self, state: LibraryState) -> None:
        self._problems_wanted = self._problems_wanted and bool(state.problems)
        shown = state.problems if self._problems_wanted else state.near
        instead = self.filing.show_state(state)
        self.tabs.setVisible(instead is None and shown is None)
        self.tabs.show_view(state.explore.view)
        if instead is not None:
            self._stack.setCurrentWidget(instead)
            return
        if shown is None and state.explore.view != "groups":
            self._stack.setCurrentWidget(self.explore)
            return
        self._stack.setCurrentIndex(0 if shown is None else 1)
        if shown is self._listed:
            return
        self._listed = shown
        if isinstance(shown, NearState):
            self._aside.show_near(shown)
        elif shown is not None:
            self._aside.show_problems(shown)

    def _say_why_none(self, state: LibraryState) -> None:
        """A sentence in the place of an empty list."""
        groups = state.groups
        if groups is not None and len(groups):
            text = ""
        elif groups is not None and groups.total:
            text = self.tr("No group matches the filter.")
        elif state.loading:
            text = self.tr("Reading the library…")
        elif state.scan is not None:
            text = self.tr("Groups appear here as they are found.")
        elif state.interrupted:
            text = self.tr("The last scan did not come to its end.")
        else:
            text = self.tr("No file of these folders is a copy of another.")
        self._none.setText(text)
        self._none.setVisible(bool(text))
        self.groups.setVisible(not text)


def show_in_folder(path: str) -> None:
    """Open the folder of a file with the system's own program."""
    QDesktopServices.openUrl(QUrl(PurePath(path).parent.as_uri()))
