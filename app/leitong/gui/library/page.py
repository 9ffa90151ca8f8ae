"""Library as one screen: sources, the groups with their threshold, and the group that was chosen."""

from __future__ import annotations

from dataclasses import fields
from pathlib import PurePath

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from leitong.gui.labels import label
from leitong.gui.library.aside import Aside
from leitong.gui.library.detail import GroupDetail
from leitong.gui.library.dialogs import LibraryDialogs
from leitong.gui.library.empty import EmptyLibrary
from leitong.gui.library.explore import Explore
from leitong.gui.library.filing_screens import FilingScreens
from leitong.gui.library.groups_view import GroupsView
from leitong.gui.library.heading import GroupsHeading
from leitong.gui.library.sources import SourcesPanel
from leitong.gui.library.tabs import LibraryTabs
from leitong.gui.library.threshold import ThresholdView
from leitong.gui.tokens import Tokens
from leitong.presenters.library import LibraryPresenter
from leitong.presenters.library_state import LibraryState, NearState, ProblemRow
from leitong.words.own_words import OwnWords

_ROOMY = 1040  # pixels of the page, from which everything has its whole width
_DETAIL, _NARROW_DETAIL = 344, 296


class LibraryPage(QWidget):
    """Draws what the presenter says; file dialogs are asked here."""

    built = Signal(QWidget)

    def __init__(self, presenter: LibraryPresenter, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self._state = presenter.state
        self._problems_wanted = False
        self._listed: tuple[ProblemRow, ...] | NearState | None = None
        self._sources = SourcesPanel(tokens)
        self._heading = GroupsHeading(presenter.choice, tokens)
        self._threshold = ThresholdView(tokens)
        self._groups = GroupsView(tokens)
        self._none = label("", "muted", wrap=True)
        self._aside = Aside(tokens)
        self._filing = FilingScreens(presenter.filing, tokens, self)
        self._tabs, self._explore = LibraryTabs(), Explore(tokens)
        self._detail = GroupDetail(tokens)
        self._empty = EmptyLibrary()
        self._middle = QStackedWidget()
        self._dialogs = LibraryDialogs(presenter, self)
        self._lay_out()
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._draw(presenter.state)

    def set_tokens(self, tokens: Tokens) -> None:
        for part in (
            self._sources, self._heading, self._threshold, self._groups, self._aside, self._detail,
            self._filing, self._explore,
        ):  # fmt: skip
            part.set_tokens(tokens)

    def show_state(self, state: LibraryState) -> None:
        before, self._state = self._state, state
        if _only_scan_differs(before, state):
            return  # ten times a second, and the strip shows it
        self._draw(state)
        if _screen_changed(before, state) and not self._tabs.hasFocus():
            self.take_focus()

    def _draw(self, state: LibraryState) -> None:
        self._sources.show_state(state)
        empty = not state.sources and not state.documents and state.scan is None and not state.loading
        self._outer.setCurrentWidget(self._empty if empty else self._inner)
        self._heading.show_state(state)
        self._threshold.follow(self._presenter.ahead)
        self._threshold.show_threshold(state.threshold)
        self._threshold.setVisible(bool(state.threshold.counts) and state.threshold.pairs > 0)
        self._groups.show_groups(state.groups, state.group)
        self._explore.show_state(state.explore)
        self._show_aside(state)
        self._say_why_none(state)
        self._detail.show_group(state.group)
        self._detail.pictures.show_rows(state.lost_pictures, state.explore.thumbnails)
        self._detail.setVisible(state.group is not None and self._middle.currentIndex() == 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        roomy = self.width() >= _ROOMY
        self._sources.set_roomy(roomy)
        self._detail.setMinimumWidth(_DETAIL if roomy else _NARROW_DETAIL)
        self._detail.setMaximumWidth(16_777_215 if roomy else _NARROW_DETAIL)

    def end(self) -> None:
        """The page goes, and with it what works for it."""
        self._detail.close_worker()

    def take_focus(self) -> None:
        """To the list that is in sight."""
        if self._filing.take_focus():
            return
        if self._middle.currentWidget() is self._explore:
            self._explore.take_focus(self._state.explore.view)
        else:
            self._groups.setFocus()

    def focus_filter(self) -> None:
        """Ctrl+F: what can be typed into in sight."""
        if self._middle.currentWidget() is self._explore:
            self._presenter.explore.show("search")
            self._explore.take_focus("search")
        else:
            self._heading.focus_filter()

    def back(self) -> bool:
        """One step back towards the groups; False if there is none. A scan is never touched by it."""
        if self._problems_wanted:
            self._show_problems(False)
            return True
        return self._presenter.put_answer_away() or self._heading.clear_filter()

    def show_view(self, view: str) -> None:
        """Something beside the groups, whatever stood in their place."""
        self._problems_wanted = False
        while self._presenter.put_answer_away():
            pass
        self._presenter.explore.show(view)
        self.take_focus()

    def show_problems(self) -> None:
        self._show_problems(True)

    def keep_words_in(self, own: OwnWords) -> None:
        """own: where new words go that the person accepts."""
        self._explore.keep_words_in(own)

    def add_folder(self) -> None:
        self._dialogs.add_folder()

    def ask_for_file(self) -> None:
        self._dialogs.ask_for_file()

    def file_all(self, action: str) -> None:
        """List what could be done to copies in all groups. action: "trash", "move" or "link"."""
        self._filing.file_all(action)

    def _file_at(self, action: str, place: int, only: str) -> None:
        """In the group at this place of the list; only: one file of it, or empty."""
        self._presenter.choose_group(place)
        self._filing.file_group(action, only)

    # inside

    def _lay_out(self) -> None:
        groups = QWidget()
        column = QVBoxLayout(groups)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._heading)
        room = QVBoxLayout()
        room.setContentsMargins(16, 0, 16, 0)
        room.addWidget(self._threshold)
        column.addLayout(room)
        self._none.setContentsMargins(16, 24, 16, 24)
        self._none.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._none.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        column.addWidget(self._none, 1)
        column.addWidget(self._groups, 1)
        self._middle.addWidget(groups)
        for instead in (self._aside, self._explore, *self._filing.screens):
            self._middle.addWidget(instead)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._tabs)
        column.addWidget(self._middle, 1)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.addWidget(middle)
        split.addWidget(self._detail)
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, 0)
        self._detail.setMinimumWidth(_DETAIL)
        self._inner = QWidget()
        row = QHBoxLayout(self._inner)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._sources)
        row.addWidget(split, 1)
        self._outer = QStackedWidget()
        self._outer.addWidget(self._empty)
        self._outer.addWidget(self._inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._outer)

    def _connect(self) -> None:
        presenter = self._presenter
        self._sources.add_asked.connect(self.add_folder)
        self._empty.add_asked.connect(self.add_folder)
        self._sources.scan_asked.connect(presenter.scan)
        self._sources.ask_asked.connect(self.ask_for_file)
        self._sources.role_chosen.connect(presenter.set_role)
        self._sources.removed.connect(presenter.remove)
        self._sources.watched.connect(presenter.watch)
        self._sources.library_asked.connect(self._dialogs.open_library)
        self._heading.chosen.connect(presenter.choose)
        self._heading.problems_asked.connect(self.show_problems)
        self._heading.export_asked.connect(self._dialogs.export)
        self._threshold.moved.connect(presenter.set_threshold)
        self._groups.chosen.connect(presenter.choose_group)
        self._groups.compare_asked.connect(presenter.compare)
        self._groups.apart_asked.connect(presenter.keep_apart)
        self._groups.shown_asked.connect(_show_in_folder)
        self._detail.compare_asked.connect(presenter.compare)
        self._detail.apart_asked.connect(presenter.keep_apart)
        self._heading.filing_asked.connect(self.file_all)
        self._heading.journal_asked.connect(presenter.filing.show_journal)
        self._detail.filing_asked.connect(self._filing.file_group)
        self._groups.filing_asked.connect(self._file_at)
        self._tabs.chosen.connect(presenter.explore.show)
        self._explore.searched.connect(presenter.explore.search)
        self._explore.compare_asked.connect(presenter.compare)
        self._explore.shown_asked.connect(_show_in_folder)
        self._explore.pictures_wanted.connect(presenter.explore.draw)
        strip = self._detail.pictures
        strip.wanted.connect(presenter.explore.draw)
        strip.compare_asked.connect(presenter.compare)
        strip.shown_asked.connect(_show_in_folder)
        for asking in (self._explore, self._groups):
            asking.links_asked.connect(self._show_links)
        self._aside.closed.connect(self.back)
        self._aside.taken.connect(self._take)

    def _show_links(self, path: str) -> None:
        self._presenter.explore.show("ranks")
        self._presenter.explore.follow_links(path)

    def _take(self, path: str) -> None:
        """A line of the aside: a near file is compared with the one asked about, a problem shown in its folder."""
        near = self._state.near
        if near is not None and not self._problems_wanted:
            self._presenter.compare(near.path, path)
        else:
            _show_in_folder(path)

    def _show_problems(self, wanted: bool) -> None:
        self._problems_wanted = wanted
        self._draw(self._state)
        (self._aside.rows if wanted else self._groups).setFocus()

    def _show_aside(self, state: LibraryState) -> None:
        self._problems_wanted = self._problems_wanted and bool(state.problems)
        shown = state.problems if self._problems_wanted else state.near
        instead = self._filing.show_state(state)
        self._tabs.setVisible(instead is None and shown is None)
        self._tabs.show_view(state.explore.view)
        if instead is not None:
            self._middle.setCurrentWidget(instead)
            return
        if shown is None and state.explore.view != "groups":
            self._middle.setCurrentWidget(self._explore)
            return
        self._middle.setCurrentIndex(0 if shown is None else 1)
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
        self._groups.setVisible(not text)


def _only_scan_differs(one: LibraryState, other: LibraryState) -> bool:
    """A scan went on, and nothing else happened."""
    if one.scan is None or other.scan is None:
        return False
    return all(
        getattr(one, field.name) is getattr(other, field.name)
        for field in fields(LibraryState)
        if field.name != "scan"
    )


def _screen_changed(one: LibraryState, other: LibraryState) -> bool:
    """Something else stands in the middle now."""
    return (one.filing is None, one.journal is None, one.explore.view) != (
        other.filing is None,
        other.journal is None,
        other.explore.view,
    )


def _show_in_folder(path: str) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(PurePath(path).parent)))
