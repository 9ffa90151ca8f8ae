"""The SQLite file under a library: opened, guarded against a second writer, its failures said in sentences."""

from __future__ import annotations

import os
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from leitong.errors import LibraryDamaged, LibraryUnusable
from leitong.library.storage.migrations import FOREIGN, migrate, version_of
from leitong.messages import QT_TRANSLATE_NOOP, Message

IN_MEMORY = ":memory:"
_HEADER = b"SQLite format 3\0"
_BUSY_SECONDS = 5.0
_LOOK_EVERY = 0.02
DAMAGED = QT_TRANSLATE_NOOP("Core", "This library is damaged ({detail}).")
_FOLDER = QT_TRANSLATE_NOOP("Core", "This is a folder, not a library.")
_MISSING = QT_TRANSLATE_NOOP("Core", "There is no library of this name.")
_REASONS = {
    sqlite3.SQLITE_BUSY: QT_TRANSLATE_NOOP("Core", "Another program is using this library."),
    sqlite3.SQLITE_LOCKED: QT_TRANSLATE_NOOP("Core", "Another program is using this library."),
    sqlite3.SQLITE_READONLY: QT_TRANSLATE_NOOP("Core", "This library may not be written."),
    sqlite3.SQLITE_PERM: QT_TRANSLATE_NOOP("Core", "You may not use this library."),
    sqlite3.SQLITE_CANTOPEN: QT_TRANSLATE_NOOP("Core", "This library can't be opened; is its folder there?"),
    sqlite3.SQLITE_FULL: QT_TRANSLATE_NOOP("Core", "The disk is full; what was stored before is safe."),
}
_OTHER = QT_TRANSLATE_NOOP("Core", "The library can't be used ({detail}).")
_DAMAGES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
# Python's own words, without a code
_NO_TEXT = "Could not decode to UTF-8"


def connect(path: Path | None, *, busy_seconds: float = _BUSY_SECONDS) -> sqlite3.Connection:
    """A connection for reading and writing, brought to the present version. path: None for a library in memory.

    busy_seconds: how long to wait for another program. Raises LibraryUnusable, or LibraryDamaged.
    """
    source = IN_MEMORY if path is None else str(path)
    with failures_named(source):
        if path is not None:
            check_file(path, create=True)
        connection = _opened(source, busy_seconds)
        try:
            migrate(connection, source)
        except BaseException:
            connection.close()
            raise
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection that never writes; works on a read-only disk too. Raises LibraryUnusable, or LibraryDamaged."""
    source = str(path)
    with failures_named(source):
        check_file(path, create=False)
        # Without a log beside it nobody is writing, and no files need be made to read it
        immutable = not path.with_name(path.name + "-wal").exists() and not os.access(path.parent, os.W_OK)
        address = f"{path.resolve().as_uri()}?mode=ro{'&immutable=1' if immutable else ''}"
        connection = sqlite3.connect(
            address, uri=True, isolation_level=None, timeout=_BUSY_SECONDS, check_same_thread=False
        )
        try:
            version_of(connection, source)
        except BaseException:
            connection.close()
            raise
    return connection


def sweep(path: Path) -> None:
    """Take away the files beside a library that reading it has made, where nothing is in them.

    SQLite does it when the last of those connections closes that may write, and not before; and so nothing is taken
    from another program. What a killed one has left is for the next that writes.
    """
    log = path.with_name(path.name + "-wal")
    with suppress(sqlite3.Error, OSError):
        if log.stat().st_size == 0 and os.access(path, os.W_OK) and os.access(path.parent, os.W_OK):
            with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=0)) as last:
                last.execute("SELECT count(*) FROM sqlite_schema").fetchone()


def empty_log(connection: sqlite3.Connection, given_up: Callable[[], bool]) -> None:
    """Write the log into the file, and keep none: not before those who read are done, for whom it waits a while.

    given_up: asked again and again meanwhile. The log that stays then is emptied when the library is closed.
    """
    (milliseconds,) = connection.execute("PRAGMA busy_timeout").fetchone()
    until = time.monotonic() + milliseconds / 1000
    # SQLite would wait without asking anybody
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        while connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
            if given_up() or time.monotonic() > until:
                return
            time.sleep(_LOOK_EVERY)
    finally:
        connection.execute(f"PRAGMA busy_timeout = {milliseconds}")


@contextmanager
def failures_named(source: str) -> Iterator[None]:
    """Raise what SQLite reports as LibraryUnusable, or LibraryDamaged, with a reason for people."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in _DAMAGES:
            raise LibraryDamaged(source, Message(DAMAGED, {"detail": str(error)})) from error
        if not code and str(error).startswith(_NO_TEXT):
            # what it says next are the bytes that are none
            detail = str(error).partition(" with text ")[0]
            raise LibraryDamaged(source, Message(DAMAGED, {"detail": detail})) from error
        template = _REASONS.get(code)
        reason = Message(template) if template else Message(_OTHER, {"detail": str(error)})
        raise LibraryUnusable(source, reason) from error
    except UnicodeDecodeError as error:
        # SQLite hands out the text of its own tables unseen
        raise LibraryDamaged(source, Message(DAMAGED, {"detail": error.reason})) from error


@contextmanager
def damage_named(source: str) -> Iterator[None]:
    """Raise LibraryDamaged for a record that can't be read back. For the reading alone: a ValueError is damage here."""
    try:
        yield
    except (ValueError, zlib.error) as error:
        raise LibraryDamaged(source, Message(DAMAGED, {"detail": str(error)})) from error


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All that is written within is stored together, or not at all."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # SQLite may have rolled back by itself, on a full disk for instance
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _opened(source: str, busy_seconds: float) -> sqlite3.Connection:
    connection = sqlite3.connect(source, isolation_level=None, timeout=busy_seconds, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        # A power cut may cost the last transactions, never the file
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA foreign_keys = ON")
        # in pages: what is written in many small portions goes from the log into the file in few large ones
        connection.execute("PRAGMA wal_autocheckpoint = 8000")
        # in KiB: the pages of indexes that new digests fall into anywhere
        connection.execute("PRAGMA cache_size = -32000")
    except BaseException:
        connection.close()
        raise
    return connection


def check_file(path: Path, *, create: bool) -> None:
    """Notice what SQLite would take for an empty or shorter database. create: there need be no file.

    Raises LibraryUnusable, or LibraryDamaged.
    """
    try:
        _check(path, create)
    except OSError as error:
        reason = Message(_OTHER, {"detail": error.strerror or str(error)})
        raise LibraryUnusable(str(path), reason) from error


def _check(path: Path, create: bool) -> None:
    if not path.exists():
        if create:
            return
        raise LibraryUnusable(str(path), Message(_MISSING))
    if path.is_dir():
        raise LibraryUnusable(str(path), Message(_FOLDER))
    if not path.is_file():
        raise LibraryUnusable(str(path), Message(FOREIGN))
    size = path.stat().st_size
    if size == 0 and not path.with_name(path.name + "-wal").exists():
        return
    with path.open("rb") as file:
        head = file.read(100)
    # zeros are what a power cut may leave; anything else is some other file, which must not be put aside
    if not head.startswith(_HEADER[: len(head)]) and head.strip(b"\0"):
        raise LibraryUnusable(str(path), Message(FOREIGN))
    if len(head) < 100 or not head.startswith(_HEADER):
        raise LibraryDamaged(str(path), Message(DAMAGED, {"detail": Message(_NO_DATABASE)}))


_NO_DATABASE = QT_TRANSLATE_NOOP("Core", "it does not begin as a library does")
