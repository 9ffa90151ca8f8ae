"""The line that sets each file of a group apart from its best copy: asked for one after the other, and kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Protocol

from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.jobs import Answer, Job, Refused, Told
from leitong.presenters.library.state import MemberRow
from leitong.presenters.sources import Source

_KEPT = 4096
# files beyond it would be read for long, and nobody has asked for that yet
_LONGEST = 20_000_000
_MOST_DEATHS = 3  # in a row: then it is not the files
_TOO_LONG = Message(QT_TRANSLATE_NOOP("Core", "A large file: compare the two to see what differs."))
_NOT_KNOWN = Message(QT_TRANSLATE_NOOP("Core", "What differs could not be told; compare the two to see it."))
_GONE = Message(QT_TRANSLATE_NOOP("Core", "It was not there at the last scan."))
Pair = tuple[tuple[object, ...], tuple[object, ...]]


class Runner(Protocol):
    """Compares elsewhere; answers through `on_answer` and `on_died`."""

    def submit(self, job: Job) -> None: ...
    def cancel(self) -> None: ...


class Differences:
    """One comparison runs at a time, in the order of the members; another group takes the place of all that wait."""

    def __init__(self, runner: Runner, arrived: Callable[[], None]) -> None:
        self._runner = runner
        self._arrived = arrived
        self._tickets = count(1)
        self._running: tuple[int, Pair] | None = None
        self._best: MemberRow | None = None
        self._wanted: tuple[MemberRow, ...] = ()
        self._kept: OrderedDict[Pair, Message] = OrderedDict()
        self._deaths = 0

    def ask(self, members: Sequence[MemberRow]) -> None:
        """The members of the group that is shown now, best copy first; none: no group is."""
        self._deaths = 0
        self._best = members[0] if members else None
        self._wanted = tuple(members[1:])
        self._next()

    def lines(self) -> Mapping[int, Message]:
        """What is known of the group that is shown, by document."""
        found = {}
        for member in self._wanted:
            line = self._of(member)
            if line is not None:
                found[member.document] = line
        return found

    @property
    def stale(self) -> bool:
        """What runs is of a group that is shown no more."""
        return self._running is not None and self._running[1] not in map(self._pair, self._wanted)

    def give_up(self) -> None:
        """Stop a comparison that nobody waits for any more, and do what is waited for."""
        if self.stale:
            self._running = None
            self._runner.cancel()
            self._next()

    def on_answer(self, answer: Answer) -> None:
        if self._running is None or answer.ticket != self._running[0]:
            return
        self._deaths = 0
        if isinstance(answer, Told):
            self._keep(answer.line)
        elif isinstance(answer, Refused):
            self._keep(answer.reasons[0][1])
        else:
            self._keep(_NOT_KNOWN)

    def on_died(self, _ticket: int | None, _code: int | None) -> None:
        """The process has gone, with what it was comparing: that one is not tried again."""
        if self._running is not None:
            self._deaths += 1
            self._keep(_NOT_KNOWN)

    def _keep(self, line: Message) -> None:
        assert self._running is not None
        _ticket, pair = self._running
        self._running = None
        self._kept[pair] = line
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        self._next()
        self._arrived()

    def _next(self) -> None:
        if self._running is not None or self._best is None or self._deaths >= _MOST_DEATHS:
            return
        member = next((one for one in self._wanted if self._of(one) is None), None)
        if member is not None:
            ticket = next(self._tickets)
            self._running = ticket, self._pair(member)
            self._runner.submit(
                Job(ticket, Source.file(self._best.path), Source.file(member.path), in_a_line=True)
            )

    def _of(self, member: MemberRow) -> Message | None:
        assert self._best is not None
        if not member.here:
            return _GONE
        if max(member.byte_size, self._best.byte_size) > _LONGEST:
            return _TOO_LONG
        return self._kept.get(self._pair(member))

    def _pair(self, member: MemberRow) -> Pair:
        assert self._best is not None
        return _version(self._best), _version(member)


def _version(member: MemberRow) -> tuple[object, ...]:
    """The same as long as the file is."""
    return member.path, member.byte_size, member.modified
