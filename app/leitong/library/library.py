"""A library of documents that lasts: what is in it, what is near what, and what people decided."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from filelock import FileLock

from leitong.analysis import Analysis, analyse
from leitong.compare.comparison import Kind
from leitong.documents.document import Document
from leitong.documents.load import load
from leitong.errors import LibraryDamaged, LibraryUnusable
from leitong.library.clusters.clustering import THRESHOLD, clusters_of
from leitong.library.clusters.spread import differing, pairs_of_files, spread
from leitong.library.file_actions import FileActions
from leitong.library.journal import settle_interrupted
from leitong.library.prints import print_of
from leitong.library.proving.matcher import Matcher
from leitong.library.proving.matching import nearest
from leitong.library.proving.steps import finish
from leitong.library.records import (
    Counts,
    Near,
    Reading,
    Role,
    Stamp,
    StoredCluster,
    StoredDocument,
    StoredPair,
)
from leitong.library.sketching.sketches import Sketch
from leitong.library.storage.choice_table import NOT_A_DUPLICATE
from leitong.library.storage.database import (
    DAMAGED,
    IN_MEMORY,
    check_file,
    connect,
    connect_to_read,
    empty_log,
    failures_named,
    sweep,
)
from leitong.library.storage.lock import lock_of
from leitong.library.storage.migrations import version_of
from leitong.library.storage.schema import STEPS
from leitong.library.storage.store import Store
from leitong.messages import QT_TRANSLATE_NOOP, Message

_NOT_IN_IT = QT_TRANSLATE_NOOP("Core", "This file is not in the library.")
_LOST = QT_TRANSLATE_NOOP("Core", "what was read of {n} texts is lost")
_ONE_LOST = QT_TRANSLATE_NOOP("Core", "what was read of 1 text is lost")
_SAME_TEXT = QT_TRANSLATE_NOOP("Core", "Its text is that of {other}, letter by letter.")
_NO_TEXT = QT_TRANSLATE_NOOP(
    "Core", "Nothing could be read in this file, so that there is nothing to decide."
)

# of 4 KiB each
_MANY_PAGES = 256
# of SQLite's machine: some tens of thousands in a millisecond
_STEPS_BETWEEN = 10_000


class Library(FileActions):
    """One library file, open. Use it as a context manager, from one thread at a time."""

    def __init__(self, store: Store, source: str, lock: FileLock | None = None) -> None:
        self.store = store
        self.source = source
        self._lock = lock
        self._own = None if source == IN_MEMORY else Path(source).resolve()
        self._read_only = lock is None and self._own is not None

    @classmethod
    def open(cls, path: Path | str | None = None, *, read_only: bool = False, create: bool = True) -> Library:
        """The library at `path`, made if there is none (not where `read_only`, or without `create`); None: in memory.

        One program at a time may have it open for writing; readers are not kept out. A file action that was
        interrupted is completed or rolled back now.
        Raises LibraryUnusable (in use, not writable, no such file), or LibraryDamaged.
        """
        if path is None:
            return cls(Store(connect(None), IN_MEMORY), IN_MEMORY)
        path = Path(path)
        check_file(path, create=create and not read_only)
        if read_only:
            return cls(Store(connect_to_read(path), str(path)), str(path))
        lock = lock_of(path)
        try:
            library = cls(Store(connect(path), str(path)), str(path), lock)
            settle_interrupted(library.store)
            return library
        except BaseException:
            lock.release()
            raise

    def owns(self, path: Path | str) -> bool:
        """Whether the path is that of the library's own file, or of those beside it: they are no documents."""
        own = None if self._own is None else str(self._own)
        name = str(path)
        return own is not None and name.startswith(own) and os.sep not in name[len(own) :]

    def is_in(self, folder: str) -> bool:
        """Whether the library's own file lies in this folder."""
        return self._own is not None and str(self._own.parent) == folder

    def close(self) -> None:
        self.store.close()
        if self._lock is not None:
            self._lock.release()
        elif self._own is not None:
            sweep(self._own)

    def __enter__(self) -> Library:
        return self

    def __exit__(
        self,
        _type: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self.close()

    def add(self, path: Path | str, role: Role = Role.SCAN) -> StoredDocument:
        """Read one file now, and find what is near it. Raises a LeitongError if it can't be read."""
        path = Path(path).resolve()
        print_ = print_of(analyse(load(path)))
        status = path.stat()
        stamp = Stamp(status.st_size, status.st_mtime_ns, status.st_dev, status.st_ino)
        self.store.save([Reading(path, role, stamp, print_.sha256, print_)])
        self.store.drop_loose_prints()
        self._match()
        return self.document(path)

    def documents(self) -> list[StoredDocument]:
        """All files, by path: also those that vanished, and those in which nothing could be read."""
        return self.store.documents()

    def document(self, path: Path | str) -> StoredDocument:
        """Raises LibraryUnusable if the file is not in the library."""
        path = Path(path).resolve()
        for document in self.documents():
            if document.path == path:
                return document
        raise LibraryUnusable(str(path), Message(_NOT_IN_IT))

    def pairs(self) -> Iterator[StoredPair]:
        """Every proved pair of files that are there, by path; of two reference files none."""
        return pairs_of_files(self.store.files(), spread(self.store.digests(), self.store.pairs()))

    def clusters(self, threshold: float = THRESHOLD) -> list[StoredCluster]:
        """Files that belong together, largest cluster first. threshold: likeness that near texts must have, 0–1.

        They are kept, and worked out again only if anything was written since, or for another threshold.
        """
        kept = self.store.kept_clusters(threshold)
        if kept is None:
            kept = self._found_clusters(threshold)
            if not self._read_only:
                self.store.keep_clusters(kept, threshold)
        return kept

    def _found_clusters(self, threshold: float) -> list[StoredCluster]:
        with self.store.at_one_moment():
            apart = [(a, b) for a, b, decision, _ in self.store.decisions() if decision == NOT_A_DUPLICATE]
            texts = spread(self.store.digests(), self.store.pairs())
            return clusters_of(self.documents(), texts, apart, self._sketches, threshold)

    def _sketches(self, prints: Iterable[int]) -> dict[int, Sketch]:
        """Those of all these prints. Raises LibraryDamaged where one is lost."""
        wanted = set(prints)
        found = {row.id: row.sketch for row in self.store.sketches_of(wanted)}
        lost = len(wanted) - len(found)
        if lost:
            detail = Message(_ONE_LOST) if lost == 1 else Message(_LOST, {"n": f"{lost:,}"})
            raise LibraryDamaged(self.source, Message(DAMAGED, {"detail": detail}))
        return found

    def near(self, source: Path | str | Document | Analysis, count: int = 10) -> list[Near]:
        """The files nearest to a document that need not be in the library, nearest first. Raises a LeitongError."""
        analysis = source if isinstance(source, Analysis) else analyse(source)
        asked = print_of(analysis)
        near = nearest(asked, self.store)
        files = self.store.files(one.id for one in near)
        found = [
            Near(
                file.path,
                Kind.IDENTICAL if file.digest == asked.sha256 else one.kind,
                one.jaccard,
                one.of_query,
                one.in_query,
                differing(asked.simhash, file.simhash),
            )
            for one in near
            for file in files.get(one.id, ())
        ]
        found.sort(key=lambda one: one.kind is not Kind.IDENTICAL)  # among those of the very text
        return found[:count]

    def decide_not_duplicate(self, a: Path | str, b: Path | str) -> None:
        """Remember, by content, that two files are no duplicates: no cluster joins them because of each other.

        Raises LibraryUnusable if their texts are the same, letter by letter.
        """
        digests = sorted((self._digest(a), self._digest(b)))
        if digests[0] == digests[1]:
            raise LibraryUnusable(str(a), Message(_SAME_TEXT, {"other": str(b)}))
        now = datetime.now(UTC).isoformat(timespec="seconds")
        self.store.save_decisions([(digests[0], digests[1], NOT_A_DUPLICATE, now)])

    def undecide(self, a: Path | str, b: Path | str) -> None:
        """Forget what was decided on two files."""
        digests = sorted((self._digest(a), self._digest(b)))
        self.store.drop_decision(digests[0], digests[1])

    def forget(self, path: Path | str) -> int:
        """Drop a file, or all files below a folder, and known copies there; returns how many.

        The files themselves are not touched.
        """
        path = Path(path).absolute()
        places = {path, path.resolve()}
        ids = [
            id_
            for name, id_ in self.store.known_paths()
            if name in places or not places.isdisjoint(name.parents)
        ]
        self.store.forget(ids)
        copies = self.store.forget_copies(places)
        self._match()
        self.store.drop_sources(
            source
            for source in self.store.sources()
            if source in places or not places.isdisjoint(source.parents)
        )
        return len(ids) + copies

    def sources(self) -> dict[Path, Role]:
        """The folders that were scanned, with their roles."""
        return self.store.sources()

    def counts(self) -> Counts:
        return self.store.counts()

    def is_half_empty(self) -> bool:
        """Whether most of a large file is room that is no longer used, as once another version has read all anew."""
        ((pages,),) = self.store.rows("PRAGMA page_count")
        ((unused,),) = self.store.rows("PRAGMA freelist_count")
        return bool(pages > _MANY_PAGES and 2 * unused > pages)

    def shrink(self, given_up: Callable[[], bool] = lambda: False) -> None:
        """Give the room that is no longer used back to the disk. given_up: asked again and again meanwhile."""
        connection = self.store.connection
        connection.set_progress_handler(given_up, _STEPS_BETWEEN)
        try:
            with failures_named(self.source):
                connection.execute("VACUUM")
                empty_log(connection, given_up)
        finally:
            connection.set_progress_handler(None, 0)

    def is_present_version(self) -> bool:
        """Whether the file has the tables that this Leitong uses; opening it for writing gives it them."""
        return version_of(self.store.connection, self.source) == len(STEPS)

    def faults(self) -> list[str]:
        """Everything that is wrong with the file, in English; empty if nothing is."""
        return self.store.faults()

    def _match(self) -> None:
        finish(Matcher(self.store).all())

    def _digest(self, path: Path | str) -> str:
        document = self.document(path)
        if document.content is None:
            raise LibraryUnusable(str(document.path), Message(_NO_TEXT))
        return document.content
