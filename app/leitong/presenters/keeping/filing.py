"""File actions and their undo, in a thread beside other jobs."""

from __future__ import annotations

from leitong.presenters.keeping.filing_desk import FilingDesk
from leitong.presenters.keeping.open_library import OpenLibrary
from leitong.presenters.library.filing_jobs import CarryOut, ListJournal, PlanFiling, UndoFiling
from leitong.scan.control import Control


class Filing:
    """runs: while files are acted on."""

    def __init__(self, keeper: OpenLibrary) -> None:
        self._keeper = keeper
        self._desk = FilingDesk()
        self.runs = False

    def answer(self, job: PlanFiling | ListJournal) -> None:
        """What is only looked up. A library that was not read yet has no plan."""
        shelf = self._keeper.shelf
        if isinstance(job, ListJournal):
            with self._keeper.reading() as library:
                self._keeper.send(self._desk.journal(job, library))
        elif shelf is not None:
            self._keeper.send(self._desk.plan(job, shelf))

    def begin(self, job: CarryOut | UndoFiling) -> None:
        self.runs = True
        self._keeper.work.start("leitong-filing", lambda control: self._run(job, control))

    def _run(self, job: CarryOut | UndoFiling, control: Control) -> None:
        keeper = self._keeper
        with keeper.told(job.ticket), keeper.writing() as library:

            def go_on() -> bool:
                keeper.work.make_changes(library)
                return not control.stopped

            if isinstance(job, CarryOut):
                ended = self._desk.carry_out(job, library, keeper.send, go_on)
            else:
                ended = self._desk.undo(job, library, keeper.send, go_on)
            keeper.list(job.ticket, library)
            keeper.send(ended)
        self.runs = False
        keeper.make_late_changes(job.ticket)
