"""Keeping a library up to date with folders while they change."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from leitong.library.library import Library
from leitong.library.proving.matcher import Matcher
from leitong.library.records import Role
from leitong.scan.bounds import Bounds
from leitong.scan.changes import changes
from leitong.scan.control import Control
from leitong.scan.events import Event, Finished, ProblemFound, Progress, Stage
from leitong.scan.filters import Filters
from leitong.scan.pool import ReadingPool, processes_by_default
from leitong.scan.run import ScanRun
from leitong.scan.scan import Folders, roots_of

# seconds after the last change
_KEEP_READERS = 60.0


def watch(
    folders: Folders,
    library: Library,
    *,
    reference: Folders = (),
    template: Folders = (),
    ignore: Folders = (),
    filters: Filters | None = None,
    processes: int | None = None,
    control: Control,
    gate: bool = False,
) -> Iterator[Event]:
    """Scan, and look again at what has changed below the folders, until `control` says stop.

    Each scan ends with Finished; one after a change looks at the paths that changed and at nothing else. Every few
    minutes all is looked at, which tells nothing if nothing is new. Otherwise as `scan`.
    """
    roots = roots_of(folders, reference, template, ignore)
    matcher = Matcher(library.store)
    readers = ReadingPool(None, processes or processes_by_default(), Bounds())

    def once(changed: Collection[Path] | None = None) -> Iterator[Event]:
        return ScanRun(
            library,
            roots,
            filters=filters or Filters(),
            control=control,
            changed=changed,
            matcher=matcher,
            readers=readers,
            gate=gate,
        ).events()

    watched = [root for root, role in roots.items() if role is not Role.IGNORE]
    told = changes(watched, library.owns, control.stop_event)
    # the watch begins before the first scan, so that no change falls between the two
    next(told, None)
    with readers:
        yield from once()
        for some in _resting(told, readers):
            if some is None:
                yield from _if_any(once())
            elif some:
                yield from once(some)


def _resting(told: Iterable[set[Path] | None], readers: ReadingPool) -> Iterator[set[Path] | None]:
    """The same; readers are kept for what may come next, but not where nothing has come for long."""
    last = time.monotonic()
    for some in told:
        yield some
        if some:
            last = time.monotonic()
        elif time.monotonic() - last > _KEEP_READERS:
            readers.rest()


def _if_any(events: Iterator[Event]) -> Iterator[Event]:
    """Nothing at all unless something was found to be new."""
    held: list[Event] = []
    for event in events:
        if _is_news(event):
            yield from held
            yield event
            yield from events
            return
        if isinstance(event, ProblemFound):
            held.append(event)


def _is_news(event: Event) -> bool:
    match event:
        case Progress(stage=Stage.READ, total=total):
            return bool(total)
        case Finished():
            return event.stopped or event.vanished > 0
        case Progress() | ProblemFound():
            return False
        case _:
            return True
