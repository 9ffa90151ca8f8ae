"""A damaged library: kept under another name, and a new one begun with what people decided and did in the old."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from leitong.errors import LibraryUnusable
from leitong.library.storage.database import connect
from leitong.library.storage.journal_table import ALL_ACTS, ALL_ENTRIES
from leitong.library.storage.lock import writer_lock
from leitong.library.storage.store import Store

# the log first: a log without its file is never read, but a new file must not meet an old log
_PARTS = ("-wal", "-shm", "")


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """kept: where the damaged file is now. decisions: how many could be taken over."""

    kept: Path
    decisions: int


def rebuild(path: Path, now: datetime | None = None) -> Rebuilt:
    """Put the damaged file aside and make a new library in its place, with what of decisions, of files that were let
    in, and of the journal of file actions can still be read.

    Nothing of the old file is changed. Raises LibraryUnusable if it can't be moved, or another program uses it.
    """
    stamp = (now or datetime.now()).strftime("%Y%m%d-%H%M%S")
    with writer_lock(path):
        kept = _unused(path.with_name(f"{path.name}.damaged-{stamp}"))
        for suffix in _PARTS:
            with suppress(FileNotFoundError):
                path.with_name(path.name + suffix).rename(kept.with_name(kept.name + suffix))
        decisions = _salvaged(kept, "SELECT a, b, decision, decided_at FROM decisions")
        let_in = _salvaged(kept, "SELECT path FROM let_in")
        entries, acts = _salvaged(kept, ALL_ENTRIES), _salvaged(kept, ALL_ACTS)
        with closing(Store(connect(path), str(path))) as store:
            store.save_decisions((str(a), str(b), str(made), str(when)) for a, b, made, when in decisions)
            store.save_let_in(path for (path,) in let_in)
            store.take_over(entries, acts)
    return Rebuilt(kept, len(decisions))


def _salvaged(kept: Path, statement: str) -> list[tuple[Any, ...]]:
    """As many rows as the damage lets through; the old file stays as it is."""
    found: list[tuple[Any, ...]] = []
    with suppress(sqlite3.Error, LibraryUnusable, OSError):
        connection = sqlite3.connect(f"{kept.resolve().as_uri()}?mode=ro", uri=True)
        with closing(connection):
            # row by row: those before the damage are kept
            found.extend(connection.execute(statement))
    return found


def _unused(path: Path) -> Path:
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.name}-{number}")
    return free
