"""What a scan has done so far, counted as it is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from leitong.library.pipeline.known import KnownCopy
from leitong.messages import Message
from leitong.scan.events import FileMoved, FileVanished, Finished, HeldBack, ProblemFound


@dataclass(slots=True)
class Tally:
    """The numbers are those of `Finished`."""

    read: int = 0
    unread: int = 0
    moved: int = 0
    vanished: int = 0
    problems: int = 0
    pairs: int = 0
    held: int = 0
    held_size: int = 0

    def problem(self, path: Path, reason: Message) -> ProblemFound:
        self.problems += 1
        return ProblemFound(path, reason)

    def moves(self, old: Path, new: Path) -> FileMoved:
        self.moved += 1
        return FileMoved(old, new)

    def vanishes(self, path: Path) -> FileVanished:
        self.vanished += 1
        return FileVanished(path)

    def kept_out(self, copies: Iterable[KnownCopy]) -> Iterator[HeldBack]:
        for copy in copies:
            self.read += 1
            self.held += 1
            self.held_size += copy.size
            yield HeldBack(copy)

    def finished(self, *, found: int, unchanged: int, stopped: bool) -> Finished:
        return Finished(
            found=found,
            read=self.read,
            unchanged=unchanged,
            moved=self.moved,
            vanished=self.vanished,
            problems=self.problems,
            pairs=self.pairs,
            stopped=stopped,
            unread=self.unread,
            held=self.held,
            held_size=self.held_size,
        )
