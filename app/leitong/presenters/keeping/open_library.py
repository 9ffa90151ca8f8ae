"""The library that is open in the process that keeps it: read anew, told to the window, changed between two files."""

from __future__ import annotations

import gc
import threading
import traceback
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

from leitong.errors import LeitongError, LibraryDamaged, LibraryUnusable
from leitong.library.library import Library
from leitong.library.storage.repair import rebuild
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.keeping.long_work import Change, LongWork
from leitong.presenters.keeping.shelf import Shelf
from leitong.presenters.library.answers import Answer, Broke, Rebuilt, Refused

_BUSY = QT_TRANSLATE_NOOP("Core", "A scan is running; stop it, or wait until it has come to its end.")

Send = Callable[[Answer], None]


class OpenLibrary:
    """All methods may be called from any thread.

    send: takes answers, from any thread too. work: the long work on the library; while it runs it holds it for writing.
    likeness: how near texts of one group are, 0–1. shelf: what was read last, None until then.
    """

    def __init__(self, send: Send) -> None:
        self.send = send
        self.work = LongWork()
        self.path = Path()
        self.likeness = 0.5
        self.shelf: Shelf | None = None
        self._listing = threading.Lock()
        self._generation = 0

    def reading(self) -> Library:
        """To be closed by who asks. One that was never written holds nothing."""
        if not self.path.exists():
            return Library.open(None)
        return Library.open(self.path, read_only=True)

    def writing(self) -> Library:
        """To be closed by who asks. Raises LibraryUnusable where another program holds it."""
        return Library.open(self.path)

    def list(
        self, ticket: int, library: Library | None = None, touched: Collection[Path] | None = None
    ) -> None:
        """Read all anew and tell it. library: one that is open already, and stays so.

        touched: files and folders at and below which all is that may have changed since the last time.
        """
        with self._listing:
            with self.reading() if library is None else _as_it_is(library) as opened, _none_thrown_away():
                shelf = Shelf.of(opened, self._generation + 1, self.shelf, touched)
                listed = shelf.listed(ticket, self.likeness)
            self._generation += 1
            self.shelf = shelf
            self.send(listed)

    def change(self, ticket: int, change: Change) -> None:
        """Write to it: now, or at the next pause of the work that holds it. What goes wrong is told."""

        def told(library: Library) -> None:
            with self.told(ticket):
                change(library)

        if not self.work.put_in(told):
            with self.writing() as library:
                told(library)

    def make_late_changes(self, ticket: int) -> None:
        """Called at the end of long work: what came in after its last pause."""
        with self.told(ticket):
            while not self.work.take_no_more():
                with self.writing() as library:
                    self.work.make_changes(library)

    def mend(self, ticket: int, damage: LibraryDamaged) -> None:
        """Begin a new file, with what the person decided, and keep the damaged one beside it."""
        rebuilt, self.shelf = rebuild(self.path), None
        self.send(Rebuilt(ticket, str(rebuilt.kept), rebuilt.decisions, damage.reason))

    def busy(self) -> LibraryUnusable:
        """What is said where a scan stands in the way."""
        return LibraryUnusable(str(self.path), Message(_BUSY))

    @contextmanager
    def told(self, ticket: int, scanning: bool = False) -> Iterator[None]:
        """What goes wrong inside is an answer; only the end of the pipe is raised."""
        try:
            yield
        except (EOFError, BrokenPipeError, ConnectionResetError):
            raise
        except LeitongError as error:
            self.send(Refused(ticket, error.source, error.reason, scanning))
        except Exception as error:
            report = traceback.format_exc()
            self.send(Broke(ticket, f"{type(error).__name__}: {error}", report, scanning))


@contextmanager
def _none_thrown_away() -> Iterator[None]:
    """Going through some records for each document in search of rings of garbage takes a third of the time of listing,
    and finds none: neither while they are made, nor later while they are kept.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


@contextmanager
def _as_it_is(library: Library) -> Iterator[Library]:
    """A library that stays open."""
    yield library
