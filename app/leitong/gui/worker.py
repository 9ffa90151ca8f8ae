"""The process that reads and compares, seen from the window: jobs go out, answers come in as signals."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from leitong.gui.listener import Listener
from leitong.presenters.jobs import Errand, Job, Stage

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess


class Worker(QObject):
    """One process for the whole session. It is spawned, never forked: a fork would inherit the window.

    A process and a pipe rather than a pool: a pool can neither drop a running task nor say which task killed it.
    """

    staged = Signal(object)
    answered = Signal(object)
    died = Signal(object, object)  # the ticket of each job that is lost by it, or None; the exit code
    cancelled = Signal()  # what waited is dropped and may be asked for again

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._listener: Listener | None = None
        self._waiting: list[int] = []

    def warm(self) -> None:
        """Start the process, if it is not there, so that the first job need not wait for it."""
        if self._process is not None:
            return
        import multiprocessing  # noqa: PLC0415 - the window is painted before any of this is loaded

        from leitong.presenters.serve import serve  # noqa: PLC0415

        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name="leitong-worker", daemon=True)
        self._process.start()
        theirs.close()
        self._pipe = ours
        self._listener = Listener(self._process, ours, "leitong-answers")
        self._listener.heard.connect(self._on_heard)
        self._listener.ended.connect(self._on_ended)
        self._listener.start()

    def submit(self, job: Job | Errand) -> None:
        self.warm()
        self._waiting.append(job.ticket)
        assert self._pipe is not None
        with suppress(OSError):  # a process that has just died is reported by its listener
            self._pipe.send(job)

    def cancel(self) -> None:
        """Kill what runs, at once, and have a fresh process ready."""
        self.close()
        self.warm()
        self.cancelled.emit()

    def close(self) -> None:
        """End the process and the thread that hears it; nothing is answered any more."""
        process, self._process, self._pipe = self._process, None, None
        listener, self._listener = self._listener, None
        self._waiting.clear()
        if process is not None:
            process.kill()
        if listener is not None:
            listener.wait()

    @property
    def process_id(self) -> int | None:
        return self._process.pid if self._process else None

    def _on_heard(self, process: SpawnProcess, message: object) -> None:
        if process is not self._process:
            return
        if isinstance(message, Stage):
            self.staged.emit(message)
        else:
            self._waiting = self._waiting[1:]
            self.answered.emit(message)

    def _on_ended(self, process: SpawnProcess) -> None:
        if process is not self._process:
            return
        lost: list[int | None] = [*self._waiting] or [None]
        if self._listener is not None:
            self._listener.wait()  # it has told its end, and ends
        self._process = self._pipe = self._listener = None
        self._waiting.clear()
        for ticket in lost:
            self.died.emit(ticket, process.exitcode)
