"""Long work in a thread beside the caller, who stays able to stop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeVar

from leitong.scan.control import Control

T = TypeVar("T")
_LOOK_EVERY = 0.02


def in_background(work: Callable[[], T], control: Control) -> Iterator[tuple[T, ...]]:
    """Yields () 50 times a second, and at last (outcome,); ends without one once `control` says so.

    Raises what `work` raises. Work that is no longer wanted runs to its end by itself; it must share nothing.
    """
    outcome: SimpleQueue[T | BaseException] = SimpleQueue()

    def run() -> None:
        try:
            outcome.put(work())
        except BaseException as error:
            outcome.put(error)

    # a daemon, so that unwanted work does not keep the program from ending
    Thread(target=run, daemon=True).start()
    while not control.stopped:
        try:
            got = outcome.get(timeout=_LOOK_EVERY)
        except Empty:
            yield ()
            continue
        if isinstance(got, BaseException):
            raise got
        yield (got,)
        return
