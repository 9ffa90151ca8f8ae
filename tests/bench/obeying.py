"""What stops.py measures."""

from __future__ import annotations

import argparse
import os
import tempfile
import threading
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path

from leitong.library.library import Library
from leitong.scan.control import Control
from leitong.scan.events import Finished, Progress, Stage
from leitong.scan.scan import scan
from scan import pages, texts

_DELAYS = {Stage.FIND: (0.0, 0.01), Stage.READ: (0.1, 0.5, 2.5), Stage.MATCH: (0.0, 0.05, 0.2)}
_AT_REST, _WINDOW, _LOOK_EVERY = 0.125, 0.25, 0.02


class Run:
    """One scan in a thread."""

    def __init__(self, folder: Path, library: Path) -> None:
        self.control, self.stage = Control(), None
        self.begun = {stage: threading.Event() for stage in Stage}
        self.ended = threading.Event()
        self.closing = threading.Event()
        self.stopped_early = False
        self._thread = threading.Thread(target=self._run, args=(folder, library))
        self._thread.start()

    def _run(self, folder: Path, library: Path) -> None:
        with Library.open(library) as opened:
            events = scan([folder], opened, processes=2, control=self.control)
            for event in events:
                if isinstance(event, Progress) and (event.stage is not Stage.READ or event.done):
                    self.begun[event.stage].set()
                if isinstance(event, Finished):
                    self.stopped_early = event.stopped
                if self.closing.is_set():
                    events.close()
                    self.stopped_early = True
            self.ended.set()

    def end(self) -> None:
        self.control.stop()
        self._thread.join()


def used() -> float:
    """Seconds of processors, of this process and those that it has started. Linux only."""
    ticks = 0
    started = (
        number for path in Path("/proc/self/task").glob("*/children") for number in path.read_text().split()
    )
    for number in ("self", *started):
        try:
            fields = Path(f"/proc/{number}/stat").read_text("utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def stopping(run: Run) -> float:
    start = time.perf_counter()
    run.control.stop()
    run.ended.wait()
    return time.perf_counter() - start


def closing(run: Run) -> float:
    start = time.perf_counter()
    run.closing.set()
    run.ended.wait()
    return time.perf_counter() - start


def pausing(run: Run) -> float:
    start = time.perf_counter()
    run.control.pause()
    seen = [(start, used())]
    while True:
        time.sleep(_LOOK_EVERY)
        seen.append((time.perf_counter(), used()))
        while seen[-1][0] - seen[0][0] >= _WINDOW:
            at, before = seen.pop(0)
            if seen[-1][1] - before < _AT_REST * _WINDOW:
                return at - start


def asked(folder: Path, place: Path, stage: Stage, delay: float, ask: Callable[[Run], float]) -> float | None:
    """Seconds, or None where the stage was over before."""
    library = place / "asked.leitong"
    for part in place.glob("asked.leitong*"):
        part.unlink()
    run = Run(folder, library)
    run.begun[stage].wait()
    time.sleep(delay)
    if run.ended.is_set():
        run.end()
        return None
    seconds = ask(run)
    run.end()
    return seconds if run.stopped_early or ask is pausing else None


def main(description: str) -> None:
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("data", nargs="?", type=Path, default=os.environ.get("LEITONG_DATA"))
    parser.add_argument("--texts", type=int, default=3000)
    parser.add_argument("--pages", type=int, default=400)
    parser.add_argument("--times", type=int, default=3)
    given = parser.parse_args()
    if given.data is None:
        parser.error("say where DATA is, or set LEITONG_DATA")
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        (place / "texts").mkdir()
        (place / "pages").mkdir()
        for number, text in enumerate(islice(texts(Path(given.data)), given.texts)):
            (place / "texts" / f"{number:06}.txt").write_text(text, encoding="utf-8")
        if given.pages:
            pages(Path(given.data), place / "pages", given.pages)
        for kind in ("texts", "pages"):
            for stage, delays in _DELAYS.items():
                for ask in (stopping, closing, pausing):
                    found = [
                        seconds
                        for _ in range(given.times)
                        for delay in delays
                        if (seconds := asked(place / kind, place, stage, delay, ask)) is not None
                    ]
                    told = ", ".join(f"{1000 * one:.0f}" for one in sorted(found))
                    print(f"{kind:6} {stage:6} {ask.__name__:9} ms: {told}", flush=True)
