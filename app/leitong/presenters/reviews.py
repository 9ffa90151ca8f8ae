"""What a person decided about a pair, remembered by content, so that it survives moves and renames."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from leitong.presenters.store import read_json, write_json


class Mark(StrEnum):
    """In the order in which U cycles through them."""

    UNREVIEWED = "unreviewed"
    COPIED = "copied"
    LEGIT = "legit"
    UNSURE = "unsure"

    @property
    def next(self) -> Mark:
        marks = tuple(Mark)
        return marks[(marks.index(self) + 1) % len(marks)]


@dataclass(frozen=True, slots=True)
class Review:
    mark: Mark = Mark.UNREVIEWED
    note: str = ""


class Reviews:
    """Reviews of pairs, named by the SHA-256 of both documents in either order. path: None keeps them in memory."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        stored = read_json(path) if path else None
        self._rows: dict[str, dict[str, str]] = stored if isinstance(stored, dict) else {}

    def of(self, sha_a: str, sha_b: str) -> Review:
        row = self._rows.get(_pair(sha_a, sha_b))
        if not isinstance(row, dict) or row.get("mark") not in list(Mark):
            return Review()
        return Review(Mark(row["mark"]), str(row.get("note", "")))

    def keep(self, sha_a: str, sha_b: str, review: Review) -> None:
        if review == Review():
            self._rows.pop(_pair(sha_a, sha_b), None)
        else:
            self._rows[_pair(sha_a, sha_b)] = {"mark": review.mark.value, "note": review.note}
        if self._path:
            write_json(self._path, self._rows)


def _pair(sha_a: str, sha_b: str) -> str:
    return " ".join(sorted((sha_a, sha_b)))
