"""Long work in a thread beside the caller, who stays able to stop."""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from leitong.library.proving.matcher import Steps


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
        """Take up what was done, waiting for it at most so long. Raises what the work raised."""
        if self.ended or self._outcome is None:
            return
        try:
            got = self._outcome.get(timeout=seconds) if seconds else self._outcome.get_nowait()
        except Empty:
            return
        if isinstance(got, _Failed):
            self.close()
            raise got.error
        self._go_on(got)

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
        self._outcome = _begun(work)


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
