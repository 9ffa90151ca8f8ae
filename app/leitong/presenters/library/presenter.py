"""The Library screen's behaviour: what a person asks for goes to its part, and so does each answer. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from leitong.presenters.library import notices
from leitong.presenters.library.answers import (
    Answer,
    Broke,
    Changed,
    Decided,
    Detailed,
    Exported,
    Found,
    Listed,
    Rebuilt,
    Refused,
    Regrouped,
    ScanEnded,
    ScanTold,
)
from leitong.presenters.library.board import Keeper, LibraryBoard, LibraryView
from leitong.presenters.library.explore import Explore
from leitong.presenters.library.explore_jobs import Asked, Drawn, Preparing
from leitong.presenters.library.explore_state import ExploreState
from leitong.presenters.library.filing import Filing
from leitong.presenters.library.filing_jobs import FilingEnded, FilingTold, JournalListed, Planned
from leitong.presenters.library.groups import Choice
from leitong.presenters.library.jobs import Decide, Export, Open
from leitong.presenters.library.memory import LibraryMemory
from leitong.presenters.library.scans import Scans
from leitong.presenters.library.seen import SeenBefore
from leitong.presenters.library.shown import Run, ShownGroups, at_once
from leitong.presenters.library.state import LibraryState, ThresholdState
from leitong.presenters.library.threshold import likeness_of
from leitong.presenters.library.undoing import Undoing
from leitong.presenters.library.watch import Watching


class LibraryPresenter:
    """run: does long work beside the caller, and then calls the second function in the caller's thread.

    filing: what concerns file actions and their journal. undoing: what can be taken back. explore: search,
    ranks and links, methods, new words, lost pictures.
    """

    def __init__(self, view: LibraryView, keeper: Keeper, memory: LibraryMemory, run: Run = at_once) -> None:
        self._board = LibraryBoard(view, keeper, memory)
        self.groups = ShownGroups(self._board, run)
        self.filing = Filing(self._board, self.groups)
        self.undoing = Undoing(self._board, self.filing)
        self._scans = Scans(self._board)
        self._watching = Watching(self._board, self._scans)
        self._seen = SeenBefore(self._board)
        self.explore = Explore(self._board)
        self._opening = 0
        self._before = ""  # the library that was open before this one

    @property
    def state(self) -> LibraryState:
        return self._board.state

    def open(self, path: str | None = None) -> None:
        """Show this library; None: the one that was open last. A scan of the one before ends, and keeps all."""
        board = self._board
        kept = board.memory.of(path) if path else board.memory.latest
        self._before, self._opening = board.state.path, board.ticket()
        for part in (self.groups, self._watching, self._scans, self.filing, self.explore):
            part.forget()
        self.undoing.forget()
        board.forget_waiting()
        board.state = LibraryState(
            path=kept.path,
            name=board.memory.name(kept.path),
            loading=path is not None or board.memory.holds(kept.path),
            interrupted=kept.unfinished,
            threshold=ThresholdState(kept.distance),
            gate=kept.gate,
            recent=board.memory.recent(kept.path),
            explore=ExploreState(board.state.explore.view),
        )
        board.show()
        board.submit(Open(self._opening, kept.path, likeness_of(kept.distance)))

    def add(self, paths: Sequence[str], role: str = "scan") -> None:
        """Folders or files to be scanned from now on; what is there already is brought up to date."""
        self._scans.add(paths, role)

    def set_role(self, path: str, role: str) -> None:
        self._scans.set_role(path, role)
        self._watching.follow()

    def remove(self, path: str) -> None:
        """Take a source out of the library; its files themselves are not touched."""
        self._watching.set((path,), on=False)
        self._scans.remove(path)

    def watch(self, path: str, on: bool) -> None:
        """Look by itself at what changes in a source, or no longer; remembered with the library."""
        self._watching.set((path,), on)

    def watch_all(self) -> None:
        """Watch all sources; none, if all are watched."""
        self._watching.set_all()

    def scan(self) -> None:
        """Bring the library up to date, or go on where the last scan was stopped."""
        self._scans.scan()

    def set_gate(self, on: bool) -> None:
        """From the next scan on keep files out whose text is in the library, or let them in; remembered with it."""
        self._scans.set_gate(on)

    def pause(self) -> None:
        """Pause the scan or let it go on; it is remembered over a restart that it has not come to its end."""
        self._scans.pause()

    def stop(self) -> None:
        """End the scan; all that was read is kept, and the next scan goes on from there."""
        self._scans.stop()

    def choose(self, choice: Choice) -> None:
        """Filter or order the list anew."""
        self.groups.choose(choice)

    @property
    def choice(self) -> Choice:
        return self.groups.choice

    def set_threshold(self, distance: float) -> None:
        """Group texts up to this distance, 0–1."""
        self.groups.set_threshold(distance)

    @property
    def ahead(self) -> Callable[[float], ThresholdState] | None:
        """What every distance would make, at once, for a line that is being dragged."""
        return self.groups.ahead

    def choose_group(self, place: int | None) -> None:
        """Show the group at this place of the list."""
        self.groups.choose_group(place)
        self.explore.follow_group()

    def compare(self, a: str, b: str) -> None:
        """Open two files side by side, by the rules of the library."""
        self._board.view.compare_files(a, b, self.state.templates)

    def keep_apart(self, a: int, b: int) -> None:
        """Two files, by number, are no duplicates of each other."""
        files = self.groups.files
        if files is not None:
            self._board.submit(Decide(self._board.ticket(), files.paths[a], files.paths[b]))

    def ask(self, path: str) -> None:
        """Which files of the library are near this one?"""
        self._seen.ask(path)

    def let_in(self, paths: tuple[str, ...]) -> None:
        """Take copies that are kept out into the library, whatever its gate says, by a scan."""
        self.explore.let_in(paths)
        self.scan()

    def put_answer_away(self) -> bool:
        """Back to the groups; False if they are in sight."""
        return self.filing.put_away() or self._seen.put_away() or self.explore.put_away()

    def export(self, form: str, out: str) -> None:
        """form: "html", "csv" or "json"."""
        self._board.submit(Export(self._board.ticket(), form, out))

    def on_answer(self, answer: Answer) -> None:
        match answer:
            case Listed():
                self._listed(answer)
            case Regrouped() | Detailed():
                self.groups.on_answer(answer)
            case Found():
                self._seen.found(answer)
            case Decided():
                self.undoing.decided(answer)
            case Exported(out=out):
                self._board.view.show_notice(notices.exported(out))
            case ScanTold() | ScanEnded():
                self._scans.on_answer(answer)
                self.explore.follow_group()
            case Changed():
                self._watching.changed(answer)
            case Planned() | FilingTold() | JournalListed():
                self.filing.on_answer(answer)
            case FilingEnded():
                self.undoing.filed(answer)
            case Asked() | Drawn() | Preparing():
                self.explore.on_answer(answer)
            case Rebuilt():
                self._board.view.show_notice(notices.rebuilt(answer))
            case Refused() | Broke():
                self._broken_off(answer)

    def on_died(self, exitcode: int | None) -> None:
        """The process ended by itself; another one opens the library again."""
        self._board.view.show_notice(notices.died(exitcode))
        self.open(self.state.path)

    def _listed(self, answer: Listed) -> None:
        board = self._board
        if answer.ticket == self._opening:
            board.memory.opened(board.state.path)
            if answer.outdated and answer.sources:
                board.view.show_notice(notices.outdated(answer.outdated))
        board.state = replace(
            board.state,
            loading=False,
            documents=len(answer.files),
            sources=self._watching.marked(self._scans.rows(answer.sources)),
            problems=answer.problems,
            templates=answer.templates,
        )
        self.groups.listed(answer)
        self.explore.listed()
        self._watching.follow()
        board.do_waiting()

    def _broken_off(self, answer: Refused | Broke) -> None:
        board = self._board
        for part in (self.groups, self._scans, self._watching, self._seen, self.filing, self.explore):
            part.broken_off(answer)
        board.view.show_notice(
            notices.refused(answer) if isinstance(answer, Refused) else notices.broke(answer)
        )
        if answer.ticket == self._opening and self._before not in ("", board.state.path):
            self.open(self._before)
        elif board.state.loading:
            board.set(replace(board.state, loading=False))
