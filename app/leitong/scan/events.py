"""What a scan tells while it runs, in the order in which it happens."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from leitong.library.pipeline.known import KnownCopy
from leitong.library.records import Print
from leitong.messages import Message


class Stage(StrEnum):
    """The steps of a scan, in order."""

    FIND = "find"
    READ = "read"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a stage is. total: None while it is not known. rate: done a second; None at first, as is seconds_left."""

    stage: Stage
    done: int
    total: int | None
    rate: float | None = None
    seconds_left: float | None = None


@dataclass(frozen=True, slots=True)
class DocumentRead:
    """A file was read. known: another file of the same bytes was read before, and nothing had to be made again."""

    path: Path
    print: Print | None
    known: bool


@dataclass(frozen=True, slots=True)
class HeldBack:
    """A file was read and not let into the library, which has its text: see `KnownCopy`."""

    copy: KnownCopy


@dataclass(frozen=True, slots=True)
class ProblemFound:
    """Nothing can be read in this file or folder; the scan goes on."""

    path: Path
    reason: Message


@dataclass(frozen=True, slots=True)
class FileMoved:
    """A file that was known stands in another place, or under another name."""

    old: Path
    new: Path


@dataclass(frozen=True, slots=True)
class FileVanished:
    """A file that was known is gone; what was read in it is kept."""

    path: Path


@dataclass(frozen=True, slots=True)
class LibraryRebuilt:
    """The library was damaged. kept: where the old file is now; decisions: how many could be taken over from it."""

    kept: Path
    decisions: int
    reason: Message


@dataclass(frozen=True, slots=True)
class Finished:
    """The end. stopped: it was ended early, and what was done is kept. pairs: newly proved ones, of distinct contents.

    found: all files that the filters let through; of them unread were opened in vain. problems: these, and what could
    not be come at, such as a folder that is not there. held: files of all those read that the gate has kept out, and
    their bytes.
    """

    found: int
    read: int
    unchanged: int
    moved: int
    vanished: int
    problems: int
    pairs: int
    stopped: bool
    unread: int = 0
    held: int = 0
    held_size: int = 0


Event = (
    Progress | DocumentRead | HeldBack | ProblemFound | FileMoved | FileVanished | LibraryRebuilt | Finished
)
