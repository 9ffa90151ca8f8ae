"""The index of a library: what it takes to build and to keep, and how fast questions are answered.

    python tests/bench/search.py FOLDER [--texts 2000]

FOLDER holds docs.jsonl.gz of `text` records, such as a set of near-duplicates; without it LEITONG_DATA/neardup/zh-news.
Peers, in the same run: SQLite's own trigram index over the same bodies, and a plain look at all of them. Every question
is a run of Chinese letters of some text, or where most of the texts have none, a run of words in quotes; what the plain
look finds decides what is right.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import re
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from leitong.library.library import Library
from leitong.library.pipeline.tables import PipelineTables
from leitong.library.records import Role
from leitong.library.search.index import index, index_size
from leitong.library.search.query import search
from leitong.scan.run import ScanRun
from leitong.words.fold import fold


def texts_of(folder: Path, count: int) -> list[str]:
    with gzip.open(folder / "docs.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [json.loads(line)["text"] for _, line in zip(range(count), lines, strict=False)]


def timed(act: Callable[[], object]) -> tuple[object, float]:
    start = time.perf_counter()
    return act(), time.perf_counter() - start


_CHINESE = re.compile("[一-鿿]+")
_WORDS_AND_MARKS = re.compile(r"[^\W_]+|[^\w\s]|_")


@dataclass(frozen=True, slots=True)
class Asking:
    """lengths: of the questions, in `unit`. marked: how a body lies for the peers. quoted: how the product is asked."""

    unit: str
    lengths: tuple[int, ...]
    marked: Callable[[str], str]
    drawn: Callable[[str, int, random.Random], str]
    quoted: Callable[[str], str]


def letters_at(body: str, length: int, chance: random.Random) -> str:
    """A run of so many Chinese letters; empty where there is none at the place that chance has chosen."""
    start = chance.randrange(max(1, len(body) - length))
    run = body[start : start + length]
    return run if len(run) == length and _CHINESE.fullmatch(run) else ""


def words_at(body: str, length: int, chance: random.Random) -> str:
    """So many words of a body that is marked, with the spaces around them."""
    words = body.split()
    start = chance.randrange(max(1, len(words) - length))
    run = words[start : start + length]
    return f" {' '.join(run)} " if len(run) == length and all(map(str.isalpha, run)) else ""


LETTERS = Asking("letters", (1, 2, 3, 4, 6), lambda body: body, letters_at, lambda run: run)
WORDS = Asking(
    "words",
    (1, 2, 3, 5),
    # with a space on both sides of each, what a plain look finds begins and ends with whole words; no question reads on
    # over a mark, which is a word of its own
    lambda body: " " + " ".join(_WORDS_AND_MARKS.findall(body)) + " ",
    words_at,
    lambda run: f'"{run.strip()}"',
)


def asking_of(bodies: list[str]) -> Asking:
    chinese = sum(bool(_CHINESE.search(body)) for body in bodies)
    return LETTERS if 2 * chinese > len(bodies) else WORDS


def questions_of(bodies: list[str], asking: Asking, length: int, count: int) -> list[str]:
    """At most so many, each of some body; of texts too short for them there are fewer."""
    chance = random.Random(29)
    tried = (asking.drawn(chance.choice(bodies), length, chance) for _ in range(100 * count))
    return list(islice(filter(None, tried), count))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--texts", type=int, default=2000)
    arguments = parser.parse_args()
    folder = arguments.folder or Path(os.environ["LEITONG_DATA"]) / "neardup" / "zh-news"
    with tempfile.TemporaryDirectory() as place, Library.open() as library:
        for number, text in enumerate(texts_of(folder, arguments.texts)):
            (Path(place) / f"{number:06}.txt").write_text(text, encoding="utf-8")
        for _ in ScanRun(library, {Path(place): Role.SCAN}, processes=1).events():
            pass
        compare(library)


def compare(library: Library) -> None:
    _, built = timed(lambda: index(library))
    sizes, tables = index_size(library), PipelineTables(library.store)
    speakers = {one.document for one in tables.standings() if one.type == 0}
    # a run does not go over the end of a line
    shown = [tables.page(file.print).body for file in tables.files() if file.id in speakers]
    bodies = [fold(body.replace("\n", "。")).text for body in shown]
    total = sum(len(body.encode()) for body in bodies)
    asking = asking_of(bodies)
    bodies = [asking.marked(body) for body in bodies]
    peer = sqlite3.connect(":memory:")
    peer.execute("CREATE VIRTUAL TABLE t USING fts5(body, content='', tokenize='trigram')")
    _, peer_built = timed(
        lambda: peer.executemany("INSERT INTO t (body) VALUES (?)", [(one,) for one in bodies])
    )
    ((peer_size,),) = peer.execute("SELECT sum(length(block)) FROM t_data")
    print(f"{len(bodies):,} texts of {total / 1e6:.1f} MB")
    print(
        f"  leitong: built in {built:.1f} s, words {sizes.words / total:.2f} of the text ({sizes.terms:,} terms,"
        f" {sizes.readings / sizes.entries:.0%} of the entries for other readings),"
        f" runs of two letters {sizes.runs / total:.2f} ({sizes.run_terms:,} terms)"
    )
    print(f"  trigram: built in {peer_built:.1f} s, {peer_size / total:.2f} of the text")
    for length in asking.lengths:
        ours, theirs, plain, wrong = [], [], [], 0
        questions = questions_of(bodies, asking, length, 30)
        if not questions:
            print(f"  {length} {asking.unit}: no text is so long")
            continue
        for asked in questions:
            found, seconds = timed(lambda asked=asked: search(library, asking.quoted(asked)))
            ours.append(seconds)
            right, seconds = timed(lambda asked=asked: sum(asked in body for body in bodies))
            plain.append(seconds)
            wrong += found.texts != right  # type: ignore[attr-defined]
            _, seconds = timed(
                lambda asked=asked: peer.execute(
                    "SELECT rowid FROM t WHERE t MATCH ?", (f'"{asked}"',)
                ).fetchall()
            )
            theirs.append(seconds)
        mine = statistics.median(ours)
        told = f"{1e3 * statistics.median(theirs):.2f} ms" if len(questions[0]) >= 3 else "finds nothing"
        print(
            f"  {length} {asking.unit}: {1e3 * mine:.2f} ms with ranks and snippets, wrong counts: {wrong} of"
            f" {len(questions)}; a plain look takes {statistics.median(plain) / mine:.1f}×, trigram {told}"
        )


if __name__ == "__main__":
    main()
