"""Seen before? Which files of the library are near one that need not be in it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from leitong.presenters.library import notices
from leitong.presenters.library.answers import Broke, Found, Refused
from leitong.presenters.library.board import LibraryBoard
from leitong.presenters.library.jobs import Near
from leitong.presenters.library.state import NearState


class SeenBefore:
    """One part of the Library's presenter."""

    def __init__(self, board: LibraryBoard) -> None:
        self._board = board
        self._ticket = 0

    def ask(self, path: str) -> None:
        board = self._board
        if board.put_off(lambda: self.ask(path)):
            return
        if not board.state.documents:
            board.view.show_notice(notices.no_folder_yet())
            return
        self._ticket = board.ticket()
        board.set(replace(board.state, near=NearState(path, Path(path).name)))
        board.submit(Near(self._ticket, path))

    def put_away(self) -> bool:
        """Back to the groups; False if they are in sight."""
        there = self._board.state.near is not None
        self._ticket = 0
        if there:
            self._board.set(replace(self._board.state, near=None))
        return there

    def found(self, answer: Found) -> None:
        near = self._board.state.near
        if answer.ticket == self._ticket and near is not None:
            self._board.set(
                replace(self._board.state, near=replace(near, rows=answer.rows, problem=answer.problem))
            )

    def broken_off(self, answer: Refused | Broke) -> None:
        if answer.ticket == self._ticket:
            self._board.set(replace(self._board.state, near=None))
