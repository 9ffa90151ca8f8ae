"""The one job that a screen waits for: another takes its place, and late answers to it are of no interest."""

from __future__ import annotations

from itertools import count
from typing import Protocol

from leitong.presenters.jobs import Job


class Runner(Protocol):
    """Does jobs elsewhere, one after the other, and answers through `on_stage`, `on_answer` and `on_died`."""

    def submit(self, job: Job) -> None: ...
    def cancel(self) -> None:
        """Drop what runs and what waits; no answer comes from it any more."""


class Running:
    """busy: whether something is waited for."""

    def __init__(self, runner: Runner) -> None:
        self._runner = runner
        self._tickets = count(1)
        self._job: Job | None = None

    @property
    def busy(self) -> bool:
        return self._job is not None

    def ticket(self) -> int:
        """The name of another job."""
        return next(self._tickets)

    def awaits(self, ticket: int | None) -> bool:
        """Whether it is this job that is waited for."""
        return self._job is not None and self._job.ticket == ticket

    def wait_for(self, job: Job | None) -> None:
        """Stop what nobody waits for any more; what runs goes on if it reads what the new job needs. None: nothing."""
        if self._job is not None and not _leads_to(self._job, job):
            self._runner.cancel()
        self._job = job

    def submit(self) -> None:
        """Have the job done that is waited for."""
        if self._job is not None:
            self._runner.submit(self._job)

    def done(self) -> None:
        self._job = None

    def stop(self) -> None:
        if self._job is not None:
            self._runner.cancel()
            self._job = None


def _leads_to(running: Job, job: Job | None) -> bool:
    """What runs is a part of what is wanted, so its reading isn't lost."""
    return job is not None and {running.a, running.b} - {None} <= {job.a, job.b}
