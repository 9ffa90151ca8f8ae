"""Reading and writing the tables of a library: rows in, records out. One thread at a time; one writer in all."""

from __future__ import annotations

import json
import os
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Kind
from leitong.library.database import failures_named, transaction
from leitong.library.packing import packed_sample, packed_text, unpacked, unpacked_sample
from leitong.library.prints import RECIPE, suffix_of
from leitong.library.records import Counts, Known, Print, Reading, Role, Stamp, StoredDocument
from leitong.library.sentences import restored, stored
from leitong.library.sketches import Sketch

_SIGN = 1 << 63
_ROUND = 1 << 64
_SKETCHES = (
    "SELECT id, content, sample, text, matched FROM prints"
    " JOIN samples ON samples.print = id JOIN texts ON texts.print = id"
)


@dataclass(frozen=True, slots=True)
class PrintPair:
    """Two prints, by number, and what was proved of them; the measures are those of `a` against `b`.

    alike: 0–1, what grouping goes by (see `leitong.library.proof.Proved`).
    """

    a: int
    b: int
    kind: Kind
    jaccard: float | None
    a_in_b: float | None
    b_in_a: float | None
    alike: float


@dataclass(frozen=True, slots=True)
class PrintedFile:
    """A file that is there, with the digest of its bytes and the fingerprint of its text."""

    path: Path
    role: Role
    digest: str
    simhash: int | None


@dataclass(frozen=True, slots=True)
class SketchRow:
    """A print as matching needs it. matched: its pairs with the other matched ones are stored."""

    id: int
    sketch: Sketch
    matched: bool


class Store:
    """All statements on one connection. Raises LibraryUnusable or LibraryDamaged, with the file's name."""

    def __init__(self, connection: sqlite3.Connection, source: str) -> None:
        self._connection = connection
        self._source = source

    def close(self) -> None:
        """Let go of the file; nothing is lost that was written."""
        self._connection.close()

    # files

    def known(self) -> dict[bytes, Known]:
        """Every document by the bytes of its path."""
        rows = self._rows(
            "SELECT path, id, role, size, mtime_ns, device, inode, sha256, recipe, passing, vanished FROM documents"
        )
        return {
            path: Known(
                id_,
                Role(role),
                Stamp(size, mtime_ns, device % _ROUND, inode % _ROUND),
                sha256,
                current=recipe == RECIPE,
                passing=bool(passing),
                vanished=bool(vanished),
            )
            for path, id_, role, size, mtime_ns, device, inode, sha256, recipe, passing, vanished in rows
        }

    def digests_of_size(self) -> dict[tuple[int, str], tuple[str, ...]]:
        """SHA-256 of the current prints, by size in bytes and suffix: files that need no analysis if they are one."""
        found: dict[tuple[int, str], list[str]] = {}
        for size, suffix, digest in self._rows(
            "SELECT byte_size, suffix, sha256 FROM prints WHERE recipe = ?", (RECIPE,)
        ):
            found.setdefault((size, suffix), []).append(digest)
        return {key: tuple(digests) for key, digests in found.items()}

    def save(self, readings: Iterable[Reading]) -> None:
        """Store what was read, all or nothing."""
        with failures_named(self._source), transaction(self._connection):
            for reading in readings:
                self._save(reading)

    def seen_again(self, roles: Iterable[tuple[int, Role]]) -> None:
        """The files are where they were and unchanged; role: that of their folder now."""
        with failures_named(self._source), transaction(self._connection):
            self._connection.executemany(
                "UPDATE documents SET role = ?2, vanished = 0 WHERE id = ?1",
                [(id_, role.value) for id_, role in roles],
            )

    def vanish(self, ids: Iterable[int]) -> None:
        """The files are no longer where they were; what was read in them stays."""
        with failures_named(self._source), transaction(self._connection):
            self._connection.executemany(
                "UPDATE documents SET vanished = 1 WHERE id = ?", [(id_,) for id_ in ids]
            )

    def move(self, old: int, path: Path, role: Role, stamp: Stamp) -> None:
        """The file of document `old` is at `path` now."""
        with failures_named(self._source), transaction(self._connection):
            self._connection.execute(
                "DELETE FROM documents WHERE path = ? AND id != ?", (os.fsencode(path), old)
            )
            self._connection.execute(
                "UPDATE documents SET path = ?, role = ?, size = ?, mtime_ns = ?, device = ?, inode = ?, vanished = 0"
                " WHERE id = ?",
                (os.fsencode(path), role.value, *_numbers(stamp), old),
            )

    def forget(self, ids: Iterable[int]) -> None:
        """Drop documents, and the prints that no document has any more."""
        with failures_named(self._source), transaction(self._connection):
            self._connection.executemany("DELETE FROM documents WHERE id = ?", [(id_,) for id_ in ids])
            self._drop_loose_prints()

    def drop_loose_prints(self) -> None:
        """Drop prints that no document has any more, with their pairs."""
        with failures_named(self._source), transaction(self._connection):
            self._drop_loose_prints()

    def documents(self) -> list[StoredDocument]:
        """All documents, by path."""
        rows = self._rows(
            "SELECT path, role, d.sha256, format, encoding, coalesce(title, ''), language, coalesce(letters, 0),"
            " size, simhash, content, problem, vanished, mtime_ns, device, inode, prints.id"
            " FROM documents d LEFT JOIN prints ON prints.id = d.print AND prints.recipe = ? ORDER BY path",
            (RECIPE,),
        )
        return [_document(row) for row in rows]

    def known_paths(self) -> list[tuple[Path, int]]:
        """The path and number of every document."""
        return [(Path(os.fsdecode(path)), id_) for path, id_ in self._rows("SELECT path, id FROM documents")]

    def digests(self) -> dict[int, str]:
        """SHA-256 of each current print."""
        return dict(self._rows("SELECT id, sha256 FROM prints WHERE recipe = ?", (RECIPE,)))

    def files(self, prints: Iterable[int] | None = None) -> dict[int, list[PrintedFile]]:
        """The files of each current print (or of some), by path; vanished ones are left out."""
        chosen, values = "", [RECIPE]
        if prints is not None:
            chosen, values = (
                "AND print IN (SELECT value FROM json_each(?))",
                [RECIPE, json.dumps(list(prints))],
            )
        found: dict[int, list[PrintedFile]] = {}
        for print_, path, role, digest, simhash in self._rows(
            "SELECT print, path, role, prints.sha256, simhash FROM documents JOIN prints ON prints.id = print"
            f" WHERE NOT vanished AND prints.recipe = ? {chosen} ORDER BY path",
            values,
        ):
            file = PrintedFile(Path(os.fsdecode(path)), Role(role), digest, _unsigned(simhash))
            found.setdefault(print_, []).append(file)
        return found

    # prints and pairs

    def sketches(self) -> Iterator[SketchRow]:
        """The current prints, in an order that does not depend on when each was read."""
        for id_, content, sample, text, matched in self._rows(
            f"{_SKETCHES} WHERE recipe = ? ORDER BY sha256, suffix", (RECIPE,)
        ):
            yield SketchRow(id_, unpacked(content, sample, text), bool(matched))

    def sketches_of(self, prints: Iterable[int]) -> list[SketchRow]:
        """The sketches of some current prints, in the same order as `sketches`."""
        wanted = json.dumps(sorted(prints))
        rows = self._rows(
            f"{_SKETCHES} WHERE id IN (SELECT value FROM json_each(?)) AND recipe = ? ORDER BY sha256, suffix",
            (wanted, RECIPE),
        )
        return [
            SketchRow(id_, unpacked(content, sample, text), bool(matched))
            for id_, content, sample, text, matched in rows
        ]

    def samples(self) -> Iterator[tuple[int, NDArray[np.uint64]]]:
        """The number and the sampled runs of each current print."""
        for print_, sample in self._rows(
            "SELECT print, sample FROM samples JOIN prints ON prints.id = print WHERE recipe = ? ORDER BY print",
            (RECIPE,),
        ):
            yield print_, unpacked_sample(sample)

    def with_content(self, content: str | None) -> list[int]:
        """The current prints of this content digest."""
        rows = self._rows("SELECT id FROM prints WHERE content = ? AND recipe = ?", (content, RECIPE))
        return [id_ for (id_,) in rows]

    def waiting(self) -> int:
        """How many prints have not been matched yet."""
        ((count,),) = self._rows("SELECT count(*) FROM prints WHERE NOT matched AND recipe = ?", (RECIPE,))
        return int(count)

    def save_pairs(self, pairs: Iterable[PrintPair], matched: Iterable[int]) -> None:
        """Store the pairs of the prints `matched`, all or nothing."""
        with failures_named(self._source), transaction(self._connection):
            self._connection.executemany(
                "INSERT OR REPLACE INTO pairs (a, b, kind, jaccard, a_in_b, b_in_a, alike)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                map(_pair_row, pairs),
            )
            self._connection.executemany(
                "UPDATE prints SET matched = 1 WHERE id = ?", [(id_,) for id_ in matched]
            )

    def pairs(self) -> Iterator[PrintPair]:
        """All proved pairs of current prints."""
        for a, b, kind, *shares in self._rows("SELECT a, b, kind, jaccard, a_in_b, b_in_a, alike FROM pairs"):
            yield PrintPair(a, b, Kind(kind), *shares)

    # sources and decisions

    def sources(self) -> dict[Path, Role]:
        """The folders that were scanned, with their roles."""
        return {
            Path(os.fsdecode(path)): Role(role)
            for path, role in self._rows("SELECT path, role FROM sources ORDER BY path")
        }

    def add_sources(self, sources: Iterable[tuple[Path, Role]]) -> None:
        """Remember folders, or change their roles."""
        with failures_named(self._source), transaction(self._connection):
            self._connection.executemany(
                "INSERT OR REPLACE INTO sources VALUES (?, ?)",
                [(os.fsencode(path), role.value) for path, role in sources],
            )

    def drop_sources(self, sources: Iterable[Path]) -> None:
        """Forget folders; their documents are forgotten by `forget`."""
        with failures_named(self._source), transaction(self._connection):
            self._connection.executemany(
                "DELETE FROM sources WHERE path = ?", [(os.fsencode(path),) for path in sources]
            )

    def decisions(self) -> list[tuple[str, str, str, str]]:
        """(digest a, digest b, decision, when), a < b."""
        return list(self._rows("SELECT a, b, decision, decided_at FROM decisions ORDER BY a, b"))

    def save_decisions(self, decisions: Iterable[tuple[str, str, str, str]]) -> None:
        """Store decisions; a later one on the same two replaces the earlier."""
        with failures_named(self._source), transaction(self._connection):
            self._connection.executemany(
                "INSERT OR REPLACE INTO decisions VALUES (?, ?, ?, ?)", list(decisions)
            )

    def drop_decision(self, a: str, b: str) -> None:
        with failures_named(self._source), transaction(self._connection):
            self._connection.execute("DELETE FROM decisions WHERE a = ? AND b = ?", (a, b))

    # the whole

    def counts(self) -> Counts:
        ((row),) = self._rows(
            "SELECT (SELECT count(*) FROM documents), (SELECT count(*) FROM documents WHERE vanished),"
            " (SELECT count(*) FROM documents WHERE problem IS NOT NULL), (SELECT count(*) FROM prints),"
            " (SELECT count(*) FROM pairs), (SELECT count(*) FROM decisions),"
            " (SELECT count(*) FROM prints WHERE NOT matched)"
        )
        return Counts(*row)

    def faults(self) -> list[str]:
        """What SQLite's own checks find wrong with the file; empty if nothing."""
        found = [str(row[0]) for row in self._rows("PRAGMA integrity_check(20)")]
        found = [] if found == ["ok"] else found
        for table, _row, parent, _key in self._rows("PRAGMA foreign_key_check"):
            found.append(f"a row of {table} names a missing row of {parent}")
        return found

    def _rows(self, statement: str, values: Sequence[object] = ()) -> Iterator[tuple[Any, ...]]:
        with failures_named(self._source):
            yield from self._connection.execute(statement, values)

    def _save(self, reading: Reading) -> None:
        print_ = self._print_id(reading)
        self._connection.execute(
            "INSERT INTO documents (path, role, size, mtime_ns, device, inode, sha256, print, recipe, problem, passing)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (path) DO UPDATE SET role = excluded.role,"
            " size = excluded.size, mtime_ns = excluded.mtime_ns, device = excluded.device, inode = excluded.inode,"
            " sha256 = excluded.sha256, print = excluded.print, recipe = excluded.recipe,"
            " problem = excluded.problem, passing = excluded.passing, vanished = 0",
            (
                os.fsencode(reading.path),
                reading.role.value,
                *_numbers(reading.stamp),
                reading.sha256,
                print_,
                RECIPE,
                stored(reading.problem) if reading.problem else None,
                reading.passing,
            ),
        )

    def _print_id(self, reading: Reading) -> int | None:
        if reading.print is not None:
            inserted = self._connection.execute(
                "INSERT INTO prints (sha256, suffix, recipe, byte_size, format, encoding, title, language, letters,"
                " simhash, content, keywords) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                _print_row(reading.print),
            )
            if inserted.rowcount > 0 and inserted.lastrowid is not None:
                self._save_parts(inserted.lastrowid, reading.print)
                return inserted.lastrowid
        elif not reading.known:
            return None
        found = self._connection.execute(
            "SELECT id FROM prints WHERE sha256 = ? AND suffix = ? AND recipe = ?",
            (reading.sha256, suffix_of(str(reading.path)), RECIPE),
        ).fetchone()
        return int(found[0]) if found else None

    def _save_parts(self, id_: int, print_: Print) -> None:
        self._connection.execute("INSERT INTO samples VALUES (?, ?)", (id_, packed_sample(print_.sketch)))
        self._connection.execute("INSERT INTO texts VALUES (?, ?)", (id_, packed_text(print_.sketch)))
        if print_.links:
            links = zlib.compress(json.dumps(print_.links).encode(), 1)
            self._connection.execute("INSERT INTO links VALUES (?, ?)", (id_, links))

    def _drop_loose_prints(self) -> None:
        self._connection.execute(
            "DELETE FROM prints WHERE id NOT IN (SELECT print FROM documents WHERE print IS NOT NULL)"
        )


def _numbers(stamp: Stamp) -> tuple[int, int, int, int]:
    # device and inode may take all of 64 bits, SQLite's numbers have a sign
    return stamp.size, stamp.mtime_ns, _signed(stamp.device), _signed(stamp.inode)


def _signed(value: int) -> int:
    value %= _ROUND
    return value - _ROUND if value >= _SIGN else value


def _unsigned(value: int | None) -> int | None:
    return None if value is None else value % _ROUND


def _print_row(one: Print) -> tuple[object, ...]:
    return (
        one.sha256,
        one.suffix,
        one.recipe,
        one.byte_size,
        one.format,
        one.encoding,
        _storable(one.title),
        one.language and _storable(one.language),
        one.letters,
        None if one.simhash is None else _signed(one.simhash),
        one.sketch.content,
        json.dumps(one.keywords),
    )


def _storable(text: str) -> str:
    return text.encode("utf-8", "replace").decode("utf-8")


def _pair_row(pair: PrintPair) -> tuple[object, ...]:
    if pair.a > pair.b:
        return pair.b, pair.a, pair.kind.value, pair.jaccard, pair.b_in_a, pair.a_in_b, pair.alike
    return pair.a, pair.b, pair.kind.value, pair.jaccard, pair.a_in_b, pair.b_in_a, pair.alike


def _document(row: tuple[Any, ...]) -> StoredDocument:
    path, role, sha256, format_, encoding, title, language, letters = row[:8]
    size, simhash, content, problem, vanished, mtime_ns, device, inode, print_ = row[8:]
    number = _unsigned(simhash)
    return StoredDocument(
        path=Path(os.fsdecode(path)),
        role=Role(role),
        sha256=sha256,
        format=format_,
        encoding=encoding,
        title=title,
        language=language,
        letters=letters,
        byte_size=size,
        simhash=None if number is None else f"{number:016x}",
        content=content,
        problem=restored(problem) if problem else None,
        vanished=bool(vanished),
        mtime_ns=mtime_ns,
        inode=(device % _ROUND, inode % _ROUND),
        print=print_,
    )
