"""The reading processes: fed in small portions, replaced when one dies, and the file that killed it named."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool

from leitong.errors import NoReadingProcess
from leitong.library.records import Reading
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.scan.bounds import Bounds
from leitong.scan.control import LOOK_EVERY, Control
from leitong.scan.own_pool import OwnPool
from leitong.scan.tasks import Answer, Errand, Task
from leitong.scan.worker import read, read_within, ready

_TOO_LONG = QT_TRANSLATE_NOOP("Core", "Reading it was given up after {seconds} seconds.")
_DIED = QT_TRANSLATE_NOOP(
    "Core", "The process that read it died: it takes too much memory, or breaks a parser."
)
_NO_START = QT_TRANSLATE_NOOP(
    "Core",
    "The processes that read documents do not start. A Python script that scans must be a file, and scan below"
    ' `if __name__ == "__main__":` only.',
)
_KILLED = QT_TRANSLATE_NOOP(
    "Core",
    "The processes that read documents are ended from outside as soon as they start: another program does that, or the"
    " system, where memory is short. What was read before is kept.",
)
_STARTS_TRIED = 3
_BYTES_AT_FIRST, _BYTES_AT_ONCE = 128 * 1024, 1024 * 1024
# A portion is at most such a part of what each process was given before
_SHARES = 4
_FILES_AT_ONCE = 32
_STUCK_AFTER = 2.0
_MOST_PROCESSES = 32

Portion = tuple[Task, ...]


def processes_by_default() -> int:
    """One for each processor that this process may use."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(_MOST_PROCESSES, usable))


class ReadingPool:
    """Reads files in processes of its own, or in an executor that was handed in.

    executor: stays the caller's, and is not shut down. processes: of its own pool, or how many portions of work the
    executor is kept busy with. Use as a context manager; at its end own processes are ended at once, whatever they do.
    Until then they wait for more to read.
    """

    def __init__(self, executor: Executor | None, processes: int, bounds: Bounds) -> None:
        self._given = executor
        self._processes = processes
        self._bounds = bounds
        self._own: OwnPool | None = None

    def __enter__(self) -> ReadingPool:
        return self

    def __exit__(self, *_: object) -> None:
        self.rest()

    def rest(self) -> None:
        """End own processes; the next reading starts them anew."""
        self._drop_own()

    def read(
        self, tasks: Iterable[Task], control: Control, may_begin: Callable[[], bool] = lambda: True
    ) -> Iterator[list[Reading]]:
        """The readings, in the order in which they are done; an empty list 50 times a second while none is.

        may_begin: whether more is to be begun now, beside what is being read.
        Ends early once `control` says so. Each task gives one reading, unless it was ended early. Raises
        NoReadingProcess.
        """
        portions = iter(_portions(tasks, self._processes))
        running: dict[Future[list[Answer]], Portion] = {}
        exhausted = False
        try:
            while not control.stopped:
                self._hold(control)
                most = 2 * self._processes + 1
                while not (exhausted or control.paused) and len(running) < (most if may_begin() else 1):
                    portion = next(portions, None)
                    if portion is None:
                        exhausted = True
                        break
                    running[self._submit(portion)] = portion
                if not running:
                    if exhausted:
                        return
                    control.wait_while_paused(LOOK_EVERY)
                    yield []
                    continue
                done, _ = wait(running, LOOK_EVERY, FIRST_COMPLETED)
                if not done:
                    self._end_if_stuck()
                    yield []
                    continue
                suspects: list[Task] = []
                # together, as storing them together costs less
                yield [
                    one for future in done for one in self._collected(future, running.pop(future), suspects)
                ]
                if suspects:
                    # what ran beside it broke as well; the rest is asked once more, one file at a time
                    for future, portion in list(running.items()):
                        yield self._collected(future, portion, suspects)
                    running.clear()
                    yield from self._one_by_one(suspects, control)
        finally:
            self._give_up(running)

    def _hold(self, control: Control) -> None:
        if self._own is not None:
            self._own.hold(paused=control.paused)

    def _give_up(self, running: Iterable[Future[list[Answer]]]) -> None:
        """Nobody waits for these."""
        for future in running:
            if not future.cancel():
                # in a given executor it comes to its end
                self._drop_own()

    def _end_if_stuck(self) -> None:
        """A process that dies in the middle of an answer leaves the pool waiting for the rest of it."""
        if self._own is not None and self._own.seconds_with_a_dead_process() > _STUCK_AFTER:
            self._drop_own()

    def _submit(self, portion: Portion) -> Future[list[Answer]]:
        errands = tuple(task.errand() for task in portion)
        if self._given is not None:
            try:
                return self._given.submit(read, errands)
            except RuntimeError:
                # it broke or was shut down; what remains is read all the same
                self._given = None
        return self._submit_own(errands)

    def _submit_own(self, errands: tuple[Errand, ...]) -> Future[list[Answer]]:
        for _ in range(_STARTS_TRIED):
            try:
                return self._pool().submit(read_within, errands, self._bounds, self._pool().flag)
            except BrokenProcessPool:
                # one was ended while it had nothing to do, or in the moment in which it was started
                self._drop_own()
                self._start()
        raise NoReadingProcess(sys.executable or "Python", Message(_KILLED))

    def _collected(
        self, future: Future[list[Answer]], portion: Portion, suspects: list[Task]
    ) -> list[Reading]:
        try:
            answers = future.result()
            return [task.reading(answer) for task, answer in zip(portion, answers, strict=True)]
        except Exception:
            suspects += portion
            return []

    def _one_by_one(self, suspects: list[Task], control: Control) -> Iterator[list[Reading]]:
        """Read each file alone in a fresh process, so that the one that kills it is known."""
        self._given = None
        self._drop_own()
        for task in suspects:
            if self._own is None:
                self._start()
            future = self._submit_own((task.errand(),))
            started = time.monotonic()
            while not wait((future,), LOOK_EVERY).done:
                self._hold(control)
                self._end_if_stuck()
                yield []
                if control.stopped:
                    return
                if control.paused:
                    # the time of a file begins anew then
                    started = time.monotonic()
            try:
                yield [task.reading(answer) for answer in future.result()]
            except Exception:
                self._drop_own()
                yield [self._fatal(task, time.monotonic() - started)]

    def _start(self) -> None:
        """Begin a pool anew. Raises NoReadingProcess where not even a process without work lives."""
        reason = _NO_START
        for _ in range(_STARTS_TRIED):
            pool = self._pool()
            try:
                pool.submit(ready).result()
            except BrokenProcessPool:
                reason = _KILLED if pool.was_killed() else _NO_START
                self._drop_own()
            else:
                return
        raise NoReadingProcess(sys.executable or "Python", Message(reason))

    def _fatal(self, task: Task, seconds: float) -> Reading:
        if seconds >= self._bounds.seconds:
            reason = Message(_TOO_LONG, {"seconds": f"{self._bounds.seconds:g}"})
        else:
            reason = Message(_DIED)
        return Reading(task.path, task.role, task.stamp, problem=reason)

    def _pool(self) -> OwnPool:
        if self._own is None:
            self._own = OwnPool(self._processes, self._bounds)
        return self._own

    def _drop_own(self) -> None:
        if self._own is not None:
            self._own.end()
            self._own = None


def _portions(tasks: Iterable[Task], processes: int) -> Iterator[Portion]:
    """Files that are read together: many short texts take little more than one.

    The first portions are small, so that few files are shared by all processes, and the last ones are done together.
    """
    portion: list[Task] = []
    size = given = 0
    most = _BYTES_AT_FIRST
    for task in tasks:
        portion.append(task)
        size += task.stamp.size
        if size >= most or len(portion) >= _FILES_AT_ONCE:
            yield tuple(portion)
            given += size
            portion, size = [], 0
            most = min(max(most, given // (_SHARES * processes)), _BYTES_AT_ONCE)
    if portion:
        yield tuple(portion)
