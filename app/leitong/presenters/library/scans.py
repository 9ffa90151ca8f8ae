"""The sources of a library and its scans: begun, told of, paused, stopped, gone on with."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from leitong.presenters.library import notices
from leitong.presenters.library.answers import Broke, Refused, ScanEnded, ScanTold
from leitong.presenters.library.board import LibraryBoard
from leitong.presenters.library.jobs import Forget, Scan, Steer
from leitong.presenters.library.state import ScanState, SourceRow

# a look at what changed in a watched folder is shown as a scan if it has so many files to read
_SHOWN_FROM = 20


class Scans:
    """One part of the Library's presenter."""

    def __init__(self, board: LibraryBoard) -> None:
        self._board = board
        self._ticket = 0
        self._looking = 0  # the ticket of a scan of no more than what changed
        self._wanted: dict[str, str] | None = None  # sources, from a change on until it was scanned

    def forget(self) -> None:
        """Another library is being opened."""
        self._ticket = self._looking = 0
        self._wanted = None

    def add(self, paths: Sequence[str], role: str) -> None:
        if self._board.put_off(lambda: self.add(paths, role)):
            return
        sources = self._sources()
        for path in paths:
            sources.setdefault(os.path.realpath(path), role)
        self._begin(sources)

    def set_role(self, path: str, role: str) -> None:
        sources = self._sources()
        if sources.get(path) != role:
            self._begin(sources | {path: role})

    def remove(self, path: str) -> None:
        board, sources = self._board, self._sources()
        sources.pop(path, None)
        self._wanted = sources if board.state.scan else None
        board.set(replace(board.state, sources=tuple(row for row in board.state.sources if row.path != path)))
        board.submit(Forget(board.ticket(), path))
        if board.state.scan is not None and sources:
            self._begin(sources)  # a scan that runs may be reading the source, and ends with it

    def set_gate(self, on: bool) -> None:
        board = self._board
        board.memory.keep(replace(board.kept, gate=on))
        board.set(replace(board.state, gate=on))

    def scan(self) -> None:
        if not self._board.put_off(self.scan) and (sources := self._sources()):
            self._begin(sources)

    def look(self, changed: tuple[str, ...]) -> None:
        """Bring the library up to date with what changed at these paths, beside whatever the person does."""
        self._looking = self._board.ticket()
        self._board.submit(
            Scan(self._looking, tuple(self._sources().items()), changed, self._board.state.gate)
        )

    def stop_looking(self) -> None:
        """Give that up."""
        if self._looking:
            self._steer("stop")

    def pause(self) -> None:
        scan = self._board.state.scan
        if scan is None or scan.stopping:
            return
        self._steer("resume" if scan.paused else "pause")
        self._board.set(
            replace(
                self._board.state, scan=replace(scan, paused=not scan.paused, rate=None, seconds_left=None)
            )
        )

    def stop(self) -> None:
        scan = self._board.state.scan
        if scan is not None and not scan.stopping:
            self._steer("stop")
            self._board.set(replace(self._board.state, scan=replace(scan, stopping=True, paused=False)))

    def rows(self, sources: tuple[SourceRow, ...]) -> tuple[SourceRow, ...]:
        """Those of the library, or those that are wanted and not scanned yet."""
        if self._wanted is None:
            return sources
        return self._rows(self._wanted, sources)

    def on_answer(self, answer: ScanTold | ScanEnded) -> None:
        if isinstance(answer, ScanTold):
            self._told(answer)
        else:
            self._ended(answer)

    def _told(self, answer: ScanTold) -> None:
        if answer.ticket == self._looking != self._ticket and _is_long(answer):
            self._ticket = self._looking
            self._board.set(replace(self._board.state, scan=ScanState()))
        scan = self._board.state.scan
        if answer.ticket != self._ticket or scan is None:
            return
        state = replace(
            scan,
            stage=answer.stage,
            done=answer.done,
            total=answer.total,
            rate=None if scan.paused else answer.rate,
            seconds_left=None if scan.paused else answer.seconds_left,
            problems=scan.problems + len(answer.problems),
        )
        self._board.set(replace(self._board.state, scan=state))

    def _ended(self, answer: ScanEnded) -> None:
        if answer.ticket == self._looking:
            self._looking = 0
        if answer.ticket != self._ticket:
            return
        # a look at what changed is no end of a scan that was broken off before it
        self._end(unfinished=answer.stopped or self._board.state.interrupted)
        notice = notices.ended(answer)
        if notice is not None:
            self._board.view.show_notice(notice)

    def broken_off(self, answer: Refused | Broke) -> None:
        if answer.scanning and answer.ticket == self._looking:
            self._looking = 0
        if answer.scanning and answer.ticket == self._ticket:
            self._end(unfinished=True)

    def _sources(self) -> dict[str, str]:
        """The sources by path, with their roles."""
        if self._wanted is not None:
            return dict(self._wanted)
        return {row.path: row.role for row in self._board.state.sources}

    def _begin(self, sources: dict[str, str]) -> None:
        if not sources:
            return
        board, self._wanted = self._board, sources
        self._ticket, self._looking = board.ticket(), 0
        board.memory.keep(replace(board.kept, unfinished=True))
        board.set(
            replace(
                board.state,
                sources=self._rows(sources, board.state.sources),
                scan=ScanState(),
                interrupted=False,
            )
        )
        board.submit(Scan(self._ticket, tuple(sources.items()), gate=board.state.gate))

    def _end(self, unfinished: bool) -> None:
        self.forget()
        self._board.memory.keep(replace(self._board.kept, unfinished=unfinished))
        self._board.set(replace(self._board.state, scan=None, interrupted=unfinished))

    def _steer(self, what: str) -> None:
        self._board.submit(Steer(self._board.ticket(), what))

    def _rows(self, sources: dict[str, str], known: tuple[SourceRow, ...]) -> tuple[SourceRow, ...]:
        rows = {row.path: row for row in known}
        return tuple(
            replace(rows.get(path, _new_source(path, role)), role=role) for path, role in sources.items()
        )


def _is_long(answer: ScanTold) -> bool:
    return answer.stage == "read" and (answer.total or 0) >= _SHOWN_FROM


def _new_source(path: str, role: str) -> SourceRow:
    return SourceRow(path, Path(path).name or path, role, missing=not Path(path).exists())
