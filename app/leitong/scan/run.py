"""One scan from start to end, as a stream of events: find, read, match; what is done is stored as it is done."""

from __future__ import annotations

import os
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping
from concurrent.futures import Executor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import Path

from leitong.library.library import Library
from leitong.library.pipeline.gate import Gate, spoken_for
from leitong.library.pipeline.known import KnownCopy, known_copies, take_off, take_off_outdated, unspoken
from leitong.library.prints import suffix_of
from leitong.library.proving.matcher import Matcher
from leitong.library.records import ROUND, Known, Reading, Role, Stamp
from leitong.messages import Message
from leitong.scan.background import Beside
from leitong.scan.bounds import Bounds
from leitong.scan.control import Control
from leitong.scan.events import (
    DocumentRead,
    Event,
    FileMoved,
    FileVanished,
    Finished,
    HeldBack,
    ProblemFound,
    Stage,
)
from leitong.scan.filters import Filters
from leitong.scan.heaps import heaps
from leitong.scan.in_order import InOrder
from leitong.scan.pace import Pace
from leitong.scan.pool import ReadingPool, processes_by_default
from leitong.scan.survey import Survey
from leitong.scan.tasks import Task
from leitong.scan.walk import Found, Listed, Missed, listed, listed_changed, outermost
from leitong.scan.walk import found as files_of

_NO_STAMP = Stamp(0, 0, 0, 0)
# opening a file costs about as much as reading so many bytes of it
_WORK_OF_OPENING = 4096
# Pairs are looked for while files are read once so many are new, and again when all have grown by such a part
_EARLY_FROM, _EARLY_GROWTH = 300, 1.0
_LOOK_EVERY = 0.02


@dataclass(slots=True)
class ScanRun:
    """State of one scan. library: open for writing; stays open.

    changed: look at no more than what is at or below these paths. matcher: what was learnt in an earlier scan. readers:
    processes that read, which outlast the scan; instead of `executor`, `processes` and `bounds`. gate: keep files out
    whose text the library has (S34).
    """

    library: Library
    roots: Mapping[Path, Role]
    executor: Executor | None = None
    filters: Filters = field(default_factory=Filters)
    processes: int | None = None
    bounds: Bounds = field(default_factory=Bounds)
    control: Control = field(default_factory=Control)
    changed: Collection[Path] | None = None
    matcher: Matcher | None = None
    readers: ReadingPool | None = None
    gate: bool = False
    _read: int = 0
    _unread: int = 0
    _moved: int = 0
    _vanished: int = 0
    _problems: int = 0
    _pairs: int = 0
    _unchanged: int = 0
    _held: int = 0
    _held_size: int = 0
    _matcher: Matcher = field(init=False)
    _early: Beside | None = None
    _unseen: int = 0
    _seen: int = 0

    def __post_init__(self) -> None:
        self.roots = {**_remembered(self.library.store.sources(), self.roots), **self.roots}
        self._matcher = self.matcher or Matcher(self.library.store)

    @property
    def _matches_early(self) -> bool:
        # what a template takes out of others is known once all templates were read
        return Role.TEMPLATE not in self.roots.values() and not self.library.store.templates()

    def events(self) -> Iterator[Event]:
        """All events; the last is Finished. Raises LibraryUnusable or LibraryDamaged."""
        store = self.library.store
        store.add_sources(self.roots.items())
        take_off_outdated(store)
        known = store.known(None if self.changed is None else outermost(self.changed))
        survey = Survey(known, known_copies(store), self.gate)
        yield from self._find(survey)
        if not self.control.stopped:
            yield from self._settle(survey)
        yield from self._match()
        yield Finished(
            found=survey.found,
            read=self._read,
            unchanged=self._unchanged,
            moved=self._moved,
            vanished=self._vanished,
            problems=self._problems,
            pairs=self._pairs,
            stopped=self.control.stopped,
            unread=self._unread,
            held=self._held,
            held_size=self._held_size,
        )

    def _find(self, survey: Survey) -> Iterator[Event]:
        pace = Pace(Stage.FIND, None, None)
        yield pace.now()
        for thing in self._things():
            if thing is not None and (others := self._but_own(thing)):
                survey.add(others)
                pace.add(len(others.files) if isinstance(others, Listed) else 1)
            while self.control.paused and not self.control.stopped:
                self.control.wait_while_paused(_LOOK_EVERY)
            if self.control.stopped:
                return
            if progress := pace.due():
                yield progress
        yield pace.now()

    def _but_own(self, thing: Listed | Missed) -> Listed | Missed | None:
        """Without the files of the library itself."""
        owns = self.library.owns
        if isinstance(thing, Missed):
            return None if owns(thing.path) else thing
        if not thing.files or not self.library.is_in(thing.folder):
            return thing
        return thing._replace(files=[file for file in thing.files if not owns(file[0])])

    def _things(self) -> Iterator[Listed | Missed | None]:
        if self.changed is None:
            return listed(self.roots, self.filters)
        return listed_changed(self.changed, self.roots, self.filters)

    def _looked_at(self) -> Iterable[Path]:
        """What is known at or below these, and was not found, is gone."""
        if self.changed is not None:
            return outermost(self.changed)
        return (path for path, role in self.roots.items() if role is not Role.IGNORE)

    def _settle(self, survey: Survey) -> Iterator[Event]:
        """Deal with all that the walk has shown."""
        store = self.library.store
        store.seen_again(survey.again)
        yield from self._missed(survey.missed)
        gone = survey.gone(self._looked_at())
        store.forget(gone.settled)
        take_off(store, gone.copies)
        lost = dict(gone.files)
        self._free_copies(survey, lost)
        self._unchanged = survey.unchanged
        changed = yield from self._renamed(survey.changed, lost)
        yield from self._read_files(changed, lost)
        if self.gate and not self.control.stopped and (spoken := self._looked_up(survey, spoken_for(store))):
            yield from self._read_files(spoken, lost)
            changed += spoken
        if self.control.stopped:
            return
        store.vanish(known.id for known in lost.values())
        for path in sorted(lost, key=os.fsencode):
            self._vanished += 1
            yield FileVanished(path)
        if changed or lost:
            store.drop_loose_prints()

    def _missed(self, missed: Iterable[Missed]) -> Iterator[Event]:
        readings = [
            Reading(thing.path, Role.SCAN, _NO_STAMP, problem=thing.reason, passing=True) for thing in missed
        ]
        self.library.store.save(readings)
        for reading in readings:
            yield from self._problem(reading.path, reading.problem)

    def _free_copies(self, survey: Survey, lost: Iterable[Path]) -> None:
        """Known copies of what has changed or is gone are to be read, also those that this scan has not looked at."""
        freed = unspoken(self.library.store, chain(lost, (found.name for found in survey.changed)))
        if self.changed is not None:
            paths = [Path(os.fsdecode(name)) for name in freed]
            for thing in listed_changed(paths, self.roots, self.filters):
                if isinstance(thing, Listed):
                    survey.add(thing)
        survey.read_again(freed)

    def _looked_up(self, survey: Survey, paths: Collection[Path]) -> list[Found]:
        """These files and what is a copy of them, as far as they lie where this scan looks: to be read now."""
        if not paths:
            return []
        wanted = {*paths, *map(Path, map(os.fsdecode, unspoken(self.library.store, paths)))}
        there = listed_changed(wanted, self.roots, self.filters)
        files = [file for thing in there if isinstance(thing, Listed) for file in files_of(thing)]
        survey.take_back(files)
        self._unchanged = survey.unchanged
        return files

    def _renamed(self, changed: list[Found], lost: dict[Path, Known]) -> Generator[Event, None, list[Found]]:
        """Files that are gone from one place and stand in another on the same disk, untouched: not read again.

        A template, or what is compared with, has not passed the gate: where it becomes a text to scan, it is read.
        """
        by_file = {
            (known.inode % ROUND, known.size, known.mtime_ns): path
            for path, known in lost.items()
            if known.inode and known.current and not known.passing
        }
        rest: list[Found] = []
        for found in changed:
            old = by_file.pop((found.stamp.inode, found.stamp.size, found.stamp.mtime_ns), None)
            if (
                old is None
                or old.suffix.lower() != found.path.suffix.lower()
                or (self.gate and found.role is Role.SCAN and lost[old].role != Role.SCAN.value)
            ):
                rest.append(found)
                continue
            self.library.store.move(lost.pop(old).id, found.path, found.role, found.stamp)
            self._moved += 1
            yield FileMoved(old, found.path)
        return rest

    def _read_files(self, changed: list[Found], lost: dict[Path, Known]) -> Iterator[Event]:
        if self.gate:
            # what is compared with speaks first, wherever it lies
            changed = sorted(changed, key=lambda one: (one.role is not Role.REFERENCE, os.fsencode(one.path)))
        leaders, followers = _linked(changed)
        pace = Pace(Stage.READ, len(changed), float(sum(map(_work, leaders))))
        yield pace.now()
        if not changed:
            return
        digests = self.library.store.digests_of_size({found.stamp.size for found in leaders})
        by_digest = _by_digest(lost)
        gate = Gate(self.library.store, [*lost, *(found.path for found in changed)]) if self.gate else None
        tasks = (_task(found, digests) for found in leaders)
        with self._readers() as pool:
            order = None if gate is None else InOrder([found.path for found in leaders])
            portions = heaps(pool.read(tasks, self.control, lambda: order is None or not order.is_full))
            if order is not None:
                portions = order.of(portions)
            for portion in portions:
                readings = portion
                if followers:
                    readings = [each for reading in portion for each in _with_links(reading, followers)]
                stored, held = self._stored(readings, gate)
                for reading in stored:
                    _remember(reading, digests)
                    yield from self._told(reading, by_digest, lost)
                yield from self._kept_out(held)
                self._match_early(sum(reading.print is not None for reading in portion))
                pace.add(len(readings), sum(_work(reading) for reading in portion))
                if progress := pace.due():
                    yield progress
        if self._early is not None:
            # texts may go now that it works on, and all is judged at the end
            self._early.close()
        yield pace.now()

    def _readers(self) -> AbstractContextManager[ReadingPool]:
        if self.readers is not None:
            return nullcontext(self.readers)
        return ReadingPool(self.executor, self.processes or processes_by_default(), self.bounds)

    def _stored(self, readings: list[Reading], gate: Gate | None) -> tuple[list[Reading], list[KnownCopy]]:
        if not readings:
            return [], []
        if gate is not None:
            return gate.let_in(readings)
        self.library.store.save(readings)
        return readings, []

    def _kept_out(self, copies: list[KnownCopy]) -> Iterator[Event]:
        self._read += len(copies)
        self._held += len(copies)
        self._held_size += sum(copy.size for copy in copies)
        yield from map(HeldBack, copies)

    def _told(
        self, reading: Reading, by_digest: dict[tuple[str, str], list[Path]], lost: dict[Path, Known]
    ) -> Iterator[Event]:
        if reading.problem is not None:
            self._unread += 1
            yield from self._problem(reading.path, reading.problem)
            return
        self._read += 1
        if by_digest and (old := by_digest.get((reading.sha256 or "", suffix_of(reading.path.name)))):
            path = old.pop()
            self.library.store.forget((lost.pop(path).id,))
            self._moved += 1
            yield FileMoved(path, reading.path)
        yield DocumentRead(reading.path, reading.print, reading.known)

    def _match_early(self, new: int) -> None:
        """Show pairs while files are read: those of what was read so far, each time it has grown by a good part."""
        if self._early is not None:
            if self.control.paused:
                return
            self._early.advance(0)
            if not self._early.ended:
                return
            self._early = None
        self._unseen += new
        if (
            not self.control.paused
            and self._unseen >= max(_EARLY_FROM, _EARLY_GROWTH * self._seen)
            and self._matches_early
        ):
            self._seen, self._unseen = self._seen + self._unseen, 0
            self._early = Beside(self._matcher.early())

    def _match(self) -> Iterator[Event]:
        """Find the pairs of what was read. All are judged now, so that they do not depend on the order of reading."""
        matcher = self._matcher
        matching = Beside(matcher.all())
        pace = Pace(Stage.MATCH, matcher.total, float(matcher.total))
        yield pace.now()
        done = 0
        while not matching.ended:
            if self.control.stopped:
                matching.close()
                return
            if self.control.paused:
                self.control.wait_while_paused(_LOOK_EVERY)
            else:
                matching.advance(_LOOK_EVERY)
            pace.add(matcher.done - done, matcher.done - done)
            done = matcher.done
            if progress := pace.due():
                yield progress
        self._pairs = matcher.pairs
        yield pace.now()

    def _problem(self, path: Path, reason: Message | None) -> Iterator[Event]:
        if reason is not None:
            self._problems += 1
            yield ProblemFound(path, reason)


def _remembered(sources: Mapping[Path, Role], roots: Mapping[Path, Role]) -> dict[Path, Role]:
    """Folders below the roots that an earlier scan was given as references, templates, or to be left out: unless they
    are given themselves, they stay what they are, lest the files of a reference become ordinary ones unasked.
    """
    kept: dict[Path, Role] = {}
    for path, role in sources.items():
        above = next((roots[one] for one in path.parents if one in roots), Role.IGNORE)
        if role is not Role.SCAN and above is not Role.IGNORE and path not in roots and os.path.lexists(path):
            kept[path] = role
    return kept


def _work(thing: Found | Reading) -> float:
    return thing.stamp.size + _WORK_OF_OPENING


def _linked(found: list[Found]) -> tuple[list[Found], dict[str, list[Found]]]:
    """The files to read, and for each the other names of the same file on the disk."""
    leaders: dict[tuple[int, int, str], Found] = {}
    followers: dict[str, list[Found]] = {}
    rest: list[Found] = []
    for one in found:
        if not one.stamp.inode:
            rest.append(one)
            continue
        key = (one.stamp.device, one.stamp.inode, suffix_of(one.name))
        leader = leaders.setdefault(key, one)
        if leader is not one:
            followers.setdefault(leader.name, []).append(one)
    return [*leaders.values(), *rest], followers


def _with_links(reading: Reading, followers: Mapping[str, list[Found]]) -> Iterator[Reading]:
    yield reading
    for other in followers.get(str(reading.path), ()):
        yield replace(reading, path=other.path, role=other.role, print=None, known=reading.problem is None)


def _task(found: Found, digests: Mapping[tuple[int, str], tuple[str, ...]]) -> Task:
    key = (found.stamp.size, suffix_of(found.name))
    return Task(found.path, found.role, found.stamp, digests.get(key, ()))


def _remember(reading: Reading, digests: dict[tuple[int, str], tuple[str, ...]]) -> None:
    """So that the next copy of these bytes need not be analysed."""
    if reading.print is not None:
        key = (reading.print.byte_size, reading.print.suffix)
        digests[key] = (*digests.get(key, ()), reading.print.sha256)


def _by_digest(lost: Mapping[Path, Known]) -> dict[tuple[str, str], list[Path]]:
    found: dict[tuple[str, str], list[Path]] = {}
    for path, known in sorted(lost.items(), key=lambda item: os.fsencode(item[0]), reverse=True):
        if known.sha256:
            found.setdefault((known.sha256, path.suffix.lower()), []).append(path)
    return found
