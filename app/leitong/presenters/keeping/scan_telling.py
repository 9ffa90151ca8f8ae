"""A scan's many events made few: how far it is ten times a second, and now and then what was found so far."""

from __future__ import annotations

import time
from collections.abc import Callable

from leitong.presenters.library.answers import ScanEnded, ScanTold
from leitong.presenters.library.state import ProblemRow
from leitong.scan.events import Event, Finished, ProblemFound, Progress, Stage

_TELL_EVERY = 0.1
_LIST_AFTER = 2.0
# listing anew takes this much of a scan's time at most
_SHARE = 0.1


class ScanTelling:
    """send: takes ScanTold and ScanEnded. list_all: tells what the library holds; called from time to time."""

    def __init__(
        self,
        ticket: int,
        send: Callable[[ScanTold | ScanEnded], None],
        list_all: Callable[[], object],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._ticket = ticket
        self._send = send
        self._list_all = list_all
        self._clock = clock
        self._told = -_TELL_EVERY
        self._list_at = clock() + _LIST_AFTER
        self._progress = Progress(Stage.FIND, 0, None)
        self._problems: list[ProblemRow] = []
        self._read = 0
        self._finished: Finished | None = None

    def hear(self, event: Event) -> None:
        """Keep an event, and tell what is due: a new stage at once, all else now and then."""
        match event:
            case Progress():
                new_stage = event.stage is not self._progress.stage
                self._progress = event
                self._tell(at_once=new_stage)
            case ProblemFound():
                self._problems.append(ProblemRow(str(event.path), event.reason))
            case Finished():
                self._finished = event
            case _:
                self._read += 1
        self._list_now_and_then()

    def end(self) -> None:
        """The scan is over, and what it found has been listed."""
        self._tell(at_once=True)
        end = self._finished
        if end is not None:
            self._send(ScanEnded(self._ticket, end.found, end.read, end.pairs, end.stopped, end.held))

    def has_news(self, whole: bool) -> bool:
        """Whether the library may hold something else now. whole: everything was looked at, most of it unchanged."""
        end = self._finished
        if end is None:
            return True
        return bool(end.read or end.unread or end.moved or end.vanished or (end.found and not whole))

    def _tell(self, at_once: bool) -> None:
        now = self._clock()
        if not at_once and now - self._told < _TELL_EVERY:
            return
        self._told = now
        state, problems = self._progress, tuple(self._problems)
        self._problems.clear()
        self._send(
            ScanTold(
                self._ticket,
                state.stage.value,
                state.done,
                state.total,
                state.rate,
                state.seconds_left,
                problems,
            )
        )

    def _list_now_and_then(self) -> None:
        """While files are read: exact copies and same texts are known before anything is matched."""
        begun = self._clock()
        if not self._read or begun < self._list_at:
            return
        self._read = 0
        self._list_all()
        now = self._clock()
        self._list_at = now + max(_LIST_AFTER, (now - begun) / _SHARE)
