"""What was read in the files of a library, and the pairs that were proved of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Kind
from leitong.library.prints import RECIPE
from leitong.library.records import DroppedPrint, LightRow, PrintPair, Role, SketchRow
from leitong.library.sketching.packing import unpacked, unpacked_sample
from leitong.library.storage.database import damage_named
from leitong.library.storage.rows import pair_row
from leitong.library.storage.table import DROP, PRESENT, Table

_SKETCHES = (
    "SELECT id, content, sample, text, matched FROM prints"
    " JOIN samples ON samples.print = id JOIN texts ON texts.print = id"
)
_AT_ONCE = 8192


class PrintTable(Table):
    """Prints of the present recipe, and pairs of them."""

    def digests_of_size(self, sizes: Iterable[int]) -> dict[tuple[int, str], tuple[str, ...]]:
        """SHA-256 of the current prints, by size in bytes and suffix: files that need no analysis if they are one.

        sizes: of the files in question.
        """
        found: dict[tuple[int, str], list[str]] = {}
        for size, suffix, digest in self.all_rows(
            "SELECT byte_size, suffix, sha256 FROM prints"
            " WHERE byte_size IN (SELECT value FROM json_each(?)) AND recipe = ?",
            (json.dumps(sorted(sizes)), RECIPE),
        ):
            found.setdefault((size, suffix), []).append(digest)
        return {key: tuple(digests) for key, digests in found.items()}

    def digests(self) -> dict[int, str]:
        """SHA-256 of each current print."""
        return dict(self.rows("SELECT id, sha256 FROM prints WHERE recipe = ?", (RECIPE,)))

    def origins(self) -> Iterator[tuple[int, str, str]]:
        """Number, SHA-256 and suffix of each current print, and of those that went since pairs were judged."""
        return self.rows(
            "SELECT id, sha256, suffix FROM prints WHERE recipe = ?"
            " UNION ALL SELECT id, sha256, suffix FROM dropped",
            (RECIPE,),
        )

    def sketches(self) -> Iterator[SketchRow]:
        """The current prints, in an order that does not depend on when each was read."""
        for id_, content, sample, text, matched in self.rows(
            f"{_SKETCHES} WHERE recipe = ? ORDER BY sha256, suffix", (RECIPE,)
        ):
            with damage_named(self.source):
                sketch = unpacked(content, sample, text)
            yield SketchRow(id_, sketch, bool(matched))

    def sketches_of(self, prints: Iterable[int]) -> list[SketchRow]:
        """The sketches of some current prints, in the same order as `sketches`."""
        wanted = json.dumps(sorted(prints))
        rows = self.rows(
            f"{_SKETCHES} WHERE id IN (SELECT value FROM json_each(?)) AND recipe = ? ORDER BY sha256, suffix",
            (wanted, RECIPE),
        )
        with damage_named(self.source):
            return [
                SketchRow(id_, unpacked(content, sample, text), bool(matched))
                for id_, content, sample, text, matched in rows
            ]

    def samples(self) -> Iterator[tuple[int, NDArray[np.uint64]]]:
        """The number and the sampled runs of each current print of files that are there."""
        for print_, sample in self.rows(
            "SELECT print, sample FROM samples JOIN prints ON prints.id = print"
            f" WHERE recipe = ? AND {PRESENT} ORDER BY print",
            (RECIPE,),
        ):
            with damage_named(self.source):
                runs = unpacked_sample(sample)
            yield print_, runs

    def simhashes(self) -> tuple[NDArray[np.int64], NDArray[np.uint64]]:
        """The numbers and the fingerprints of the current prints that have one, by number. Shape (n,) each."""
        rows = self.rows(
            "SELECT id, simhash FROM prints WHERE simhash IS NOT NULL AND recipe = ? ORDER BY id", (RECIPE,)
        )
        table = np.array(list(rows), dtype=np.int64).reshape(-1, 2)
        return table[:, 0].copy(), table[:, 1].copy().view(np.uint64)

    def with_content(self, content: str | None) -> list[int]:
        """The current prints of this content digest."""
        rows = self.rows("SELECT id FROM prints WHERE content = ? AND recipe = ?", (content, RECIPE))
        return [id_ for (id_,) in rows]

    def templates(self) -> list[int]:
        """The prints of templates, by digest."""
        rows = self.rows(
            "SELECT id FROM prints WHERE recipe = ?"
            " AND id IN (SELECT print FROM documents WHERE role = ? AND NOT vanished) ORDER BY sha256, suffix",
            (RECIPE, Role.TEMPLATE.value),
        )
        return [id_ for (id_,) in rows]

    def match_all_if_templates_changed(self) -> None:
        """Drop all pairs if they were proved with other templates than there are now."""
        digests = [
            digest
            for (digest,) in self.rows(
                "SELECT DISTINCT sha256 FROM documents WHERE role = ? AND NOT vanished AND print IS NOT NULL"
                " ORDER BY sha256",
                (Role.TEMPLATE.value,),
            )
        ]
        now = " ".join(digests)
        before = "".join(value for (value,) in self.rows("SELECT value FROM facts WHERE name = 'templates'"))
        if now != before:
            with self.writing():
                self.connection.execute("DELETE FROM pairs")
                self.connection.execute("DELETE FROM dropped")
                self.connection.execute("UPDATE prints SET matched = 0")
                self.connection.execute("INSERT OR REPLACE INTO facts VALUES ('templates', ?)", (now,))

    def leave_out_absent(self) -> None:
        """Prints all of whose files have vanished have no pairs and count for those of others no longer, until a file
        is back; then they are matched as new ones are, and not read again.
        """
        absent = self.all_rows(
            "SELECT id FROM prints WHERE id IN (SELECT print FROM documents WHERE vanished AND print IS NOT NULL)"
            f" AND matched AND recipe = ? AND NOT {PRESENT}",
            (RECIPE,),
        )
        if absent:
            with self.writing():
                self.connection.executemany(DROP, [(id_, RECIPE) for (id_,) in absent])
                self.connection.executemany("UPDATE prints SET matched = 0 WHERE id = ?", absent)
                self.connection.executemany("DELETE FROM pairs WHERE a = ?1 OR b = ?1", absent)

    def has_dropped(self) -> bool:
        """Whether matched prints have gone of which the other pairs know nothing yet."""
        return next(self.rows("SELECT 1 FROM dropped LIMIT 1"), None) is not None

    def dropped(self) -> list[DroppedPrint]:
        """Those prints, as they were. What a print of another recipe was is of no use."""
        rows = self.all_rows("SELECT id, sha256, suffix, content, sample, text FROM dropped ORDER BY id")
        with damage_named(self.source):
            for _, digest, suffix, content, *_rest in rows:
                _check_digests(digest, suffix, content)
            return [
                DroppedPrint(id_, digest, suffix, unpacked(content, sample, text))
                for id_, digest, suffix, content, sample, text in rows
            ]

    def lights_of(self, prints: Iterable[int]) -> list[LightRow]:
        """What tells whether some current prints have the same text."""
        rows = self.all_rows(
            "SELECT id, sha256, suffix, content, units_key, length FROM prints JOIN samples ON samples.print = id"
            " WHERE id IN (SELECT value FROM json_each(?)) AND recipe = ?",
            (json.dumps(sorted(prints)), RECIPE),
        )
        with damage_named(self.source):
            for _, digest, suffix, content, *_rest in rows:
                _check_digests(digest, suffix, content)
        return [LightRow(*row) for row in rows]

    def samples_of(self, prints: Iterable[int]) -> dict[int, NDArray[np.uint64]]:
        """The sampled runs of some prints."""
        rows = self.all_rows(
            "SELECT print, sample FROM samples WHERE print IN (SELECT value FROM json_each(?))",
            (json.dumps(sorted(prints)),),
        )
        with damage_named(self.source):
            return {print_: unpacked_sample(sample) for print_, sample in rows}

    def waiting(self) -> int:
        """How many prints have not been matched yet."""
        ((count,),) = self.rows(
            f"SELECT count(*) FROM prints WHERE NOT matched AND recipe = ? AND {PRESENT}", (RECIPE,)
        )
        return int(count)

    def in_order(self) -> Iterator[list[tuple[int, bool]]]:
        """The current prints of files that are there, and whether each is matched, some thousands at a time."""
        last = -1
        while True:
            # no query stays open meanwhile: others may write between two portions
            rows = self.all_rows(
                f"SELECT id, matched FROM prints WHERE recipe = ? AND id > ? AND (matched OR {PRESENT})"
                f" ORDER BY id LIMIT {_AT_ONCE}",
                (RECIPE, last),
            )
            if not rows:
                return
            yield [(id_, bool(matched)) for id_, matched in rows]
            last = rows[-1][0]

    def save_pairs(self, pairs: Iterable[PrintPair], *, early: bool = False) -> None:
        """Store pairs, all or nothing. early: while files are still being read, so that they will be proved again; in
        the place of early ones only.
        """
        with self.writing():
            self._save_pairs(pairs, early=early)

    def _save_pairs(self, pairs: Iterable[PrintPair], *, early: bool) -> None:
        columns = ("kind", "jaccard", "a_in_b", "b_in_a", "alike", "early")
        self.connection.executemany(
            f"INSERT INTO pairs (a, b, {', '.join(columns)}) VALUES (?, ?, ?, ?, ?, ?, ?, {int(early)})"
            f" ON CONFLICT (a, b) DO UPDATE SET {', '.join(f'{one} = excluded.{one}' for one in columns)}"
            " WHERE early OR NOT excluded.early",
            map(pair_row, pairs),
        )

    def begin_matching(self) -> None:
        """All pairs of prints that are not matched are early ones: they hold until they are proved again."""
        with self.writing():
            self.connection.execute(
                "UPDATE pairs SET early = 1 WHERE NOT early AND (a IN (SELECT id FROM prints WHERE NOT matched)"
                " OR b IN (SELECT id FROM prints WHERE NOT matched))"
            )

    def end_matching(self) -> None:
        """All current prints are matched now, and early pairs that were not proved again are dropped."""
        with self.writing():
            self._end_matching()

    def end_judging(self, prints: Iterable[int], pairs: Iterable[PrintPair]) -> None:
        """The same, and `pairs` are all that these prints have."""
        judged = json.dumps(sorted(prints))
        with self.writing():
            for side in ("a", "b"):
                self.connection.execute(
                    f"DELETE FROM pairs WHERE {side} IN (SELECT value FROM json_each(?))", (judged,)
                )
            self._save_pairs(pairs, early=False)
            self._end_matching()

    def _end_matching(self) -> None:
        self.connection.execute("DELETE FROM pairs WHERE early")
        self.connection.execute("DELETE FROM dropped")
        self.connection.execute(
            f"UPDATE prints SET matched = 1 WHERE NOT matched AND recipe = ? AND {PRESENT}", (RECIPE,)
        )

    def pairs(self) -> Iterator[PrintPair]:
        """All proved pairs of current prints."""
        rows = self.rows(
            "SELECT a, b, kind, jaccard, a_in_b, b_in_a, alike FROM pairs"
            " JOIN prints one ON one.id = a JOIN prints other ON other.id = b"
            " WHERE one.recipe = ? AND other.recipe = ?",
            (RECIPE, RECIPE),
        )
        kinds = {kind.value: kind for kind in Kind}
        for a, b, kind, jaccard, a_in_b, b_in_a, alike in rows:
            known = kinds.get(kind)
            if known is None:
                with damage_named(self.source):
                    known = Kind(kind)
            yield PrintPair(a, b, known, jaccard, a_in_b, b_in_a, alike)


def _check_digests(digest: object, suffix: object, content: object) -> None:
    """Raises ValueError where what decides between prints of one text is not as it was written."""
    if not isinstance(digest, str) or not isinstance(suffix, str) or not isinstance(content, str | None):
        raise ValueError("a digest is not a text")
    bytes.fromhex(digest + (content or ""))
