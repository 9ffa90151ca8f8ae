"""Looks for lost pictures in a thread that only reads: of many pages it takes seconds, for which nobody waits."""

from __future__ import annotations

import threading

from leitong.presenters.keeping.long_work import step_back
from leitong.presenters.keeping.open_library import OpenLibrary
from leitong.presenters.keeping.pictures_desk import lost_and_lent
from leitong.presenters.library.explore_jobs import Asked


class LookingForPictures:
    def __init__(self, keeper: OpenLibrary) -> None:
        self._keeper = keeper
        self._newest = 0
        self._one_at_a_time = threading.Lock()
        self._thread: threading.Thread | None = None

    def begin(self, ticket: int) -> None:
        """What was asked before and has not begun is not wanted any more."""
        self._newest = ticket
        self._thread = threading.Thread(
            target=self._run, args=(ticket,), name="leitong-pictures", daemon=True
        )
        self._thread.start()

    def wait(self) -> None:
        """Until the last one is answered."""
        if self._thread is not None:
            self._thread.join()

    def _run(self, ticket: int) -> None:
        step_back()
        with self._one_at_a_time:
            if ticket == self._newest:
                with self._keeper.told(ticket), self._keeper.reading() as library:
                    self._keeper.send(Asked(ticket, lost_and_lent(library)))
