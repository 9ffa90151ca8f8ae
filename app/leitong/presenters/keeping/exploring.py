"""Questions beside the groups: answered at once, or in a thread beside other jobs after what they need was made."""

from __future__ import annotations

import threading
from collections import deque
from contextlib import suppress

from leitong.errors import Cancelled
from leitong.library.library import Library
from leitong.presenters.keeping.explore_desk import answer, is_ready, make_ready
from leitong.presenters.keeping.long_work import step_back
from leitong.presenters.keeping.open_library import OpenLibrary
from leitong.presenters.library.explore_jobs import ExploreJob
from leitong.scan.control import Control


class Exploring:
    def __init__(self, keeper: OpenLibrary) -> None:
        self._keeper = keeper
        # what the thread that explores is to answer; None while there is no such thread
        self._asked: deque[ExploreJob] | None = None
        self._asking = threading.Lock()

    def answers(self, job: ExploreJob) -> bool:
        """Whether the job was answered, or will be by the thread that runs; else something must be made for it."""
        with self._asking:
            if self._asked is not None:
                self._asked.append(job)
                return True
        with self._keeper.reading() as library:
            if not is_ready(job, library):
                return False
            self._keeper.send(answer(job, library))
            return True

    def begin(self, job: ExploreJob) -> None:
        """Make what is missing and answer, and go on with what is asked meanwhile."""
        with self._asking:
            self._asked = deque((job,))
        self._keeper.work.start("leitong-explore", self._run)

    def _run(self, control: Control) -> None:
        step_back()
        ticket = 0
        while (job := self._next()) is not None:
            ticket = job.ticket
            with self._keeper.told(ticket), suppress(Cancelled), self._keeper.writing() as library:
                make_ready(job, library, self._keeper.send, lambda: self._may_go_on(library, control))
                self._keeper.send(answer(job, library))
        self._keeper.make_late_changes(ticket)

    def _may_go_on(self, library: Library, control: Control) -> bool:
        """Asked at the pauses."""
        if not library.store.connection.in_transaction:
            self._keeper.work.make_changes(library)
        return not control.stopped

    def _next(self) -> ExploreJob | None:
        with self._asking:
            if self._asked:
                return self._asked.popleft()
            self._asked = None
            return None
