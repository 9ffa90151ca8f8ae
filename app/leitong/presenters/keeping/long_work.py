"""One long piece of work on a library, in a thread beside other jobs: steered at once, open to changes in between."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue

from leitong.library.library import Library
from leitong.scan.control import Control

Change = Callable[[Library], None]
_NICE = 5


def step_back() -> None:
    """Let what a person waits for come first, where that can be said of one thread.

    On Linux it is the calling thread's own, and that of the processes it starts.
    """
    if sys.platform == "linux":
        os.nice(_NICE)


class LongWork:
    """All methods may be called from any thread, but one thread only starts work."""

    def __init__(self) -> None:
        self._control: Control | None = None
        self._thread: threading.Thread | None = None
        self._changes: SimpleQueue[Change] = SimpleQueue()
        self._takes = False  # changes: what runs has not come to its last pause
        self._taking = threading.Lock()

    @property
    def runs(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def start(self, name: str, work: Callable[[Control], None]) -> None:
        """Begin, once what ran before has come to its end."""
        self.wait()
        control = self._control = Control()
        self._takes = True
        self._thread = threading.Thread(target=work, args=(control,), name=name, daemon=True)
        self._thread.start()

    def steer(self, what: str) -> None:
        """what: "pause", "resume" or "stop"."""
        control = self._control
        if control is None:
            return
        match what:
            case "pause":
                control.pause()
            case "resume":
                control.resume()
            case "stop":
                control.stop()

    def wait(self) -> None:
        if self._thread is not None:
            self._thread.join()

    def close(self) -> None:
        """End it in good order."""
        self.steer("stop")
        self.wait()

    def put_in(self, change: Change) -> bool:
        """Have the library that the work holds changed at its next pause; False: nothing runs that holds it."""
        with self._taking:
            taken = self._takes and self.runs
            if taken:
                self._changes.put(change)
            return taken

    def make_changes(self, library: Library) -> None:
        """Called by the work at its pauses."""
        while True:
            try:
                change = self._changes.get_nowait()
            except Empty:
                return
            change(library)

    def take_no_more(self) -> bool:
        """Called by the work at its end; False if a change waits, and then it must be made and this asked again."""
        with self._taking:
            self._takes = not self._changes.empty()
            return not self._takes
