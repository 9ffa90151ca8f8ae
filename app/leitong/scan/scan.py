"""The public way to scan: folders and a library in, events out."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from pathlib import Path

from leitong.errors import LibraryDamaged, SourceNotFound
from leitong.library.library import Library
from leitong.library.records import Role
from leitong.library.storage.repair import rebuild
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.scan.bounds import Bounds
from leitong.scan.control import Control
from leitong.scan.events import Event, LibraryRebuilt
from leitong.scan.filters import Filters
from leitong.scan.run import ScanRun

Folders = Iterable[Path | str] | Path | str
"""Some folders, or one by itself."""
_NO_NAME = QT_TRANSLATE_NOOP("Core", "The name is empty.")


def scan(
    folders: Folders,
    library: Library | Path | str,
    executor: Executor | None = None,
    *,
    reference: Folders = (),
    template: Folders = (),
    ignore: Folders = (),
    filters: Filters | None = None,
    processes: int | None = None,
    bounds: Bounds | None = None,
    control: Control | None = None,
    gate: bool = False,
) -> Iterator[Event]:
    """Bring a library up to date with folders (or files), and find what is near what.

    folders: some, or one by itself.
    library: open for writing; or a path, which is opened, made if it is missing, and closed at the end.
    executor: reads the files; by default spawned processes, as many as processors or as `processes` says.
    reference: folders that are compared with the others, never with themselves. ignore: folders within, left out.
    template: folders or files whose text is taken out of all others before they are compared.
    gate: keep files out of the library whose text it has; they are listed as known copies, which scans pass over.
    control: lets another thread pause and stop. Closing the iterator stops as well; what was done is kept.

    What is found does not depend on the number of processes, nor on how often the scan was ended and begun again.
    A damaged library given by its path is kept under another name and made anew. Raises LibraryUnusable,
    SourceNotFound for a folder with an empty name, and NoReadingProcess where no process can be started to read.
    """
    roots = roots_of(folders, reference, template, ignore)

    def events(opened: Library) -> Iterator[Event]:
        return ScanRun(
            opened,
            roots,
            executor=executor,
            filters=filters or Filters(),
            processes=processes,
            bounds=bounds or Bounds(),
            control=control or Control(),
            gate=gate,
        ).events()

    return events(library) if isinstance(library, Library) else _opened(Path(library), events)


def roots_of(folders: Folders, reference: Folders, template: Folders, ignore: Folders) -> dict[Path, Role]:
    """Absolute paths, each with its role."""
    roles = [
        (folders, Role.SCAN),
        (reference, Role.REFERENCE),
        (template, Role.TEMPLATE),
        (ignore, Role.IGNORE),
    ]
    return {absolute(folder): role for some, role in roles for folder in _each(some)}


def _each(folders: Folders) -> Iterable[Path | str]:
    """A string is one name: letter by letter it would name other folders, among them the root of the disk."""
    return [folders] if isinstance(folders, str | os.PathLike) else folders


def _opened(path: Path, events_of: Callable[[Library], Iterator[Event]]) -> Iterator[Event]:
    try:
        with Library.open(path) as library:
            yield from events_of(library)
        return
    except LibraryDamaged as damage:
        rebuilt = rebuild(path)
        yield LibraryRebuilt(rebuilt.kept, rebuilt.decisions, damage.reason)
    with Library.open(path) as library:
        yield from events_of(library)


def absolute(folder: Path | str) -> Path:
    """The path without links on the way, so that a folder is the same by whatever name it is given.

    Raises SourceNotFound for an empty name, as of a variable that is not set: it does not mean the present folder.
    """
    if folder == "":
        raise SourceNotFound("", Message(_NO_NAME))
    return Path(os.path.realpath(folder))
