"""Long work in the window's own thread, cut into steps with a turn of the event loop between them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer


class Turns(QObject):
    """Does one thing at a time; the window answers between its steps."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[None] | None = None
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._step)

    def begin(self, steps: Iterator[None]) -> None:
        """Do the first step now, the others later; what was still to be done before is given up."""
        self.stop()
        self._steps = steps
        self._step()

    def finish(self) -> None:
        """Do all that is left now, for someone needs it."""
        steps, self._steps = self._steps, None
        self._next.stop()
        for _step in steps or ():
            pass

    def stop(self) -> None:
        """Give up what is left."""
        self._steps = None
        self._next.stop()

    @property
    def busy(self) -> bool:
        return self._steps is not None

    def _step(self) -> None:
        steps = self._steps
        if steps is None:
            return
        try:
            next(steps)
        except StopIteration:
            self._end(steps)
            return
        except BaseException:
            self._end(steps)
            raise
        if self._steps is steps:
            self._next.start()

    def _end(self, steps: Iterator[None]) -> None:
        """Unless the work has itself begun another."""
        if self._steps is steps:
            self._steps = None
