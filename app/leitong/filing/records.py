"""What is to be done to files, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from leitong.messages import Message


class Action(StrEnum):
    MOVE = "move"  # to another folder, under its own name
    TRASH = "trash"  # of the system; nothing is ever deleted
    LINK = "link"  # the file gives way to a link to a copy of the same bytes


class Link(StrEnum):
    HARD = "hard"
    SYMBOLIC = "symbolic"


class Fate(StrEnum):
    """What a plan has in mind for a file."""

    ACT = "act"
    KEEP = "keep"  # the copy that stays
    LOCKED = "locked"  # it lies in a folder that is not to be touched
    SKIP = "skip"


@dataclass(frozen=True, slots=True)
class KnownFile:
    """A file as it was when it was read. path: absolute, without links on the way. sha256: 64 hex digits, of its bytes.

    size: bytes. device, inode: 0 where the system has none.
    """

    path: Path
    sha256: str
    size: int
    mtime_ns: int
    device: int
    inode: int


@dataclass(frozen=True, slots=True)
class Step:
    """One file of a plan. reason: why it may be acted on, or why not. group: a number that files of one group share.

    kept: the copy that makes this one dispensable. target: where a move would put it now. For Fate.ACT only:
    link: which kind of link takes its place. also: of each other group that the file is in, a file that stays.
    """

    fate: Fate
    file: KnownFile
    reason: Message
    group: int
    kept: KnownFile | None = None
    target: Path | None = None
    link: Link | None = None
    also: tuple[KnownFile, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """What carrying it out would do; nothing has been touched. steps: group by group, the copy that stays first.

    folder: where a move goes.
    """

    action: Action
    steps: tuple[Step, ...]
    folder: Path | None = None

    @property
    def acting(self) -> tuple[Step, ...]:
        """The files that something is to be done to."""
        return tuple(step for step in self.steps if step.fate is Fate.ACT)

    @property
    def bytes(self) -> int:
        """How many bytes these files hold together."""
        return sum(step.file.size for step in self.acting)


class State(StrEnum):
    """How far an act is. What is BEGUN or UNDOING when a library is opened was interrupted, and is settled then."""

    BEGUN = "begun"
    DONE = "done"
    FAILED = "failed"  # nothing was changed
    UNDOING = "undoing"
    UNDONE = "undone"


@dataclass(frozen=True, slots=True)
class Act:
    """One file in the journal. file, kept: as in the plan. target: where the file is moved to.

    spare: the name under which something half made may lie beside the target (of a move) or the file; no one else's.
    mode: permissions of the file. reason: why it FAILED, or why it could not be undone and still is DONE.
    made: how many of the folders above the target were made for it.
    """

    entry: int
    place: int
    action: Action
    state: State
    file: KnownFile
    kept: Path
    spare: str
    mode: int
    target: Path | None = None
    link: Link | None = None
    reason: Message | None = None
    made: int = 0


@dataclass(frozen=True, slots=True)
class Entry:
    """An action in the journal, with all files that it meant. begun_at: ISO 8601, UTC."""

    id: int
    action: Action
    begun_at: str
    acts: tuple[Act, ...]
    folder: Path | None = None

    def count(self, state: State) -> int:
        return sum(act.state is state for act in self.acts)

    @property
    def can_be_undone(self) -> bool:
        """Something of it still stands."""
        return self.count(State.DONE) > 0
