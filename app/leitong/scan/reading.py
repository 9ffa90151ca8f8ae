"""The stage of a scan in which files are read, stored and told, as they come from the reading processes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager

from leitong.library.pipeline.gate import Gate
from leitong.library.pipeline.known import KnownCopy
from leitong.library.prints import suffix_of
from leitong.library.records import Reading, Role
from leitong.library.storage.store import Store
from leitong.scan.control import Control
from leitong.scan.events import DocumentRead, Event, Stage
from leitong.scan.heaps import heaps
from leitong.scan.in_order import InOrder
from leitong.scan.links import linked, with_links
from leitong.scan.lost import Lost
from leitong.scan.matching import Matching
from leitong.scan.pace import Pace
from leitong.scan.pool import ReadingPool
from leitong.scan.tally import Tally
from leitong.scan.tasks import Task
from leitong.scan.walk import Found

# opening a file costs about as much as reading so many bytes of it
_WORK_OF_OPENING = 4096

Digests = dict[tuple[int, str], tuple[str, ...]]


class FileReading:
    """readers: to be entered for as long as files are read. matching: goes on beside. gated: keep files out whose text
    the library has (S34).
    """

    def __init__(
        self,
        store: Store,
        readers: Callable[[], AbstractContextManager[ReadingPool]],
        control: Control,
        matching: Matching,
        tally: Tally,
        *,
        gated: bool,
    ) -> None:
        self._store = store
        self._readers = readers
        self._control = control
        self._matching = matching
        self._tally = tally
        self._gated = gated

    def of(self, changed: list[Found], lost: Lost) -> Iterator[Event]:
        """Read these files; those whose bytes are among what is lost have moved."""
        if self._gated:
            # what is compared with speaks first, wherever it lies
            changed = sorted(changed, key=lambda one: (one.role is not Role.REFERENCE, os.fsencode(one.path)))
        leaders, followers = linked(changed)
        pace = Pace(Stage.READ, len(changed), float(sum(map(_work, leaders))))
        yield pace.now()
        if not changed:
            return
        digests = self._store.digests_of_size({found.stamp.size for found in leaders})
        gate = self._gate(changed, lost)
        with self._readers() as pool:
            for portion in self._portions(pool, leaders, digests):
                readings = portion
                if followers:
                    readings = [each for reading in portion for each in with_links(reading, followers)]
                stored, held = self._stored(readings, gate)
                for reading in stored:
                    _remember(reading, digests)
                    yield from self._told(reading, lost)
                yield from self._tally.kept_out(held)
                self._matching.go_on(sum(reading.print is not None for reading in portion))
                pace.add(len(readings), sum(map(_work, portion)))
                if progress := pace.due():
                    yield progress
        self._matching.end_early()
        yield pace.now()

    def _gate(self, changed: list[Found], lost: Lost) -> Gate | None:
        if not self._gated:
            return None
        return Gate(self._store, [*lost.paths, *(found.path for found in changed)])

    def _portions(self, pool: ReadingPool, leaders: list[Found], digests: Digests) -> Iterator[list[Reading]]:
        tasks = (_task(found, digests) for found in leaders)
        order = InOrder([found.path for found in leaders]) if self._gated else None
        portions = heaps(pool.read(tasks, self._control, lambda: order is None or not order.is_full))
        return portions if order is None else order.of(portions)

    def _stored(self, readings: list[Reading], gate: Gate | None) -> tuple[list[Reading], list[KnownCopy]]:
        if not readings:
            return [], []
        if gate is not None:
            return gate.let_in(readings)
        self._store.save(readings)
        return readings, []

    def _told(self, reading: Reading, lost: Lost) -> Iterator[Event]:
        if reading.problem is not None:
            self._tally.unread += 1
            yield self._tally.problem(reading.path, reading.problem)
            return
        self._tally.read += 1
        if lost and (moved := lost.of_same_bytes(reading)):
            old, number = moved
            self._store.forget((number,))
            yield self._tally.moves(old, reading.path)
        yield DocumentRead(reading.path, reading.print, reading.known)


def _work(thing: Found | Reading) -> float:
    return thing.stamp.size + _WORK_OF_OPENING


def _task(found: Found, digests: Mapping[tuple[int, str], tuple[str, ...]]) -> Task:
    key = (found.stamp.size, suffix_of(found.name))
    return Task(found.path, found.role, found.stamp, digests.get(key, ()))


def _remember(reading: Reading, digests: Digests) -> None:
    """So that the next copy of these bytes need not be analysed."""
    if reading.print is not None:
        key = (reading.print.byte_size, reading.print.suffix)
        digests[key] = (*digests.get(key, ()), reading.print.sha256)
