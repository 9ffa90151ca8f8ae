"""What the pipeline reads from a library and keeps in it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import astuple
from hashlib import blake2b
from pathlib import Path

from leitong.documents.document import Format
from leitong.fingerprints.signed_text import has_stamps, signed_page
from leitong.library.clusters.spread import spread
from leitong.library.page_records import Links, unpacked_links, unpacked_page
from leitong.library.pipeline.standings import Standing
from leitong.library.pipeline.web import Placed
from leitong.library.prints import RECIPE
from leitong.library.records import Role
from leitong.library.storage.database import damage_named
from leitong.library.storage.store import Store
from leitong.pages.page import Page

_STANDINGS = "standings"
# raised when standings come out otherwise from the same files
_VERSION = 2


class PipelineTables:
    """Over a library's store; the pipeline's own tables hang on its documents, so that nothing outlives its file."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def files(self) -> Iterator[Placed]:
        """The files that are there and were read, templates left out, by path."""
        for id_, print_, path, size, mtime_ns in self.store.rows(
            "SELECT d.id, print, path, size, mtime_ns FROM documents d JOIN prints ON prints.id = print"
            " WHERE NOT vanished AND prints.recipe = ? AND role != ? ORDER BY path",
            (RECIPE, Role.TEMPLATE.value),
        ):
            yield Placed(id_, print_, Path(os.fsdecode(path)), size, mtime_ns)

    def links(self) -> dict[int, Links]:
        """The addresses and links of each print that has any."""
        rows = self.store.rows(
            "SELECT print, links FROM links JOIN prints ON prints.id = print WHERE recipe = ?", (RECIPE,)
        )
        with damage_named(self.store.source):
            return {print_: unpacked_links(record) for print_, record in rows}

    def page(self, print_: int) -> Page:
        """What was understood of a print, without its blocks. Raises LookupError for an unknown one."""
        for page, links in self.store.rows(
            "SELECT page, coalesce(links, x'') FROM pages LEFT JOIN links USING (print) WHERE print = ?",
            (print_,),
        ):
            with damage_named(self.store.source):
                return unpacked_page(page, links)
        raise LookupError(f"there is no print {print_}")

    def signed_page(self, print_: int) -> Page:
        """The same with blanks for the stamps that are passed over where fingerprints are made."""
        page = self.page(print_)
        formats = self.store.rows("SELECT format FROM prints WHERE id = ?", (print_,))
        with damage_named(self.store.source):
            without_stamps = any(has_stamps(Format(one)) for (one,) in formats)
        return signed_page(page, without_stamps=without_stamps)

    def texts(self) -> dict[int, int]:
        """For each print the print that stands for its text."""
        groups = spread(self.store.digests(), self.store.pairs()).groups
        return {print_: group.first for print_, group in groups.items()}

    def state(self) -> str:
        """A digest of all that the pipeline depends on: it changes when a file or a pair does."""
        digest = blake2b(digest_size=16)
        for row in self.store.rows(
            "SELECT id, path, role, print, vanished, mtime_ns FROM documents ORDER BY id"
        ):
            digest.update(repr(row).encode())
        for row in self.store.decisions():
            digest.update(repr(row).encode())
        for row in self.store.rows("SELECT count(*), (SELECT count(*) FROM prints WHERE matched) FROM pairs"):
            digest.update(repr((row, RECIPE, _VERSION)).encode())
        return digest.hexdigest()

    def fact(self, name: str) -> str | None:
        """A state that was noted under `name`."""
        return next(
            (value for (value,) in self.store.rows("SELECT value FROM facts WHERE name = ?", (name,))), None
        )

    def note(self, name: str, value: str) -> None:
        """To be called while writing."""
        self.store.connection.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))

    def are_current(self) -> bool:
        """Whether the stored standings are of the library as it is."""
        return self.fact(_STANDINGS) == self.state()

    def save_standings(self, standings: Iterable[Standing], state: str) -> None:
        """Store all standings in the place of the former ones."""
        with self.store.writing():
            self.store.connection.execute("DELETE FROM standings")
            self.store.connection.executemany(
                "INSERT INTO standings (document, speaker, near, type, rank, links_in, links_out, copies)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                map(astuple, standings),
            )
            self.note(_STANDINGS, state)

    def standings(self) -> list[Standing]:
        """As stored, by document."""
        return [
            Standing(*row)
            for row in self.store.rows(
                "SELECT document, speaker, near, type, rank, links_in, links_out, copies FROM standings"
                " ORDER BY document"
            )
        ]
