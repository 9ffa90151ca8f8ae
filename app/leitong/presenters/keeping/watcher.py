"""Watches folders beside the jobs on a library, and tells what changed below them while nothing else runs."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.library.answers import Changed, Refused
from leitong.presenters.library.jobs import Watch

_NOT_WATCHED = QT_TRANSLATE_NOOP("Core", "Changes below it can't be watched ({detail}).")
_TELL_EVERY = 1.0  # seconds; what changes all the time is looked at so often


class Watcher:
    """Begins at once, in a thread of its own. The first to be told are the folders themselves: nobody knows what
    changed in them before. All methods may be called from any thread.

    send: called from that thread. is_busy: whether other work runs, until whose end nothing is told. every: seconds
    between two times that something is told, at least.
    """

    def __init__(
        self,
        job: Watch,
        send: Callable[[Changed | Refused], None],
        is_busy: Callable[[], bool],
        every: float = _TELL_EVERY,
    ) -> None:
        self._job = job
        self._send = send
        self._is_busy = is_busy
        self._every = every
        self._stop = threading.Event()
        self._lock = threading.Lock()
        self._waiting: set[Path] = set()
        self._not_before = 0.0
        self._thread = threading.Thread(target=self._run, name="leitong-watch", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Tell nothing from now on; the thread ends within a tenth of a second."""
        self._stop.set()

    def wait(self) -> None:
        """For the end of the thread."""
        self._thread.join()

    def put_back(self, paths: Iterable[Path | str], seconds: float = 0.0) -> None:
        """Tell these again, so many seconds from now at the earliest."""
        with self._lock:
            self._waiting.update(map(Path, paths))
            self._not_before = max(self._not_before, time.monotonic() + seconds)

    def _run(self) -> None:
        from leitong.scan.changes import changes  # noqa: PLC0415 - slow to import, and not always wanted

        roots = [Path(path) for path in self._job.paths]
        library = Path(self._job.library)

        def is_own(path: Path) -> bool:
            return path.name.startswith(library.name) and path.parent == library.parent

        try:
            for some in changes(roots, is_own, self._stop):
                with self._lock:
                    self._waiting.update(roots if some is None else some)
                self._tell()
        except OSError as error:
            reason = Message(_NOT_WATCHED, {"detail": error.strerror or str(error)})
            self._send(Refused(self._job.ticket, self._job.paths[0], reason))

    def _tell(self) -> None:
        with self._lock:
            now = time.monotonic()
            if not self._waiting or now < self._not_before or self._is_busy() or self._stop.is_set():
                return
            changed = tuple(sorted(map(str, self._waiting)))
            self._waiting.clear()
            self._not_before = now + self._every
        self._send(Changed(self._job.ticket, changed))
