"""Library as one screen: sources, the groups or what is beside them, and the group that was chosen."""

from __future__ import annotations

from dataclasses import fields

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from leitong.gui.library.detail import GroupDetail
from leitong.gui.library.dialogs import LibraryDialogs
from leitong.gui.library.empty import EmptyLibrary
from leitong.gui.library.middle import LibraryMiddle, show_in_folder
from leitong.gui.library.sources import SourcesPanel
from leitong.gui.tokens import Tokens
from leitong.presenters.library.presenter import LibraryPresenter
from leitong.presenters.library.state import LibraryState
from leitong.words.own_words import OwnWords

_ROOMY = 1040  # pixels of the page, from which everything has its whole width
_DETAIL, _NARROW_DETAIL = 344, 296


class LibraryPage(QWidget):
    """Draws what the presenter says; file dialogs are asked here."""

    def __init__(self, presenter: LibraryPresenter, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self._state = presenter.state
        self._sources = SourcesPanel(tokens)
        self.middle = LibraryMiddle(presenter, tokens)
        self.detail = GroupDetail(tokens)
        self._empty = EmptyLibrary()
        self._dialogs = LibraryDialogs(presenter, self)
        self._lay_out()
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._draw(presenter.state)

    def set_tokens(self, tokens: Tokens) -> None:
        for part in (self._sources, self.middle, self.detail):
            part.set_tokens(tokens)

    def show_state(self, state: LibraryState) -> None:
        before, self._state = self._state, state
        if _only_scan_differs(before, state):
            return  # ten times a second, and the strip shows it
        self._draw(state)
        if _screen_changed(before, state) and not self.middle.tabs_focused:
            self.take_focus()

    def _draw(self, state: LibraryState) -> None:
        self._sources.show_state(state)
        empty = not state.sources and not state.documents and state.scan is None and not state.loading
        begins = not empty and self._outer.currentWidget() is self._empty and self.isVisible()
        self._outer.setCurrentWidget(self._empty if empty else self._inner)
        self.middle.show_state(state)
        self.detail.show_group(state.group)
        self.detail.pictures.show_rows(state.lost_pictures, state.explore.thumbnails)
        self._show_detail()
        if begins:
            self.take_focus()

    def _show_detail(self) -> None:
        shown = self._state.group is not None and self.middle.shows_groups
        again = shown and self.detail.isHidden()
        self.detail.setVisible(shown)
        if again:
            self._share_out()

    def _share_out(self) -> None:
        """A splitter gives what it shows again the width that it wishes, also beyond its greatest."""
        if self.width() < _ROOMY:
            self._split.setSizes([self._split.width(), _NARROW_DETAIL])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        roomy = self.width() >= _ROOMY
        self._sources.set_roomy(roomy)
        self.detail.setMinimumWidth(_DETAIL if roomy else _NARROW_DETAIL)
        self.detail.setMaximumWidth(16_777_215 if roomy else _NARROW_DETAIL)
        self._share_out()

    def end(self) -> None:
        """The page goes, and with it what works for it."""
        self.detail.close_worker()

    def take_focus(self) -> None:
        """To the list that is in sight."""
        self.middle.take_focus()

    def focus_filter(self) -> None:
        """Ctrl+F: what can be typed into in sight."""
        self.middle.focus_filter()

    def back(self) -> bool:
        """One step back towards the groups; False if there is none. A scan is never touched by it."""
        return self.middle.back()

    def show_view(self, view: str) -> None:
        """Something beside the groups, whatever stood in their place."""
        self.middle.show_view(view)

    def show_problems(self) -> None:
        self.middle.show_problems()

    def keep_words_in(self, own: OwnWords) -> None:
        """own: where new words go that the person accepts."""
        self.middle.explore.keep_words_in(own)

    def add_folder(self) -> None:
        self._dialogs.add_folder()

    def ask_for_file(self) -> None:
        self._dialogs.ask_for_file()

    def file_all(self, action: str) -> None:
        """List what could be done to copies in all groups. action: "trash", "move" or "link"."""
        self.middle.filing.file_all(action)

    def _lay_out(self) -> None:
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.setChildrenCollapsible(False)
        self._split.addWidget(self.middle)
        self._split.addWidget(self.detail)
        self._split.setStretchFactor(0, 1)
        self._split.setStretchFactor(1, 0)
        self.detail.setMinimumWidth(_DETAIL)
        self._inner = QWidget()
        row = QHBoxLayout(self._inner)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._sources)
        beside = QVBoxLayout()
        beside.setSpacing(0)
        beside.addWidget(self.middle.tabs)
        beside.addWidget(self._split, 1)
        row.addLayout(beside, 1)
        self._outer = QStackedWidget()
        self._outer.addWidget(self._empty)
        self._outer.addWidget(self._inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._outer)

    def _connect(self) -> None:
        presenter = self._presenter
        self._empty.add_asked.connect(self.add_folder)
        self._sources.add_asked.connect(self.add_folder)
        self._sources.scan_asked.connect(presenter.scan)
        self._sources.ask_asked.connect(self.ask_for_file)
        self._sources.role_chosen.connect(presenter.set_role)
        self._sources.removed.connect(presenter.remove)
        self._sources.watched.connect(presenter.watch)
        self._sources.library_asked.connect(self._dialogs.open_library)
        self._sources.gated.connect(presenter.set_gate)
        self.middle.switched.connect(self._show_detail)
        self.middle.heading.export_asked.connect(self._dialogs.export)
        self.detail.compare_asked.connect(presenter.compare)
        self.detail.apart_asked.connect(presenter.keep_apart)
        self.detail.filing_asked.connect(self.middle.filing.file_group)
        strip = self.detail.pictures
        strip.wanted.connect(presenter.explore.draw)
        strip.compare_asked.connect(presenter.compare)
        strip.shown_asked.connect(show_in_folder)


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
