"""Which votes the Page panel shows, kept between two starts."""

from __future__ import annotations

from pathlib import Path

from leitong.pages.ballot_names import LEARNED, TABLES
from leitong.presenters.store import read_json, write_json


class PageMemory:
    """path: the file that keeps it; None forgets at the end."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        stored = read_json(path) if path else None
        votes = stored.get("votes") if isinstance(stored, dict) else None
        self._votes = votes if isinstance(votes, str) and votes in TABLES else LEARNED

    @property
    def votes(self) -> str:
        """One of `TABLES`."""
        return self._votes

    def keep(self, votes: str) -> None:
        """Raises KeyError for a name that is none of `TABLES`."""
        if votes not in TABLES:
            raise KeyError(votes)
        if votes == self._votes:
            return
        self._votes = votes
        if self._path:
            write_json(self._path, {"votes": votes})
