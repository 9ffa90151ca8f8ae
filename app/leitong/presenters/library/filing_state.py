"""What the screen shows of file actions: the list before, how far it is, what came of it, the journal."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.messages import Message

ACTIONS = ("trash", "move", "link")
"""What may be done to copies; the values of `leitong.filing.records.Action`."""
UNDO = "undo"
"""In place of an action: files are being put back."""


@dataclass(frozen=True, slots=True)
class FilingRow:
    """One file of the list. fate: of `leitong.filing.records.Fate`. folder: as short as it can be told. group: the same
    number for files of one group. target: where it would be moved to; link: "hard" or "symbolic"; else empty. say: a
    person has a say in what happens to it.
    """

    path: str
    name: str
    folder: str
    fate: str
    reason: Message
    group: int
    target: str = ""
    link: str = ""
    say: bool = False


@dataclass(frozen=True, slots=True)
class ActRow:
    """One file of the journal. state: of `leitong.filing.records.State`. target: where it was moved to, or empty."""

    path: str
    name: str
    folder: str
    state: str
    reason: Message | None = None
    target: str = ""


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An action in the journal. begun_at: ISO 8601, UTC. folder: where files were moved to, or empty."""

    entry: int
    action: str
    begun_at: str
    files: tuple[ActRow, ...]
    folder: str = ""

    def count(self, state: str) -> int:
        return sum(row.state == state for row in self.files)


@dataclass(frozen=True, slots=True)
class FilingRun:
    """Files that are being acted on, or put back. name: of the one that was done last."""

    done: int = 0
    total: int = 0
    name: str = ""
    stopping: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class FilingState:
    """The list before it is done. group: number of the group that is meant; None: all groups of `kinds`.

    rows: None while the list is being made. acting, bytes: files that would be acted on, and their bytes together.
    run: while it is being done. ended: what came of it, where some files stay as they are.
    """

    action: str
    group: int | None = None
    kinds: tuple[str, ...] = ()
    folder: str = ""
    with_folders: bool = False
    symbolic: bool = False
    rows: tuple[FilingRow, ...] | None = None
    acting: int = 0
    bytes: int = 0
    run: FilingRun | None = None
    ended: EntryRow | None = None


@dataclass(frozen=True, slots=True, eq=False)
class JournalState:
    """entries: the newest first; None while they are being read."""

    entries: tuple[EntryRow, ...] | None = None
