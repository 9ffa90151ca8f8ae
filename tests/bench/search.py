"""The index of a library: what it takes to build and to keep, and how fast questions are answered.

    python tests/bench/search.py FOLDER [--texts 2000]

FOLDER holds docs.jsonl.gz of `text` records, such as a set of near-duplicates; without it LEITONG_DATA/neardup/zh-news.
Peers, in the same run: SQLite's own trigram index over the same bodies, and a plain look at all of them. Every question
is a run of letters of some text; what the plain look finds decides what is right.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable
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


def questions_of(bodies: list[str], letters: int, count: int) -> list[str]:
    """Runs of Chinese letters that stand in some body."""
    chosen = random.Random(29)
    found: list[str] = []
    while len(found) < count:
        body = chosen.choice(bodies)
        start = chosen.randrange(max(1, len(body) - letters))
        run = body[start : start + letters]
        if len(run) == letters and all("一" <= letter <= "鿿" for letter in run):
            found.append(run)
    return found


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
    for letters in (1, 2, 3, 4, 6):
        ours, theirs, plain, wrong = [], [], [], 0
        for asked in questions_of(bodies, letters, 30):
            found, seconds = timed(lambda asked=asked: search(library, asked))
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
        told = f"{1e3 * statistics.median(theirs):.2f} ms" if letters >= 3 else "finds nothing"
        print(
            f"  {letters} letters: {1e3 * mine:.2f} ms with ranks and snippets, wrong counts: {wrong};"
            f" a plain look takes {statistics.median(plain) / mine:.1f}×, trigram {told}"
        )


if __name__ == "__main__":
    main()
