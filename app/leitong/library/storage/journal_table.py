"""The journal of what was done to files, written together with what follows from it for the documents."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from leitong.filing.records import Act, Action, Entry, KnownFile, Link, Plan, State
from leitong.library.records import ROUND, Role, Stamp
from leitong.library.storage.rows import numbers
from leitong.library.storage.sentences import restored, stored
from leitong.library.storage.table import Table

_COLUMNS = "entry, place, state, path, sha256, size, mtime_ns, device, inode, kept, spare, mode, target, link, reason"
_ACTS = f"SELECT {_COLUMNS}, action FROM acts JOIN actions ON actions.id = entry"

ALL_ENTRIES = "SELECT id, action, begun_at, folder FROM actions"
ALL_ACTS = f"SELECT {_COLUMNS} FROM acts"
"""Rows as they are stored, for `take_over`."""


class JournalTable(Table):
    """Entries of the journal, and the acts of each."""

    def add_entry(self, plan: Plan) -> int:
        """The number of a new entry, which no other had before."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        folder = None if plan.folder is None else os.fsencode(plan.folder)
        with self.writing():
            added = self.connection.execute(
                "INSERT INTO actions (action, begun_at, folder) VALUES (?, ?, ?)",
                (plan.action.value, now, folder),
            )
        return int(added.lastrowid or 0)

    def save_act(
        self, act: Act, was: tuple[Path, ...] = (), now: Path | None = None, role: Role | None = None
    ) -> None:
        """Store an act. was: the places where its document may be noted down, the likelier first; none: it stays.

        now: where the file is, or None: it is gone. role: of that place; None: that of before.
        """
        with self.writing():
            self.connection.execute(
                f"INSERT OR REPLACE INTO acts ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                _row(act),
            )
            if act.made:
                self.connection.execute(
                    "INSERT OR REPLACE INTO made_folders VALUES (?, ?, ?)", (act.entry, act.place, act.made)
                )
            for place in was:
                if self._stands(place, now, role):
                    break

    def entries(self, newest: int | None = None) -> list[Entry]:
        """The entries of the journal, the newest first. newest: at most so many."""
        if not self._has_journal():
            return []
        entries = list(
            self.rows(
                "SELECT id, action, begun_at, folder FROM actions ORDER BY id DESC LIMIT ?",
                (-1 if newest is None else newest,),
            )
        )
        return [
            Entry(
                id_,
                Action(action),
                begun_at,
                tuple(self._acts(id_)),
                None if folder is None else _path(folder),
            )
            for id_, action, begun_at, folder in entries
        ]

    def interrupted(self) -> list[Act]:
        """Acts of which only the beginning is noted down."""
        rows = self.all_rows(f"{_ACTS} WHERE state IN ('begun', 'undoing') ORDER BY entry, place")
        return [self._with_made(_act(row)) for row in rows]

    def take_over(self, entries: Iterable[Sequence[object]], acts: Iterable[Sequence[object]]) -> None:
        """Store the rows of another library's journal; an act without its entry is left out."""
        with self.writing():
            self.connection.executemany("INSERT OR IGNORE INTO actions VALUES (?, ?, ?, ?)", entries)
            self.connection.executemany(
                f"INSERT OR IGNORE INTO acts ({_COLUMNS}) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?"
                " WHERE ? IN (SELECT id FROM actions)",
                ((*act, act[0]) for act in acts),
            )

    def _acts(self, entry: int) -> Iterator[Act]:
        acts = map(_act, self.all_rows(f"{_ACTS} WHERE entry = ? ORDER BY place", (entry,)))
        yield from map(self._with_made, acts) if self._has("made_folders") else acts

    def _with_made(self, act: Act) -> Act:
        row = next(
            self.rows(
                "SELECT levels FROM made_folders WHERE entry = ? AND place = ?", (act.entry, act.place)
            ),
            None,
        )
        return act if row is None else replace(act, made=row[0])

    def _has_journal(self) -> bool:
        return self._has("acts")

    def _has(self, table: str) -> bool:
        """A file that is only read may be of a version that had none."""
        return any(self.rows("SELECT 1 FROM sqlite_schema WHERE name = ?", (table,)))

    def _stands(self, was: Path, now: Path | None, role: Role | None) -> bool:
        """Note where the document of `was` is now; False if there is none."""
        stamp = None if now is None else _stamp(now)
        if now is None or stamp is None:
            changed = self.connection.execute(
                "UPDATE documents SET vanished = 1 WHERE path = ?", (os.fsencode(was),)
            )
            return changed.rowcount > 0
        if now != was:
            self.connection.execute(
                "DELETE FROM documents WHERE path = ? AND EXISTS (SELECT 1 FROM documents WHERE path = ?)",
                (os.fsencode(now), os.fsencode(was)),
            )
        changed = self.connection.execute(
            "UPDATE documents SET path = ?, role = coalesce(?, role), size = ?, mtime_ns = ?, device = ?, inode = ?,"
            " vanished = 0 WHERE path = ?",
            (os.fsencode(now), role and role.value, *numbers(stamp), os.fsencode(was)),
        )
        return changed.rowcount > 0


def _stamp(path: Path) -> Stamp | None:
    try:
        status = os.lstat(path)
    except OSError:
        return None
    return Stamp(status.st_size, status.st_mtime_ns, status.st_dev, status.st_ino)


def _row(act: Act) -> tuple[object, ...]:
    file = act.file
    return (
        act.entry,
        act.place,
        act.state.value,
        os.fsencode(file.path),
        file.sha256,
        *numbers(Stamp(file.size, file.mtime_ns, file.device, file.inode)),
        os.fsencode(act.kept),
        act.spare,
        act.mode,
        None if act.target is None else os.fsencode(act.target),
        act.link and act.link.value,
        act.reason and stored(act.reason),
    )


def _act(row: tuple[Any, ...]) -> Act:
    (
        entry,
        place,
        state,
        path,
        sha256,
        size,
        mtime_ns,
        device,
        inode,
        kept,
        spare,
        mode,
        target,
        link,
        reason,
    ) = row[:15]
    return Act(
        entry,
        place,
        Action(row[15]),
        State(state),
        KnownFile(_path(path), sha256, size, mtime_ns, device % ROUND, inode % ROUND),
        _path(kept),
        spare,
        mode,
        None if target is None else _path(target),
        None if link is None else Link(link),
        None if reason is None else restored(reason),
    )


def _path(name: bytes) -> Path:
    return Path(os.fsdecode(name))
