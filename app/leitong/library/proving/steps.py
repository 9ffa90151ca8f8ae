"""Long work cut into steps, so that whoever goes through them can stop, or let another thread do the heavy ones."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

Work = Callable[[], Any] | None
Steps = Generator[Work, Any, None]
"""Gives one piece of work after the other, which may be done in another thread, and is sent what came of it; None where
others may have their turn.
"""


def finish(steps: Steps) -> None:
    """Do all the work at once, here."""
    outcome = None
    try:
        while True:
            work = steps.send(outcome)
            outcome = work() if work else None
    except StopIteration:
        return
