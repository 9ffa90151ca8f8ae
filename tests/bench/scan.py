"""What a scan costs, beside scripts that do the same with others' tools, and when nothing has changed.

    python tests/bench/scan.py [DATA] [--only pages] [--pages 600] [--others 600] [--processes 2]
    python tests/bench/scan.py [DATA] [--only texts,again] [--texts 3000]
    python tests/bench/scan.py [DATA] --only curve --sizes 10000,30000,100000 [--peers-up-to 30000]

DATA (or the environment variable LEITONG_DATA) holds pages/SET/*.html.gz and neardup/SET/docs.jsonl.gz; they are
multiplied by small edits to as many files as asked for. All contenders read the same files with as many processes.

pages    a scan of pages; the floor: read, decode, parse (turbohtml), cut the body into words (rjieba), encoding and
         body told for free; others: trafilatura for the body, datasketch's MinHash and LSH for the pairs. Once with no
         more than that; and once with what a scan leaves behind: each page's digest, title, keywords (jieba), text and
         MinHash in a file (SQLite), with the pairs, each proved by Jaccard and containment. The links and the layout
         that a scan keeps as well are asked of nobody else.
texts    a scan of a tenth, three tenths and all of the texts, what a document costs in each, and what it keeps; beside
         datasketch (MinHash, LSH), the same with a proof of each candidate, and, where it is installed, rensa (the same
         in Rust) with that proof.
again    a second scan of the unchanged texts beside a bare walk of the tree; one document asked for.
curve    scans of so many texts that each have as many near copies at every size (see mixed.py), each in a process of
         its own, beside datasketch with a proof of each candidate; and `again` with the last.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import multiprocessing
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, suppress
from functools import lru_cache, partial
from importlib.util import find_spec
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

import jieba
import jieba.analyse
import rjieba
import trafilatura
import turbohtml
from datasketch import MinHash, MinHashLSH
from mixed import mixed
from one_scan import Cost, Peak, cpu_seconds, scanned

from leitong.analysis import analyse
from leitong.errors import LeitongError
from leitong.library.library import Library

jieba.setLogLevel("ERROR")
_PAGE_SETS = ("aeb", "cn-blog", "magic-article", "magic-forum", "mozilla", "wcxb")
_TEXT_SETS = ("zh-news", "en-news")
_AT_ONCE = 16
_PARAGRAPH = re.compile(rb"<p[ >].*?</p>", re.S | re.I)
_ENOUGH_PARAGRAPHS = 8
_TITLE = re.compile(rb"<title[^>]*>(.*?)</title>", re.S | re.I)


def pages(data: Path, folder: Path, count: int) -> list[tuple[Path, str, str]]:
    """Page files, each with its encoding and (nearly) its body: those of the sets, and then each again and again, with
    another visit's counter and without one of its paragraphs.
    """
    packed = [path for name in _PAGE_SETS for path in sorted((data / "pages" / name).glob("*.html.gz"))]
    packed = packed[:: max(1, 2 * len(packed) // count)]
    made: list[tuple[Path, str, str]] = []
    known: dict[Path, tuple[str, str] | None] = {}
    for number, source in zip(range(count), cycle(packed), strict=False):
        path = folder / f"{number:06}.html"
        path.write_bytes(edited(gzip.decompress(source.read_bytes()), number, number // len(packed)))
        if source not in known:
            known[source] = understood(path)
        if (told := known[source]) is None:
            path.unlink()
        else:
            made.append((path, *told))
    return made


def edited(page: bytes, visit: int, turn: int) -> bytes:
    paragraphs = list(_PARAGRAPH.finditer(page))
    if turn and len(paragraphs) >= _ENOUGH_PARAGRAPHS:
        start, end = paragraphs[turn * 7 % len(paragraphs)].span()
        page = page[:start] + page[end:]
    return page + f"<p>visit {visit}</p>".encode()


def understood(path: Path) -> tuple[str, str] | None:
    """Encoding and body of a page; None if Leitong refuses it."""
    try:
        analysis = analyse(path)
    except LeitongError:
        return None
    return analysis.document.encoding or "utf-8", analysis.text


def texts_of(data: Path, name: str) -> list[str]:
    with gzip.open(data / "neardup" / name / "docs.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [json.loads(line)["text"] for line in lines]


def texts(data: Path) -> Iterator[str]:
    """Texts without end: those of the sets, then again with a word changed here and there."""
    sources = [text for name in _TEXT_SETS for text in texts_of(data, name)]
    for turn, text in enumerate(cycle(sources)):
        times = turn // len(sources)
        # one sentence in six of each turn is another one's, so that turns are not all alike
        other = sources[(turn * 7919 + times * 104_729) % len(sources)]
        yield (
            text if not times else f"{text[: len(text) // 2]}{other[: len(other) // 2 * (times % 2)]} {turn}"
        )


class Shared(NamedTuple):
    """What processes made of items. seconds: by the clock, and cpu: of processors; both without starting processes."""

    outcome: list
    seconds: float
    cpu: float


def in_processes(work: Callable[[list], list], items: list, processes: int) -> Shared:
    """What `work` makes of portions of `items`."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        list(pool.map(work, [items[:1]] * processes * 2))
        start, own = time.perf_counter(), time.process_time()
        portions = [items[first : first + _AT_ONCE] for first in range(0, len(items), _AT_ONCE)]
        done = list(pool.map(partial(clocked, work), portions))
        seconds, own = time.perf_counter() - start, time.process_time() - own
        return Shared([one for some, _ in done for one in some], seconds, own + sum(cpu for _, cpu in done))


def clocked(work: Callable[[list], list], items: list) -> tuple[list, float]:
    start = time.process_time()
    outcome = work(items)
    return outcome, time.process_time() - start


def floor(items: list[tuple[Path, str, str]]) -> list[int]:
    done = []
    for path, encoding, body in items:
        turbohtml.parse(path.read_bytes().decode(encoding, "replace"), positions=False)
        done.append(len(rjieba.cut(body, False)))
    return done


def minhash(text: str) -> MinHash:
    letters = "".join(re.findall(r"\w+", text.lower()))
    hashes = MinHash(num_perm=128)
    hashes.update_batch([letters[i : i + 5].encode() for i in range(max(1, len(letters) - 4))])
    return hashes


def of_pages(items: list[tuple[Path, str, str]]) -> list[MinHash]:
    return [minhash(trafilatura.extract(path.read_bytes()) or "") for path, _, _ in items]


class Kept(NamedTuple):
    """What a script keeps of a page. hashes: of its shingles."""

    path: str
    digest: str
    title: str
    keywords: str
    text: str
    hashes: MinHash


def kept_of_pages(items: list[tuple[Path, str, str]]) -> list[Kept]:
    found = []
    for path, encoding, _ in items:
        data = path.read_bytes()
        text = trafilatura.extract(data) or ""
        title = _TITLE.search(data)
        found.append(
            Kept(
                str(path),
                hashlib.sha256(data).hexdigest(),
                title[1].decode(encoding, "replace").strip() if title else "",
                json.dumps(jieba.analyse.extract_tags(text, topK=20, withWeight=True)),
                text,
                minhash(text),
            )
        )
    return found


def of_texts(paths: list[Path]) -> list[MinHash]:
    return [minhash(path.read_text(encoding="utf-8")) for path in paths]


def shingles(text: str) -> set[str]:
    letters = "".join(re.findall(r"\w+", text.lower()))
    return {letters[i : i + 5] for i in range(max(1, len(letters) - 4))}


class Shares(NamedTuple):
    jaccard: float
    a_in_b: float
    b_in_a: float

    @property
    def near(self) -> bool:
        return self.jaccard >= 0.5 or max(self.a_in_b, self.b_in_a) >= 0.8


def shares(a: set[str], b: set[str]) -> Shares:
    common = len(a & b)
    return Shares(common / (len(a) + len(b) - common), common / len(a), common / len(b))


class Proof:
    """What a script does with candidates: Jaccard and both containments of the sets of shingles. paths: None: none."""

    def __init__(self, paths: list[Path] | None) -> None:
        self._paths = paths
        self._sets = lru_cache(maxsize=20_000)(lambda path: shingles(path.read_text(encoding="utf-8")))
        self.pairs = 0

    def add(self, one: int, others: Iterable[int]) -> None:
        for other in others:
            if self._paths is None:
                self.pairs += 1
            else:
                self.pairs += shares(self._sets(self._paths[one]), self._sets(self._paths[other])).near


def paired(hashes: list[MinHash], paths: list[Path] | None = None) -> tuple[int, float]:
    """How many pairs datasketch's LSH gives, and its seconds; proved from the files where `paths` are given."""
    start = time.perf_counter()
    index = MinHashLSH(threshold=0.5, num_perm=128)
    proof = Proof(paths)
    for number, one in enumerate(hashes):
        proof.add(number, index.query(one))
        index.insert(number, one)
    return proof.pairs, time.perf_counter() - start


def by_rensa(paths: list[Path]) -> tuple[int, float]:
    """The same with rensa, in one process."""
    from rensa import RMinHash, RMinHashLSH  # noqa: PLC0415 - may not be there

    start = time.perf_counter()
    index = RMinHashLSH(threshold=0.5, num_perm=128, num_bands=32)
    proof = Proof(paths)
    for number, path in enumerate(paths):
        letters = "".join(re.findall(r"\w+", path.read_text(encoding="utf-8").lower()))
        hashes = RMinHash(num_perm=128, seed=42)
        hashes.update([letters[i : i + 5] for i in range(max(1, len(letters) - 4))])
        proof.add(number, index.query(hashes))
        index.insert(number, hashes)
    return proof.pairs, time.perf_counter() - start


def kept_by_others(some: list[tuple[Path, str, str]], file: Path, processes: int) -> tuple[int, float, float]:
    """Pages read in processes, and here put into a file with their pairs; how many pairs, and seconds as of Shared."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool, closing(sqlite3.connect(file)) as store:
        store.execute("PRAGMA journal_mode = WAL")
        store.execute(
            "CREATE TABLE pages (id INTEGER PRIMARY KEY, path, digest, title, keywords, text, hashes)"
        )
        store.execute("CREATE TABLE pairs (a, b, jaccard, a_in_b, b_in_a)")
        list(pool.map(kept_of_pages, [some[:1]] * processes * 2))
        start, own, cpu = time.perf_counter(), time.process_time(), 0.0
        portions = [some[first : first + _AT_ONCE] for first in range(0, len(some), _AT_ONCE)]
        index = MinHashLSH(threshold=0.5, num_perm=128)
        texts: list[str] = []
        sets = lru_cache(maxsize=20_000)(lambda number: shingles(texts[number]))
        found = 0
        for portion, used in pool.map(partial(clocked, kept_of_pages), portions):
            cpu += used
            pairs = []
            with store:
                for one in portion:
                    number = len(texts)
                    texts.append(one.text)
                    store.execute(
                        "INSERT INTO pages VALUES (?, ?, ?, ?, ?, ?, ?)",
                        (number, *one[:-1], one.hashes.hashvalues.tobytes()),
                    )
                    near = [
                        (other, proved)
                        for other in index.query(one.hashes)
                        if (proved := shares(sets(number), sets(other))).near
                    ]
                    index.insert(number, one.hashes)
                    pairs += [(other, number, *proved) for other, proved in near]
                store.executemany("INSERT INTO pairs VALUES (?, ?, ?, ?, ?)", pairs)
            found += len(pairs)
        return found, time.perf_counter() - start, cpu + time.process_time() - own


def bench_pages(data: Path, place: Path, count: int, others: int, processes: int) -> None:
    folder = place / "pages"
    folder.mkdir()
    some = pages(data, folder, count)
    print(f"{len(some):,} pages, {processes} processes", flush=True)
    cost = scanned_apart(folder, place / "pages.leitong", processes).cost
    mine = Rate(cost.rest / len(some), cost.cpu / len(some))
    print(
        f"  leitong                    {mine}, {cost.pairs / len(some):.2f} pairs"
        f" ({cost.matching:.2f} s of {cost.rest:.1f} matching; {cost.starting:.1f} s to start)",
        flush=True,
    )
    sample = some[:: max(1, len(some) // others)][:others]
    print(f" {len(sample):,} of them", flush=True)
    bare = in_processes(floor, sample, processes).seconds / len(sample)
    print(
        f"  floor                      {1 / bare:7.1f} a second; share of the scan {bare / mine.seconds:.2f}",
        flush=True,
    )
    read = in_processes(of_pages, sample, processes)
    begun = cpu_seconds()
    found, joining = paired(read.outcome)
    joining_cpu = cpu_seconds() - begun
    lean = Rate((read.seconds + joining) / len(sample), (read.cpu + joining_cpu) / len(sample))
    print(
        f"  trafilatura + datasketch   {lean}, {found / len(sample):.2f} pairs; {mine.beside(lean)}",
        flush=True,
    )
    found, seconds, cpu = kept_by_others(sample, place / "others.db", processes)
    same = Rate(seconds / len(sample), cpu / len(sample))
    print(
        f"  with proof and a store     {same}, {found / len(sample):.2f} pairs; {mine.beside(same)}",
        flush=True,
    )


class Rate(NamedTuple):
    """A document's seconds: by the clock, and of processors; of Leitong's also those of starting its processes."""

    seconds: float
    cpu: float

    def beside(self, other: Rate) -> str:
        return (
            f"leitong is {other.seconds / self.seconds:.1f} times as quick,"
            f" for {self.cpu / other.cpu:.2f} of the processors"
        )

    def __str__(self) -> str:
        return f"{1 / self.seconds:7.1f} a second, {1e3 * self.cpu:6.2f} ms of processors each"


def bench_texts(data: Path, place: Path, count: int, processes: int) -> None:
    source = texts(data)
    paths: list[Path] = []
    folder = place / "texts"
    print(f"texts, {processes} processes")
    for size in sorted({max(1, count // 10), max(1, count * 3 // 10), count}):
        write_more(paths, folder, source, size)
        library = place / f"{size}.leitong"
        cost, main, reader = scanned_apart(folder, library, processes)
        print(
            f"  leitong    {size:8,} documents {size / cost.rest:7.0f} a second; a document"
            f" {1e3 * cost.rest / size:.3f} ms, {1e3 * cost.cpu / size:.3f} ms of processors,"
            f" {cost.pairs / size:.2f} pairs; {cost.starting:.1f} s to start, first pair {cost.first_pair:.1f} s"
            f" after the first file, {cost.matching:.1f} s of {cost.rest:.1f} after the last;"
            f" kept {library.stat().st_size / size:,.0f} bytes a document;"
            f" at most {main:,.0f} MB here, {reader:,.0f} MB in a reading process",
            flush=True,
        )
    seconds = cost.rest / count
    sample = paths[: min(len(paths), 10_000)]
    hashes, reading, reading_cpu = in_processes(of_texts, sample, processes)
    peers = [
        (f"datasketch, {processes} processes", paired, (hashes,), reading, reading_cpu),
        (f"datasketch and proof, {processes} processes", paired, (hashes, sample), reading, reading_cpu),
    ]
    if find_spec("rensa"):
        peers.append(("rensa and proof, one process", by_rensa, (sample,), 0.0, 0.0))
    for name, work, given, before, cpu_before in peers:
        begun = cpu_seconds()
        found, own = work(*given)
        used, cpu = (before + own) / len(sample), (cpu_before + cpu_seconds() - begun) / len(sample)
        print(
            f"  {name}: {len(sample):,} documents {1 / used:7.0f} a second, {1e3 * cpu:.3f} ms of processors,"
            f" {found / len(sample):.2f} pairs a document; leitong is {used / seconds:.2f} times as quick, and takes"
            f" {cost.cpu / count / cpu:.2f} of the processors",
            flush=True,
        )


def write_more(paths: list[Path], folder: Path, source: Iterator[str], size: int) -> None:
    """Texts of the source as files, until there are so many."""
    for number in range(len(paths), size):
        path = folder / f"{number // 1000:04}" / f"{number:07}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(next(source), encoding="utf-8")
        paths.append(path)


def scanned_apart(folder: Path, library: Path, processes: int) -> Peak:
    """A scan in a process of its own, which has loaded none of the others' tools, and nor have its readers."""
    command = [sys.executable, Path(__file__).with_name("one_scan.py"), folder, library, str(processes)]
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return Peak(Cost(*told["cost"]), told["main"], told["reader"])


def bench_curve(data: Path, place: Path, sizes: list[int], peers_up_to: int, processes: int) -> None:
    source = mixed([texts_of(data, name) for name in _TEXT_SETS])
    paths: list[Path] = []
    folder = place / "texts"
    print(f"mixed texts, {processes} processes", flush=True)
    for size in sizes:
        write_more(paths, folder, source, size)
        library = place / f"{size}.leitong"
        cost, main, reader = scanned_apart(folder, library, processes)
        print(
            f"  leitong    {size:8,} documents {size / cost.rest:7.0f} a second; a document"
            f" {1e3 * cost.cpu / size:.3f} ms of processors, {cost.pairs / size:.3f} pairs;"
            f" {cost.matching:.1f} s of {cost.rest:.1f} after the last file was read;"
            f" kept {library.stat().st_size / size:,.0f} bytes a document;"
            f" at most {main:,.0f} MB in the main process, {reader:,.0f} MB in a reading one",
            flush=True,
        )
        if size <= peers_up_to:
            hashes, reading, reading_cpu = in_processes(of_texts, paths, processes)
            begun = cpu_seconds()
            found, joining = paired(hashes, paths)
            seconds, cpu = reading + joining, reading_cpu + cpu_seconds() - begun
            print(
                f"  datasketch {size:8,} documents {size / seconds:7.0f} a second; a document"
                f" {1e3 * cpu / size:.3f} ms of processors, {found / size:.3f} pairs; leitong is"
                f" {seconds / cost.rest:.2f} times as quick, and takes {cost.cpu / cpu:.2f} of the processors",
                flush=True,
            )
    bench_again(place, sizes[-1], processes)


def walked(folder: Path) -> int:
    found = 0
    for entry in os.scandir(folder):
        if entry.is_dir(follow_symlinks=False):
            found += walked(Path(entry.path))
        else:
            entry.stat(follow_symlinks=False)
            found += 1
    return found


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def bench_again(place: Path, count: int, processes: int) -> None:
    folder, library = place / "texts", place / f"{count}.leitong"
    walk = min(timed(partial(walked, folder)) for _ in range(3))
    again = min(timed(partial(scanned, folder, library, processes)) for _ in range(3))
    print(
        f"again, {count:,} unchanged files: {again:.2f} s; bare walk {walk:.2f} s; allowed {2 * walk + 1:.2f} s"
    )
    asked = analyse(next(folder.rglob("*.txt")))
    with Library.open(library, read_only=True) as opened:
        near = min(timed(partial(opened.near, asked)) for _ in range(3))
        clusters = timed(opened.clusters)
    print(f"near, one document among {count:,}: {near:.3f} s; all clusters {clusters:.2f} s")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("data", nargs="?", type=Path, default=os.environ.get("LEITONG_DATA"))
    parser.add_argument("--pages", type=int, default=600)
    parser.add_argument("--others", type=int, help="so many of the pages are read by others, evenly picked")
    parser.add_argument("--texts", type=int, default=3000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--only", default="pages,texts,again")
    parser.add_argument("--sizes", default="1000,3000,10000")
    parser.add_argument("--peers-up-to", type=int, default=30_000)
    given = parser.parse_args()
    if given.data is None:
        parser.error("say where DATA is, or set LEITONG_DATA")
    wanted = given.only.split(",")
    with suppress(BrokenPipeError), tempfile.TemporaryDirectory() as name:
        place, data = Path(name), Path(given.data)
        if "pages" in wanted:
            bench_pages(data, place, given.pages, given.others or given.pages, given.processes)
        if "texts" in wanted or "again" in wanted:
            bench_texts(data, place, given.texts, given.processes)
        if "again" in wanted:
            bench_again(place, given.texts, given.processes)
        if "curve" in wanted:
            sizes = sorted(map(int, given.sizes.split(",")))
            bench_curve(data, place, sizes, given.peers_up_to, given.processes)


if __name__ == "__main__":
    main()
