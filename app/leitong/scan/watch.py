"""Keeping a library up to date with folders while they change."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import watchfiles

from leitong.library.library import Library
from leitong.scan.control import Control
from leitong.scan.events import Event
from leitong.scan.filters import Filters
from leitong.scan.scan import Folders, absolute, scan

_LOOK_EVERY_MS = 100


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
) -> Iterator[Event]:
    """Scan, and scan again whenever something below the folders has changed, until `control` says stop.

    Each scan ends with Finished. A scan after a change reads what changed and looks at the rest. Otherwise as `scan`.
    """
    folders, reference, template, ignore = map(list, (folders, reference, template, ignore))
    there = [folder for folder in map(absolute, (*folders, *reference, *template)) if folder.exists()]

    def once() -> Iterator[Event]:
        return scan(
            folders,
            library,
            reference=reference,
            template=template,
            ignore=ignore,
            filters=filters,
            processes=processes,
            control=control,
        )

    changes = watchfiles.watch(
        *there,
        watch_filter=lambda _change, path: not library.owns(Path(path)),
        stop_event=control.stop_event,
        rust_timeout=_LOOK_EVERY_MS,
        yield_on_timeout=True,
        raise_interrupt=False,
        ignore_permission_denied=True,
    )
    # the watch begins before the first scan, so that no change falls between the two
    next(changes, None)
    yield from once()
    for some in changes:
        if some:
            yield from once()
