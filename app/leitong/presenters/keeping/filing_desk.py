"""File actions in the library's process: the list is made from what was read last, and done file by file."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path

from leitong.errors import LibraryUnusable
from leitong.filing.planning import Wish
from leitong.filing.records import Act, Action, Entry, Fate, Link, Plan, State, Step
from leitong.library.library import Library
from leitong.library.plans import REFERENCE, Knowledge, Meant
from leitong.library.records import GroupKind
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.keeping.shelf import Shelf
from leitong.presenters.library.filing_jobs import (
    CarryOut,
    FilingEnded,
    FilingTold,
    JournalListed,
    ListJournal,
    PlanFiling,
    Planned,
    UndoFiling,
)
from leitong.presenters.library.filing_state import ActRow, EntryRow, FilingRow

_TELL_EVERY = 0.1
_JOURNAL_SHOWN = 200
_OTHER_PLAN = QT_TRANSLATE_NOOP("Core", "The list has changed; look at it again.")

Told = Callable[[FilingTold], None]


class FilingDesk:
    """Keeps the last list, so that what is done is what was shown."""

    def __init__(self) -> None:
        self._knowledge: tuple[int, float, Knowledge] | None = None
        self._planned: tuple[int, Plan] | None = None

    def plan(self, job: PlanFiling, shelf: Shelf) -> Planned:
        """shelf: what was read last of the library."""
        wish = Wish(
            Action(job.action),
            Path(job.folder).resolve() if job.folder else None,
            job.with_folders,
            Link.SYMBOLIC if job.symbolic else None,
        )
        meant = Meant(
            files=frozenset(map(Path, job.files)),
            kinds={GroupKind(kind) for kind in job.kinds},
            keep=frozenset(map(Path, job.keep)),
            group=None if job.group is None else (Path(job.group[0]), job.group[1]),
        )
        plan = self._known(shelf, job.likeness).plan(wish, meant)
        self._planned = job.ticket, plan
        folder_of = _Folders(shelf.sources)
        rows = tuple(
            FilingRow(
                str(step.file.path),
                step.file.path.name,
                folder_of(step.file.path),
                step.fate.value,
                step.reason,
                step.group,
                "" if step.target is None else str(step.target),
                "" if step.link is None else step.link.value,
                step.reason is not REFERENCE and _has_say(step, job),
            )
            for step in plan.steps
        )
        return Planned(job.ticket, rows, len(plan.acting), plan.bytes)

    def carry_out(
        self, job: CarryOut, library: Library, told: Told, go_on: Callable[[], bool]
    ) -> FilingEnded:
        """go_on: asked after each file; False ends it. Raises LibraryUnusable where the list is not the one shown."""
        if self._planned is None or self._planned[0] != job.planned:
            raise LibraryUnusable(library.source, Message(_OTHER_PLAN))
        plan, self._planned = self._planned[1], None
        telling = _Telling(job.ticket, len(plan.acting), told, go_on)
        return FilingEnded(
            job.ticket, entry_row(library.carry_out(plan, telling), library.sources()), undone=False
        )

    def undo(self, job: UndoFiling, library: Library, told: Told, go_on: Callable[[], bool]) -> FilingEnded:
        """As `carry_out`. Raises LibraryUnusable where there is nothing to undo."""
        entries = library.journal()
        wanted = next(
            (one for one in entries if (one.can_be_undone if job.entry is None else one.id == job.entry)),
            None,
        )
        total = 0 if wanted is None else wanted.count(State.DONE)
        telling = _Telling(job.ticket, total, told, go_on)
        return FilingEnded(
            job.ticket, entry_row(library.undo(wanted, telling), library.sources()), undone=True
        )

    def journal(self, job: ListJournal, library: Library) -> JournalListed:
        sources = library.sources()
        entries = library.journal(_JOURNAL_SHOWN)
        return JournalListed(job.ticket, tuple(entry_row(entry, sources) for entry in entries))

    def _known(self, shelf: Shelf, likeness: float) -> Knowledge:
        known = self._knowledge
        if known is None or known[:2] != (shelf.generation, likeness):
            cut = shelf.regrouping.at(likeness)
            knowledge = Knowledge.of(shelf.documents, cut, shelf.texts, shelf.sources)
            known = self._knowledge = shelf.generation, likeness, knowledge
        return known[2]


def _has_say(step: Step, job: PlanFiling) -> bool:
    """In one group a person may let the best copy go, where another one stays; in all groups only leave files out."""
    if step.fate is Fate.KEEP:
        return job.group is not None or str(step.file.path) in job.keep
    return step.fate is Fate.ACT


class _Telling:
    """Hears of each file that was acted on."""

    def __init__(self, ticket: int, total: int, told: Told, go_on: Callable[[], bool]) -> None:
        self._ticket, self._total = ticket, total
        self._told, self._go_on = told, go_on
        self._done, self._last = 0, time.monotonic()

    def __call__(self, act: Act) -> bool:
        self._done += 1
        if time.monotonic() - self._last >= _TELL_EVERY:
            self._last = time.monotonic()
            self._told(FilingTold(self._ticket, self._done, self._total, act.file.path.name))
        return self._go_on()


class _Folders:
    """Folders as short as they can be told: from the name of their source on."""

    def __init__(self, sources: Iterable[Path]) -> None:
        self._sources = sorted(sources, key=lambda root: -len(root.parts))
        self._known: dict[Path, str] = {}

    def __call__(self, path: Path) -> str:
        folder = path.parent
        if folder not in self._known:
            root = next((one for one in self._sources if folder.is_relative_to(one)), None)
            self._known[folder] = (
                str(folder) if root is None else str(Path(root.name or root, folder.relative_to(root)))
            )
        return self._known[folder]


def entry_row(entry: Entry, sources: Iterable[Path]) -> EntryRow:
    """An entry of the journal as it is shown. sources: of the library."""
    folder_of = _Folders(sources)
    rows = tuple(
        ActRow(
            str(act.file.path),
            act.file.path.name,
            folder_of(act.file.path),
            act.state.value,
            act.reason,
            str(act.target) if act.action is Action.MOVE and act.target is not None else "",
        )
        for act in entry.acts
    )
    folder = "" if entry.folder is None else str(entry.folder)
    return EntryRow(entry.id, entry.action.value, entry.begun_at, rows, folder)
