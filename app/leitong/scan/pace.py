"""How fast a stage goes, and how long it will take: from what was done lately, weighed by what there is to do."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from leitong.scan.events import Progress, Stage

_LATELY = 10.0
_SOONEST = 1.0
_TELL_EVERY = 0.1


class Pace:
    """Counts one stage. total: things to do, and work: how much work all of them are; None where not known yet."""

    def __init__(
        self, stage: Stage, total: int | None, work: float | None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._stage = stage
        self._total = total
        self._work = work
        self._clock = clock
        self._done = 0
        self._worked = 0.0
        self._told: float | None = None
        self._lately: deque[tuple[float, int, float]] = deque([(clock(), 0, 0.0)])

    def add(self, done: int, work: float = 0.0) -> None:
        """So much more was done."""
        self._done += done
        self._worked += work

    def due(self) -> Progress | None:
        """The state of the stage, if the last one is old enough."""
        now = self._clock()
        if self._told is not None and now - self._told < _TELL_EVERY:
            return None
        return self.now()

    def now(self) -> Progress:
        """The state of the stage."""
        now = self._told = self._clock()
        self._lately.append((now, self._done, self._worked))
        while len(self._lately) > 2 and now - self._lately[1][0] >= _LATELY:
            self._lately.popleft()
        then, done, worked = self._lately[0]
        seconds = now - then
        if seconds < _SOONEST:
            return Progress(self._stage, self._done, self._total)
        speed = (self._worked - worked) / seconds
        left = (self._work - self._worked) / speed if self._work is not None and speed > 0 else None
        rate = (self._done - done) / seconds
        return Progress(self._stage, self._done, self._total, rate, None if left is None else max(0.0, left))
