"""How fast the votes follow the mouse, beside pyqtgraph's own bars: python tests/bench/votes.py

Ours: one move of the mouse over the Why panel, to its repainted pixels: bars, marks, card with its words.
Peer: two `pyqtgraph.BarGraphItem`s of 64 bars, one of them given new heights, to its repainted pixels.
60 moves a second leave 16.7 ms for one. Processor time, so that a busy machine does not blur it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from leitong.analysis import analyse
from leitong.compare.compare import compare
from leitong.gui.tokens import LIGHT
from leitong.gui.why.panel import WhyPanel
from leitong.gui.why.votes_plot import VotesPlot
from leitong.presenters.focus import SharedFocus

_MOVES = 256
_CHINESE = ("图书馆", "开放", "时间", "读者", "写作", "课程", "预算", "市民", "地铁", "周末")
_ENGLISH = ("library", "opens", "later", "readers", "budget", "council")
_WORDS = (*_CHINESE, *_ENGLISH)


def _text(first: int) -> str:
    """Some hundred sentences; another `first`, another text with many of the same words."""
    return "".join(
        f"{_WORDS[(first * i) % 16]}{_WORDS[(7 * i) % 13]}{_WORDS[(i * i + first) % 16]}{i}。"
        for i in range(300)
    )


def _milliseconds(step: Callable[[int], None]) -> float:
    taken = []
    for index in range(_MOVES):
        start = time.process_time()
        step(index)
        QApplication.processEvents()
        taken.append(1000 * (time.process_time() - start))
    return median(taken)


def _show(widget: QWidget) -> None:
    widget.resize(1280, 320)
    widget.show()
    QApplication.processEvents()


def _ours() -> tuple[float, float]:
    """Median ms of a move to another bit, and of one within a bit."""
    panel = WhyPanel(SharedFocus(), LIGHT)
    _show(panel)
    panel.show_comparison(compare(analyse(_text(3)), analyse(_text(5))))
    QApplication.processEvents()
    plot = panel.findChild(VotesPlot)

    def move_to(bit: int, aside: int) -> None:
        at = QPointF(plot.column(bit).center()) + QPointF(aside, 0)
        event = QMouseEvent(
            QMouseEvent.Type.MouseMove,
            at,
            QPointF(plot.mapToGlobal(at)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(plot.viewport(), event)

    return _milliseconds(lambda i: move_to(i % 64, 0)), _milliseconds(lambda i: move_to(20, i % 3 - 1))


def _peer() -> float:
    plot = pg.PlotWidget()
    _show(plot)
    plot.disableAutoRange()
    plot.setRange(xRange=(-0.5, 63.5), yRange=(-10, 10))
    a, b = (
        pg.BarGraphItem(
            x=[i + side for i in range(64)], height=[i % 9 - 4 for i in range(64)], width=0.4, brush="b"
        )
        for side in (-0.2, 0.2)
    )
    plot.addItem(a)
    plot.addItem(b)
    return _milliseconds(lambda i: a.setOpts(height=[(i + j) % 9 - 4 for j in range(64)]))


def main() -> None:
    _application = QApplication.instance() or QApplication([])
    peer = _peer()
    another, same = _ours()
    print(f"pyqtgraph bars, new heights   {peer:6.2f} ms")
    print(f"mouse to another bit          {another:6.2f} ms   {another / peer:.1f} × the peer")
    print(f"mouse within a bit            {same:6.2f} ms   {same / peer:.1f} × the peer")


if __name__ == "__main__":
    main()
