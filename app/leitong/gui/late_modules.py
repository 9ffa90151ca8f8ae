"""Modules that take long to load, loaded beside the window: in its own thread they would hold it up."""

from __future__ import annotations

import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

from PySide6.QtCore import QObject, Signal


class LateModules(QObject):
    """ready: all of them are there now, told in the window's thread; also if one can't be loaded."""

    ready = Signal()
    _done = Signal()

    def __init__(self, names: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self.loaded = all(name in sys.modules for name in names)
        if self.loaded:
            return
        self._done.connect(self._on_done)
        threading.Thread(target=self._load, args=(names,), name="leitong-loading", daemon=True).start()

    def _load(self, names: Sequence[str]) -> None:
        try:
            for name in names:
                import_module(name)
        finally:
            with suppress(RuntimeError):  # the window went first
                self._done.emit()

    def _on_done(self) -> None:
        self.loaded = True
        self.ready.emit()
