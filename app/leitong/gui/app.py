"""The program with a window: what is set up before it, what happens to errors, and when it is ready."""

from __future__ import annotations

import contextlib
import faulthandler
import gc
import platform
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QTimer, Signal, qVersion
from PySide6.QtWidgets import QApplication

from leitong.gui.late_lists import COMPARE, REST
from leitong.gui.late_modules import LateModules
from leitong.gui.sweeper import Sweeper
from leitong.gui.window import MainWindow
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.memory import Memory
from leitong.presenters.samples import SAMPLES
from leitong.presenters.settings import Settings
from leitong.presenters.sources import from_argument
from leitong.presenters.state import Notice
from leitong.presenters.store import Places

AFTER_START = 2000  # milliseconds until nobody waits for the first comparison any more


def run(paths: Sequence[str] = (), sample: bool = False, lab: bool = False) -> int:
    """Open the window and stay until it closes; returns the exit status.

    paths: documents to open, files or web addresses; two are compared at once.
    sample: show the first sample pair if there is nothing else to show. lab: go to the Lab.
    """
    places = Places.of_this_person()
    _dump_crashes(places.data)
    application = make_application()
    settings = Settings(places.config / "settings.json")
    window = make_window(settings, Memory(places.data))
    reporter = Reporter(window)
    reporter.caught.connect(window.show_notice)
    sys.excepthook = reporter.catch
    window.show()
    QTimer.singleShot(0, lambda: begin(window, settings, paths, sample))
    if lab:
        QTimer.singleShot(0, lambda: window.do("lab"))
    try:
        return application.exec()
    finally:
        window.close()  # if it was not what ended the program: its threads and processes end with it
        sys.excepthook = sys.__excepthook__


def make_application() -> QApplication:
    """The one application object, in a style that keeps to our palette on every system."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("leitong")
    application.setApplicationDisplayName("Leitong")
    application.setDesktopFileName("leitong")
    application.setStyle("Fusion")
    if application.findChild(Sweeper) is None:
        Sweeper(application)
    return application


def make_window(
    settings: Settings | None = None,
    memory: Memory | None = None,
    language: str | None = None,
    theme: str | None = None,
) -> MainWindow:
    """A window that is not shown yet. Without settings and memory it remembers nothing.

    language: "en" or "zh", theme: "light" or "dark" override the settings.
    """
    make_application()
    settings = settings or Settings()
    if language is not None:
        settings.set("language", language)
    if theme is not None:
        settings.set("theme", theme)
    return MainWindow(settings, memory or Memory())


def begin(window: MainWindow, settings: Settings, paths: Sequence[str], sample: bool) -> None:
    """What happens once the window is painted: warm the worker, then show what was asked for."""
    window.worker.warm()
    screen = LateModules(COMPARE, window)
    screen.ready.connect(window.prepare)
    if screen.loaded:
        QTimer.singleShot(0, window.prepare)
    library = LateModules(REST, window, AFTER_START, also=_fold_once)
    for late in (screen, library):
        late.ready.connect(gc.freeze)  # modules stay: no search for cycles need look through them again
    if paths:
        window.presenter.opening.sources([from_argument(path) for path in paths])
    elif sample:
        window.presenter.open_pair(*SAMPLES[0].sources)
    elif settings.flag("reopen"):
        window.presenter.opening.last_pair()


def _fold_once() -> None:
    """Make the table that Find folds letters by: it would hold up the first search."""
    import_module("leitong.words.fold").fold("a")


class Reporter(QObject):
    """Turns an error that nobody caught into a notice with a report to copy; the window lives on."""

    caught = Signal(object)

    def catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """As `sys.excepthook`; Ctrl+C in a terminal ends the program."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        report = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(report)
        text = Message(
            QT_TRANSLATE_NOOP(
                "Core", "Something went wrong inside Leitong: {error}. Your documents are untouched."
            ),
            {"error": f"{kind.__name__}: {error}"},
        )
        self.caught.emit(Notice(text, "error", report=f"{_system()}\n{report}"))


def _system() -> str:
    return f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}"


def _dump_crashes(folder: Path) -> None:
    """Let a crash of the interpreter leave its stack in a file."""
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        # kept open for the life of the process: faulthandler writes to it when nothing else works any more
        faulthandler.enable((folder / "crash.log").open("a"))
