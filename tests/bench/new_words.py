"""New words in ten million letters: seconds, memory, how both grow, and where a plain dictionary of substrings dies.

    python tests/bench/new_words.py [DATA] [--sets zh-news,zhcn-law,zhtw-law-natural] [--letters 10000000]

DATA (or the environment variable LEITONG_DATA) holds neardup/SET/docs.jsonl.gz. Every line is a process of its own, so
that its memory is its own; the peer is the usual script: a Counter of all substrings and of their neighbours.
"""

from __future__ import annotations

import argparse
import gzip
import json
import math
import os
import re
import resource
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from leitong.words.letters import Letters
from leitong.words.lexicon import lexicon
from leitong.words.new_words import new_words
from leitong.words.trie import Trie

_RUNS = re.compile("[^\u4e00-\u9fffa-z0-9]+")
_BAR_SECONDS, _BAR_BYTES = 60, 2_000_000_000


def texts(data: Path, sets: list[str], letters: int) -> Iterator[str]:
    """Documents of the sets until they have so many letters; the last is cut."""
    left = letters
    for name in sets:
        with gzip.open(data / "neardup" / name / "docs.jsonl.gz", "rt", encoding="utf-8") as lines:
            for line in lines:
                text = json.loads(line)["text"]
                yield text
                left -= sum(map(str.isalnum, text))
                if left <= 0:
                    return


def ours(documents: Iterator[str]) -> tuple[int, int]:
    """Letters taken and new words found."""
    letters = Letters()
    for document in documents:
        letters.add(document)
    return letters.count, len(new_words(letters).words)


def plain(documents: Iterator[str]) -> tuple[int, int]:
    """The same by dictionaries of all substrings; without the rule about pieces of known words."""
    counts: Counter[str] = Counter()
    left: defaultdict[str, Counter[str]] = defaultdict(Counter)
    right: defaultdict[str, Counter[str]] = defaultdict(Counter)
    total = 0
    for document in documents:
        for run in _RUNS.split(document.lower()):
            total += len(run)
            for n in range(1, 5):
                for start in range(len(run) - n + 1):
                    word = run[start : start + n]
                    counts[word] += 1
                    if n > 1 and start:
                        left[word][run[start - 1]] += 1
                    if n > 1 and start + n < len(run):
                        right[word][run[start + n]] += 1
    least = max(5, total // 100_000)

    def entropy(beside: Counter[str]) -> float:
        size = sum(beside.values())
        return -sum(n / size * math.log(n / size) for n in beside.values())

    found = [
        word
        for word, count in counts.items()
        if len(word) > 1
        and count >= least
        and min(total * count / (counts[word[:i]] * counts[word[i:]]) for i in range(1, len(word))) >= 30
        and min(entropy(left[word]), entropy(right[word])) >= 0.7
    ]
    return total, len(found)


def line(way: str, data: Path, sets: list[str], size: int) -> None:
    """What one process does: print the outcome of one measurement as JSON."""
    if way == "ours":
        lexicon().holds(["中国"])  # as the window has it: the dictionary is read once
    documents = list(texts(data, sets, size))
    before = _peak()
    start = time.perf_counter()
    letters, found = (ours if way == "ours" else plain)(iter(documents))
    seconds = time.perf_counter() - start
    print(
        json.dumps(
            {"letters": letters, "found": found, "seconds": seconds, "before": before, "peak": _peak()}
        )
    )


def _peak() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def measured(way: str, arguments: argparse.Namespace, size: int) -> dict[str, float]:
    command = [sys.executable, __file__, str(arguments.data), "--sets", arguments.sets]
    done = subprocess.run(
        [*command, "--one", way, "--letters", str(size)], check=True, capture_output=True, text=True
    )
    outcome: dict[str, float] = json.loads(done.stdout)
    print(
        f"{way:6s} {outcome['letters']:>12,.0f} letters {outcome['seconds']:8.2f} s"
        f" {1e6 * outcome['seconds'] / outcome['letters']:6.2f} µs/letter"
        f" peak {outcome['peak'] / 1e6:7.0f} MB (texts and dictionary {outcome['before'] / 1e6:.0f})"
        f" {outcome['found']:8,.0f} words",
        flush=True,
    )
    return outcome


def tries() -> None:
    """What the dictionary takes as two arrays."""
    start = time.perf_counter()
    trie = lexicon().prefixes
    size = trie.edges.nbytes + trie.complete.nbytes
    print(
        f"trie   {trie.nodes:,} nodes, {size / 1e6:.1f} MB, read and built in {time.perf_counter() - start:.2f} s"
    )
    assert isinstance(trie, Trie)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("data", nargs="?", default=os.environ.get("LEITONG_DATA"), type=Path)
    parser.add_argument("--sets", default="zh-news,zhcn-law,zhtw-law-natural")
    parser.add_argument("--letters", type=int, default=10_000_000)
    parser.add_argument("--one", choices=("ours", "plain"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.data is None:
        parser.error("give the data folder, or set LEITONG_DATA")
    if arguments.one:
        line(arguments.one, arguments.data, arguments.sets.split(","), arguments.letters)
        return
    tries()
    sizes = [arguments.letters // share for share in (100, 10, 1)]
    grown = [measured("ours", arguments, size) for size in sizes]
    peers = [measured("plain", arguments, size) for size in sizes[:2]]
    rate = (peers[1]["peak"] - peers[1]["before"]) / peers[1]["letters"]
    extrapolated = peers[1]["before"] + rate * grown[2]["letters"]
    print(f"plain would need about {extrapolated / 1e9:.1f} GB for {grown[2]['letters']:,.0f} letters")
    print(f"ours is {peers[1]['seconds'] / grown[1]['seconds']:.1f} times as quick at {sizes[1]:,} letters,")
    print(
        f"with {(grown[1]['peak'] - grown[1]['before']) / (peers[1]['peak'] - peers[1]['before']):.2f} of the memory"
    )
    last = grown[2]
    met = last["seconds"] < _BAR_SECONDS and last["peak"] < _BAR_BYTES
    print(f"the bar, {_BAR_SECONDS} s and {_BAR_BYTES / 1e9:.0f} GB, is {'met' if met else 'MISSED'}")


if __name__ == "__main__":
    main()
