"""Answers a question in a thread that only reads: of a large library it takes seconds, for which nobody waits."""

from __future__ import annotations

import threading
from collections.abc import Callable

from leitong.library.library import Library
from leitong.presenters.keeping.long_work import step_back
from leitong.presenters.keeping.open_library import OpenLibrary
from leitong.presenters.library.explore_jobs import Answered, Asked


class ReadingBeside:
    """For one kind of question."""

    def __init__(self, keeper: OpenLibrary, name: str) -> None:
        self._keeper = keeper
        self._name = f"leitong-{name}"
        self._newest = 0
        self._one_at_a_time = threading.Lock()
        self._thread: threading.Thread | None = None

    def begin(self, ticket: int, find: Callable[[Library], Answered]) -> None:
        """What was asked before and has not begun is not wanted any more."""
        self._newest = ticket
        self._thread = threading.Thread(target=self._run, args=(ticket, find), name=self._name, daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Until the last one is answered."""
        if self._thread is not None:
            self._thread.join()

    def _run(self, ticket: int, find: Callable[[Library], Answered]) -> None:
        step_back()
        with self._one_at_a_time:
            if ticket == self._newest:
                with self._keeper.told(ticket), self._keeper.reading() as library:
                    self._keeper.send(Asked(ticket, find(library)))
