"""Looks at what changed in watched folders, while nothing else runs; whatever a person waits for goes first."""

from __future__ import annotations

import time

from leitong.errors import LibraryUnusable
from leitong.presenters.keeping.long_work import step_back
from leitong.presenters.keeping.open_library import OpenLibrary
from leitong.presenters.keeping.scanning import Scanning
from leitong.presenters.keeping.watcher import Watcher
from leitong.presenters.library.answers import ScanEnded
from leitong.presenters.library.jobs import Scan, Watch
from leitong.scan.control import Control

# seconds until what changed is looked at again while another program writes to the library
_AGAIN_AFTER = 10.0
# what changes all the time is looked at for so small a part of the time: one in so many
_SHARE = 5


class Looking:
    def __init__(self, keeper: OpenLibrary, scanning: Scanning) -> None:
        self._keeper = keeper
        self._scanning = scanning
        self._watcher: Watcher | None = None
        self._looked_at: tuple[str, ...] = ()  # what changed and is being looked at now

    def watch(self, job: Watch) -> None:
        """Watch these folders and no others. May be called from any thread, by one at a time."""
        if self._watcher is not None:
            self._watcher.close()
        self._scanning.standby.keep(bool(job.paths))
        self._watcher = Watcher(job, self._keeper.send, lambda: self._keeper.work.runs) if job.paths else None

    def look(self, job: Scan, changed: tuple[str, ...]) -> None:
        """At what changed, in a thread beside other jobs; later, where something else runs now."""
        if self._keeper.work.runs:
            self._look_later(job, changed)
            return
        self._looked_at = changed
        self._keeper.work.start("leitong-look", lambda control: self._run(job, changed, control))

    def make_way(self) -> None:
        """End a look, which is begun again after what a person waits for."""
        looked_at = self._looked_at
        if looked_at:
            self._put_back(looked_at)
            self._keeper.work.close()

    def _run(self, job: Scan, changed: tuple[str, ...], control: Control) -> None:
        step_back()
        begun = time.monotonic()
        with self._keeper.told(job.ticket, scanning=True):
            try:
                self._scanning.scan_once(job, control)
                self._put_back((), (_SHARE - 1) * (time.monotonic() - begun))
            except LibraryUnusable:
                self._look_later(job, changed, _AGAIN_AFTER)
        self._looked_at = ()
        self._keeper.make_late_changes(job.ticket)

    def _look_later(self, job: Scan, changed: tuple[str, ...], seconds: float = 0.0) -> None:
        self._put_back(changed, seconds)
        self._keeper.send(ScanEnded(job.ticket, 0, 0, 0, stopped=True))

    def _put_back(self, changed: tuple[str, ...], seconds: float = 0.0) -> None:
        watcher = self._watcher
        if watcher is not None:
            watcher.put_back(changed, seconds)
