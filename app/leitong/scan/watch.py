"""Keeping a library up to date with folders while they change."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path

import watchfiles

from leitong.library.library import Library
from leitong.library.matcher import Matcher
from leitong.library.records import Role
from leitong.scan.control import Control
from leitong.scan.events import Event
from leitong.scan.filters import Filters
from leitong.scan.run import ScanRun
from leitong.scan.scan import Folders, roots_of

_LOOK_EVERY_MS = 100
# systems keep some thousands of changes for who watches, and drop what comes after
_MANY = 2000


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
    """Scan, and look again at what has changed below the folders, until `control` says stop.

    Each scan ends with Finished; one after a change looks at the paths that changed and at nothing else, unless they
    are so many that some may have been missed. Otherwise as `scan`.
    """
    roots = roots_of(folders, reference, template, ignore)
    matcher = Matcher(library.store)

    def once(changed: Collection[Path] | None = None) -> Iterator[Event]:
        return ScanRun(
            library,
            roots,
            filters=filters or Filters(),
            processes=processes,
            control=control,
            changed=changed,
            matcher=matcher,
        ).events()

    changes = watchfiles.watch(
        *(root for root, role in roots.items() if role is not Role.IGNORE and root.exists()),
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
            yield from once({Path(path) for _, path in some} if len(some) < _MANY else None)
