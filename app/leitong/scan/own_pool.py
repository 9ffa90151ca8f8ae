"""Spawned reading processes that can be held back, and ended at once."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from leitong.own_modules import keep_to_own_modules
from leitong.scan.bounds import Bounds
from leitong.scan.starting import WAKE, start

_SIGKILL = 9  # Windows has no such name
# seconds to wait for what is at its end
_AT_MOST, _LOOK_EVERY = 1.0, 0.01
_T = TypeVar("_T")


class OwnPool:
    """A pool of spawned processes that can be ended at once.

    flag: while there is such a file, they begin no other, nor go on with starting; empty where there is no room for
    one, and then what was begun is finished.
    """

    def __init__(self, processes: int, bounds: Bounds) -> None:
        self._dead_since = 0.0
        self._context = _KnownProcesses()
        self._place = _temporary_folder()
        self._held = self._cut_off = False
        self.flag = "" if self._place is None else str(Path(self._place.name) / "paused")
        self.executor = ProcessPoolExecutor(
            processes, mp_context=self._context, initializer=start, initargs=(bounds, self.flag)
        )

    def submit(self, work: Callable[..., _T], *given: Any) -> Future[_T]:
        """Raises BrokenProcessPool, also where a process dies in the moment in which it is started."""
        try:
            return self.executor.submit(work, *given)
        except BrokenPipeError as error:
            self._cut_off = True
            raise BrokenProcessPool(str(error)) from error

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
        for process in self._started:
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

    def was_killed(self) -> bool:
        """Whether one of these that have broken was ended from outside: by the system, that is short of memory, or by
        another program.
        """
        until = time.monotonic() + _AT_MOST
        # for a moment only the thread that has waited for it knows
        while any(process.exitcode is None for process in self._started) and time.monotonic() < until:
            time.sleep(_LOOK_EVERY)
        return self._cut_off or any(process.exitcode == -_SIGKILL for process in self._started)

    @property
    def _started(self) -> list[SpawnProcess]:
        """One that the system refused to start has no number."""
        return [process for process in self._context.started if process.pid is not None]

    def end(self) -> None:
        for process in self._started:
            with suppress(ValueError, OSError):
                process.kill()
        for process in self._started:
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
