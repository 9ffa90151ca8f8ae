"""How a reading process starts: bit by bit, so that a pause that comes meanwhile need not wait until it has started."""

from __future__ import annotations

import os
import time
from importlib import import_module

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
    """Make this process a reader. flag: nothing more is done while there is a file of this name."""
    for part in _PARTS:
        rest(flag)
        import_module(part)
    from leitong.scan.worker import prepare  # noqa: PLC0415 - loaded just now, part by part

    prepare(bounds, lambda: rest(flag))


def rest(flag: str) -> None:
    """Wait until there is no file of this name."""
    while os.path.exists(flag):  # noqa: PTH110 - asked before each of very many files
        time.sleep(_LOOK_EVERY)
