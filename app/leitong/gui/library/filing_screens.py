"""File actions in the window: their screens, the dialog that asks for a folder, and the wires to the presenter."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from leitong.gui.library.filing_page import FilingPage
from leitong.gui.library.journal_page import JournalPage
from leitong.gui.tokens import Tokens
from leitong.presenters.library.filing import Filing
from leitong.presenters.library.state import LibraryState


class FilingScreens(QObject):
    """screens: the widgets, to be put where the groups are. page: whose window a dialog belongs to."""

    def __init__(self, filing: Filing, tokens: Tokens, page: QWidget) -> None:
        super().__init__(page)
        self._presenter = filing
        self._page = page
        self._state = LibraryState()
        self._list, self._journal = FilingPage(tokens), JournalPage(tokens)
        self.screens = (self._list, self._journal)
        self._connect()

    def set_tokens(self, tokens: Tokens) -> None:
        for screen in self.screens:
            screen.set_tokens(tokens)

    def show_state(self, state: LibraryState) -> QWidget | None:
        """The screen that is to be in sight, with all that it shows; None: neither."""
        self._state = state
        if state.filing is not None:
            self._list.show_filing(state.filing, scanning=state.scan is not None)
            return self._list
        if state.journal is not None:
            self._journal.show_journal(state.journal)
            return self._journal
        return None

    def take_focus(self) -> bool:
        """To the list in sight; False if it is not one of these."""
        for screen in self.screens:
            if screen.isVisible():
                screen.take_focus()
                return True
        return False

    def file_all(self, action: str) -> None:
        """List what could be done to copies in all groups. action: "trash", "move" or "link"."""
        folder = self._folder_for(action)
        if folder is not None:
            self._presenter.list_kinds(action, folder)

    def file_group(self, action: str, only: str = "") -> None:
        """The same in the group that was chosen, to begin with of `only` this file of it."""
        folder = self._folder_for(action)
        if folder is not None:
            self._presenter.list_group(action, folder, only)

    def _folder_for(self, action: str) -> str | None:
        """Where a move goes, as the person says; empty where nothing is moved; None: they thought better of it."""
        if action != "move":
            return ""
        return QFileDialog.getExistingDirectory(self._page, self.tr("Move the copies to this folder")) or None

    def _move_elsewhere(self) -> None:
        filing, folder = self._state.filing, self._folder_for("move")
        if filing is not None and folder is not None:
            self._presenter.choose_folder(folder, filing.with_folders)

    def _keep_folders(self, kept: bool) -> None:
        filing = self._state.filing
        if filing is not None:
            self._presenter.choose_folder(filing.folder, kept)

    def _connect(self) -> None:
        filing = self._presenter
        self._list.closed.connect(filing.put_away)
        self._list.kinds_chosen.connect(filing.choose_kinds)
        self._list.folder_asked.connect(self._move_elsewhere)
        self._list.folders_kept.connect(self._keep_folders)
        self._list.symbolic_chosen.connect(filing.choose_link)
        self._list.toggled.connect(filing.toggle)
        self._list.carried_out.connect(filing.carry_out)
        self._list.stopped.connect(filing.stop)
        self._journal.closed.connect(filing.put_away)
        self._journal.undo_asked.connect(filing.undo)
