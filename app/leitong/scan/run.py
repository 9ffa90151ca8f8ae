"""One scan from start to end, as a stream of events: find, read, match; what is done is stored as it is done."""

from __future__ import annotations

import os
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping
from concurrent.futures import Executor
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from leitong.errors import LibraryUnusable
from leitong.library.library import Library
from leitong.library.pipeline.gate import spoken_for
from leitong.library.pipeline.known import known_copies, take_off, take_off_outdated, unspoken
from leitong.library.proving.matcher import Matcher
from leitong.library.records import Reading, Role, Stamp
from leitong.scan.bounds import Bounds
from leitong.scan.control import LOOK_EVERY, Control
from leitong.scan.events import Event, Stage
from leitong.scan.filters import Filters
from leitong.scan.lost import Lost
from leitong.scan.matching import Matching
from leitong.scan.pace import Pace
from leitong.scan.pool import ReadingPool, processes_by_default
from leitong.scan.reading import FileReading
from leitong.scan.survey import Survey
from leitong.scan.tally import Tally
from leitong.scan.walk import Found, Listed, Missed, listed, listed_changed, outermost
from leitong.scan.walk import found as files_of

_NO_STAMP = Stamp(0, 0, 0, 0)


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
    _tally: Tally = field(init=False, default_factory=Tally)
    _matching: Matching = field(init=False)
    _reading: FileReading = field(init=False)

    def __post_init__(self) -> None:
        store = self.library.store
        self.roots = {**_remembered(store.sources(), self.roots), **self.roots}
        matcher = self.matcher or Matcher(store)
        self._matching = Matching(matcher, self.control, early=self._can_match_early)
        self._reading = FileReading(
            store, self._readers, self.control, self._matching, self._tally, gated=self.gate
        )

    def _can_match_early(self) -> bool:
        # what a template takes out of others is known once all templates were read
        return Role.TEMPLATE not in self.roots.values() and not self.library.store.templates()

    def _readers(self) -> AbstractContextManager[ReadingPool]:
        if self.readers is not None:
            return nullcontext(self.readers)
        return ReadingPool(self.executor, self.processes or processes_by_default(), self.bounds)

    def events(self) -> Iterator[Event]:
        """All events; the last is Finished. Raises LibraryUnusable or LibraryDamaged."""
        store = self.library.store
        store.add_sources(self.roots.items())
        take_off_outdated(store)
        known = store.known(None if self.changed is None else outermost(self.changed))
        survey = Survey(known, known_copies(store), self.gate)
        yield from self._find(survey)
        walked = not self.control.stopped
        if walked:
            yield from self._settle(survey)
        yield from self._matching.all()
        self._tally.pairs = self._matching.pairs
        if not self.control.stopped and self.library.is_half_empty():
            # all that it needs is stored: where there is no room for a copy now, there may be later
            with suppress(LibraryUnusable):
                self.library.shrink(lambda: self.control.stopped)
        yield self._tally.finished(
            found=survey.found,
            unchanged=survey.unchanged if walked else 0,
            stopped=self.control.stopped,
        )

    def _find(self, survey: Survey) -> Iterator[Event]:
        pace = Pace(Stage.FIND, None, None)
        yield pace.now()
        for thing in self._things():
            if thing is not None and (others := self._but_own(thing)):
                survey.add(others)
                pace.add(len(others.files) if isinstance(others, Listed) else 1)
            while self.control.paused and not self.control.stopped:
                self.control.wait_while_paused(LOOK_EVERY)
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
        lost = Lost(gone.files, gated=self.gate)
        self._free_copies(survey, gone.files)
        changed = yield from self._renamed(survey.changed, lost)
        yield from self._reading.of(changed, lost)
        if self.gate and not self.control.stopped and (spoken := self._looked_up(survey, spoken_for(store))):
            yield from self._reading.of(spoken, lost)
            changed += spoken
        if self.control.stopped:
            return
        store.vanish(lost.ids)
        yield from map(self._tally.vanishes, lost.paths)
        if changed or lost:
            store.drop_loose_prints()

    def _missed(self, missed: Collection[Missed]) -> Iterator[Event]:
        readings = [
            Reading(thing.path, Role.SCAN, _NO_STAMP, problem=thing.reason, passing=True) for thing in missed
        ]
        self.library.store.save(readings)
        for thing in missed:
            yield self._tally.problem(thing.path, thing.reason)

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
        return files

    def _renamed(self, changed: list[Found], lost: Lost) -> Generator[Event, None, list[Found]]:
        """Files that are gone from one place and stand in another on the same disk, untouched: not read again."""
        rest: list[Found] = []
        for found in changed:
            moved = lost.untouched(found)
            if moved is None:
                rest.append(found)
                continue
            old, number = moved
            self.library.store.move(number, found.path, found.role, found.stamp)
            yield self._tally.moves(old, found.path)
        return rest


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
