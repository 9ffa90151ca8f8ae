"""The process that keeps the library, seen from the window: jobs go out, answers come in as signals."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from leitong.gui.listener import Listener
from leitong.presenters.library.jobs import Job

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

_PATIENCE = 2.0  # seconds for a scan to end in good order


class LibraryProcess(QObject):
    """Spawned with the first job. It has reading processes of its own, so it can be no daemon and is ended by hand."""

    answered = Signal(object)
    died = Signal(object)  # the exit code

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._listener: Listener | None = None

    def submit(self, job: Job) -> None:
        self._warm()
        assert self._pipe is not None
        with suppress(OSError):  # a process that has just died is reported by its listener
            self._pipe.send(job)

    def close(self) -> None:
        """End the process and the thread that hears it; a scan is stopped, and what it read is kept."""
        process, pipe, listener = self._process, self._pipe, self._listener
        self._process = self._pipe = self._listener = None
        if process is not None and pipe is not None:
            with suppress(OSError):
                pipe.send(None)
            process.join(_PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
        if listener is not None:
            listener.wait()

    @property
    def process_id(self) -> int | None:
        return self._process.pid if self._process else None

    def _warm(self) -> None:
        if self._process is not None:
            return
        import multiprocessing  # noqa: PLC0415 - the window is painted before any of this is loaded

        from leitong.presenters.keeping.serve import serve_library  # noqa: PLC0415

        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=serve_library, args=(theirs,), name="leitong-library")
        self._process.start()
        theirs.close()
        self._pipe = ours
        self._listener = Listener(self._process, ours, "leitong-library-answers")
        self._listener.heard.connect(self._on_heard)
        self._listener.ended.connect(self._on_ended)
        self._listener.start()

    def _on_heard(self, process: SpawnProcess, message: object) -> None:
        if process is self._process:
            self.answered.emit(message)

    def _on_ended(self, process: SpawnProcess) -> None:
        if process is not self._process:
            return
        if self._listener is not None:
            self._listener.wait()  # it has told its end, and ends
        self._process = self._pipe = self._listener = None
        self.died.emit(process.exitcode)
