"""How smoothly the threshold is dragged over the histogram of many pairs.

Run: .venv/bin/python tests/bench/threshold.py [pairs, 1000000]
Peer: a plain pyqtgraph plot, a BarGraphItem and an InfiniteLine, that counts the pairs anew at every move; the same
moves in the same run. Ours also says how many groups there are and which two would merge next.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray

from leitong.gui.app import make_application
from leitong.gui.library.threshold import ThresholdView
from leitong.gui.library.threshold_plot import ThresholdPlot
from leitong.gui.tokens import LIGHT
from leitong.library.clusters.linkage import Tree
from leitong.presenters.library.threshold import Thresholds

PAIRS = 1_000_000
MOVES = 200
SIZE = (800, 170)
BINS = 100


def merges(count: int, heights: NDArray[np.float64]) -> Tree:
    """So many merges, each of a document that was in no group."""
    return Tree(np.arange(count) // 2, np.arange(count) + count, heights, 2 * count)


def moves() -> list[float]:
    return [(step % 80) / 100 + 0.001 for step in range(MOVES)]


def timed(move: Callable[[float], object]) -> NDArray[np.float64]:
    """Milliseconds of each move, painted."""
    application = make_application()
    times = []
    for value in moves():
        start = time.perf_counter()
        move(value)
        application.processEvents()
        times.append(time.perf_counter() - start)
    return 1000 * np.array(times)


def ours(likenesses: NDArray[np.float64], tree: Tree) -> NDArray[np.float64]:
    start = time.perf_counter()
    thresholds = Thresholds(likenesses, tree, str)
    print(f"counting once: {time.perf_counter() - start:.2f} s")
    view = ThresholdView(LIGHT)
    view.follow(thresholds.state)
    view.resize(*SIZE)
    view.show_threshold(thresholds.state(0.5))
    view.show()
    make_application().processEvents()
    plot = view.findChild(ThresholdPlot)
    assert plot is not None
    return timed(plot.dragged.emit)


def plain(likenesses: NDArray[np.float64]) -> NDArray[np.float64]:
    plot = pg.PlotWidget()
    plot.resize(*SIZE)
    bars = pg.BarGraphItem(x=np.arange(BINS) / BINS, height=np.zeros(BINS), width=0.8 / BINS)
    line = pg.InfiniteLine(0.5)
    plot.addItem(bars)
    plot.addItem(line)
    plot.show()
    make_application().processEvents()
    distances = 1 - likenesses

    def move(value: float) -> None:
        counts, _edges = np.histogram(distances, BINS, (0, 1))
        bars.setOpts(height=counts)
        line.setValue(value)
        plot.setTitle(f"{int((distances <= value).sum()):,} pairs")

    return timed(move)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pairs", nargs="?", type=int, default=PAIRS)
    pairs = parser.parse_args().pairs
    make_application()
    chance = np.random.default_rng(1)
    likenesses = np.clip(chance.beta(5, 2, pairs), 0.1, 1)
    count = max(2, pairs // 3)
    tree = merges(count, np.sort(np.round(chance.beta(5, 2, count), 6))[::-1])
    times = {"ours": ours(likenesses, tree), "plain": plain(likenesses)}
    for name, took in times.items():
        middle, slow = np.percentile(took, (50, 95))
        print(f"{name:>6}: {middle:6.1f} ms a move, 95 % within {slow:.1f} ms, longest {took.max():.1f} ms")
    print(f"ours is {np.median(times['plain']) / np.median(times['ours']):.1f} times as fast")


if __name__ == "__main__":
    main()
