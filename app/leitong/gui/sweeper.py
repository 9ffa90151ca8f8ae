"""Python's search for cycles, kept to the window's own thread.

Left to itself it runs in whatever thread has just made many objects. In another thread than the window's it would
end views, scenes and models while the window draws them, and that brings the program down.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_EVERY = 200  # milliseconds


class Sweeper(QObject):
    """Lives as long as its parent, the application; the search never comes by itself again."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self, interval=_EVERY)
        timer.timeout.connect(sweep)
        timer.start()


def sweep() -> None:
    """Search the generations whose time has come, as Python would have done by itself."""
    for generation in (2, 1, 0):
        threshold = gc.get_threshold()[generation]
        if 0 < threshold < gc.get_count()[generation]:
            gc.collect(generation)
            return
