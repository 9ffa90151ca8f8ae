"""What past scans have taught: copies are taken out of a library, and later scans pass them over (S35)."""

from __future__ import annotations

import os

from leitong.library.library import Library
from leitong.library.pipeline.arrange import Saved, arrange, ranked, saved
from leitong.library.pipeline.tables import PipelineTables
from leitong.library.records import Role
from leitong.library.storage.store import Store

Stamps = dict[bytes, tuple[int, int]]


def drop_copies(library: Library) -> Saved:
    """Take every file out of the library for whose text another file speaks, and write it down as a known copy.

    The files themselves are not touched; reference files stay. A scan reads a known copy again only if it has changed,
    or if the file that speaks for it is gone. Returns what was dropped.
    """
    arrange(library)
    store = library.store
    roles = {one.path: one.role for one in library.documents()}
    files = ranked(library)
    dropped = [one for one in files if one.standing.type and roles.get(one.path) is Role.SCAN]
    stamps = {file.id: (file.size, file.mtime_ns) for file in PipelineTables(store).files()}
    with store.writing():
        store.connection.executemany(
            "INSERT OR REPLACE INTO duplicates (path, speaker, type, size, mtime_ns) VALUES (?, ?, ?, ?, ?)",
            [
                (
                    os.fsencode(one.path),
                    os.fsencode(one.speaker),
                    one.standing.type,
                    *stamps[one.standing.document],
                )
                for one in dropped
            ],
        )
    store.forget(one.standing.document for one in dropped)
    gone = {one.path for one in dropped}
    return saved([one for one in files if one.path in gone or not one.standing.type])


def known_copies(store: Store) -> Stamps:
    """Size and time of every known copy whose speaker is still in the library, by the bytes of its path."""
    return {
        path: (size, mtime_ns)
        for path, size, mtime_ns in store.rows(
            "SELECT duplicates.path, duplicates.size, duplicates.mtime_ns FROM duplicates"
            " JOIN documents ON documents.path = duplicates.speaker WHERE NOT vanished AND print IS NOT NULL"
        )
    }
