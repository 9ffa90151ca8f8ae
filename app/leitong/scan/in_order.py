"""Readings in the order of the files, whichever reading process is done first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from leitong.library.records import Reading

_MOST = 1024


class InOrder:
    """paths: of the files in their order; each has one reading."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self._rest = iter(paths)
        self._wanted = next(self._rest, None)
        self._waiting: dict[Path, Reading] = {}

    @property
    def is_full(self) -> bool:
        """Whether so many readings wait for one before them that it should come before more are begun."""
        return len(self._waiting) >= _MOST

    def of(self, portions: Iterable[list[Reading]]) -> Iterator[list[Reading]]:
        """For each portion those readings that are next; what comes too early waits."""
        waiting = self._waiting
        for portion in portions:
            waiting.update((reading.path, reading) for reading in portion)
            ready: list[Reading] = []
            while self._wanted is not None and self._wanted in waiting:
                ready.append(waiting.pop(self._wanted))
                self._wanted = next(self._rest, None)
            yield ready
