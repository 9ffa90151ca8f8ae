"""What a question finds: texts that hold all its parts, ranked by how much they say of them and by their links (S34).

Relevance is bm25 (Robertson and others, 1994) over runs of two letters, which find every text that holds the parts, and
over words, which speak for texts in which the parts are words and not ends of others; most where they are cut so, less
where an ambiguous place may be read so (S25). It is multiplied with the fourth
root of PageRank times the number of texts: a page that ranks sixteen times the average counts twice. The weights of the
fields and the root are ours.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from leitong.library.library import Library
from leitong.library.pipeline.tables import PipelineTables
from leitong.library.search.snippet import Snippet, snippet_of
from leitong.library.search.terms import parts_of, phrase_of, phrase_of_readings, phrase_of_words
from leitong.library.storage.store import Store

# of title, heading, anchors, body, and of the words that other readings of ambiguous places have
_WEIGHTS = "4.0, 3.0, 2.0, 1.0, 1.0"
_READINGS_SAY = 0.5
_RANK_POWER = 0.25


@dataclass(frozen=True, slots=True)
class Hit:
    """One group of files that a question found.

    path: of the best. title: of its page, or "". score: relevance · rank, comparable within one answer; relevance:
    above 0; rank: times the number of texts, so that 1 is the average. copies: other files of the same text; near:
    files of near texts of the same group that hold the parts as well. All by path.
    """

    path: Path
    title: str
    score: float
    relevance: float
    rank: float
    snippet: Snippet
    copies: tuple[Path, ...]
    near: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """groups: how many were found in all; texts: of how many texts. hits: the best of them, best first."""

    groups: int
    texts: int
    hits: tuple[Hit, ...]


@dataclass(frozen=True, slots=True)
class _Entry:
    document: int
    print: int
    near: int
    path: Path
    title: str
    relevance: float
    rank: float

    @property
    def score(self) -> float:
        return self.relevance * float(self.rank**_RANK_POWER)


def search(library: Library, question: str, count: int = 20) -> Found:
    """The texts of an indexed library that hold every part of the question; at most `count` groups.

    Parts are what stands between spaces, or in quotes. A question without any letter finds nothing.
    """
    parts = parts_of(question)
    if not parts:
        return Found(0, 0, ())
    entries = sorted(_entries(library.store, parts), key=lambda one: (-one.score, os.fsencode(one.path)))
    groups: dict[int, list[_Entry]] = {}
    for entry in entries:
        groups.setdefault(entry.near, []).append(entry)
    tables = PipelineTables(library.store)
    shown = list(groups.values())[:count]
    copies = _copies(library.store, [entry.document for group in shown for entry in group])
    hits = []
    for best, *others in shown:
        near = [path for other in others for path in (other.path, *copies.get(other.document, ()))]
        hits.append(
            Hit(
                best.path,
                best.title,
                best.score,
                best.relevance,
                best.rank,
                snippet_of(tables.page(best.print), parts),
                tuple(copies.get(best.document, ())),
                tuple(sorted(near, key=os.fsencode)),
            )
        )
    return Found(len(groups), len(entries), tuple(hits))


def _entries(store: Store, parts: list[str]) -> list[_Entry]:
    by_runs = _relevance(store, "found_runs", [phrase_of(part) for part in parts])
    by_words = _by_words(store, parts)
    ((texts,),) = store.rows("SELECT count(*) FROM standings WHERE type = 0")
    found = []
    for entry, document, print_, near, rank, path, title in store.rows(
        "SELECT searched.id, searched.document, searched.print, near, rank, path, title FROM searched"
        " JOIN standings USING (document) JOIN documents ON documents.id = searched.document"
        " JOIN prints ON prints.id = searched.print"
        " WHERE NOT vanished AND searched.id IN (SELECT value FROM json_each(?))",
        (json.dumps(list(by_runs)),),
    ):
        relevance = by_runs[entry] + by_words.get(entry, 0.0)
        path_ = Path(os.fsdecode(path))
        found.append(_Entry(document, print_, near, path_, title, relevance, rank * texts))
    return found


def _by_words(store: Store, parts: list[str]) -> Mapping[int, float]:
    """What words say: those of the cut, and less than the least of them, the words of other readings."""
    cut = _relevance(store, "found_words", [phrase_of_words(part) for part in parts])
    read = _relevance(store, "found_words", [phrase_of_readings(part) for part in parts])
    most = min(cut.values(), default=math.inf)
    return {entry: _READINGS_SAY * min(relevance, most) for entry, relevance in read.items()} | cut


def _relevance(store: Store, table: str, phrases: list[str]) -> dict[int, float]:
    """How much each entry says of the phrases that it holds all of; more is more."""
    question = " AND ".join(filter(None, phrases))
    if not question:
        return {}
    return {
        entry: -relevance
        for entry, relevance in store.rows(
            f"SELECT rowid, bm25({table}, {_WEIGHTS}) FROM {table} WHERE {table} MATCH ?", (question,)
        )
    }


def _copies(store: Store, documents: list[int]) -> dict[int, list[Path]]:
    """The other files of the texts for which some documents speak, by path."""
    found: dict[int, list[Path]] = {}
    for document in documents:
        for (path,) in store.rows(
            "SELECT path FROM standings JOIN documents ON documents.id = document"
            " WHERE speaker = ? AND document != speaker AND NOT vanished ORDER BY path",
            (document,),
        ):
            found.setdefault(document, []).append(Path(os.fsdecode(path)))
    return found
