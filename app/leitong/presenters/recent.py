"""The pairs compared lately, and the one that was open last."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from leitong.presenters.sources import Source, SourceKind
from leitong.presenters.store import read_json, write_json

KEPT = 8


@dataclass(frozen=True, slots=True)
class RecentPair:
    """hamming: differing bits, None where a side has no fingerprint. when: seconds since 1970, UTC."""

    a: Source
    b: Source
    hamming: int | None
    when: float

    @property
    def missing(self) -> tuple[str, ...]:
        """Names of the files of this pair that have gone. It asks the disk, which may take long."""
        return tuple(source.name for source in (self.a, self.b) if source.missing)


Gone = Mapping[RecentPair, tuple[str, ...]]
"""Pairs with the names of their files that have gone."""
NONE_GONE: Gone = MappingProxyType({})


class RecentPairs:
    """Latest first, each pair once. Pasted text is not kept here: it belongs to its session only."""

    def __init__(self, path: Path | None = None, now: Callable[[], float] = time.time) -> None:
        self._path = path
        self._now = now
        stored = read_json(path) if path else None
        rows = stored if isinstance(stored, list) else []
        self._pairs = [pair for row in rows if (pair := _restored(row))][:KEPT]

    @property
    def pairs(self) -> tuple[RecentPair, ...]:
        return tuple(self._pairs)

    def add(self, a: Source, b: Source, hamming: int | None) -> None:
        if SourceKind.TEXT in (a.kind, b.kind):
            return
        self._pairs = [pair for pair in self._pairs if {pair.a.value, pair.b.value} != {a.value, b.value}]
        self._pairs.insert(0, RecentPair(a, b, hamming, self._now()))
        del self._pairs[KEPT:]
        self._keep()

    def forget(self, pair: RecentPair) -> None:
        self._pairs = [kept for kept in self._pairs if kept != pair]
        self._keep()

    def _keep(self) -> None:
        if self._path:
            rows = [
                {"a": pair.a.stored(), "b": pair.b.stored(), "hamming": pair.hamming, "when": pair.when}
                for pair in self._pairs
            ]
            write_json(self._path, rows)


def _restored(row: object) -> RecentPair | None:
    if not isinstance(row, dict):
        return None
    a, b = Source.restored(row.get("a")), Source.restored(row.get("b"))
    hamming, when = row.get("hamming"), row.get("when")
    if a is None or b is None or not isinstance(when, int | float):
        return None
    return RecentPair(a, b, hamming if isinstance(hamming, int) else None, float(when))
