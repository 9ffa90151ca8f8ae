"""How fast texts are normalised, cut and signed, beside jieba and the simhash package on the same texts.

    python tests/bench/words.py [DATA] [--sets zh-news,en-news] [--characters 1000000]

DATA (or the environment variable LEITONG_DATA) holds neardup/SET/docs.jsonl.gz. Every stage is run on one long text;
the best of three rounds counts.
"""

from __future__ import annotations

import argparse
import logging
import os
from collections.abc import Callable
from pathlib import Path

import jieba
from simhash import Simhash
from textset import best, long_text

from leitong.fingerprints.make import fingerprints_of
from leitong.fingerprints.windows import windows_simhash
from leitong.words.keywords import keywords_of
from leitong.words.normalise import normalise
from leitong.words.segment import segment
from leitong.words.units import units_of

jieba.setLogLevel(logging.WARNING)


def package(text: str) -> None:
    """The package on pieces of 20,000 characters: of a longer text it can't count the windows."""
    for start in range(0, len(text), 20_000):
        try:
            Simhash(text[start : start + 20_000])
        except OverflowError:
            continue


def measure(name: str, text: str) -> None:
    words, units = segment(text), units_of(text)
    stages: dict[str, Callable[[], object]] = {
        "normalise": lambda: normalise(text),
        "units": lambda: units_of(text),
        "segment": lambda: segment(text),
        "keywords": lambda: keywords_of(words),
        "fingerprints": lambda: fingerprints_of(text, words, units),
        "windows": lambda: windows_simhash.__wrapped__(text),
        "jieba, HMM off": lambda: jieba.lcut(text, HMM=False),
        "simhash package": lambda: package(text),
    }
    times = {stage: best(work, 1 if " " in stage else 3) for stage, work in stages.items()}
    print(f"\n{name}: {len(text):,} characters")
    for stage, seconds in times.items():
        print(f"  {stage:16s} {1000 * seconds:8.1f} ms")
    print(f"  segment is {times['jieba, HMM off'] / times['segment']:.1f} times as quick as jieba,")
    print(
        f"  windows {times['simhash package'] / times['windows']:.1f} times as quick as the simhash package"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("data", nargs="?", default=os.environ.get("LEITONG_DATA"), type=Path)
    parser.add_argument("--sets", default="zh-news,en-news")
    parser.add_argument("--characters", type=int, default=1_000_000)
    arguments = parser.parse_args()
    if arguments.data is None:
        parser.error("give the data folder, or set LEITONG_DATA")
    for name in arguments.sets.split(","):
        measure(name, long_text(arguments.data / "neardup" / name / "docs.jsonl.gz", arguments.characters))


if __name__ == "__main__":
    main()
