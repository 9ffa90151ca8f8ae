"""The Library between window, process and presenter: made when it is first wanted, ended with the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from leitong.gui.library.scan_strip import ScanStrip
from leitong.gui.tokens import Tokens
from leitong.presenters.library.memory import LibraryMemory
from leitong.presenters.state import Notice

if TYPE_CHECKING:
    from leitong.gui.library.background import Background
    from leitong.gui.library.page import LibraryPage
    from leitong.gui.library.process import LibraryProcess
    from leitong.presenters.library.presenter import LibraryPresenter
    from leitong.presenters.library.state import LibraryState


class LibraryHost(QObject):
    """built: the page is there. entered: it should be in sight. noticed: a Notice. compared: two paths, and those of
    the templates that the library takes out of both.
    """

    built = Signal(QWidget)
    entered = Signal()
    noticed = Signal(object)
    # paths go through signals as objects: Qt's own texts lose the bytes of a name that are no text
    compared = Signal(object, object, object)

    def __init__(self, memory: LibraryMemory, tokens: Tokens, parent: QObject) -> None:
        super().__init__(parent)
        self._memory = memory
        self._tokens = tokens
        self._process: LibraryProcess | None = None
        self._background: Background | None = None
        self._presenter: LibraryPresenter | None = None
        self._page: LibraryPage | None = None
        self.strip = self._new_strip()

    @property
    def page(self) -> LibraryPage:
        if self._page is None:
            from leitong.gui.library.page import LibraryPage  # noqa: PLC0415

            self._page = LibraryPage(self.presenter, self._tokens)
            self.built.emit(self._page)
        return self._page

    @property
    def presenter(self) -> LibraryPresenter:
        if self._presenter is None:
            from leitong.gui.library.background import Background  # noqa: PLC0415
            from leitong.gui.library.process import LibraryProcess  # noqa: PLC0415
            from leitong.presenters.library.presenter import LibraryPresenter  # noqa: PLC0415

            self._process = LibraryProcess(self)
            self._background = Background(self)
            self._presenter = LibraryPresenter(self, self._process, self._memory, self._background)
            self._process.answered.connect(self._presenter.on_answer)
            self._process.died.connect(self._presenter.on_died)
            self._presenter.open()
        return self._presenter

    def is_shown_in(self, screen: QWidget | None) -> bool:
        return self._page is not None and screen is self._page

    def show_library(self, state: LibraryState) -> None:
        self.strip.show_scan(state.scan)
        if self._page is not None:
            self._page.show_state(state)

    def show_notice(self, notice: Notice) -> None:
        self.noticed.emit(notice)

    def compare_files(self, a: str, b: str, templates: Sequence[str]) -> None:
        self.compared.emit(a, b, tuple(templates))

    # the window's side

    def rebuild(self, tokens: Tokens) -> None:
        """All widgets anew: the language has changed."""
        self._tokens = tokens
        self.end_page()
        self.strip = self._new_strip()
        if self._presenter is not None:
            self.strip.show_scan(self._presenter.state.scan)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.strip.set_tokens(tokens)
        if self._page is not None:
            self._page.set_tokens(tokens)

    def take(self, paths: Sequence[str]) -> None:
        """A folder or many files were given: they are the Library's."""
        self.entered.emit()
        self.presenter.add(paths)

    def ask(self, path: str) -> None:
        """One file was given while the Library is in sight."""
        self.entered.emit()
        self.presenter.ask(path)

    def takes_for_itself(self, paths: Sequence[str], in_sight: bool) -> str:
        """What happens to these files if they are dropped, in words; empty: they are compared."""
        if len(paths) > 2 or any(Path(path).is_dir() for path in paths):
            return self.tr("Add to the library")
        if in_sight and len(paths) == 1:
            return self.tr("Seen before?")
        return ""

    def handlers(self) -> dict[str, Callable[[], object]]:
        """What the table of actions means here."""
        return {
            "add-folder": lambda: self._do(lambda page: page.add_folder()),
            "seen-before": lambda: self._do(lambda page: page.ask_for_file()),
            "search-library": lambda: self._do(lambda page: page.show_view("search")),
            "rank-library": lambda: self._do(lambda page: page.show_view("ranks")),
            "library-methods": lambda: self._do(lambda page: page.show_view("methods")),
            "library-words": lambda: self._do(lambda page: page.show_view("words")),
            "library-pictures": lambda: self._do(lambda page: page.show_view("pictures")),
            "library-fingerprints": lambda: self._do(lambda page: page.show_view("fingerprints")),
            "library-known": lambda: self._do(lambda page: page.show_view("known")),
            "scan-again": self._scan,
            "watch-folders": self._watch,
            "pause-scan": self._pause,
            "stop-scan": self._stop,
            "trash-copies": lambda: self._do(lambda page: page.file_all("trash")),
            "move-copies": lambda: self._do(lambda page: page.file_all("move")),
            "link-copies": lambda: self._do(lambda page: page.file_all("link")),
            "file-journal": lambda: self._do(lambda _page: self.presenter.filing.show_journal()),
            "undo-apart": self._undo_apart,
            "undo-filing": self._undo_filing,
        }

    def undo(self) -> None:
        """Take the last file action or decision back."""
        if self._presenter is not None:
            self._presenter.undoing.take_last_back()

    def wake(self) -> None:
        """Go on watching what was watched at the last end, though nobody has looked at the Library yet."""
        if self._memory.latest.watched:
            self.presenter  # noqa: B018 - made when it is first asked for

    def end_page(self) -> None:
        if self._page is not None:
            self._page.end()
            self._page = None

    def close(self) -> None:
        """A scan is stopped, and what it read is kept."""
        self.end_page()
        if self._process is not None:
            self._process.close()
        if self._background is not None:
            self._background.close()

    def _do(self, what: Callable[[LibraryPage], None]) -> None:
        self.entered.emit()
        what(self.page)

    def _scan(self) -> None:
        self.entered.emit()
        self.presenter.scan()

    def _watch(self) -> None:
        self.entered.emit()
        self.presenter.watch_all()

    def _pause(self) -> None:
        if self._presenter is not None:
            self._presenter.pause()

    def _stop(self) -> None:
        if self._presenter is not None:
            self._presenter.stop()

    def _undo_apart(self) -> None:
        if self._presenter is not None:
            self._presenter.undoing.take_decision_back()

    def _undo_filing(self) -> None:
        if self._presenter is not None:
            self._presenter.undoing.take_filing_back()

    def _new_strip(self) -> ScanStrip:
        strip = ScanStrip(self._tokens)
        strip.paused.connect(self._pause)
        strip.stopped.connect(self._stop)
        strip.problems_asked.connect(lambda: self._do(lambda page: page.show_problems()))
        return strip
