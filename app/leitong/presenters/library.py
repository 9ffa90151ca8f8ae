"""The Library screen's behaviour: sources, scans, groups, the threshold, what was seen before. No Qt."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Protocol

from leitong.presenters import library_notices as notices
from leitong.presenters.library_groups import Choice, FileColumns, GroupColumns, GroupList
from leitong.presenters.library_jobs import (
    Answer,
    Broke,
    Decide,
    Decided,
    Detail,
    Detailed,
    Export,
    Exported,
    Forget,
    Found,
    Job,
    Listed,
    Near,
    Open,
    Rebuilt,
    Refused,
    Regroup,
    Regrouped,
    Scan,
    ScanEnded,
    ScanTold,
    Steer,
)
from leitong.presenters.library_memory import LibraryMemory
from leitong.presenters.library_state import (
    GroupView,
    LibraryState,
    NearState,
    ScanState,
    SourceRow,
    ThresholdState,
)
from leitong.presenters.state import Notice
from leitong.presenters.threshold import Thresholds, likeness_of


class LibraryView(Protocol):
    """What draws the screen."""

    def show_library(self, state: LibraryState) -> None: ...
    def show_notice(self, notice: Notice) -> None: ...
    def compare_files(self, a: str, b: str) -> None: ...


class Keeper(Protocol):
    """Keeps the library elsewhere; answers through `on_answer` and `on_died`."""

    def submit(self, job: Job) -> None: ...


MANY = 50_000  # files, from which filtering them holds up a window

Run = Callable[[Callable[[], GroupList], Callable[[GroupList], None]], None]


def at_once(work: Callable[[], GroupList], done: Callable[[GroupList], None]) -> None:
    done(work())


class LibraryPresenter:
    """run: does long work beside the caller, and then calls the second function in the caller's thread."""

    def __init__(self, view: LibraryView, keeper: Keeper, memory: LibraryMemory, run: Run = at_once) -> None:
        self._run = run
        self._columns: GroupColumns | None = None
        self.state = LibraryState()
        self._view = view
        self._keeper = keeper
        self._memory = memory
        self._tickets = count(1)
        self._files: FileColumns | None = None
        self._generation = 0
        self._thresholds: Thresholds | None = None
        self._choice = Choice()
        self._scan_ticket = 0
        self._near_ticket = 0
        self._opening = 0
        self._before = ""  # the library that was open before this one
        self._regrouping: float | None = None  # the likeness that was asked for and not answered yet
        self._detailing = 0
        self._detail_again = False
        self._chosen: tuple[str, bool] | None = None  # best copy, whether the group is one of parts
        self._apart: list[tuple[str, str]] = []
        self._when_listed: list[Callable[[], None]] = []  # what needs to know the sources first
        self._wanted_sources: dict[str, str] | None = None  # from a change on until it was scanned

    # the library

    def open(self, path: str | None = None) -> None:
        """Show this library; None: the one that was open last. A scan of the one before ends, and keeps all."""
        kept = self._memory.of(path) if path else self._memory.latest
        self._before, self._opening = self.state.path, next(self._tickets)
        self._files, self._columns, self._thresholds = None, None, None
        self._scan_ticket, self._chosen, self._wanted_sources = 0, None, None
        self._apart.clear()
        self._when_listed.clear()
        self._choice = Choice(order=self._choice.order)
        self.state = LibraryState(
            path=kept.path,
            name=self._memory.name(kept.path),
            loading=Path(kept.path).exists(),
            interrupted=kept.unfinished,
            threshold=ThresholdState(kept.distance),
            recent=self._memory.recent(kept.path),
        )
        self._show()
        self._submit(Open(self._opening, kept.path, likeness_of(kept.distance)))

    # sources and scans

    def add(self, paths: Sequence[str], role: str = "scan") -> None:
        """Folders or files to be scanned from now on; what is there already is brought up to date."""
        if self.state.loading:
            self._when_listed.append(lambda: self.add(paths, role))
            return
        sources = self._sources()
        for path in paths:
            sources.setdefault(os.path.realpath(path), role)
        self._begin_scan(sources)

    def set_role(self, path: str, role: str) -> None:
        sources = self._sources()
        if sources.get(path) != role:
            self._begin_scan(sources | {path: role})

    def remove(self, path: str) -> None:
        """Take a source out of the library; its files themselves are not touched."""
        sources = self._sources()
        sources.pop(path, None)
        self._wanted_sources = sources if self.state.scan else None
        self._set(sources=tuple(row for row in self.state.sources if row.path != path))
        self._submit(Forget(next(self._tickets), path))
        if self.state.scan is not None and sources:
            self._begin_scan(sources)  # a scan that runs may be reading the source, and ends with it

    def scan(self) -> None:
        """Bring the library up to date, or go on where the last scan was stopped."""
        if self.state.loading:
            self._when_listed.append(self.scan)
            return
        sources = self._sources()
        if sources:
            self._begin_scan(sources)

    def pause(self) -> None:
        """Pause the scan or let it go on; it is remembered over a restart that it has not come to its end."""
        scan = self.state.scan
        if scan is None or scan.stopping:
            return
        self._steer("resume" if scan.paused else "pause")
        self._set(scan=replace(scan, paused=not scan.paused, rate=None, seconds_left=None))

    def stop(self) -> None:
        """End the scan; all that was read is kept, and the next scan goes on from there."""
        scan = self.state.scan
        if scan is not None and not scan.stopping:
            self._steer("stop")
            self._set(scan=replace(scan, stopping=True, paused=False))

    # groups

    def choose(self, choice: Choice) -> None:
        """Filter or order the list anew."""
        self._choice = choice
        self._list_groups()

    @property
    def choice(self) -> Choice:
        return self._choice

    def set_threshold(self, distance: float) -> None:
        """Group texts up to this distance, 0–1."""
        self._memory.keep(self.state.path, distance=distance)
        self._set(threshold=self._threshold(distance))
        self._regroup()

    @property
    def ahead(self) -> Callable[[float], ThresholdState] | None:
        """What every distance would make, at once, for a line that is being dragged."""
        return self._thresholds.state if self._thresholds is not None else None

    def choose_group(self, place: int | None) -> None:
        """Show the group at this place of the list."""
        groups = self.state.groups
        if groups is None or place is None or not 0 <= place < len(groups):
            self._chosen = None
            self._set(group=None)
            return
        row = groups.row(place)
        members = groups.first_members(place)
        chosen = (members[0].path, row.kind == "contained")
        if chosen == self._chosen and self.state.group is not None:
            return
        self._chosen = chosen
        self._set(group=GroupView(row, members))
        self._ask_detail()

    def compare(self, a: str, b: str) -> None:
        """Open two files side by side."""
        self._view.compare_files(a, b)

    def keep_apart(self, a: int, b: int) -> None:
        """Two files, by number, are no duplicates of each other."""
        if self._files is not None:
            one, other = self._files.paths[a], self._files.paths[b]
            self._submit(Decide(next(self._tickets), one, other))

    def undo_apart(self) -> None:
        """Take the last such decision back."""
        if self._apart:
            a, b = self._apart.pop()
            self._submit(Decide(next(self._tickets), a, b, undo=True))

    # seen before, and out

    def ask(self, path: str) -> None:
        """Which files of the library are near this one?"""
        if self.state.loading:
            self._when_listed.append(lambda: self.ask(path))
            return
        if not self.state.documents:
            self._view.show_notice(notices.no_folder_yet())
            return
        self._near_ticket = next(self._tickets)
        self._set(near=NearState(path, Path(path).name))
        self._submit(Near(self._near_ticket, path))

    def put_answer_away(self) -> bool:
        """Back to the groups; False if they are in sight."""
        there = self.state.near is not None
        self._near_ticket = 0
        if there:
            self._set(near=None)
        return there

    def export(self, form: str, out: str) -> None:
        """form: "html", "csv" or "json"."""
        self._submit(Export(next(self._tickets), form, out))

    # answers

    def on_answer(self, answer: Answer) -> None:
        match answer:
            case Listed():
                self._listed(answer)
            case Regrouped():
                self._regrouped(answer)
            case Detailed():
                self._detailed(answer)
            case Found():
                self._found(answer)
            case Decided():
                if not answer.undo:
                    self._apart.append((answer.a, answer.b))
                    self._view.show_notice(notices.told_apart(answer.a, answer.b))
            case Exported(out=out):
                self._view.show_notice(notices.exported(out))
            case ScanTold():
                self._scan_told(answer)
            case ScanEnded():
                self._scan_ended(answer)
            case Rebuilt():
                self._view.show_notice(notices.rebuilt(answer))
            case Refused():
                self._broken_off(answer, notices.refused(answer))
            case Broke():
                self._broken_off(answer, notices.broke(answer))

    def on_died(self, exitcode: int | None) -> None:
        """The process ended by itself; another one opens the library again."""
        self._view.show_notice(notices.died(exitcode))
        self.open(self.state.path)

    def _listed(self, answer: Listed) -> None:
        if answer.ticket == self._opening:
            self._memory.opened(self.state.path)
        self._files, self._generation = answer.files, answer.generation
        self._thresholds = answer.thresholds
        sources = answer.sources
        if self._wanted_sources is not None:
            counts = {row.path: row for row in sources}
            sources = tuple(
                replace(counts.get(path, _new_source(path, role)), role=role)
                for path, role in self._wanted_sources.items()
            )
        self.state = replace(
            self.state,
            loading=False,
            documents=len(answer.files),
            sources=sources,
            problems=answer.problems,
            threshold=self._threshold(self.state.threshold.value),
        )
        self._regrouping = None
        self._take(answer.groups)
        self._regroup(answer.likeness)
        waiting, self._when_listed = self._when_listed, []
        for todo in waiting:
            todo()

    def _regrouped(self, answer: Regrouped) -> None:
        self._regrouping = None
        if answer.generation == self._generation:
            self._take(answer.groups)
        self._regroup(answer.likeness)

    def _take(self, groups: GroupColumns) -> None:
        """Show other groups, with the same one chosen if it is still there."""
        self._columns = groups
        self._list_groups()

    def _list_groups(self) -> None:
        files, columns, choice = self._files, self._columns, self._choice
        if files is not None and columns is not None:
            run = self._run if len(files) >= MANY else at_once
            run(lambda: GroupList.of(files, columns, choice), self._show_groups)

    def _show_groups(self, shown: GroupList) -> None:
        wanted = (shown.files is self._files, shown.groups is self._columns, shown.choice == self._choice)
        if not all(wanted):
            return  # a newer one is on its way
        self.state = replace(self.state, groups=shown)
        place = shown.place_of(*self._chosen) if self._chosen else None
        if place is None:
            self._chosen = None
            self._set(group=None)
            return
        members, row = shown.first_members(place), shown.row(place)
        before = self.state.group
        same = before is not None and [one.path for one in before.members] == [one.path for one in members]
        if before is not None and same:
            known = {one.path: one.distance for one in before.members}
            members = tuple(replace(one, distance=known[one.path]) for one in members)
            view = replace(before, row=row, members=members)
        else:
            view = GroupView(row, members)
        self._set(group=view)
        if not same:
            self._ask_detail()

    def _regroup(self, likeness: float | None = None) -> None:
        """Ask for the groups at the threshold, unless they are there (at `likeness`) or on their way."""
        wanted = likeness_of(self.state.threshold.value)
        if self._regrouping is None and self._files is not None and wanted != likeness:
            self._regrouping = wanted
            self._submit(Regroup(next(self._tickets), wanted))

    def _ask_detail(self) -> None:
        """One at a time: the arrows may run over many groups."""
        if self._detailing:
            self._detail_again = True
            return
        group = self.state.group
        if group is not None:
            self._detailing = next(self._tickets)
            paths = tuple(one.path for one in group.members)
            self._submit(Detail(self._detailing, paths, group.row.kind == "contained"))

    def _detailed(self, answer: Detailed) -> None:
        self._detailing = 0
        group = self.state.group
        same = group is not None and (answer.path, answer.contained) == self._chosen
        if group is not None and same and answer.matrix.shape[0] == len(group.members):
            members = tuple(
                replace(one, distance=float(answer.matrix[0, place]))
                for place, one in enumerate(group.members)
            )
            view = replace(
                group,
                members=members,
                reason=answer.reason,
                matrix=answer.matrix,
                largest=float(answer.matrix.max()),
                exact=len(members) == group.row.members,
            )
            self._set(group=view)
        if self._detail_again:
            self._detail_again = False
            self._ask_detail()

    def _found(self, answer: Found) -> None:
        if answer.ticket == self._near_ticket and self.state.near is not None:
            self._set(near=replace(self.state.near, rows=answer.rows, problem=answer.problem))

    def _scan_told(self, answer: ScanTold) -> None:
        scan = self.state.scan
        if answer.ticket != self._scan_ticket or scan is None:
            return
        state = replace(
            scan,
            stage=answer.stage,
            done=answer.done,
            total=answer.total,
            rate=None if scan.paused else answer.rate,
            seconds_left=None if scan.paused else answer.seconds_left,
            problems=scan.problems + len(answer.problems),
        )
        self._set(scan=state)

    def _scan_ended(self, answer: ScanEnded) -> None:
        if answer.ticket != self._scan_ticket:
            return
        self._end_scan(unfinished=answer.stopped)
        notice = notices.ended(answer)
        if notice is not None:
            self._view.show_notice(notice)

    def _broken_off(self, answer: Refused | Broke, notice: Notice) -> None:
        if answer.ticket == self._detailing:
            self._detailing = 0
        self._regrouping = None
        if answer.ticket == self._near_ticket:
            self._set(near=None)
        if answer.scanning and answer.ticket == self._scan_ticket:
            self._end_scan(unfinished=True)
        self._view.show_notice(notice)
        if answer.ticket == self._opening and self._before not in ("", self.state.path):
            self.open(self._before)
        elif self.state.loading:
            self._set(loading=False)

    # inside

    def _sources(self) -> dict[str, str]:
        """The sources by path, with their roles."""
        if self._wanted_sources is not None:
            return dict(self._wanted_sources)
        return {row.path: row.role for row in self.state.sources}

    def _begin_scan(self, sources: dict[str, str]) -> None:
        if not sources:
            return
        self._wanted_sources = sources
        known = {row.path: row for row in self.state.sources}
        rows = tuple(
            replace(known.get(path, _new_source(path, role)), role=role) for path, role in sources.items()
        )
        self._scan_ticket = next(self._tickets)
        self._memory.keep(self.state.path, unfinished=True)
        self._set(sources=rows, scan=ScanState(), interrupted=False)
        self._submit(Scan(self._scan_ticket, tuple(sources.items())))

    def _end_scan(self, unfinished: bool) -> None:
        self._scan_ticket = 0
        self._wanted_sources = None
        self._memory.keep(self.state.path, unfinished=unfinished)
        self._set(scan=None, interrupted=unfinished)

    def _threshold(self, distance: float) -> ThresholdState:
        return ThresholdState(distance) if self._thresholds is None else self._thresholds.state(distance)

    def _steer(self, what: str) -> None:
        self._submit(Steer(next(self._tickets), what))

    def _submit(self, job: Job) -> None:
        self._keeper.submit(job)

    def _set(self, **changes: object) -> None:
        self.state = replace(self.state, **changes)  # type: ignore[arg-type]
        self._show()

    def _show(self) -> None:
        self._view.show_library(self.state)


def _new_source(path: str, role: str) -> SourceRow:
    return SourceRow(path, Path(path).name or path, role, missing=not Path(path).exists())
