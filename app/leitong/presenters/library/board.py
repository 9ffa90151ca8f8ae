"""What all parts of the Library's presenter share: one state, who draws it, who keeps the library, its memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Protocol

from leitong.presenters.library.jobs import Job
from leitong.presenters.library.memory import Kept, LibraryMemory
from leitong.presenters.library.state import LibraryState
from leitong.presenters.state import Notice


class LibraryView(Protocol):
    """What draws the screen."""

    def show_library(self, state: LibraryState) -> None: ...
    def show_notice(self, notice: Notice) -> None: ...
    def compare_files(self, a: str, b: str, templates: Sequence[str]) -> None:
        """templates: the files whose text is taken out of both."""


class Keeper(Protocol):
    """Keeps the library elsewhere; answers through `on_answer` and `on_died`."""

    def submit(self, job: Job) -> None: ...


class LibraryBoard:
    """One for a presenter and its parts. Whatever is set is shown at once."""

    def __init__(self, view: LibraryView, keeper: Keeper, memory: LibraryMemory) -> None:
        self.state = LibraryState()
        self.view = view
        self.memory = memory
        self._keeper = keeper
        self._tickets = count(1)
        self._waiting: list[Callable[[], None]] = []

    @property
    def kept(self) -> Kept:
        """What is remembered of the library that is open."""
        return self.memory.of(self.state.path)

    def ticket(self) -> int:
        """A number for a job, by which its answers are known."""
        return next(self._tickets)

    def submit(self, job: Job) -> None:
        self._keeper.submit(job)

    def set(self, state: LibraryState) -> None:
        self.state = state
        self.show()

    def show(self) -> None:
        self.view.show_library(self.state)

    def put_off(self, todo: Callable[[], None]) -> bool:
        """Do it once the library was read, if it is being read now; False: it can be done at once."""
        if self.state.loading:
            self._waiting.append(todo)
        return self.state.loading

    def forget_waiting(self) -> None:
        self._waiting.clear()

    def do_waiting(self) -> None:
        waiting, self._waiting = self._waiting, []
        for todo in waiting:
            todo()
