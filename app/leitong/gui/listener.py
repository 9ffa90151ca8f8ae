"""A process heard by a thread of the window: unpickling happens in that thread, away from the window's loop."""

from __future__ import annotations

import gc
import threading
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from leitong.presenters.parcel import Unpacker

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

_PATIENCE = 5.0  # seconds to wait for the thread at its end


class Listener(QObject):
    """heard: the process and what it said. ended: the process is gone, and all it said has been told.

    It has no parent, and its thread holds it until it ends: whatever goes first, nothing is told on a dead object.
    """

    heard = Signal(object, object)
    ended = Signal(object)

    def __init__(self, process: SpawnProcess, pipe: Connection, name: str) -> None:
        super().__init__()
        self._process = process
        self._pipe = pipe
        self._thread = threading.Thread(target=self._listen, name=name, daemon=True)

    def start(self) -> None:
        """Connect the signals first."""
        self._thread.start()

    def wait(self) -> None:
        """For the end of the thread, which comes with that of the process."""
        self._thread.join(_PATIENCE)

    def _listen(self) -> None:
        try:
            with suppress(EOFError, OSError):
                while True:
                    self.heard.emit(self._process, self._message())
        except Exception:
            self._process.kill()  # what it says is not understood any more, and would be waited for in vain
            raise
        finally:
            self._process.join()
            self.ended.emit(self._process)

    def _message(self) -> object:
        parts = int(self._pipe.recv_bytes())
        unpacker = Unpacker()
        message: object = None
        for _part in range(parts):
            message = unpacker.add(self._pipe.recv_bytes())
        # what came in has no cycles, may be millions of objects and is freed by its counts: a search for cycles in
        # it would hold up the window for a third of a second
        gc.freeze()
        return message
