"""One writer at a time: a lock beside the library that the system takes back from a program that was killed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from leitong.errors import LibraryUnusable
from leitong.messages import QT_TRANSLATE_NOOP, Message

_IN_USE = QT_TRANSLATE_NOOP("Core", "Another scan or window of Leitong is writing to this library.")
_NO_FOLDER = QT_TRANSLATE_NOOP("Core", "There is no folder to keep this library in.")
_NO_LOCK = QT_TRANSLATE_NOOP("Core", "Nothing can be written beside this library ({detail}).")


def lock_of(path: Path) -> FileLock:
    """The lock, held. Raises LibraryUnusable at once if another holds it, or none can be made."""
    if not path.parent.is_dir():
        # the lock would make it
        raise LibraryUnusable(str(path), Message(_NO_FOLDER))
    lock = FileLock(path.with_name(path.name + ".lock"), timeout=0, thread_local=False)
    try:
        lock.acquire()
    except Timeout as error:
        raise LibraryUnusable(str(path), Message(_IN_USE)) from error
    except OSError as error:
        detail = error.strerror or str(error)
        raise LibraryUnusable(str(path), Message(_NO_LOCK, {"detail": detail})) from error
    return lock


@contextmanager
def writer_lock(path: Path) -> Iterator[None]:
    """Hold the lock for a while."""
    lock = lock_of(path)
    try:
        yield
    finally:
        lock.release()
