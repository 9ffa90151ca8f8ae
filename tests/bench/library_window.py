"""Whether the window keeps still during a scan, and whether a large list scrolls, filters and sorts smoothly.

Run: .venv/bin/python tests/bench/library_window.py [texts to scan, 2000] [groups in the list, 100000]
Scan: made-up texts; the longest gaps of a 10 ms timer before, during and after, the time from "stop" to the end.
List: groups of ten files each, in our view; peer: QTableView over a Python table model of the same groups (without
their files) behind QSortFilterProxyModel, the usual way. Prints milliseconds and the peer's share of ours.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LEITONG_HOME"] = tempfile.mkdtemp(prefix="leitong-bench-")

import itertools

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QEventLoop, QModelIndex, QSortFilterProxyModel, Qt, QTimer
from PySide6.QtWidgets import QApplication, QHeaderView, QTableView

from leitong.gui.app import make_application, make_window
from leitong.gui.library.groups_view import GroupsView
from leitong.gui.tokens import LIGHT
from leitong.presenters.library.groups import Choice, FileColumns, GroupColumns, GroupList
from leitong.presenters.library.texts import Texts

TEXTS, GROUPS, FILES_A_GROUP = 2000, 100_000, 10
JUMPS = 60
SEED = 3


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("texts", nargs="?", type=int, default=TEXTS)
    parser.add_argument("groups", nargs="?", type=int, default=GROUPS)
    chosen = parser.parse_args()
    texts, groups = chosen.texts, chosen.groups
    make_application()
    with tempfile.TemporaryDirectory() as folder:
        write_texts(Path(folder), texts)
        scan(folder)
    long_list(groups)


def write_texts(folder: Path, count: int) -> None:
    """Four in five are a lightly changed earlier one."""
    chance = random.Random(SEED)
    letters = [chr(code) for code in range(0x4E00, 0x4E00 + 3000)]
    kept: list[str] = []
    for number in range(count):
        if number % 5:
            text = list(chance.choice(kept))
            for _change in range(8):
                text[chance.randrange(len(text))] = chance.choice(letters)
        else:
            text = chance.choices([*letters, "，", "。"], k=1500)
        kept.append("".join(text))
        (folder / f"文 {number:05}.txt").write_text(kept[-1], "utf-8")


def scan(folder: str) -> None:
    window = make_window(language="en", theme="light")
    window.show()
    window.do("library")
    presenter = window.library.presenter
    until(lambda: not presenter.state.loading)
    ticks: list[float] = []
    timer = QTimer(interval=10)
    timer.timeout.connect(lambda: ticks.append(time.perf_counter()))
    timer.start()
    pause(4.0)
    print(f"before    longest gaps {gaps(ticks)} ms")
    begun = time.perf_counter()
    window.collect([folder])
    until(lambda: presenter.state.scan is not None and presenter.state.scan.done > 50)
    asked = time.perf_counter()
    presenter.stop()
    until(lambda: presenter.state.scan is None)
    print(f"stop      {1000 * (time.perf_counter() - asked):.0f} ms")
    ticks.clear()
    presenter.scan()
    until(lambda: presenter.state.scan is None)
    seconds = time.perf_counter() - begun
    print(f"scan      longest gaps {gaps(ticks)} ms in {seconds:.1f} s, {presenter.state.documents} texts")
    ticks.clear()
    pause(4.0)
    print(f"after     longest gaps {gaps(ticks)} ms")
    window.close()


def long_list(count: int) -> None:
    files, groups = columns(count)
    whole = GroupList.of(files, groups, Choice())
    ours = GroupsView(LIGHT)
    ours.show_groups(whole, None)
    peer, proxy = usual_way([whole.row(place) for place in range(count)])
    for view in (ours, peer):
        view.resize(640, 700)
        view.show()
    settle()
    print(f"\n{count:,} groups of {len(files):,} files{'':12}ours     peer   peer/ours")
    line("page jump", jumps(ours), jumps(peer))
    wanted = f"{count // 2:06}"
    # ours is done beside the window
    line(
        "filter by a name",
        timed(lambda: ours.show_groups(whole.choose(Choice(wanted)), None)),
        timed(lambda: proxy.setFilterFixedString(wanted)),
    )
    ours.show_groups(whole, None)
    proxy.setFilterFixedString("")
    line(
        "sort by name",
        timed(lambda: ours.show_groups(whole.choose(Choice(order="name")), None)),
        timed(lambda: proxy.sort(0)),
    )
    opened = statistics.median(
        timed(lambda place=place: ours._model.set_open(place, True)) for place in range(40)
    )
    print(f"open one of them{'':29}{opened:6.0f}")


def columns(count: int) -> tuple[FileColumns, GroupColumns]:
    chance = np.random.default_rng(SEED)
    total = count * FILES_A_GROUP
    paths = [
        f"/home/someone/文档/archive {place % 97:02}/report {place // FILES_A_GROUP:06} 总结 {place}.docx"
        for place in range(total)
    ]
    paths.sort(key=os.fsencode)
    files = FileColumns(
        Texts.of(paths),
        Texts.of(paths),
        np.zeros(total, dtype=bool),
        np.ones(total, dtype=bool),
        np.zeros(total, dtype=np.int8),
        ("docx",),
        chance.integers(1000, 10**7, total),
        chance.random(total) * 1.7e9,
        np.arange(total),
        ("/home/someone/文档",),
    )
    bounds = np.arange(count + 1, dtype=np.int64) * FILES_A_GROUP
    members = chance.permutation(total)
    return files, GroupColumns(chance.integers(0, 4, count).astype(np.int8), bounds, members, total)


class Usual(QAbstractTableModel):
    def __init__(self, rows):
        super().__init__()
        self._rows = rows

    def rowCount(self, parent=QModelIndex()):  # noqa: B008, N802
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent=QModelIndex()):  # noqa: B008, N802
        return 0 if parent.isValid() else 4

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        row = self._rows[index.row()]
        return (row.title, row.kind, row.members, row.byte_size)[index.column()]


def usual_way(rows: list[object]) -> tuple[QTableView, QSortFilterProxyModel]:
    view = QTableView()
    model = Usual(rows)
    proxy = QSortFilterProxyModel(view)
    model.setParent(proxy)
    proxy.setSourceModel(model)
    view.setModel(proxy)
    view.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
    view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    return view, proxy


def jumps(view: QTableView) -> float:
    chance, bar = random.Random(SEED), view.verticalScrollBar()

    def jump() -> None:
        bar.setValue(chance.randrange(bar.maximum()))
        view.viewport().repaint()

    return statistics.median(timed(jump) for _ in range(JUMPS))


def line(what: str, ours: float, peer: float) -> None:
    print(f"{what:40}{ours:6.0f} ms {peer:6.0f} ms {peer / ours:8.1f}")


def timed(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    settle()
    return 1000 * (time.perf_counter() - begun)


def gaps(ticks: list[float]) -> list[int]:
    found = sorted((1000 * (b - a) - 10 for a, b in itertools.pairwise(ticks)), reverse=True)
    return [round(gap) for gap in found[:3]]


def settle() -> None:
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)


def until(true: Callable[[], bool], seconds: float = 600) -> None:
    end = time.monotonic() + seconds
    while not true():
        settle()
        if time.monotonic() > end:
            sys.exit("it did not come to an end")


def pause(seconds: float) -> None:
    end = time.monotonic() + seconds
    until(lambda: time.monotonic() > end)


if __name__ == "__main__":
    main()
