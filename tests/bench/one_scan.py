"""One scan, and what it cost, as JSON: cost (see `Cost`), and megabytes at most of the main and of a reading process.

    python tests/bench/one_scan.py FOLDER LIBRARY PROCESSES

For scan.py: memory and the start of processes are those of Leitong alone.
"""

from __future__ import annotations

import argparse
import json
import resource
import time
from pathlib import Path
from typing import NamedTuple

import leitong
from leitong.library.library import Library
from leitong.scan.events import DocumentRead, Finished, Progress, Stage


class Cost(NamedTuple):
    """Seconds. starting: until the first file was read, nearly all of it the start of processes; rest: from there to
    the end; matching: of the rest. Others are timed without the start of their processes, so the rest is compared.
    first_pair: from the first file to the first pair. cpu: of all processes, with their start. pairs: newly proved.
    """

    starting: float
    rest: float
    matching: float
    first_pair: float
    cpu: float
    pairs: int


def cpu_seconds() -> float:
    """Of this process and of those that it has ended."""
    used = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in used)


def scanned(folder: Path, library: Path, processes: int) -> Cost:
    start = first = matching = pair = time.perf_counter()
    cpu, pairs = cpu_seconds(), 0
    with Library.open(library) as opened:
        for event in leitong.scan([folder], opened, processes=processes):
            if isinstance(event, DocumentRead) and first == start:
                first = time.perf_counter()
            if pair == start and first != start and any(True for _ in opened.store.pairs()):
                pair = time.perf_counter()
            if isinstance(event, Progress) and event.stage is Stage.READ:
                matching = time.perf_counter()
            if isinstance(event, Finished):
                pairs = event.pairs
    end = time.perf_counter()
    return Cost(first - start, end - first, end - matching, pair - first, cpu_seconds() - cpu, pairs)


class Peak(NamedTuple):
    """cost, with megabytes at most: of the process that scans, and of one that reads."""

    cost: Cost
    main: float
    reader: float


def _own_peak() -> float:
    """Megabytes. What getrusage says of a spawned process counts the one that spawned it, too."""
    status = Path("/proc/self/status")
    if not status.exists():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    (line,) = (line for line in status.read_text("ascii").splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("library", type=Path)
    parser.add_argument("processes", type=int)
    arguments = parser.parse_args()
    cost = scanned(arguments.folder, arguments.library, arguments.processes)
    reader = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(json.dumps({"cost": cost, "main": _own_peak(), "reader": reader}))


if __name__ == "__main__":
    main()
