"""The work on a library: it lists, regroups, answers and scans in a process of its own that never sees Qt."""

from __future__ import annotations

import os
import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

from leitong.errors import Cancelled, LeitongError, LibraryDamaged, LibraryUnusable
from leitong.library.library import Library
from leitong.library.records import Role
from leitong.library.storage.repair import rebuild
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.explore_desk import answer, is_ready, make_ready
from leitong.presenters.explore_jobs import Ask, AskLinks, ExploreJob
from leitong.presenters.filing_desk import FilingDesk
from leitong.presenters.filing_jobs import CarryOut, ListJournal, PlanFiling, UndoFiling
from leitong.presenters.library_answers import detailed, near_files
from leitong.presenters.library_exports import export
from leitong.presenters.library_jobs import (
    Answer,
    Broke,
    Decide,
    Decided,
    Detail,
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
    Steer,
    Watch,
)
from leitong.presenters.long_work import LongWork
from leitong.presenters.scan_telling import ScanTelling
from leitong.presenters.shelf import Shelf
from leitong.presenters.watcher import Watcher
from leitong.scan.control import Control
from leitong.scan.run import ScanRun
from leitong.scan.scan import absolute

_NICE = 5
# seconds until what changed is looked at again while another program writes to the library
_AGAIN_AFTER = 10.0
# what changes all the time is looked at for so small a part of the time: one in so many
_LOOK_SHARE = 5
_BUSY = QT_TRANSLATE_NOOP("Core", "A scan is running; stop it, or wait until it has come to its end.")
_NOT_WRITTEN = QT_TRANSLATE_NOOP("Core", "It can't be written ({detail}).")

Send = Callable[[Answer], None]


class Librarian:
    """Does jobs one after the other; scans and file actions run in a thread beside them, and `steer` is heard at once.

    send: may be called from both threads. Such work holds the library for writing; what else is to be written waits for
    its next pause between two files, which is a twentieth of a second away.
    """

    def __init__(self, send: Send) -> None:
        self._send = send
        self._path = Path()
        self._likeness = 0.5
        self._shelf: Shelf | None = None
        self._desk = FilingDesk()
        self.work = LongWork()
        self._scanning = False  # until the end of a scan was told; its thread goes on for a moment
        self._filing = False
        self._watcher: Watcher | None = None
        self._looked_at: tuple[str, ...] = ()  # what changed and is being looked at now
        self._lists = threading.Lock()
        # what the thread that explores is to answer; None while there is no such thread
        self._asked: deque[ExploreJob] | None = None
        self._asking = threading.Lock()
        self._generation = 0

    def steer(self, what: str) -> None:
        """May be called from any thread."""
        self.work.steer(what)

    def heed(self, job: Steer | Watch) -> None:
        """What is done at once. May be called from any thread, by one at a time."""
        if isinstance(job, Steer):
            self.steer(job.what)
            return
        if self._watcher is not None:
            self._watcher.close()
        self._watcher = Watcher(job, self._send, lambda: self.work.runs) if job.paths else None

    def close(self) -> None:
        """End what runs in good order."""
        self.work.close()

    def do(self, job: Job) -> None:
        """Never raises because of a library or a file: that is answered."""
        with self._told(job.ticket):
            match job:
                case Open():
                    self._open(job)
                case Scan():
                    self._scan(job)
                case Steer() | Watch():
                    self.heed(job)
                case Regroup():
                    self._regroup(job)
                case Detail():
                    self._detail(job)
                case Near():
                    self._send(self._near(job))
                case Decide() | Forget():
                    self._change(job)
                case Export():
                    self._export(job)
                case Ask() | AskLinks():
                    self._explore(job)
                case PlanFiling():
                    self._plan(job)
                case CarryOut() | UndoFiling():
                    self._file(job)
                case ListJournal():
                    with self._reading() as library:
                        self._send(self._desk.journal(job, library))

    @contextmanager
    def _told(self, ticket: int, scanning: bool = False) -> Iterator[None]:
        try:
            yield
        except (EOFError, BrokenPipeError, ConnectionResetError):
            raise
        except LeitongError as error:
            self._send(Refused(ticket, error.source, error.reason, scanning))
        except Exception as error:
            report = traceback.format_exc()
            self._send(Broke(ticket, f"{type(error).__name__}: {error}", report, scanning))

    def _open(self, job: Open) -> None:
        self.close()
        self._path, self._likeness = Path(job.path), job.likeness
        try:
            self._list(job.ticket)
        except LibraryDamaged as damage:
            rebuilt = rebuild(self._path)
            self._send(Rebuilt(job.ticket, str(rebuilt.kept), rebuilt.decisions, damage.reason))
            self._list(job.ticket)

    def _list(self, ticket: int, library: Library | None = None) -> Listed:
        """Read all anew and tell it."""
        with self._lists:
            with self._reading() if library is None else _as_it_is(library) as opened:
                shelf = Shelf.of(opened, self._generation + 1)
            self._generation += 1
            self._shelf = shelf
            listed = shelf.listed(ticket, self._likeness)
            self._send(listed)
            return listed

    def _reading(self) -> Library:
        """One that was never written holds nothing."""
        if not self._path.exists():
            return Library.open(None)
        return Library.open(self._path, read_only=True)

    def _regroup(self, job: Regroup) -> None:
        self._likeness = job.likeness
        shelf = self._shelf
        if shelf is not None:
            self._send(Regrouped(job.ticket, shelf.generation, shelf.groups(job.likeness), job.likeness))

    def _detail(self, job: Detail) -> None:
        with self._reading() as library:
            found = detailed(job, library, self._shelf)
        if found is not None:
            self._send(found)

    def _near(self, job: Near) -> Found:
        with self._reading() as library:
            return near_files(job, library)

    def _change(self, job: Decide | Forget) -> None:
        """Write to the library: now, or between two files of the work that holds it."""

        def change(library: Library) -> None:
            with self._told(job.ticket):
                if isinstance(job, Forget):
                    library.forget(job.path)
                    self._list(job.ticket, library)
                    return
                (library.undecide if job.undo else library.decide_not_duplicate)(job.a, job.b)
                self._list(job.ticket, library)
                self._send(Decided(job.ticket, job.a, job.b, job.undo))

        if isinstance(job, Forget):
            self.close()  # what a scan reads after this would be in the library again
        if not self.work.put_in(change):
            with Library.open(self._path) as library:
                change(library)

    def _export(self, job: Export) -> None:
        try:
            with self._reading() as library:
                export(library, job.form, Path(job.out), datetime.now())
        except OSError as error:
            detail = error.strerror or str(error)
            self._send(Refused(job.ticket, job.out, Message(_NOT_WRITTEN, {"detail": detail})))
        else:
            self._send(Exported(job.ticket, job.out))

    def _scan(self, job: Scan) -> None:
        if job.changed is not None:
            self._look(job, job.changed)
            return
        if not self._filing:
            self.close()
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._scanning = True
        self.work.start("leitong-scan", lambda control: self._run_scan(job, control))

    def _run_scan(self, job: Scan, control: Control) -> None:
        if sys.platform == "linux":
            # there this is the thread's own, and that of its reading processes: what a person waits for comes first
            os.nice(_NICE)
        with self._told(job.ticket, scanning=True):
            try:
                self._scan_once(job, control)
            except LibraryDamaged as damage:
                rebuilt = rebuild(self._path)
                self._send(Rebuilt(job.ticket, str(rebuilt.kept), rebuilt.decisions, damage.reason))
                self._scan_once(job, control)
        self._scanning = False
        self._make_late_changes(job.ticket)

    def _make_late_changes(self, ticket: int) -> None:
        """What came in between the last pause and the end."""
        with self._told(ticket):
            if self.work.changes_wait:
                with Library.open(self._path) as library:
                    self.work.make_changes(library)

    def _look(self, job: Scan, changed: tuple[str, ...]) -> None:
        """At what changed, while nothing else runs; what else is wanted goes first, and this is done after it."""
        if self.work.runs:
            self._look_later(job, changed)
            return
        self._looked_at = changed
        self.work.start("leitong-look", lambda control: self._run_look(job, changed, control))

    def _run_look(self, job: Scan, changed: tuple[str, ...], control: Control) -> None:
        if sys.platform == "linux":
            os.nice(_NICE)
        begun = time.monotonic()
        with self._told(job.ticket, scanning=True):
            try:
                self._scan_once(job, control)
                self._put_back((), (_LOOK_SHARE - 1) * (time.monotonic() - begun))
            except LibraryUnusable:
                self._look_later(job, changed, _AGAIN_AFTER)
        self._looked_at = ()
        self._make_late_changes(job.ticket)

    def _look_later(self, job: Scan, changed: tuple[str, ...], seconds: float = 0.0) -> None:
        self._put_back(changed, seconds)
        self._send(ScanEnded(job.ticket, 0, 0, 0, stopped=True))

    def _put_back(self, changed: tuple[str, ...], seconds: float = 0.0) -> None:
        watcher = self._watcher
        if watcher is not None:
            watcher.put_back(changed, seconds)

    def _make_way(self) -> None:
        """A look at what changed ends, and is begun again after what a person waits for."""
        looked_at = self._looked_at
        if looked_at:
            self._put_back(looked_at)
            self.close()

    def _scan_once(self, job: Scan, control: Control) -> None:
        roots = {absolute(path): Role(role) for path, role in job.sources}
        changed = None if job.changed is None else {Path(path) for path in job.changed}
        whole = changed is None or not changed.isdisjoint(roots)
        with Library.open(self._path) as library:
            telling = ScanTelling(job.ticket, self._send, lambda: self._list(job.ticket, library))
            for event in ScanRun(library, roots, control=control, changed=changed).events():
                telling.hear(event)
                self.work.make_changes(library)
            stopped = control.stopped  # it may be stopped while it lists, and its end is told once
            if stopped:
                self._end_scan(telling)  # who stops it waits for that, and not for the list
            if job.changed is None or telling.has_news(whole):
                self._list(job.ticket, library)
            if not stopped:
                self._end_scan(telling)

    def _end_scan(self, telling: ScanTelling) -> None:
        self._scanning = False
        telling.end()

    def _explore(self, job: ExploreJob) -> None:
        """Answer at once, or after what must be made first was made, in a thread beside other jobs."""
        with self._asking:
            if self._asked is not None:
                self._asked.append(job)  # the thread that runs answers it next
                return
        with self._reading() as library:
            if is_ready(job, library):
                self._send(answer(job, library))
                return
        self._make_way()
        if self.work.runs:
            raise LibraryUnusable(str(self._path), Message(_BUSY))
        with self._asking:
            self._asked = deque((job,))
        self.work.start("leitong-explore", self._run_explore)

    def _run_explore(self, control: Control) -> None:
        if sys.platform == "linux":
            os.nice(_NICE)
        ticket = 0
        while (job := self._next_asked()) is not None:
            ticket = job.ticket
            with self._told(ticket), suppress(Cancelled), Library.open(self._path) as library:
                make_ready(job, library, self._send, lambda: self._may_go_on(library, control))
                self._send(answer(job, library))
        self._make_late_changes(ticket)

    def _may_go_on(self, library: Library, control: Control) -> bool:
        """Asked at the pauses of what explores."""
        if not library.store.connection.in_transaction:
            self.work.make_changes(library)
        return not control.stopped

    def _next_asked(self) -> ExploreJob | None:
        with self._asking:
            if self._asked:
                return self._asked.popleft()
            self._asked = None
            return None

    def _plan(self, job: PlanFiling) -> None:
        shelf = self._shelf
        if shelf is not None:
            self._send(self._desk.plan(job, shelf))

    def _file(self, job: CarryOut | UndoFiling) -> None:
        """A scan may be reading what is to be moved, so that one waits for the other's end."""
        if self._scanning:
            raise LibraryUnusable(str(self._path), Message(_BUSY))
        self._make_way()
        self._filing = True
        self.work.start("leitong-filing", lambda control: self._run_filing(job, control))

    def _run_filing(self, job: CarryOut | UndoFiling, control: Control) -> None:
        with self._told(job.ticket), Library.open(self._path) as library:

            def go_on() -> bool:
                self.work.make_changes(library)
                return not control.stopped

            if isinstance(job, CarryOut):
                ended = self._desk.carry_out(job, library, self._send, go_on)
            else:
                ended = self._desk.undo(job, library, self._send, go_on)
            self._list(job.ticket, library)
            self._send(ended)
        self._filing = False
        self._make_late_changes(job.ticket)


@contextmanager
def _as_it_is(library: Library) -> Iterator[Library]:
    """A library that stays open."""
    yield library
