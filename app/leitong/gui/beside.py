"""Questions to the disk, asked beside the window's thread: a network drive that is away is silent for a minute."""

from __future__ import annotations

import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal


class Beside(QObject):
    """Call it to have `look` called in a thread. answered: what it gave, told in the window's thread.

    One question is under way at a time; one that comes meanwhile is asked after it. Nobody waits for an answer at the
    end of the program.
    """

    answered = Signal(object)

    def __init__(self, look: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._asking = False
        self._again = False
        self._teller = _Teller()
        self._teller.told.connect(self._on_told)

    def __call__(self) -> None:
        if self._asking:
            self._again = True
            return
        self._asking = True
        threading.Thread(
            target=_ask, args=(self._look, self._teller), name="leitong-beside", daemon=True
        ).start()

    def _on_told(self, outcome: object) -> None:
        self._asking, again, self._again = False, self._again, False
        self.answered.emit(outcome)
        if again:
            self()


class _Teller(QObject):
    """Held by the thread as well, so that it can tell its answer though the window may have gone."""

    told = Signal(object)


def _ask(look: Callable[[], object], teller: _Teller) -> None:
    teller.told.emit(look())
