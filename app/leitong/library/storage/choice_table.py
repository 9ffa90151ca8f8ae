"""What people chose in a library: which folders play which role, and which texts are no duplicates."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from leitong.library.records import Role
from leitong.library.storage.table import Table

NOT_A_DUPLICATE = "not-a-duplicate"
"""The decision that keeps two contents apart."""


class ChoiceTable(Table):
    """Sources and decisions."""

    def sources(self) -> dict[Path, Role]:
        """The folders that were scanned, with their roles."""
        return {
            Path(os.fsdecode(path)): Role(role)
            for path, role in self.rows("SELECT path, role FROM sources ORDER BY path")
        }

    def add_sources(self, sources: Iterable[tuple[Path, Role]]) -> None:
        """Remember folders, or change their roles."""
        with self.writing():
            self.connection.executemany(
                "INSERT INTO sources VALUES (?, ?)"
                " ON CONFLICT (path) DO UPDATE SET role = excluded.role WHERE role != excluded.role",
                [(os.fsencode(path), role.value) for path, role in sources],
            )

    def drop_sources(self, sources: Iterable[Path]) -> None:
        """Forget folders; their documents are forgotten by `forget`."""
        with self.writing():
            self.connection.executemany(
                "DELETE FROM sources WHERE path = ?", [(os.fsencode(path),) for path in sources]
            )

    def decisions(self) -> list[tuple[str, str, str, str]]:
        """(digest a, digest b, decision, when), a < b."""
        return list(self.rows("SELECT a, b, decision, decided_at FROM decisions ORDER BY a, b"))

    def save_decisions(self, decisions: Iterable[tuple[str, str, str, str]]) -> None:
        """Store decisions; a later one on the same two replaces the earlier."""
        with self.writing():
            self.connection.executemany(
                "INSERT OR REPLACE INTO decisions VALUES (?, ?, ?, ?)", list(decisions)
            )

    def drop_decision(self, a: str, b: str) -> None:
        with self.writing():
            self.connection.execute("DELETE FROM decisions WHERE a = ? AND b = ?", (a, b))

    def save_let_in(self, paths: Iterable[bytes]) -> None:
        """Files that a person wants in the library although their text is there."""
        with self.writing():
            self.connection.executemany(
                "INSERT OR IGNORE INTO let_in VALUES (?)", [(path,) for path in paths]
            )

    def let_in(self) -> set[bytes]:
        """The paths of these files."""
        return {path for (path,) in self.rows("SELECT path FROM let_in")}
