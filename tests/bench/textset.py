"""Labelled texts on disk, one long text of many, and the time that work on it takes: for benchmarks of words."""

import gzip
import json
import time
from collections.abc import Callable
from pathlib import Path


def long_text(path: Path, size: int) -> str:
    """The first `size` characters of all texts of a docs.jsonl.gz, one below the other."""
    parts, length = [], 0
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            parts.append(json.loads(line)["text"])
            length += len(parts[-1]) + 1
            if length >= size:
                break
    return "\n".join(parts)[:size]


def best(work: Callable[[], object], rounds: int = 3) -> float:
    """Seconds of the quickest of several rounds."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)
