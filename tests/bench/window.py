"""How soon the window is there, and whether it keeps still while two long texts are compared.

Run: .venv/bin/python tests/bench/window.py [characters a side, 350000 = 1 MB of Chinese]
Peer: an empty PySide6 window with one text pane, started by turns with ours, each in a process of its own.
Prints the time from process start to the painted window, then for one pair: seconds from the drop to the answer,
milliseconds from the answer to the lit texts on the screen, and the longest gaps of a 10 ms timer in both spans. Last,
for each panel that is opened on the pair, and the Lab, the longest gap after it, and how much processor time the
window's own thread took in one, which a busy machine hardly lengthens.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, Qt, QTimer

from leitong.gui.app import make_window
from leitong.gui.window import MainWindow

ROUNDS = 7
CHARACTERS = 350_000
SHARED_PASSAGES = 5
PATIENCE = 60
PANELS = ("why", "keywords", "words", "methods", "page", "lab")
SECONDS_A_PANEL = 5.0
EMPTY_WINDOW = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow, QPlainTextEdit
application = QApplication(sys.argv)
window = QMainWindow()
window.setCentralWidget(QPlainTextEdit())
window.resize(1280, 800)
window.show()
application.processEvents()
window.grab()
"""
OUR_WINDOW = """
from leitong.gui.app import make_application, make_window
application = make_application()
window = make_window(language="en", theme="light")
window.show()
application.processEvents()
window.grab()
"""


def start_up() -> None:
    times: dict[str, list[float]] = {"empty": [], "leitong": []}
    # as installed: with compiled modules kept
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    for _round in range(ROUNDS):
        for name, program in (("empty", EMPTY_WINDOW), ("leitong", OUR_WINDOW)):
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, env=environment)
            times[name].append(time.perf_counter() - start)
    empty, ours = (statistics.median(times[name]) for name in ("empty", "leitong"))
    print(
        f"painted window: empty {empty * 1000:.0f} ms, Leitong {ours * 1000:.0f} ms, ratio {ours / empty:.2f}"
    )


def texts(length: int) -> tuple[str, str]:
    """Two unrelated Chinese texts that share a tenth of their length in five moved passages."""
    chance = random.Random(5)
    letters = [chr(code) for code in range(0x4E00, 0x4E00 + 3000)]
    words = ["".join(chance.choices(letters, k=chance.choice((1, 2, 2, 2, 3)))) for _word in range(20_000)]

    def text() -> str:
        sentences, size = [], 0
        while size < length:
            end = chance.choices(("，", "。", "。\n"), (14, 5, 1))[0]
            sentences.append("".join(chance.choices(words, k=chance.randint(4, 14))) + end)
            size += len(sentences[-1])
        return "".join(sentences)[:length]

    a, b, long = text(), text(), length // 50
    for place in range(SHARED_PASSAGES):
        start_a, start_b = place * long * 7, (SHARED_PASSAGES - 1 - place) * long * 8
        b = b[:start_b] + a[start_a : start_a + long] + b[start_b + long :]
    return a, b


def pair(length: int, folder: Path) -> None:
    paths = [folder / "a.txt", folder / "b.txt"]
    for path, text in zip(paths, texts(length), strict=True):
        path.write_text(text, "utf-8")
    window = make_window(language="en", theme="light")
    window.show()
    window.worker.warm()
    window.presenter.opening.paths([str(Path(__file__)), str(Path(__file__))])
    wait(lambda: window.presenter.state.comparison is not None)
    first = window.presenter.state.comparison

    ticks: list[float] = []
    answered: list[float] = []
    timer = QTimer(interval=10, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(lambda: ticks.append(time.perf_counter()))
    window.worker.answered.disconnect()
    window.worker.answered.connect(lambda _answer: answered.append(time.perf_counter()))
    window.worker.answered.connect(window.presenter.on_answer)
    timer.start()
    start = time.perf_counter()
    window.presenter.opening.paths([str(path) for path in paths])
    wait(lambda: window.presenter.state.comparison is not first)
    # it is shown in several turns of the event loop
    wait(lambda: not window.page.prepare()._turns.busy)
    window.grab()
    lit = time.perf_counter()
    wait(lambda: len(ticks) and ticks[-1] > lit + 0.3)
    gaps = [(after - before, after) for before, after in pairwise(ticks)]
    comparing = max(gap for gap, at in gaps if at < answered[0])
    showing = max(gap for gap, at in gaps if at >= answered[0])
    print(f"{length:,} characters a side: {answered[0] - start:.2f} s until the answer,")
    print(f"  then {1000 * (lit - answered[0]):.0f} ms until the texts are lit;")
    print(
        f"  longest gap of a 10 ms timer: {1000 * comparing:.0f} ms comparing, {1000 * showing:.0f} ms showing"
    )
    print(f"  cancelled in {1000 * cancel(window, paths):.0f} ms")
    window.presenter.opening.paths([str(path) for path in paths])
    panels(window)
    window.close()


def panels(window: MainWindow) -> None:
    """Each for the first time, once the window has come to rest."""
    wait(lambda: window.presenter.state.comparison is not None)
    import_module("leitong.gui.lab.page")  # the program itself loads it in short steps after its start
    rest(2.0)
    ticks: list[tuple[float, float]] = []
    timer = QTimer(interval=10, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(lambda: ticks.append((time.perf_counter(), time.thread_time())))
    timer.start()
    for name in PANELS:
        ticks.clear()
        rest(0.2)
        QTimer.singleShot(0, partial(window.do, name))
        rest(SECONDS_A_PANEL)
        wall, own = (
            max(after[clock] - before[clock] for before, after in pairwise(ticks)) for clock in (0, 1)
        )
        print(f"  {name}: longest gap {1000 * wall:.0f} ms, of the thread's own time {1000 * own:.0f} ms")


def rest(seconds: float) -> None:
    until = time.perf_counter() + seconds
    wait(lambda: time.perf_counter() > until)


def cancel(window: MainWindow, paths: list[Path]) -> float:
    """Seconds until the window is back at rest when a comparison is cancelled in its middle."""
    window.presenter.opening.paths([str(path) for path in reversed(paths)])
    begun = time.perf_counter()
    wait(lambda: time.perf_counter() > begun + 0.3)
    start = time.perf_counter()
    window.do("cancel")
    wait(lambda: window.presenter.state.progress is None)
    return time.perf_counter() - start


def wait(reached: Callable[[], bool]) -> None:
    loop, latest = QEventLoop(), time.monotonic() + PATIENCE
    while not reached():
        if time.monotonic() > latest:
            raise TimeoutError(f"nothing came of it in {PATIENCE} s")
        QTimer.singleShot(5, loop.quit)
        loop.exec()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("characters", nargs="?", type=int, default=CHARACTERS, help="a side")
    length = parser.parse_args().characters
    start_up()
    with tempfile.TemporaryDirectory() as folder:
        pair(length, Path(folder))


if __name__ == "__main__":
    main()
