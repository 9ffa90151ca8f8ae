"""How fast each method of segmentation cuts, and what the dictionary's trie takes, beside jieba and a trie of dicts.

    python tests/bench/cuts.py [DATA] [--set zh-news] [--characters 1000000]

DATA (or the environment variable LEITONG_DATA) holds neardup/SET/docs.jsonl.gz. The best of three rounds counts; the
tries are made in processes of their own, so that their memory is their own.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import jieba
from textset import best, long_text

from leitong.words.ambiguity import ambiguities
from leitong.words.lexicon import lexicon
from leitong.words.methods import Method, cut
from leitong.words.trie import Trie

jieba.setLogLevel(logging.WARNING)


def words() -> list[str]:
    spec = find_spec("jieba")
    assert spec is not None and spec.origin is not None
    rows = (Path(spec.origin).parent / "dict.txt").read_text(encoding="utf-8").splitlines()
    return [row.partition(" ")[0] for row in rows]


def dict_trie(listed: list[str]) -> dict[str, Any]:
    root: dict[str, Any] = {}
    for word in listed:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node[""] = True
    return root


def dict_longest(root: dict[str, Any], text: str) -> list[str]:
    """MM over the trie of dicts, character by character."""
    found, place = [], 0
    while place < len(text):
        node, end, longest = root, place, place + 1
        while end < len(text) and text[end] in node:
            node = node[text[end]]
            end += 1
            if "" in node:
                longest = end
        found.append(text[place:longest])
        place = longest
    return found


def make(which: str) -> None:
    """What one process does: make a trie and print what that took."""
    listed = words()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    start = time.perf_counter()
    trie = dict_trie(listed) if which == "dicts" else Trie.of(listed)
    took = time.perf_counter() - start
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    kept = trie.edges.nbytes + trie.complete.nbytes if isinstance(trie, Trie) else grown * 1024
    print(json.dumps({"seconds": took, "grown": grown / 1024, "kept": kept / 2**20}))


def tries() -> None:
    for which in ("dicts", "arrays"):
        done = subprocess.run(
            [sys.executable, __file__, "--make", which], check=True, capture_output=True, text=True
        )
        taken = json.loads(done.stdout)
        print(
            f"trie of {which:7s} made in {taken['seconds']:.2f} s, {taken['kept']:6.1f} MB kept,"
            f" {taken['grown']:6.1f} MB while it is made"
        )


def measure(text: str) -> None:
    dictionary = lexicon()
    cut("预热", Method.BOTH, dictionary)  # both tries are made before anything is timed
    root = dict_trie(words())
    stages: dict[str, Callable[[], object]] = {
        **{method.value: (lambda method=method: cut(text, method, dictionary)) for method in Method},  # type: ignore[misc]
        "ambiguous places": lambda: ambiguities(text, dictionary),
        "mm over dicts": lambda: dict_longest(root, text),
        "jieba, HMM off": lambda: jieba.lcut(text, HMM=False),
    }
    print(f"\n{len(text):,} characters")
    times = {stage: best(work, 1 if " " in stage else 3) for stage, work in stages.items()}
    for stage, took in times.items():
        print(f"  {stage:18s} {took:7.2f} s {len(text) / took / 1e6:7.2f} million characters a second")
    print(
        f"  mm with offsets and folding is {times['jieba, HMM off'] / times['mm']:.1f} times as quick as jieba"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("data", nargs="?", default=os.environ.get("LEITONG_DATA"), type=Path)
    parser.add_argument("--set", default="zh-news")
    parser.add_argument("--characters", type=int, default=1_000_000)
    parser.add_argument("--make", choices=("dicts", "arrays"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.make:
        make(arguments.make)
        return
    if arguments.data is None:
        parser.error("give the data folder, or set LEITONG_DATA")
    tries()
    measure(long_text(arguments.data / "neardup" / arguments.set / "docs.jsonl.gz", arguments.characters))


if __name__ == "__main__":
    main()
