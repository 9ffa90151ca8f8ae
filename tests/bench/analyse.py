"""What `analyse` costs: the share of each stage, and its speed beside a floor and beside others' tools.

    python tests/bench/analyse.py [DATA] [--sets aeb,cn-blog] [--pages 40] [--rounds 3]

DATA (or the environment variable LEITONG_DATA) holds pages/SET/*.html.gz. All contenders take turns on the same page
files in one process. Processor time is counted, and the quickest round of each page: a busy machine hurts little.

floor    read the bytes, decode them, parse (turbohtml), cut the body's text into words (rjieba). Which encoding it is,
         and which part of the page is its body, is told for free.
same     the same with Leitong's own reading and segmenting: encodings found out, every word with its place.
others   trafilatura for the body, jieba for words and keywords, the simhash package for the fingerprint.
"""

from __future__ import annotations

import argparse
import gzip
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import jieba
import jieba.analyse
import rjieba
import trafilatura
import turbohtml
from simhash import Simhash

from leitong.analysis import analyse
from leitong.documents.limits import DEFAULT, check_characters
from leitong.documents.load import load
from leitong.errors import LeitongError
from leitong.fingerprints.make import fingerprints_of
from leitong.pages.structure import structure
from leitong.words.forms import written_out
from leitong.words.keywords import keywords_of
from leitong.words.segment import segment
from leitong.words.units import units_of


@dataclass(frozen=True, slots=True)
class Sample:
    """One page file, with what the floor is told for free."""

    path: Path
    encoding: str
    body: str


def unpacked(data: Path, sets: list[str], most: int, folder: Path) -> Iterator[Sample]:
    """Page files as they come from a disk, evenly picked; those that Leitong refuses are left out for all."""
    pages = data / "pages" if (data / "pages").is_dir() else data
    for name in sets:
        packed = sorted((pages / name).glob("*.html.gz"))
        if not packed:
            raise SystemExit(f"no pages in {pages / name}")
        for number, source in enumerate(packed[:: max(1, len(packed) // most)][:most]):
            path = folder / f"{name}-{number}.html"
            path.write_bytes(gzip.decompress(source.read_bytes()))
            try:
                analysis = analyse(path)
            except LeitongError:
                continue
            yield Sample(path, analysis.document.encoding or "utf-8", analysis.text)


def floor(sample: Sample) -> None:
    text = sample.path.read_bytes().decode(sample.encoding, "replace")
    turbohtml.parse(text, positions=False)
    rjieba.cut(sample.body, False)


def same(sample: Sample) -> None:
    document = load(sample.path)
    turbohtml.parse(document.content, positions=False)
    segment(sample.body)


def others(sample: Sample) -> None:
    text = trafilatura.extract(sample.path.read_bytes()) or ""
    jieba.analyse.extract_tags(text, topK=20, withWeight=True)
    Simhash(jieba.lcut(text, HMM=False))


def leitong(sample: Sample) -> None:
    analyse(sample.path)


def stages(sample: Sample) -> dict[str, float]:
    """Processor seconds of each stage of one `analyse`, in its order."""
    times: dict[str, float] = {}
    clock = time.process_time()

    def lap(name: str) -> None:
        nonlocal clock
        now = time.process_time()
        times[name] = now - clock
        clock = now

    document = load(sample.path)
    lap("load (read, decode)")
    page = structure(document)
    lap("structure (parse, vote)")
    check_characters(document.source, written_out(page.body), DEFAULT)
    lap("limits")
    words = segment(page.body)
    lap("segment")
    units = units_of(page.body)
    lap("units")
    keywords_of(words)
    lap("keywords")
    fingerprints_of(page.body, words, units)
    lap("fingerprints")
    return times


def timed(work: Callable[[Sample], None], sample: Sample) -> float:
    start = time.process_time()
    work(sample)
    return time.process_time() - start


def measure(samples: list[Sample], rounds: int) -> tuple[dict[str, float], dict[str, float]]:
    """(seconds of each contender, seconds of each stage), summed over the best round of each page."""
    contenders = (leitong, floor, same, others)
    best = {work.__name__: [float("inf")] * len(samples) for work in contenders}
    best_stages: list[dict[str, float]] = [{} for _ in samples]
    for _ in range(rounds):
        for number, sample in enumerate(samples):
            for work in contenders:
                best[work.__name__][number] = min(best[work.__name__][number], timed(work, sample))
            found, known = stages(sample), best_stages[number]
            if not known or sum(found.values()) < sum(known.values()):
                best_stages[number] = found
    return (
        {name: sum(times) for name, times in best.items()},
        {name: sum(times[name] for times in best_stages) for name in best_stages[0]},
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("data", nargs="?", type=Path, default=os.environ.get("LEITONG_DATA"))
    parser.add_argument("--sets", default="aeb,cn-blog,magic-article,wcxb")
    parser.add_argument("--pages", type=int, default=40, help="most pages of one set")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    if options.data is None:
        parser.error("name the data folder, or set LEITONG_DATA")
    jieba.setLogLevel("ERROR")
    jieba.initialize()
    jieba.analyse.extract_tags("先读词典")
    for name in options.sets.split(","):
        with tempfile.TemporaryDirectory() as folder:
            samples = list(unpacked(Path(options.data), [name], options.pages, Path(folder)))
            show(name, samples, *measure(samples, options.rounds))


def show(name: str, samples: list[Sample], seconds: dict[str, float], shares: dict[str, float]) -> None:
    pages = len(samples)
    print(
        f"\n{name}: {pages} pages, {sum(len(sample.body) for sample in samples) // pages:,} characters of body each"
    )
    for contender, time_ in seconds.items():
        print(
            f"  {contender:<10}{pages / time_:>9.0f} pages/s   {time_ / seconds['leitong']:>7.2f} of Leitong's time"
        )
    print(f"  Leitong takes {seconds['leitong'] / seconds['floor']:.2f} times the floor", end=" ")
    print(f"({seconds['leitong'] / seconds['same']:.2f} times with its own reading and segmenting),")
    print(
        f"  and is {seconds['others'] / seconds['leitong']:.1f} times as quick as trafilatura + jieba + simhash."
    )
    total = sum(shares.values())
    print("  " + " · ".join(f"{stage} {time_ / total:.0%}" for stage, time_ in shares.items()))


if __name__ == "__main__":
    main()
