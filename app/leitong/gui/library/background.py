"""Work that would hold up the window, done in one thread beside it, the latest wish only."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

T = TypeVar("T")


class Background(QObject):
    """Call it with the work and with what to do with the outcome, which happens in the window's thread.

    `close` ends the thread: nothing that was wished for is done any more.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._beside: _Thread | None = None
        self._wanted: dict[
            int, Callable[[Any], None]
        ] = {}  # never given to the thread: it must end no widget
        self._number = 0

    def __call__(self, work: Callable[[], T], done: Callable[[T], None]) -> None:
        self._number += 1
        self._wanted = {**self._wanted, self._number: done}
        if self._beside is None:
            self._beside = _Thread()
            self._beside.finished.connect(self._on_finished)
            self._beside.failed.connect(self._on_failed)
            self._beside.start()
        self._beside.waiting.put((self._number, work))

    def close(self) -> None:
        self._wanted = {}
        beside, self._beside = self._beside, None
        if beside is not None:
            beside.end()

    def _on_finished(self, number: int, outcome: object) -> None:
        done = self._wanted.get(number)
        self._wanted = {later: what for later, what in self._wanted.items() if later > number}
        if done is not None:
            done(outcome)

    def _on_failed(self, error: Exception) -> None:
        """An error is reported where the window reports errors."""
        raise error


class _Thread(QObject):
    """The thread, which holds this object: nothing is told on a dead one. finished: a number and the outcome."""

    finished = Signal(int, object)
    failed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.waiting: SimpleQueue[tuple[int, Callable[[], Any]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="leitong-filter", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def end(self) -> None:
        self.waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            wish = self.waiting.get()
            while not self.waiting.empty():
                wish = self.waiting.get()
            if wish is None:
                return
            number, work = wish
            try:
                self.finished.emit(number, work())
            except Exception as error:
                self.failed.emit(error)
            del wish, work
