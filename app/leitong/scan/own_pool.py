"""Spawned reading processes that can be held back, and ended at once."""

from __future__ import annotations

import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from leitong.own_modules import keep_to_own_modules
from leitong.scan.bounds import Bounds
from leitong.scan.starting import WAKE, start


class OwnPool:
    """A pool of spawned processes that can be ended at once.

    flag: while there is such a file, they begin no other, nor go on with starting; empty where there is no room for
    one, and then what was begun is finished.
    """

    def __init__(self, processes: int, bounds: Bounds) -> None:
        self._dead_since = 0.0
        self._context = _KnownProcesses()
        self._place = _temporary_folder()
        self._held = False
        self.flag = "" if self._place is None else str(Path(self._place.name) / "paused")
        self.executor = ProcessPoolExecutor(
            processes, mp_context=self._context, initializer=start, initargs=(bounds, self.flag)
        )

    def hold(self, *, paused: bool) -> None:
        """Let the processes rest, or go on: at once where the system has signals, or else after the file they read."""
        if self.flag and paused != self._held:
            flag = Path(self.flag)
            # what fails is tried again at the next look: processes would rest for ever by a flag that stays
            with suppress(OSError):
                flag.touch() if paused else flag.unlink(missing_ok=True)
                self._held = paused
                if paused:
                    self._wake()

    def _wake(self) -> None:
        for process in self._context.started:
            if WAKE is not None and process.is_alive() and process.pid is not None:
                with suppress(OSError):
                    os.kill(process.pid, WAKE)

    def seconds_with_a_dead_process(self) -> float:
        """How long one has been dead, since that was first asked; the pool itself should have noticed at once."""
        if all(process.exitcode is None for process in self._context.started):
            return 0.0
        now = time.monotonic()
        self._dead_since = self._dead_since or now
        return now - self._dead_since

    def end(self) -> None:
        # one that the system refused to start has no number
        processes = [process for process in self._context.started if process.pid is not None]
        for process in processes:
            with suppress(ValueError, OSError):
                process.kill()
        for process in processes:
            process.join()
        # One may have been ended in the middle of an answer, the rest of which the pool would wait for without end
        # as long as anybody, and be it this process, could still write it
        with suppress(AttributeError, OSError):
            self.executor._result_queue._writer.close()  # type: ignore[attr-defined]
        self.executor.shutdown(wait=True, cancel_futures=True)
        if self._place is not None:
            self._place.cleanup()


def _temporary_folder() -> TemporaryDirectory[str] | None:
    """None where the system has no place for one, as on a full disk."""
    try:
        return TemporaryDirectory(prefix="leitong-", ignore_cleanup_errors=True)
    except OSError:
        return None


class _KnownProcesses(SpawnContext):
    """Starts processes afresh on every system, as forking a program with threads is not safe, and knows them."""

    def __init__(self) -> None:
        keep_to_own_modules()
        super().__init__()
        self.started: list[SpawnProcess] = []

    def Process(self, *args: Any, **options: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        process = multiprocessing.get_context("spawn").Process(*args, **options)
        self.started.append(process)
        return process
