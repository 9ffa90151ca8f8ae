"""What outlasts a scan while folders are watched, so that the next look is quick: matcher and reading processes."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from leitong.library.proving.matcher import Matcher
from leitong.library.storage.store import Store
from leitong.scan.bounds import Bounds
from leitong.scan.control import Control
from leitong.scan.pool import ReadingPool, processes_by_default

# seconds after the last scan: readers take more memory than what the matcher knows, and are sooner there again
_KEEP_READERS, _KEEP_MATCHER = 60.0, 300.0


class Standby:
    """All methods may be called from any thread, but one scan at a time borrows."""

    def __init__(self, keep_readers: float = _KEEP_READERS, keep_matcher: float = _KEEP_MATCHER) -> None:
        self._seconds = keep_readers, keep_matcher
        self._lock = threading.Lock()
        self._keeps = False
        self._matcher: Matcher | None = None
        self._readers: ReadingPool | None = None
        self._timers: tuple[threading.Timer, ...] = ()

    def keep(self, wanted: bool) -> None:
        """Whether more scans may soon follow each; if not, all is let go of."""
        with self._lock:
            self._keeps = wanted
        if not wanted:
            self.let_go()

    def let_go(self) -> None:
        """Of all that is not borrowed now."""
        with self._lock:
            self._end_timers()
        self._let_go_of_matcher()
        self._let_go_of_readers()

    @contextmanager
    def borrowed(self, store: Store, control: Control) -> Iterator[tuple[Matcher, ReadingPool | None]]:
        """For one scan of a library open for writing. No readers: it has its own, and ends them as early as it can.

        A matcher that was stopped in the middle of its work is not used again.
        """
        matcher, readers = self._taken(store)
        whole = False
        try:
            yield matcher, readers
            whole = not control.stopped
        finally:
            self._take_back(matcher if whole else None, readers)

    def _taken(self, store: Store) -> tuple[Matcher, ReadingPool | None]:
        with self._lock:
            self._end_timers()
            matcher, self._matcher = self._matcher, None
            readers, self._readers = self._readers, None
            if readers is None and self._keeps:
                readers = ReadingPool(None, processes_by_default(), Bounds())
        if matcher is None:
            return Matcher(store), readers
        matcher.go_on_with(store)
        return matcher, readers

    def _take_back(self, matcher: Matcher | None, readers: ReadingPool | None) -> None:
        with self._lock:
            if self._keeps:
                self._matcher, self._readers, readers = matcher, readers, None
                self._start_timers()
        if readers is not None:
            readers.rest()

    def _start_timers(self) -> None:
        self._end_timers()
        ends = (self._let_go_of_readers, self._let_go_of_matcher)
        self._timers = tuple(
            threading.Timer(seconds, end) for seconds, end in zip(self._seconds, ends, strict=True)
        )
        for timer in self._timers:
            timer.daemon = True
            timer.start()

    def _end_timers(self) -> None:
        for timer in self._timers:
            timer.cancel()

    def _let_go_of_matcher(self) -> None:
        with self._lock:
            self._matcher = None

    def _let_go_of_readers(self) -> None:
        with self._lock:
            readers, self._readers = self._readers, None
        if readers is not None:
            readers.rest()
