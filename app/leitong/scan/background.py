"""Long work in a thread beside the caller, who stays able to stop."""

from __future__ import annotations

import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from leitong.library.proving.steps import Steps

# seconds that whoever advances gives to what is not work for a thread
_TURN = 0.01


class Beside:
    """Goes through steps whose work is done in a thread; what is between them is done by who calls `advance`.

    Work that is no longer wanted runs to its end by itself: it shares nothing, and its thread keeps no program alive.
    """

    def __init__(self, steps: Steps) -> None:
        self._steps = steps
        self._outcome: SimpleQueue[Any] | None = None
        self.ended = False
        self._go_on(None)

    def advance(self, seconds: float) -> None:
        """Take up what was done, waiting at most so long, and go on for a moment. Raises what the work raised."""
        until = time.monotonic() + _TURN
        while not self.ended:
            try:
                got = self._taken(seconds)
            except Empty:
                return
            if isinstance(got, _Failed):
                self.close()
                raise got.error
            self._go_on(got)
            seconds = 0
            if time.monotonic() >= until:
                return

    def _taken(self, seconds: float) -> Any:
        if self._outcome is None:
            return None
        return self._outcome.get(timeout=seconds) if seconds else self._outcome.get_nowait()

    def close(self) -> None:
        """Take no more steps."""
        self.ended = True
        self._steps.close()

    def _go_on(self, outcome: Any) -> None:
        try:
            work = self._steps.send(outcome)
        except StopIteration:
            self.ended = True
            return
        self._outcome = _begun(work) if work else None


class _Failed:
    def __init__(self, error: BaseException) -> None:
        self.error = error


def _begun(work: Callable[[], Any]) -> SimpleQueue[Any]:
    outcome: SimpleQueue[Any] = SimpleQueue()

    def run() -> None:
        try:
            outcome.put(work())
        except BaseException as error:
            outcome.put(_Failed(error))

    Thread(target=run, daemon=True).start()
    return outcome
