"""The handle by which another thread pauses, resumes or ends a scan."""

from __future__ import annotations

from threading import Event

LOOK_EVERY = 0.02
"""Seconds between two looks of a waiting scan at whether it is to pause, go on or stop."""


class Control:
    """All methods may be called from any thread, and a signal handler; a scan looks at it 50 times a second."""

    def __init__(self) -> None:
        self._stopped = Event()
        self._running = Event()
        self._running.set()

    def pause(self) -> None:
        """Rest, readers too, within 200 ms; what was begun is finished after `resume`."""
        self._running.clear()

    def resume(self) -> None:
        self._running.set()

    def stop(self) -> None:
        """End the scan; all that was read is kept, and the next scan goes on from there."""
        self._stopped.set()
        self._running.set()

    @property
    def stop_event(self) -> Event:
        """Set once the scan is to end."""
        return self._stopped

    @property
    def paused(self) -> bool:
        return not self._running.is_set()

    @property
    def stopped(self) -> bool:
        return self._stopped.is_set()

    def wait_while_paused(self, seconds: float) -> None:
        """Return at once unless paused, then at the latest after `seconds`."""
        self._running.wait(seconds)
