"""All tables of a library: rows in, records out. One thread at a time; one writer in all."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from itertools import islice

from leitong.library.page_records import unpacked_page
from leitong.library.prints import RECIPE
from leitong.library.records import Counts
from leitong.library.sketching.packing import unpacked
from leitong.library.storage.choice_table import ChoiceTable
from leitong.library.storage.cluster_table import ClusterTable
from leitong.library.storage.document_table import DocumentTable
from leitong.library.storage.journal_table import JournalTable
from leitong.library.storage.print_table import PrintTable
from leitong.library.storage.table import PRESENT

_MOST_TOLD = 20


class Store(DocumentTable, PrintTable, ChoiceTable, ClusterTable, JournalTable):
    """Everything that is stored, on one connection."""

    def close(self) -> None:
        """Let go of the file; nothing is lost that was written."""
        self.connection.close()

    def counts(self) -> Counts:
        ((row),) = self.rows(
            "SELECT (SELECT count(*) FROM documents), (SELECT count(*) FROM documents WHERE vanished),"
            " (SELECT count(*) FROM documents WHERE problem IS NOT NULL), (SELECT count(*) FROM prints),"
            " (SELECT count(*) FROM pairs), (SELECT count(*) FROM decisions),"
            f" (SELECT count(*) FROM prints WHERE NOT matched AND {PRESENT}),"
            " (SELECT count(*) FROM documents d JOIN prints ON prints.id = d.print"
            " WHERE NOT vanished AND prints.recipe != ?)",
            (RECIPE,),
        )
        return Counts(*row)

    def faults(self) -> list[str]:
        """What SQLite's own checks find wrong with the file, and what of it can't be read back; empty if nothing."""
        found = [str(row[0]) for row in self.rows("PRAGMA integrity_check(20)")]
        found = [] if found == ["ok"] else found
        for table, _row, parent, _key in self.rows("PRAGMA foreign_key_check"):
            found.append(f"a row of {table} names a missing row of {parent}")
        return found + list(islice(self._unreadable(), _MOST_TOLD))

    def _unreadable(self) -> Iterator[str]:
        """What was read of files and can't be read back. One print after the other, as all are too large for memory."""
        if not self._has("pages"):
            return
        for digest, content, sample, text, page, links in self.rows(
            "SELECT sha256, content, sample, text, page, links FROM prints"
            " LEFT JOIN samples ON samples.print = id LEFT JOIN texts ON texts.print = id"
            " LEFT JOIN pages ON pages.print = id LEFT JOIN links ON links.print = id WHERE recipe = ?",
            (RECIPE,),
        ):
            if sample is None or text is None or page is None:
                yield f"what was read of the file with SHA-256 {digest} is lost"
                continue
            try:
                unpacked(content, sample, text)
                unpacked_page(page, links or b"")
            except (ValueError, zlib.error) as error:
                yield f"what was read of the file with SHA-256 {digest} can't be read back ({error})"
