"""Modules that take long to load, loaded while the window answers: what draws in its own thread, in short steps."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module

from PySide6.QtCore import QObject, QTimer, Signal

from leitong.gui.late_lists import LateList
from leitong.gui.step_import import in_steps
from leitong.gui.turns import Turns

_LOOK_EVERY = 10  # milliseconds
_AT_ONCE = 0.01  # seconds that small steps are taken together


class LateModules(QObject):
    """ready: all of them are there now; also if one can't be loaded. `close` ends the loading.

    What they need of the engine is loaded first, in a thread that knows nothing of Qt and is only looked at.
    after: milliseconds until it begins. also: called in that thread at its end, for what takes long the first time.
    """

    ready = Signal()

    def __init__(
        self,
        modules: LateList,
        parent: QObject,
        after: int = 0,
        also: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(parent)
        wanted = (*modules.engine, *modules.drawing)
        self.loaded = also is None and all(name in sys.modules for name in wanted)
        self._modules = modules
        self._engine = _Engine(modules, also)
        self._turns = Turns(self)
        self._look = QTimer(self, interval=_LOOK_EVERY)
        self._look.timeout.connect(self._look_at_engine)
        self._start = QTimer(self, singleShot=True, interval=after)
        self._start.timeout.connect(self._begin)
        if not self.loaded:
            self._start.start()

    def stop(self) -> None:
        """Begin no other module."""
        self._start.stop()
        self._look.stop()
        self._turns.stop()
        self._engine.stop()

    def close(self) -> None:
        """Stop, and wait for the thread: that may take as long as one module of the engine."""
        self.stop()
        self._engine.join()

    def _begin(self) -> None:
        self._engine.start()
        self._look.start()

    def _look_at_engine(self) -> None:
        if not self._engine.is_at_work:
            self._look.stop()
            self._turns.begin(self._steps())

    def _steps(self) -> Iterator[None]:
        begun = time.perf_counter()
        try:
            for name in self._modules.drawing:
                for _step in in_steps(name):
                    if time.perf_counter() - begun > _AT_ONCE:
                        yield
                        begun = time.perf_counter()
        except Exception:
            self._end()
            raise
        self._end()

    def _end(self) -> None:
        self.loaded = True
        self.ready.emit()


class _Engine:
    """The thread that loads what knows nothing of Qt."""

    def __init__(self, modules: LateList, also: Callable[[], object] | None) -> None:
        self._names = modules.engine
        self._also = also
        self._over = threading.Event()
        # not a daemon: an interpreter that ends under an import may crash
        self._thread = threading.Thread(target=self._run, name="leitong-loading")

    @property
    def is_at_work(self) -> bool:
        return self._thread.is_alive()

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._over.set()

    def join(self) -> None:
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        for name in self._names:
            if self._over.is_set():
                return
            with suppress(Exception):  # it comes again in the window's thread, and is reported there
                import_module(name)
        if self._also is not None:
            self._also()
