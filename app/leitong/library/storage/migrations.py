"""Bring a library file of any earlier version to the present one."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from leitong.errors import LibraryUnusable
from leitong.library.storage.schema import APPLICATION_ID, STEPS
from leitong.messages import QT_TRANSLATE_NOOP, Message

FOREIGN = QT_TRANSLATE_NOOP("Core", "This file is no library of Leitong.")
_NEWER = QT_TRANSLATE_NOOP(
    "Core",
    "This library is of version {version}, made by a newer Leitong; this one knows versions up to {known}.",
)


def migrate(connection: sqlite3.Connection, source: str, steps: Sequence[str] = STEPS) -> None:
    """Take the steps that are missing, each in a transaction of its own.

    source: the file's name, for messages. Raises LibraryUnusable for another program's file, or one of a newer version.
    """
    version = version_of(connection, source, steps)
    if version == 0:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    for number, step in enumerate(steps[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; COMMIT")


def version_of(connection: sqlite3.Connection, source: str, steps: Sequence[str] = STEPS) -> int:
    """The version of the file, 0 for an empty one. Raises as `migrate`."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if tables and application != APPLICATION_ID:
        raise LibraryUnusable(source, Message(FOREIGN))
    if version > len(steps):
        raise LibraryUnusable(source, Message(_NEWER, {"version": version, "known": len(steps)}))
    return int(version)
