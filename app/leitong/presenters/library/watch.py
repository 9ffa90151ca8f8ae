"""The sources of a library that are watched: remembered with it, and looked at again when something changes."""

from __future__ import annotations

from dataclasses import replace

from leitong.presenters.library.answers import Broke, Changed, Refused
from leitong.presenters.library.board import LibraryBoard
from leitong.presenters.library.jobs import Watch
from leitong.presenters.library.scans import Scans
from leitong.presenters.library.state import SourceRow


class Watching:
    """One part of the Library's presenter."""

    def __init__(self, board: LibraryBoard, scans: Scans) -> None:
        self._board = board
        self._scans = scans
        self._ticket = 0
        self._watched: tuple[str, ...] = ()

    def forget(self) -> None:
        """Another library is being opened."""
        self._watch(())

    def set(self, paths: tuple[str, ...], on: bool) -> None:
        """Watch these sources, or no longer; what is just being read of them is given up."""
        board = self._board
        before = board.kept.watched
        rest = tuple(path for path in before if path not in paths)
        board.memory.keep(replace(board.kept, watched=(*rest, *paths) if on else rest))
        board.set(replace(board.state, sources=self.marked(board.state.sources)))
        if not on:
            self._scans.stop_looking()
        self.follow()

    def set_all(self) -> None:
        """Watch all sources; none, if all are watched."""
        if self._board.put_off(self.set_all):
            return
        rows = [row for row in self._board.state.sources if row.role != "ignore"]
        self.set(tuple(row.path for row in rows), on=not all(row.watched for row in rows))

    def marked(self, rows: tuple[SourceRow, ...]) -> tuple[SourceRow, ...]:
        watched = self._board.kept.watched
        return tuple(replace(row, watched=row.path in watched and row.role != "ignore") for row in rows)

    def follow(self) -> None:
        """The sources or their roles have changed."""
        rows = self.marked(self._board.state.sources)
        if rows != self._board.state.sources:
            self._board.set(replace(self._board.state, sources=rows))
        self._watch(tuple(row.path for row in rows if row.watched))

    def changed(self, answer: Changed) -> None:
        if answer.ticket == self._ticket:
            self._scans.look(answer.paths)

    def broken_off(self, answer: Refused | Broke) -> None:
        """They can't be watched: no tick says that they are."""
        if self._ticket and answer.ticket == self._ticket:
            self.set(self._watched, on=False)

    def _watch(self, paths: tuple[str, ...]) -> None:
        if paths != self._watched:
            board = self._board
            self._watched, self._ticket = paths, board.ticket()
            board.submit(Watch(self._ticket, board.state.path, paths))
