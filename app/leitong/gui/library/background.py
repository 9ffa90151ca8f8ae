"""Work that would hold up the window, done in one thread beside it, the latest wish only."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

T = TypeVar("T")


class Background(QObject):
    """Call it with the work and with what to do with the outcome, which happens in the window's thread."""

    _finished = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: SimpleQueue[tuple[Callable[[], Any], Callable[[Any], None]]] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._finished.connect(lambda done, outcome: done(outcome))

    def __call__(self, work: Callable[[], T], done: Callable[[T], None]) -> None:
        self._waiting.put((work, done))
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="leitong-filter", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        while True:
            work, done = self._waiting.get()
            while not self._waiting.empty():
                work, done = self._waiting.get()
            outcome = work()
            try:
                self._finished.emit(done, outcome)
            except RuntimeError:  # the window went first
                return
