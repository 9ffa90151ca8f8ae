"""The inverted index of a library: SQLite's FTS5 over our own terms, without a copy of the texts.

Only the files that speak for a text are in it; copies of types 1 and 2 are not, texts that are near are. What is no
longer wanted stays in the lists until a quarter of all is, and is passed over meanwhile. Words are kept as they are
cut, and in a field of their own those of every other reading of ambiguous places (S25).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b

from leitong.library.library import Library
from leitong.library.pipeline.arrange import arrange
from leitong.library.pipeline.tables import PipelineTables
from leitong.library.pipeline.web import Placed, web_of
from leitong.library.search.entries import Fields, entries_of
from leitong.library.search.terms import FIELDS
from leitong.pages.page import Page
from leitong.words.other_readings import OtherReadings

_FACT = "search"
_VERSION = 2
_MOST_STALE = 0.25
_AT_ONCE = 100  # texts in one transaction
# terms are made by us: letters, numbers, marks of scripts that need them, and the sign of a break
_TOKENIZER = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'"
READINGS = "readings"
_COLUMNS = {"found_words": (*FIELDS, READINGS), "found_runs": FIELDS}


@dataclass(frozen=True, slots=True)
class IndexSize:
    """documents: in the index. words, runs: bytes of each list; terms, run_terms: how many different ones.

    entries: of the list of words, of which `readings` are for other readings of ambiguous places.
    """

    documents: int
    words: int
    runs: int
    terms: int
    run_terms: int
    entries: int
    readings: int


@dataclass(frozen=True, slots=True)
class _Wanted:
    file: Placed
    anchors: tuple[str, ...]

    @property
    def mark(self) -> str:
        """What the entry was made of, besides the print."""
        return blake2b(json.dumps(self.anchors).encode("utf-8", "replace"), digest_size=8).hexdigest()


def is_indexed(library: Library) -> bool:
    """Whether the index is of the library as it is."""
    tables = PipelineTables(library.store)
    fact = json.loads(tables.fact(_FACT) or "{}")
    return bool(fact.get("version") == _VERSION and fact.get("state") == tables.state())


def index(library: Library, told: Callable[[int, int], None] = lambda _done, _all: None) -> bool:
    """Bring the index up to date; returns whether anything was done.

    told: is told how much of how much is done, between two transactions; if it raises, what was done stays, and the
    next call goes on from there. Only what is new or changed is read. The library must be open
    for writing.
    """
    arrange(library)
    if is_indexed(library):
        return False
    tables = PipelineTables(library.store)
    state, wanted = tables.state(), _wanted(tables)
    new = _make_room(library, tables, wanted)
    readings = OtherReadings()
    for start in range(0, len(new), _AT_ONCE):
        told(start, len(new))
        with library.store.writing():
            _insert(library, tables, new[start : start + _AT_ONCE], readings)
    with library.store.writing():
        fact = json.loads(tables.fact(_FACT) or "{}")
        tables.note(_FACT, json.dumps({**fact, "state": state}))
    return True


def _make_room(library: Library, tables: PipelineTables, wanted: dict[int, _Wanted]) -> list[_Wanted]:
    """Take out what is no longer wanted, or everything where that is too much; returns what must be put in."""
    connection, fact = library.store.connection, json.loads(tables.fact(_FACT) or "{}")
    with library.store.writing():
        if fact.get("version") != _VERSION or _stale(library, fact) > _MOST_STALE:
            fact = {"version": _VERSION, "base": _make_anew(library)}
        present = {
            document: (print_, mark)
            for document, print_, mark in library.store.rows("SELECT document, print, anchors FROM searched")
        }
        gone = [document for document in present if document not in wanted]
        new = [one for id_, one in wanted.items() if present.get(id_) != (one.file.print, one.mark)]
        connection.executemany(
            "DELETE FROM searched WHERE document = ?",
            [(id_,) for id_ in (*gone, *(one.file.id for one in new))],
        )
        fact.pop("state", None)
        tables.note(_FACT, json.dumps(fact))
    return new


def index_size(library: Library) -> IndexSize:
    """How much the index takes; of an index that was never made all is 0."""
    store = library.store
    if not list(store.rows("SELECT 1 FROM sqlite_schema WHERE name = 'found_runs'")):
        return IndexSize(0, 0, 0, 0, 0, 0, 0)
    ((documents,),) = store.rows("SELECT count(*) FROM searched")
    sizes = [
        next(store.rows(f"SELECT coalesce(sum(length(block)), 0) FROM {name}_data"))[0] for name in _COLUMNS
    ]
    (words, by_field), (runs, _) = (_counted(library, name) for name in _COLUMNS)
    entries, readings = sum(by_field.values()), by_field.get(READINGS, 0)
    return IndexSize(documents, sizes[0], sizes[1], words, runs, entries, readings)


def _wanted(tables: PipelineTables) -> dict[int, _Wanted]:
    """By document: the files that speak for a text, with the words in which others lead to the text."""
    web = web_of(tables.files(), tables.links())
    standing = {one.document: one for one in tables.standings()}
    anchors: dict[int, dict[str, None]] = {}
    for target, texts in web.anchors.items():
        speaker = standing[web.files[target].id].speaker
        anchors.setdefault(speaker, {}).update(dict.fromkeys(texts))
    return {
        file.id: _Wanted(file, tuple(anchors.get(file.id, ())))
        for file in web.files
        if standing[file.id].type == 0
    }


def _insert(library: Library, tables: PipelineTables, chosen: list[_Wanted], readings: OtherReadings) -> None:
    connection = library.store.connection
    texts = [_fields(tables.page(one.file.print), one.anchors) for one in chosen]
    for one, entry in zip(chosen, entries_of(texts, readings), strict=True):
        number = connection.execute(
            "INSERT INTO searched (document, print, anchors) VALUES (?, ?, ?)",
            (one.file.id, one.file.print, one.mark),
        ).lastrowid
        for name, terms in (("found_words", (*entry.words, entry.readings)), ("found_runs", entry.runs)):
            places = ", ".join("?" * (1 + len(terms)))
            connection.execute(
                f"INSERT INTO {name} (rowid, {', '.join(_COLUMNS[name])}) VALUES ({places})", (number, *terms)
            )


def _fields(page: Page, anchors: tuple[str, ...]) -> Fields:
    heading = page.content_title if page.content_title != page.title else ""
    return page.title, heading, "\n".join(anchors), page.body


def _stale(library: Library, fact: dict[str, object]) -> float:
    """Which share of the entries that were ever made is no longer wanted."""
    ((live, last),) = library.store.rows(
        "SELECT count(*), coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'searched'), 0) FROM searched"
    )
    made = last - int(str(fact.get("base", 0)))
    return 1 - live / made if made else 0.0


def _make_anew(library: Library) -> int:
    """Empty the index; returns the number of the last entry that ever was."""
    connection = library.store.connection
    for name, columns in _COLUMNS.items():
        connection.execute(f"DROP TABLE IF EXISTS {name}")
        connection.execute(
            f"CREATE VIRTUAL TABLE {name} USING fts5({', '.join(columns)}, content='', tokenize=\"{_TOKENIZER}\")"
        )
    connection.execute("DELETE FROM searched")
    ((last,),) = connection.execute(
        "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'searched'), 0)"
    )
    return int(last)


def _counted(library: Library, name: str) -> tuple[int, dict[str, int]]:
    """How many different terms a list has, and how many entries each of its fields."""
    connection = library.store.connection
    connection.execute(f"CREATE VIRTUAL TABLE temp.{name}_terms USING fts5vocab(main, {name}, col)")
    ((terms,),) = connection.execute(f"SELECT count(DISTINCT term) FROM temp.{name}_terms")
    entries = dict(connection.execute(f"SELECT col, sum(cnt) FROM temp.{name}_terms GROUP BY col"))
    connection.execute(f"DROP TABLE temp.{name}_terms")
    return int(terms), entries
