"""The files of a library: where they are, whether they changed, and what was read in them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from leitong.library.prints import RECIPE, suffix_of
from leitong.library.records import Known, Print, PrintedFile, Reading, Role, Stamp, StoredDocument
from leitong.library.storage.database import damage_named
from leitong.library.storage.rows import document_of_row, numbers, print_row, unsigned
from leitong.library.storage.sentences import stored
from leitong.library.storage.table import DROP, Table

_KNOWN = "SELECT path, id, role, size, mtime_ns, inode, recipe = ?, passing, vanished, sha256 FROM documents"
_DOCUMENTS = (
    "SELECT path, role, d.sha256, format, encoding, coalesce(title, ''), language, coalesce(letters, 0),"
    " size, simhash, content, problem, vanished, mtime_ns, device, inode, prints.id"
    " FROM documents d LEFT JOIN prints ON prints.id = d.print AND prints.recipe = ?"
)
_BELOW = "(path = ? OR (path >= ? AND path < ?))"
_SEPARATOR = os.fsencode(os.sep)
_SAVE = (
    "INSERT INTO documents (path, role, size, mtime_ns, device, inode, sha256, print, recipe, problem, passing)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (path) DO UPDATE SET role = excluded.role,"
    " size = excluded.size, mtime_ns = excluded.mtime_ns, device = excluded.device, inode = excluded.inode,"
    " sha256 = excluded.sha256, print = excluded.print, recipe = excluded.recipe,"
    " problem = excluded.problem, passing = excluded.passing, vanished = 0"
)

_Key = tuple[str, str]


class DocumentTable(Table):
    """Documents, written together with the prints that are read in them."""

    _last_number = 0

    def known(self, below: Iterable[Path] | None = None) -> dict[bytes, Known]:
        """Every document by the bytes of its path, or those at and below some paths."""
        if below is None:
            return self._known(_KNOWN, (RECIPE,))
        found: dict[bytes, Known] = {}
        for path in below:
            found |= self._known(f"{_KNOWN} WHERE {_BELOW}", (RECIPE, *span_below(os.fsencode(path))))
        return found

    def _known(self, statement: str, values: tuple[object, ...]) -> dict[bytes, Known]:
        make = Known._make
        return {row[0]: make(row[1:]) for row in self.all_rows(statement, values)}

    def save(self, readings: Iterable[Reading]) -> None:
        """Store what was read, all or nothing."""
        readings = list(readings)
        with self.writing():
            prints = self._print_ids(readings)
            self.connection.executemany(_SAVE, (_document_row(one, prints) for one in readings))

    def seen_again(self, roles: Iterable[tuple[int, Role]]) -> None:
        """The files are where they were and unchanged; role: that of their folder now."""
        with self.writing():
            self.connection.executemany(
                "UPDATE documents SET role = ?, vanished = 0 WHERE id = ?",
                [(role.value, id_) for id_, role in roles],
            )

    def vanish(self, ids: Iterable[int]) -> None:
        """The files are no longer where they were; what was read in them stays."""
        with self.writing():
            self.connection.executemany(
                "UPDATE documents SET vanished = 1 WHERE id = ?", [(id_,) for id_ in ids]
            )

    def move(self, old: int, path: Path, role: Role, stamp: Stamp) -> None:
        """The file of document `old` is at `path` now."""
        with self.writing():
            self.connection.execute(
                "DELETE FROM documents WHERE path = ? AND id != ?", (os.fsencode(path), old)
            )
            self.connection.execute(
                "UPDATE documents SET path = ?, role = ?, size = ?, mtime_ns = ?, device = ?, inode = ?, vanished = 0"
                " WHERE id = ?",
                (os.fsencode(path), role.value, *numbers(stamp), old),
            )

    def forget(self, ids: Iterable[int]) -> None:
        """Drop documents, and the prints that no document has any more."""
        with self.writing():
            self.connection.executemany("DELETE FROM documents WHERE id = ?", [(id_,) for id_ in ids])
            self._drop_loose_prints()

    def forget_copies(self, below: Iterable[Path]) -> int:
        """Take the known copies at and below these paths off the list; returns how many they were."""
        with self.writing():
            return self.connection.executemany(
                f"DELETE FROM duplicates WHERE {_BELOW}", [span_below(os.fsencode(path)) for path in below]
            ).rowcount

    def drop_loose_prints(self) -> None:
        """Drop prints that no document has any more, with their pairs."""
        with self.writing():
            self._drop_loose_prints()

    def documents(self, below: Iterable[Path] | None = None) -> list[StoredDocument]:
        """All documents, by path; or those at and below some paths, none of which lies below another."""
        if below is None:
            rows = self.all_rows(f"{_DOCUMENTS} ORDER BY path", (RECIPE,))
        else:
            rows = [
                row
                for place in sorted(map(os.fsencode, below))
                for row in self.all_rows(
                    f"{_DOCUMENTS} WHERE {_BELOW} ORDER BY path", (RECIPE, *span_below(place))
                )
            ]
        with damage_named(self.source):
            return [document_of_row(row) for row in rows]

    def known_paths(self) -> list[tuple[Path, int]]:
        """The path and number of every document."""
        return [(Path(os.fsdecode(path)), id_) for path, id_ in self.rows("SELECT path, id FROM documents")]

    def files(self, prints: Iterable[int] | None = None) -> dict[int, list[PrintedFile]]:
        """The files of each current print (or of some), by path; vanished ones are left out."""
        chosen, values = "", [RECIPE]
        if prints is not None:
            chosen, values = (
                "AND print IN (SELECT value FROM json_each(?))",
                [RECIPE, json.dumps(list(prints))],
            )
        found: dict[int, list[PrintedFile]] = {}
        for print_, path, role, digest, simhash in self.rows(
            "SELECT print, path, role, prints.sha256, simhash FROM documents JOIN prints ON prints.id = print"
            f" WHERE NOT vanished AND prints.recipe = ? {chosen} ORDER BY path",
            values,
        ):
            file = PrintedFile(Path(os.fsdecode(path)), Role(role), digest, unsigned(simhash))
            found.setdefault(print_, []).append(file)
        return found

    def _print_ids(self, readings: Sequence[Reading]) -> dict[_Key, int]:
        """The number of each print that was read or known; new ones are stored."""
        wanted = {key for one in readings if (key := _print_key(one)) is not None}
        found = {
            (digest, suffix): id_
            for id_, digest, suffix in self.rows(
                "SELECT id, sha256, suffix FROM prints"
                " WHERE sha256 IN (SELECT value FROM json_each(?)) AND recipe = ?",
                (json.dumps([digest for digest, _ in wanted]), RECIPE),
            )
        }
        new: dict[_Key, Print] = {}
        for one in readings:
            if one.print is not None and (one.print.sha256, one.print.suffix) not in found:
                new.setdefault((one.print.sha256, one.print.suffix), one.print)
        if new:
            numbers = dict(zip(new, self._unused_numbers(len(new)), strict=True))
            self._save_prints([(numbers[key], print_) for key, print_ in new.items()])
            found.update(numbers)
        return found

    def give_no_number_up_to(self, number: int) -> None:
        """Let new prints have higher ones, as somebody knows other prints by these."""
        self._last_number = max(self._last_number, number)

    def _unused_numbers(self, count: int) -> range:
        """Numbers for new prints: while the library is open none is given to a second one."""
        ((highest,),) = self.rows(
            "SELECT max((SELECT coalesce(max(id), 0) FROM prints), (SELECT coalesce(max(id), 0) FROM dropped))"
        )
        first = max(highest, self._last_number) + 1
        self._last_number = first + count - 1
        return range(first, first + count)

    def _save_prints(self, prints: Sequence[tuple[int, Print]]) -> None:
        execute = self.connection.executemany
        execute(
            "INSERT INTO prints (id, sha256, suffix, recipe, byte_size, format, encoding, title, language, letters,"
            " simhash, content, keywords) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(id_, *print_row(one)) for id_, one in prints],
        )
        execute(
            "INSERT INTO samples VALUES (?, ?, ?, ?)",
            [(id_, one.packed.sample, one.packed.units_key, one.packed.length) for id_, one in prints],
        )
        execute("INSERT INTO texts VALUES (?, ?)", [(id_, one.packed.text) for id_, one in prints])
        execute("INSERT INTO pages VALUES (?, ?)", [(id_, one.page) for id_, one in prints])
        execute("INSERT INTO links VALUES (?, ?)", [(id_, one.links) for id_, one in prints if one.links])

    def _drop_loose_prints(self) -> None:
        loose = self.connection.execute(
            "SELECT id FROM prints WHERE id NOT IN (SELECT print FROM documents WHERE print IS NOT NULL)"
        ).fetchall()
        # a print may have stood for others of the same text, and what it held is rarer now among all
        self.connection.executemany(DROP, [(id_, RECIPE) for (id_,) in loose])
        self.connection.executemany("DELETE FROM prints WHERE id = ?", loose)


def _print_key(reading: Reading) -> _Key | None:
    """Digest and suffix of the print that a file has, or None where nothing was read in it."""
    if reading.print is not None:
        return reading.print.sha256, reading.print.suffix
    if reading.known and reading.sha256 is not None:
        return reading.sha256, suffix_of(str(reading.path))
    return None


def _document_row(reading: Reading, prints: Mapping[_Key, int]) -> tuple[object, ...]:
    key = _print_key(reading)
    return (
        os.fsencode(reading.path),
        reading.role.value,
        *numbers(reading.stamp),
        reading.sha256,
        None if key is None else prints.get(key),
        RECIPE,
        stored(reading.problem) if reading.problem else None,
        reading.passing,
    )


def span_below(name: bytes) -> tuple[bytes, bytes, bytes]:
    """What is at or below a path: it itself, and all from the second of these on and before the third."""
    inner = name.rstrip(_SEPARATOR) + _SEPARATOR
    return name, inner, inner[:-1] + bytes([_SEPARATOR[0] + 1])
