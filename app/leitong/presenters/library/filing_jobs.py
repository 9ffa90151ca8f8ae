"""What is asked of the library's process about file actions, and what it answers. Records only: they load fast."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.presenters.library.filing_state import EntryRow, FilingRow


@dataclass(frozen=True, slots=True)
class PlanFiling:
    """Make the list of what would be done. group: path of the best copy, and whether it is a group of parts; None: all
    groups of these kinds. files: of the group, that are meant; keep: files that stay in any case. likeness: the
    threshold, 0–1. folder: where a move goes, or empty.
    """

    ticket: int
    action: str
    likeness: float
    kinds: tuple[str, ...] = ()
    group: tuple[str, bool] | None = None
    files: tuple[str, ...] = ()
    keep: tuple[str, ...] = ()
    folder: str = ""
    with_folders: bool = False
    symbolic: bool = False


@dataclass(frozen=True, slots=True)
class CarryOut:
    """Do what the list that was made last says. planned: its ticket."""

    ticket: int
    planned: int


@dataclass(frozen=True, slots=True)
class UndoFiling:
    """Take an entry of the journal back; None: the last that can be."""

    ticket: int
    entry: int | None = None


@dataclass(frozen=True, slots=True)
class ListJournal:
    ticket: int


@dataclass(frozen=True, slots=True)
class Planned:
    """acting, bytes: files that would be acted on, and their bytes together."""

    ticket: int
    rows: tuple[FilingRow, ...]
    acting: int
    bytes: int


@dataclass(frozen=True, slots=True)
class FilingTold:
    """How far it is, at most ten times a second. name: of the file that was done last."""

    ticket: int
    done: int
    total: int
    name: str


@dataclass(frozen=True, slots=True)
class FilingEnded:
    """What came of it, also where it was stopped before its end. undone: it was taken back."""

    ticket: int
    entry: EntryRow
    undone: bool


@dataclass(frozen=True, slots=True)
class JournalListed:
    """The newest first."""

    ticket: int
    entries: tuple[EntryRow, ...]


FilingJob = PlanFiling | CarryOut | UndoFiling | ListJournal
FilingAnswer = Planned | FilingTold | FilingEnded | JournalListed
