"""Readings in the order of the files, whichever reading process is done first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from leitong.library.records import Reading


def in_order(paths: Iterable[Path], portions: Iterable[list[Reading]]) -> Iterator[list[Reading]]:
    """For each portion those readings that are next by `paths`; what comes too early waits. Each path has one."""
    waiting: dict[Path, Reading] = {}
    rest = iter(paths)
    wanted = next(rest, None)
    for portion in portions:
        waiting.update((reading.path, reading) for reading in portion)
        ready: list[Reading] = []
        while wanted is not None and wanted in waiting:
            ready.append(waiting.pop(wanted))
            wanted = next(rest, None)
        yield ready
