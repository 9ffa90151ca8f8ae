"""How a reading process starts, and rests in a pause, at once where the system has signals: also while it starts."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from threading import Thread
from types import FrameType

from leitong.scan.bounds import Bounds

_LOOK_EVERY = 0.02
WAKE: signal.Signals | None = getattr(signal, "SIGURG", None)
"""By which readers are told to look for a pause now. Who has not asked for it yet is not ended by it, as by others."""
# what takes long to load, one after the other
_PARTS = (
    "numpy",
    "leitong.pages.head",
    "leitong.pages.html",
    "leitong.pages.structure",
    "leitong.fingerprints.make",
    "leitong.library.many",
    "leitong.scan.worker",
)


def start(bounds: Bounds, flag: str) -> None:
    """Make this process a reader: silent at Ctrl+C, gone when its parent is, `prepare`d.

    flag: nothing more is done while there is a file of this name.
    """
    # first of all, as a pause may come right now, and the parent may die in it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    if WAKE is not None:
        signal.signal(WAKE, lambda _number, _frame: rest(flag))
    for part in _PARTS:
        rest(flag)
        import_module(part)
    from leitong.scan.worker import prepare  # noqa: PLC0415 - loaded just now, part by part

    prepare(bounds, lambda: rest(flag))


@contextmanager
def resting_by(rest_now: Callable[[], None]) -> Iterator[None]:
    """Have this done within, wherever the work is, when a reader is told to look for a pause."""
    if WAKE is None:
        yield
        return

    def heard(_number: int, _frame: FrameType | None) -> None:
        rest_now()

    before = signal.signal(WAKE, heard)
    try:
        yield
    finally:
        signal.signal(WAKE, before)


def rest(flag: str) -> None:
    """Wait until there is no file of this name."""
    while os.path.exists(flag):  # noqa: PTH110 - asked before each of very many files
        time.sleep(_LOOK_EVERY)


def _end_with_parent() -> None:
    """A pool's process waits for work, or for the end of a pause, for ever when its parent was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)
