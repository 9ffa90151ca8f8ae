"""The progress of a scan on a terminal; nothing where stderr is no terminal."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any

import click

from leitong.scan.events import Event, Progress, Stage

_LABELS = {Stage.FIND: "Finding files", Stage.READ: "Reading", Stage.MATCH: "Matching"}


class ScanBar(AbstractContextManager["ScanBar"]):
    """One bar a stage, on stderr."""

    def __init__(self) -> None:
        self._stream = sys.stderr
        self._shown = self._stream is not None and self._stream.isatty()
        self._stage: Stage | None = None
        self._bar: Any = None

    def show(self, event: Event) -> None:
        """Draw a Progress; other events draw nothing."""
        if not self._shown or not isinstance(event, Progress):
            return
        if event.stage is not self._stage:
            self.end()
            self._stage = event.stage
            if event.total:
                self._bar = click.progressbar(
                    length=event.total, label=_LABELS[event.stage], file=self._stream, show_pos=True, width=30
                )
                self._bar.__enter__()
        if self._bar is not None:
            self._bar.update(event.done - self._bar.pos)

    def __exit__(
        self,
        _type: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self.end()

    def end(self) -> None:
        """Leave the last bar as it stands."""
        if self._bar is not None:
            self._bar.__exit__(None, None, None)
            self._bar = None
        self._stage = None
