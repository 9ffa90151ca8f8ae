"""The work on a library: it lists, regroups, answers and scans in a process of its own that never sees Qt."""

from __future__ import annotations

import os
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from queue import Empty, SimpleQueue

from leitong.errors import LeitongError, LibraryDamaged, LibraryUnusable
from leitong.library.best import best_copy
from leitong.library.distances import distance_matrix
from leitong.library.library import Library
from leitong.library.records import Role
from leitong.library.regrouping import copy_of
from leitong.library.repair import rebuild
from leitong.library.sketches import gathered
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.library_exports import export
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
    Steer,
)
from leitong.presenters.library_state import NearRow
from leitong.presenters.scan_telling import ScanTelling
from leitong.presenters.shelf import Shelf
from leitong.scan.control import Control
from leitong.scan.scan import scan

NEAREST = 20
_NICE = 5
_WHOLE = QT_TRANSLATE_NOOP("Core", "The others are parts of it.")
_NOT_WRITTEN = QT_TRANSLATE_NOOP("Core", "It can't be written ({detail}).")

Send = Callable[[Answer], None]
Change = Callable[[Library], Answer]


class Librarian:
    """Does jobs one after the other; a scan runs in a thread beside them, and `steer` is heard at once.

    send: may be called from both threads. A scan holds the library for writing; what else is to be written waits for
    its next pause between two files, which is a twentieth of a second away.
    """

    def __init__(self, send: Send) -> None:
        self._send = send
        self._path = Path()
        self._likeness = 0.5
        self._shelf: Shelf | None = None
        self._control: Control | None = None
        self._thread: threading.Thread | None = None
        self._changes: SimpleQueue[tuple[int, Change]] = SimpleQueue()
        self._lists = threading.Lock()
        self._generation = 0

    def steer(self, what: str) -> None:
        """May be called from any thread."""
        control = self._control
        if control is None:
            return
        match what:
            case "pause":
                control.pause()
            case "resume":
                control.resume()
            case "stop":
                control.stop()

    def close(self) -> None:
        """End a scan in good order."""
        self.steer("stop")
        if self._thread is not None:
            self._thread.join()

    def do(self, job: Job) -> None:
        """Never raises because of a library or a file: that is answered."""
        with self._told(job.ticket):
            match job:
                case Open():
                    self._open(job)
                case Scan():
                    self._scan(job)
                case Steer():
                    self.steer(job.what)
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
            wanted = set(job.paths)
            shelf = self._shelf
            files = (
                {str(one.path): one for one in shelf.documents if str(one.path) in wanted} if shelf else {}
            )
            members = [files[path] for path in job.paths if path in files and files[path].print is not None]
            rows = library.store.sketches_of({one.print or 0 for one in members})
        places = {row.id: place for place, row in enumerate(rows)}
        members = [one for one in members if one.print in places]
        if len(members) < len(job.paths) or not members:
            return  # it was listed before a scan has changed it, and will be asked for again
        matrix = distance_matrix(
            gathered([row.sketch for row in rows]), [places[one.print or 0] for one in members]
        )
        reason = Message(_WHOLE) if job.contained else best_copy([copy_of(one) for one in members])[1]
        self._send(Detailed(job.ticket, job.paths[0], job.contained, reason, matrix))

    def _near(self, job: Near) -> Found:
        try:
            with self._reading() as library:
                itself = os.path.realpath(job.path)
                found = [near for near in library.near(job.path, NEAREST + 1) if str(near.path) != itself]
                sources = library.sources()
        except LibraryUnusable:
            raise
        except LeitongError as error:
            return Found(job.ticket, job.path, (), error.reason)
        rows = (
            NearRow(
                str(near.path),
                near.path.name,
                _folder(near.path, sources),
                near.kind.value,
                near.containment_of_query,
                near.containment_in_query,
            )
            for near in found[:NEAREST]
        )
        return Found(job.ticket, job.path, tuple(rows))

    def _change(self, job: Decide | Forget) -> None:
        """Write to the library: now, or between two files of the scan that holds it."""

        def change(library: Library) -> Answer:
            if isinstance(job, Forget):
                library.forget(job.path)
                return self._list(job.ticket, library)
            (library.undecide if job.undo else library.decide_not_duplicate)(job.a, job.b)
            self._list(job.ticket, library)
            return Decided(job.ticket, job.a, job.b, job.undo)

        if isinstance(job, Forget):
            self.close()  # what a scan reads after this would be in the library again
        if self._thread is not None and self._thread.is_alive():
            self._changes.put((job.ticket, change))
            return
        with Library.open(self._path) as library:
            self._answer(change(library))

    def _answer(self, answer: Answer) -> None:
        if not isinstance(answer, Listed):  # which was sent already
            self._send(answer)

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
        self.close()
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._control = Control()
        self._thread = threading.Thread(
            target=self._run_scan, args=(job, self._control), name="leitong-scan", daemon=True
        )
        self._thread.start()

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
        # what came in between the last event and the end
        with self._told(job.ticket):
            if not self._changes.empty():
                with Library.open(self._path) as library:
                    self._make_changes(library)

    def _scan_once(self, job: Scan, control: Control) -> None:
        folders = {role: [path for path, of in job.sources if of == role] for role in Role}
        with Library.open(self._path) as library:
            telling = ScanTelling(job.ticket, self._send, lambda: self._list(job.ticket, library))
            events = scan(
                folders[Role.SCAN],
                library,
                reference=folders[Role.REFERENCE],
                template=folders[Role.TEMPLATE],
                ignore=folders[Role.IGNORE],
                control=control,
            )
            for event in events:
                telling.hear(event)
                self._make_changes(library)
            if control.stopped:
                telling.end()  # who stops it waits for that, and not for the list
            self._list(job.ticket, library)
            if not control.stopped:
                telling.end()

    def _make_changes(self, library: Library) -> None:
        while True:
            try:
                ticket, change = self._changes.get_nowait()
            except Empty:
                return
            with self._told(ticket):
                self._answer(change(library))


@contextmanager
def _as_it_is(library: Library) -> Iterator[Library]:
    """A library that stays open."""
    yield library


def _folder(path: Path, sources: dict[Path, Role]) -> str:
    """From the name of its source on."""
    for root in sorted(sources, key=lambda root: -len(root.parts)):
        if path.is_relative_to(root) and path != root:
            return str(Path(root.name or root, path.parent.relative_to(root)))
    return str(path.parent)
