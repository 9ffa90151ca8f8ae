"""What was open when the window closed, so that nobody is ever asked whether to save."""

from __future__ import annotations

from pathlib import Path

from leitong.presenters.sources import Source
from leitong.presenters.store import read_json, write_json


class Session:
    """path: the file that keeps it; None forgets at the end."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        stored = read_json(path) if path else None
        self._kept: dict[str, object] = stored if isinstance(stored, dict) else {}

    @property
    def sides(self) -> tuple[Source | None, Source | None]:
        """Sides A and B as they were; a file that has gone since is left out."""
        return self._side("a"), self._side("b")

    def keep(self, a: Source | None, b: Source | None) -> None:
        self._kept |= {"a": a.stored() if a else None, "b": b.stored() if b else None}
        self._write()

    @property
    def window(self) -> str:
        """Place and size of the window, as the window wrote it; empty at the first start."""
        return str(self._kept.get("window", ""))

    def keep_window(self, place: str) -> None:
        self._kept["window"] = place
        self._write()

    def _write(self) -> None:
        if self._path:
            write_json(self._path, self._kept)

    def _side(self, side: str) -> Source | None:
        source = Source.restored(self._kept.get(side))
        return None if source is None or source.missing else source
