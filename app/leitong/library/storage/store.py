"""All tables of a library: rows in, records out. One thread at a time; one writer in all."""

from __future__ import annotations

from leitong.library.prints import RECIPE
from leitong.library.records import Counts
from leitong.library.storage.choice_table import ChoiceTable
from leitong.library.storage.cluster_table import ClusterTable
from leitong.library.storage.document_table import DocumentTable
from leitong.library.storage.journal_table import JournalTable
from leitong.library.storage.print_table import PrintTable
from leitong.library.storage.table import PRESENT


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
        """What SQLite's own checks find wrong with the file; empty if nothing."""
        found = [str(row[0]) for row in self.rows("PRAGMA integrity_check(20)")]
        found = [] if found == ["ok"] else found
        for table, _row, parent, _key in self.rows("PRAGMA foreign_key_check"):
            found.append(f"a row of {table} names a missing row of {parent}")
        return found
