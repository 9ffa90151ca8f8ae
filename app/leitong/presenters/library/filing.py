"""File actions on groups: the list that comes first, what is left out of it, the doing, the journal, the undo."""

from __future__ import annotations

from dataclasses import replace

from leitong.presenters.library import filing_notices as notices
from leitong.presenters.library.answers import Broke, Refused
from leitong.presenters.library.board import LibraryBoard
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
from leitong.presenters.library.filing_state import UNDO, FilingRun, FilingState, JournalState
from leitong.presenters.library.jobs import Steer
from leitong.presenters.library.shown import ShownGroups
from leitong.presenters.library.threshold import likeness_of

SAFE_KINDS = ("exact", "same-text")
"""Which copies are meant where nothing else is said: those of which nothing is lost with the file."""


class Filing:
    """One part of the Library's presenter."""

    def __init__(self, board: LibraryBoard, groups: ShownGroups) -> None:
        self._board = board
        self._groups = groups
        self._planning = 0  # the list that was asked for last
        self._running = 0
        self._asking = 0  # for the journal
        self._group: tuple[str, bool] | None = None
        self._files: tuple[str, ...] = ()
        self._keep: set[str] = set()

    def forget(self) -> None:
        """Another library is being opened."""
        self._planning = self._running = self._asking = 0

    def list_group(self, action: str, folder: str = "", only: str = "") -> None:
        """What would be done in the chosen group: all but the best copy, to begin with, or `only` this file of it.

        folder: where a move goes.
        """
        group, files = self._board.state.group, self._groups.members()
        if group is None or not files or self._is_running:
            return
        self._group, self._files = (files[0], group.row.kind == "contained"), files
        self._keep = set(files) - {only} if only else {files[0]}
        self._list(FilingState(action, group=group.row.number, folder=folder))

    def list_kinds(self, action: str, folder: str = "") -> None:
        """What would be done in all groups of some kinds: all but the best copy of each."""
        if self._is_running or self._board.put_off(lambda: self.list_kinds(action, folder)):
            return
        self._group, self._files = None, ()
        self._keep = set()
        kinds = ("exact",) if action == "link" else SAFE_KINDS
        self._list(FilingState(action, kinds=kinds, folder=folder))

    def choose_kinds(self, kinds: tuple[str, ...]) -> None:
        filing = self._listed
        if filing is not None and kinds != filing.kinds:
            self._keep.clear()
            self._list(replace(filing, kinds=kinds))

    def choose_folder(self, folder: str, with_folders: bool) -> None:
        """Where a move goes; with_folders: what lies below a source keeps its folders there."""
        filing = self._listed
        if filing is not None and (folder, with_folders) != (filing.folder, filing.with_folders):
            self._list(replace(filing, folder=folder, with_folders=with_folders))

    def choose_link(self, symbolic: bool) -> None:
        """Hard links on one disk, or symbolic ones everywhere."""
        filing = self._listed
        if filing is not None and symbolic != filing.symbolic:
            self._list(replace(filing, symbolic=symbolic))

    def toggle(self, path: str) -> None:
        """Leave a file out, or take it in again. In a group the best copy may go too, where another one stays."""
        filing = self._listed
        row = next((one for one in filing.rows or () if one.path == path), None) if filing else None
        if filing is None or row is None or not row.say:
            return
        self._keep ^= {path}
        self._list(filing)

    def put_away(self) -> bool:
        """Back to the groups, unless files are being acted on; False if they are in sight."""
        state = self._board.state
        there = state.filing is not None or state.journal is not None
        if not there or (state.filing is not None and state.filing.run is not None):
            return there
        self._planning = self._asking = 0
        self._board.set(replace(self._board.state, filing=None, journal=None))
        return True

    def carry_out(self) -> None:
        """Do what the list says."""
        filing, board = self._listed, self._board
        if filing is None or not filing.acting or board.state.scan is not None:
            return
        self._running = board.ticket()
        board.set(replace(board.state, filing=replace(filing, run=FilingRun(total=filing.acting))))
        board.submit(CarryOut(self._running, self._planning))

    def stop(self) -> None:
        """After the file that is being acted on; what was done stays done, and can be undone."""
        filing = self._board.state.filing
        if filing is not None and filing.run is not None and not filing.run.stopping:
            self._board.submit(Steer(self._board.ticket(), "stop"))
            self._board.set(
                replace(self._board.state, filing=replace(filing, run=replace(filing.run, stopping=True)))
            )

    def undo(self, entry: int) -> None:
        """Take an entry of the journal back."""
        if not self._is_running:
            self._running = self._board.ticket()
            self._board.submit(UndoFiling(self._running, entry))

    def show_journal(self) -> None:
        if not self._is_running and not self._board.put_off(self.show_journal):
            self._ask_journal()
            self._board.set(replace(self._board.state, filing=None, journal=JournalState()))

    def on_answer(self, answer: Planned | FilingTold | JournalListed) -> None:
        filing = self._board.state.filing
        match answer:
            case Planned(ticket=ticket) if ticket == self._planning and filing is not None:
                listed = replace(filing, rows=answer.rows, acting=answer.acting, bytes=answer.bytes)
                self._board.set(replace(self._board.state, filing=listed))
            case FilingTold(ticket=ticket) if ticket == self._running:
                self._told(answer, filing)
            case JournalListed(ticket=ticket) if ticket == self._asking:
                self._board.set(replace(self._board.state, journal=JournalState(answer.entries)))
            case _:
                pass

    def ended(self, answer: FilingEnded) -> None:
        """It was done, or taken back: said in a line, and where something stays as it was, file by file."""
        if answer.ticket == self._running:
            self._running = 0
        board, entry = self._board, answer.entry
        filing = board.state.filing
        failed = entry.count("done" if answer.undone else "failed")
        board.view.show_notice(notices.undone(entry) if answer.undone else notices.done(entry))
        if filing is not None and (filing.run is not None or answer.undone):
            kept = filing if failed else None
            board.set(
                replace(board.state, filing=None if kept is None else replace(kept, run=None, ended=entry))
            )
        if board.state.journal is not None:
            self._ask_journal()

    def broken_off(self, answer: Refused | Broke) -> None:
        filing = self._board.state.filing
        if answer.ticket == self._running:
            self._running = 0
            if filing is not None:
                # an undo has no list to go back to
                self._board.set(
                    replace(
                        self._board.state, filing=None if filing.action == UNDO else replace(filing, run=None)
                    )
                )
        elif answer.ticket in (self._planning, self._asking):
            self._board.set(replace(self._board.state, filing=None, journal=None))

    @property
    def _is_running(self) -> bool:
        return self._running != 0

    @property
    def _listed(self) -> FilingState | None:
        """The list that is in sight, and that nothing is done with yet."""
        filing = self._board.state.filing
        there = filing is not None and filing.run is None and filing.ended is None
        return filing if there else None

    def _list(self, filing: FilingState) -> None:
        """Ask for the list; the one before stays in sight until it comes."""
        board, self._planning = self._board, self._board.ticket()
        board.set(replace(board.state, filing=replace(filing, acting=0), journal=None))
        board.submit(
            PlanFiling(
                self._planning,
                filing.action,
                likeness_of(board.state.threshold.value),
                filing.kinds,
                self._group,
                self._files,
                tuple(sorted(self._keep)),
                filing.folder,
                filing.with_folders,
                filing.symbolic,
            )
        )

    def _told(self, answer: FilingTold, filing: FilingState | None) -> None:
        if filing is None:  # an undo that takes its time
            filing = FilingState(UNDO, rows=(), run=FilingRun())
        if filing.run is not None:
            run = replace(filing.run, done=answer.done, total=answer.total, name=answer.name)
            self._board.set(replace(self._board.state, filing=replace(filing, run=run), journal=None))

    def _ask_journal(self) -> None:
        self._asking = self._board.ticket()
        self._board.submit(ListJournal(self._asking))
