"""What a reading process is given, and what comes back."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from leitong.library.records import Print, Reading, Role, Stamp
from leitong.messages import Message


@dataclass(frozen=True, slots=True)
class Task:
    """A file to be read. known: SHA-256 of stored prints of its size and suffix; if it is one, no analysis is made."""

    path: Path
    role: Role
    stamp: Stamp
    known: tuple[str, ...] = ()

    def errand(self) -> Errand:
        return Errand(str(self.path), self.known)

    def reading(self, answer: Answer) -> Reading:
        return Reading(self.path, self.role, self.stamp, *answer)


class Errand(NamedTuple):
    """What a reading process must know of a task: all else would only go there and back."""

    name: str
    known: tuple[str, ...]


class Answer(NamedTuple):
    """What came of an errand; see `Reading`."""

    sha256: str | None
    print: Print | None = None
    known: bool = False
    problem: Message | None = None
    passing: bool = False
