"""What all tables of a library share: one connection, and failures that name the file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from leitong.library.database import failures_named, transaction


class Table:
    """Statements on one connection. Raises LibraryUnusable or LibraryDamaged, with the name of the file, `source`."""

    def __init__(self, connection: sqlite3.Connection, source: str) -> None:
        self.connection = connection
        self.source = source

    def rows(self, statement: str, values: Sequence[object] = ()) -> Iterator[tuple[Any, ...]]:
        """The rows of a query, as they are read."""
        with failures_named(self.source):
            yield from self.connection.execute(statement, values)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """All that is written within is stored together, or not at all."""
        with failures_named(self.source), transaction(self.connection):
            yield
