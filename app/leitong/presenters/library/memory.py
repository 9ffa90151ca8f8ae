"""What is remembered of libraries between two starts: which there are, how they were looked at, what was cut short."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from leitong.presenters.library.state import RecentLibrary
from leitong.presenters.store import read_json, write_json

KEPT = 8
FIRST = "library"
SUFFIX = ".leitong"
DISTANCE = 0.5


@dataclass(frozen=True, slots=True)
class Kept:
    """path: of the library's file. distance: up to which texts are grouped, 0–1.

    unfinished: its last scan did not come to its end, because the person or the program stopped. watched: the sources
    that are watched. gate: its scans keep files out whose text is there.
    """

    path: str
    when: float
    unfinished: bool = False
    distance: float = DISTANCE
    watched: tuple[str, ...] = ()
    gate: bool = False


class LibraryMemory:
    """folder: where it is kept, and where the first library lies; None: nowhere, and that one lasts until the end."""

    def __init__(self, folder: Path | None = None, now: Callable[[], float] = time.time) -> None:
        self._file = folder / "libraries.json" if folder else None
        self._now = now
        self._passing: tempfile.TemporaryDirectory[str] | None = None
        self._folder = folder
        stored = read_json(self._file) if self._file else None
        rows = stored if isinstance(stored, list) else []
        self._kept = [kept for row in rows if (kept := _restored(row))][:KEPT]
        self._away: frozenset[str] = frozenset()

    @property
    def first(self) -> str:
        """The library that is there without anybody having chosen one."""
        if self._folder is None:
            self._passing = self._passing or tempfile.TemporaryDirectory(
                prefix="leitong-", ignore_cleanup_errors=True
            )
            return str(Path(self._passing.name) / f"{FIRST}{SUFFIX}")
        return str(self._folder / "libraries" / f"{FIRST}{SUFFIX}")

    def look(self) -> None:
        """See which libraries are there still. This may take long where a drive is away: not for the window's thread.

        Until it is done all are taken to be.
        """
        # unlike Path.exists, true or false also where one may not look
        self._away = frozenset(kept.path for kept in tuple(self._kept) if not os.path.exists(kept.path))  # noqa: PTH110

    def holds(self, path: str) -> bool:
        """Whether this library was open before and is there still, as far as is known."""
        return path not in self._away and any(kept.path == path for kept in self._kept)

    @property
    def last(self) -> Kept | None:
        """The one that was open last and is there still; None: there was none."""
        return next((kept for kept in self._kept if kept.path not in self._away), None)

    @property
    def latest(self) -> Kept:
        """The one to open at the start."""
        return self.last or self.of(self.first)

    def of(self, path: str) -> Kept:
        return next((kept for kept in self._kept if kept.path == path), Kept(path, self._now()))

    def recent(self, but: str) -> tuple[RecentLibrary, ...]:
        """The others that are there, latest first."""
        return tuple(
            RecentLibrary(kept.path, self.name(kept.path))
            for kept in self._kept
            if kept.path != but and kept.path not in self._away
        )

    def name(self, path: str) -> str:
        """Empty for the first one, which the window has a word for."""
        return "" if path == self.first else Path(path).stem

    def opened(self, path: str) -> None:
        self._away -= {path}
        self._put(replace(self.of(path), when=self._now()), to_front=True)

    def keep(self, kept: Kept) -> None:
        """Of the library at its path."""
        if kept not in self._kept:
            self._put(kept, to_front=False)

    def _put(self, kept: Kept, to_front: bool) -> None:
        place = next((at for at, one in enumerate(self._kept) if one.path == kept.path), None)
        if place is not None:
            del self._kept[place]
        self._kept.insert(0 if to_front or place is None else place, kept)
        del self._kept[KEPT:]
        self._write()

    def _write(self) -> None:
        if self._file:
            rows = [
                {
                    "path": kept.path,
                    "when": kept.when,
                    "unfinished": kept.unfinished,
                    "distance": kept.distance,
                    "watched": list(kept.watched),
                    "gate": kept.gate,
                }
                for kept in self._kept
            ]
            write_json(self._file, rows)


def _restored(row: object) -> Kept | None:
    if not isinstance(row, dict) or not isinstance(row.get("path"), str):
        return None
    when, distance = row.get("when"), row.get("distance")
    if not isinstance(when, int | float) or not isinstance(distance, int | float):
        return None
    watched = row.get("watched")
    return Kept(
        row["path"],
        float(when),
        row.get("unfinished") is True,
        min(1.0, max(0.0, float(distance))),
        tuple(path for path in watched if isinstance(path, str)) if isinstance(watched, list) else (),
        row.get("gate") is True,
    )
