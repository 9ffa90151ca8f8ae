"""What all tables of a library share: one connection, and failures that name the file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Any

from leitong.library.storage.database import failures_named, transaction

_COUNT = (
    "INSERT INTO facts VALUES ('changes', '1')"
    " ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT)"
)

PRESENT = "EXISTS (SELECT 1 FROM documents present WHERE present.print = prints.id AND NOT present.vanished)"
"""Of a print: one of its files is there."""

DROP = (
    "INSERT INTO dropped SELECT id, sha256, suffix, content, sample, text FROM prints"
    " JOIN samples ON samples.print = id JOIN texts ON texts.print = id WHERE id = ? AND matched AND recipe = ?"
)
"""Values: number and recipe of a print, which others are to be told of that were judged together with it."""


class Table:
    """Statements on one connection. Raises LibraryUnusable or LibraryDamaged, with the name of the file, `source`."""

    def __init__(self, connection: sqlite3.Connection, source: str) -> None:
        self.connection = connection
        self.source = source

    def rows(self, statement: str, values: Sequence[object] = ()) -> Iterator[tuple[Any, ...]]:
        """The rows of a query, as they are read."""
        with failures_named(self.source):
            # a chain is never asked to close a cursor whose library has been closed meanwhile
            yield from chain(self.connection.execute(statement, values))

    def all_rows(self, statement: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """The rows of a query, all at once, which is twice as fast."""
        with failures_named(self.source):
            return self.connection.execute(statement, values).fetchall()

    @contextmanager
    def at_one_moment(self) -> Iterator[None]:
        """All that is read within is of one moment, whatever another program writes meanwhile."""
        with failures_named(self.source):
            self.connection.execute("BEGIN")
            try:
                yield
            finally:
                if self.connection.in_transaction:
                    self.connection.execute("ROLLBACK")

    @contextmanager
    def writing(self, *, counted: bool = True) -> Iterator[None]:
        """All that is written within is stored together, or not at all.

        counted: it is a change that what was worked out of the library may depend on.
        """
        with failures_named(self.source), transaction(self.connection):
            before = self.connection.total_changes
            yield
            if counted and self.connection.total_changes != before:
                self.connection.execute(_COUNT)
