"""Scans in the library's process: those that a person asks for, and one pass over files for whoever wants it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from leitong.errors import LibraryDamaged
from leitong.library.library import Library
from leitong.library.records import Role
from leitong.presenters.keeping.long_work import step_back
from leitong.presenters.keeping.open_library import OpenLibrary
from leitong.presenters.keeping.scan_telling import ScanTelling
from leitong.presenters.keeping.standby import Standby
from leitong.presenters.library.jobs import Scan
from leitong.scan.control import Control
from leitong.scan.events import DocumentRead, Event, FileMoved, FileVanished, HeldBack, ProblemFound
from leitong.scan.run import ScanRun
from leitong.scan.scan import absolute

# where more has changed it is as quick to read all anew
_FEW = 500


class Scanning:
    """runs: until the end of a scan was told; its thread goes on for a moment. standby: what scans leave to others."""

    def __init__(self, keeper: OpenLibrary) -> None:
        self._keeper = keeper
        self.standby = Standby()
        self.runs = False

    def begin(self, job: Scan) -> None:
        """In a thread beside other jobs, once what runs there has come to its end."""
        self._keeper.path.parent.mkdir(parents=True, exist_ok=True)
        self.runs = True
        self._keeper.work.start("leitong-scan", lambda control: self._run(job, control))

    def _run(self, job: Scan, control: Control) -> None:
        step_back()
        with self._keeper.told(job.ticket, scanning=True):
            try:
                self.scan_once(job, control)
            except LibraryDamaged as damage:
                self._keeper.mend(job.ticket, damage)
                self.scan_once(job, control)
        self.runs = False
        self._keeper.make_late_changes(job.ticket)

    def scan_once(self, job: Scan, control: Control) -> None:
        """Bring the library up to date, and tell how far it is. Raises LibraryUnusable, LibraryDamaged."""
        keeper = self._keeper
        roots, changed = _asked(job)
        whole = changed is None or not changed.isdisjoint(roots)
        with keeper.writing() as library:
            touched = self._touched(library, None if whole else changed)
            telling = ScanTelling(job.ticket, keeper.send, lambda: keeper.list(job.ticket, library))
            for event in self._events(job, library, control):
                telling.hear(event)
                if touched is not None:
                    touched.update(_paths(event))
                keeper.work.make_changes(library)
            stopped = control.stopped  # it may be stopped while it lists, and its end is told once
            if stopped:
                self._end(telling)  # who stops it waits for that, and not for the list
            if job.changed is None or telling.has_news(whole):
                keeper.list(job.ticket, library, touched)
            if not stopped:
                self._end(telling)

    def _touched(self, library: Library, changed: set[Path] | None) -> set[Path] | None:
        """What to read anew of the library after a look at what changed; None: all, as where others have written."""
        shelf = self._keeper.shelf
        as_read = shelf is not None and shelf.changes == library.store.changes()
        return set(changed) if as_read and changed is not None and len(changed) <= _FEW else None

    def _events(self, job: Scan, library: Library, control: Control) -> Iterator[Event]:
        roots, changed = _asked(job)
        with self.standby.borrowed(library.store, control) as (matcher, readers):
            run = ScanRun(
                library,
                roots,
                control=control,
                changed=changed,
                matcher=matcher,
                readers=readers,
                gate=job.gate,
            )
            yield from run.events()

    def _end(self, telling: ScanTelling) -> None:
        self.runs = False
        telling.end()


def _paths(event: Event) -> tuple[Path, ...]:
    """The documents that are other ones since."""
    match event:
        case DocumentRead(path=path) | ProblemFound(path=path) | FileVanished(path=path):
            return (path,)
        case HeldBack(copy=copy):
            return (copy.path,)  # it may have been in the library, far from what changed
        case FileMoved(old=old, new=new):
            return old, new
    return ()


def _asked(job: Scan) -> tuple[dict[Path, Role], set[Path] | None]:
    """The roles of the folders, and what has changed in them; None: all is looked at."""
    roots = {absolute(path): Role(role) for path, role in job.sources}
    return roots, None if job.changed is None else {Path(path) for path in job.changed}
