"""How a reading process starts: bit by bit, so that a pause that comes meanwhile need not wait until it has started."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import time
from importlib import import_module
from threading import Thread

from leitong.scan.tasks import Bounds

_LOOK_EVERY = 0.02
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
    for part in _PARTS:
        rest(flag)
        import_module(part)
    from leitong.scan.worker import prepare  # noqa: PLC0415 - loaded just now, part by part

    prepare(bounds, lambda: rest(flag))


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
