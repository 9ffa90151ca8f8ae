"""The histogram of pair distances with the threshold to drag and the ghost of the next merge."""

from __future__ import annotations

from math import ceil

import pyqtgraph as pg
from PySide6.QtCore import QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from leitong.gui.library.threshold_bars import ThresholdBars, height_of
from leitong.gui.library.threshold_marks import GRIP, Frame, draw_ghost, draw_threshold, small
from leitong.gui.live_plot import LivePlot, still
from leitong.gui.pens import hairline
from leitong.gui.tokens import Tokens
from leitong.presenters.library.state import ThresholdState

_AXIS = 44  # pixels left of the bars
_HEAD = 16  # pixels over the bars, for what stands at the lines
_FOOT = 20  # pixels of the distances under the bars
_TENTHS = 10
_STEPS = {
    Qt.Key.Key_Left: -0.01,
    Qt.Key.Key_Right: 0.01,
    Qt.Key.Key_PageUp: -0.05,
    Qt.Key.Key_PageDown: 0.05,
}
_KEYS = frozenset({*_STEPS, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_N, Qt.Key.Key_P})


class ThresholdPlot(LivePlot):
    """dragged: the distance under the mouse. let_go: the drag is over. stepped: a change of the distance.

    jumped: −1 or 1, to the previous or next merge.
    """

    dragged = Signal(float)
    let_go = Signal()
    stepped = Signal(float)
    jumped = Signal(int)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(tokens, parent)
        self._state = ThresholdState(0.0)
        self._reach = 1.0
        self._grasped: float | None = None  # where the line was when the drag began
        self.setMinimumHeight(_HEAD + _FOOT + 40)
        self.setAccessibleName(self.tr("Threshold over the distances of pairs"))
        self.ci.setContentsMargins(0, _HEAD, 12, 0)
        self._plot = pg.PlotItem()
        self._bars = ThresholdBars(tokens)
        self._lay_out()
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.setBackground(QColor(tokens.base))
        for name in ("left", "bottom"):
            axis = self._plot.getAxis(name)
            axis.setPen(hairline(tokens.line))
            axis.setTextPen(hairline(tokens.muted))
        self._bars.set_tokens(tokens)

    def show_state(self, state: ThresholdState) -> None:
        before, self._state = self._state, state
        if state.counts != before.counts:
            self._bars.set_counts(state.counts)
        self._bars.set_value(state.value)
        self._fit(state.counts != before.counts)
        self.viewport().update()

    @property
    def reach(self) -> float:
        """The distance at the right end."""
        return self._reach

    @property
    def dragging(self) -> bool:
        return self._grasped is not None

    def x_of(self, distance: float) -> float:
        """Where a distance stands, in own pixels."""
        at = self._plot.getViewBox().mapViewToScene(QPointF(distance, 0))
        return float(self.mapFromScene(at).x())

    def distance_at(self, at: QPoint) -> float:
        """The distance at a place in own pixels, to two digits, 0 to the right end."""
        x = float(self._plot.getViewBox().mapSceneToView(QPointF(self.mapToScene(at))).x())
        return round(min(self._reach, max(0.0, x)), 2)

    def sizeHint(self) -> QSize:
        return QSize(480, 120)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.LeftButton:
            self._grasped = self._state.value
            QToolTip.hideText()
            self.dragged.emit(self.distance_at(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self.dragging:
            self.dragged.emit(self.distance_at(at))
            return
        near = abs(at.x() - self.x_of(self._state.value)) <= 2 * GRIP
        self.setCursor(Qt.CursorShape.SizeHorCursor if near else Qt.CursorShape.ArrowCursor)
        QToolTip.showText(event.globalPosition().toPoint(), self._of_bin(at), self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.dragging and event.button() == Qt.MouseButton.LeftButton:
            self._let_go()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    @property
    def own_keys(self) -> frozenset[Qt.Key]:
        return _KEYS | {Qt.Key.Key_Escape} if self.dragging else _KEYS

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.stepped.emit(-1.0 if key == Qt.Key.Key_Home else self._reach - self._state.value)
        elif key in (Qt.Key.Key_N, Qt.Key.Key_P):
            self.jumped.emit(1 if key == Qt.Key.Key_N else -1)
        elif key == Qt.Key.Key_Escape and self._grasped is not None:
            self.dragged.emit(self._grasped)
            self._let_go()
        else:
            event.ignore()
            return
        event.accept()

    def paint_over(self, painter: QPainter) -> None:
        port = self.viewport()
        frame = Frame(_HEAD, port.height() - _FOOT, port.width(), self.x_of, self._reach)
        painter.setFont(small(self.font()))
        draw_ghost(painter, self._state, frame, self._tokens)
        draw_threshold(painter, self._state.value, frame, self._tokens)

    def _let_go(self) -> None:
        self._grasped = None
        self._fit(False)
        self.let_go.emit()

    def _of_bin(self, at: QPoint) -> str:
        counts = self._state.counts
        bin_ = int(self.distance_at(at) * len(counts))
        if not counts or bin_ >= len(counts) or at.x() < self.x_of(0):
            return ""
        text = self.tr("distance {low} to {high}, pairs: {n}")
        low, high = bin_ / len(counts), (bin_ + 1) / len(counts)
        return str(text).format(low=f"{low:.2f}", high=f"{high:.2f}", n=f"{counts[bin_]:,}")

    def _fit(self, counted: bool) -> None:
        """Show as far as there is something; the ground never moves under a drag."""
        if self.dragging and not counted:
            return
        counts, state = self._state.counts, self._state
        last = max((bin_ + 1 for bin_, count in enumerate(counts) if count), default=len(counts)) or 1
        farthest = max(last / max(1, len(counts)), state.value, state.next_value or 0.0)
        reach = min(_TENTHS, max(1, ceil(round(farthest * _TENTHS, 6)))) / _TENTHS
        if counted or reach > self._reach:
            self._reach = reach
            self._plot.setRange(xRange=(0, reach), yRange=(0, self._bars.highest), padding=0)
            self._label_axes()

    def _label_axes(self) -> None:
        tenths = range(round(self._reach * _TENTHS) + 1)
        self._plot.getAxis("bottom").setTicks(
            [[(tenth / _TENTHS, f"{tenth / _TENTHS:g}") for tenth in tenths]]
        )
        powers = [10**power for power in range(10) if height_of(10**power) <= self._bars.highest]
        room = max(1, int(self._plot.getViewBox().height() // 18))
        shown = powers[:: ceil(len(powers) / room)]
        self._plot.getAxis("left").setTicks([[(height_of(count), _short(count)) for count in shown]])

    def _lay_out(self) -> None:
        plot = self._plot
        plot.addItem(self._bars)
        still(plot).getViewBox().setDefaultPadding(0)
        plot.getViewBox().sigResized.connect(self._label_axes)
        left, bottom = plot.getAxis("left"), plot.getAxis("bottom")
        left.setWidth(_AXIS)
        bottom.setHeight(_FOOT)
        for axis in (left, bottom):
            axis.setStyle(tickLength=-3, tickTextOffset=4, hideOverlappingLabels=False)
            axis.setTickFont(small(self.font()))
            axis.enableAutoSIPrefix(False)
        self.addItem(plot, row=0, col=0)


def _short(count: int) -> str:
    """1, 10, 100, then 1k to 1M."""
    for size, letter in ((1_000_000, "M"), (1000, "k")):
        if count >= size:
            return f"{count // size}{letter}"
    return str(count)
