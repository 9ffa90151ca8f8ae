"""Puts the lines of a long text into a pane, some thousands a turn of the event loop.

Half a million lines at once would hold the window up for seconds.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit

from leitong.gui.turns import Turns
from leitong.presenters.shown_text import ShownText

_LINES_A_TURN = 2000
_CHARACTERS_A_TURN = 500_000


class Filling(QObject):
    """begun: the first lines are there. added: the number of the first of some more. done: the last line is there."""

    begun = Signal()
    added = Signal(int)
    done = Signal()

    def __init__(self, pane: QPlainTextEdit) -> None:
        super().__init__(pane)
        self._pane = pane
        self._turns = Turns(self)

    def begin(self, shown: ShownText) -> None:
        """Show the first lines now; the rest follows by and by."""
        self._turns.begin(self._fill(shown))

    def up_to(self, line: int) -> None:
        """Have a line there, if only just now."""
        if self.busy and line >= self._pane.document().blockCount():
            self.finish()

    def finish(self) -> None:
        """Put in all that is left."""
        self._turns.finish()

    @property
    def busy(self) -> bool:
        return self._turns.busy

    def _fill(self, shown: ShownText) -> Iterator[None]:
        first = _batch_end(shown, 0)
        self._pane.setPlainText(shown.part(0, first))
        self.begun.emit()
        while first < len(shown):
            yield
            end = _batch_end(shown, first)
            cursor = QTextCursor(self._pane.document())
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.insertText("\n" + shown.part(first, end))
            self.added.emit(first)
            first = end
        self.done.emit()


def _batch_end(shown: ShownText, first: int) -> int:
    """How far to go in one turn: so many lines, or so many characters in long ones."""
    end = min(len(shown), first + _LINES_A_TURN)
    reach = shown.span(first).start + _CHARACTERS_A_TURN
    while end - first > 1 and shown.span(end - 1).end > reach:
        end = first + (end - first) // 2
    return end
