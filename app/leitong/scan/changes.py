"""What changes below folders, as the system tells it, with a look at everything where it may have told too little."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Event

import watchfiles

_LOOK_EVERY_MS = 100
# systems keep some thousands of changes for who watches, and drop what comes after
_MANY = 2000
# They need not say that they did, nor that a folder was put in the place of one that went.
_WHOLE_EVERY = 300.0


def changes(
    roots: Sequence[Path],
    is_own: Callable[[Path], bool],
    stop: Event,
    *,
    whole_every: float = _WHOLE_EVERY,
) -> Iterator[set[Path] | None]:
    """The paths that changed since the last time, ten times a second and often none, until `stop` is set.

    None: anything below the roots may have changed. That comes first, once the watch has begun, and again after so many
    seconds, when roots that were missing are watched as well. is_own: paths to be passed over. Raises OSError.
    """
    while not stop.is_set():
        until = time.monotonic() + whole_every
        there = [root for root in roots if root.exists()]
        told = _told(there, is_own, stop) if there else _nothing(stop)
        next(told, None)
        yield None
        for some in told:
            yield some if len(some) < _MANY else None
            if time.monotonic() >= until:
                break


def _told(roots: Sequence[Path], is_own: Callable[[Path], bool], stop: Event) -> Iterator[set[Path]]:
    for some in watchfiles.watch(
        *roots,
        watch_filter=lambda _change, path: not is_own(Path(path)),
        stop_event=stop,
        rust_timeout=_LOOK_EVERY_MS,
        yield_on_timeout=True,
        raise_interrupt=False,
        ignore_permission_denied=True,
    ):
        yield {Path(path) for _, path in some}


def _nothing(stop: Event) -> Iterator[set[Path]]:
    while not stop.wait(_LOOK_EVERY_MS / 1000):
        yield set()
