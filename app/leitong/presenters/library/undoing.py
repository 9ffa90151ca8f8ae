"""What can be taken back in a library: that two files were told apart, and file actions, the latest first."""

from __future__ import annotations

from leitong.presenters.library import notices
from leitong.presenters.library.answers import Decided
from leitong.presenters.library.board import LibraryBoard
from leitong.presenters.library.filing import Filing
from leitong.presenters.library.filing_jobs import FilingEnded
from leitong.presenters.library.jobs import Decide


class Undoing:
    """done: what can be taken back, the latest last: decisions by their two files, file actions by their entries."""

    def __init__(self, board: LibraryBoard, filing: Filing) -> None:
        self._board = board
        self._filing = filing
        self._done: list[tuple[str, str] | int] = []

    @property
    def done(self) -> tuple[tuple[str, str] | int, ...]:
        return tuple(self._done)

    def forget(self) -> None:
        """Another library is shown."""
        self._done.clear()

    def decided(self, answer: Decided) -> None:
        if not answer.undo:
            self._done.append((answer.a, answer.b))
            self._board.view.show_notice(notices.told_apart(answer.a, answer.b))

    def filed(self, answer: FilingEnded) -> None:
        entry = answer.entry
        if entry.entry in self._done:
            self._done.remove(entry.entry)
        if not answer.undone and entry.count("done"):
            self._done.append(entry.entry)
        self._filing.ended(answer)

    def take_last_back(self) -> None:
        """Take the last of all back; where there was none since the start, show the journal."""
        if self._done:
            self._take_back(self._done[-1])
        else:
            self._filing.show_journal()

    def take_decision_back(self) -> None:
        """The last one."""
        self._take_back(next((one for one in reversed(self._done) if isinstance(one, tuple)), None))

    def take_filing_back(self) -> None:
        """The last file action."""
        self._take_back(next((one for one in reversed(self._done) if isinstance(one, int)), None))

    def _take_back(self, last: tuple[str, str] | int | None) -> None:
        match last:
            case (a, b):
                self._done.remove((a, b))
                self._board.submit(Decide(self._board.ticket(), a, b, undo=True))
            case int():
                self._filing.undo(last)
