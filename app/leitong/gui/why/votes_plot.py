"""The votes of both documents with all that belongs to them, under mouse, keys and screen reader."""

from __future__ import annotations

from math import floor, log10

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from leitong.gui.live_plot import LivePlot, still
from leitong.gui.pens import hairline
from leitong.gui.tokens import Tokens
from leitong.gui.why import bit_rows
from leitong.gui.why.bit_rows import BitRow
from leitong.gui.why.vote_bars import VoteBars
from leitong.presenters.why.sentences import signed
from leitong.presenters.why.state import WhyState

_AXIS = 52  # pixels left of the first bit
_TICK_APART = 18  # pixels
# what is painted in the rows over and under the bars, and how high they are
_ABOVE = ((bit_rows.digits_of_a, 19), (bit_rows.digits_of_b, 19))
_BELOW = ((bit_rows.unequal_signs, 15), (bit_rows.bit_numbers, 14), (bit_rows.pushes_of_word, 14))
_KEYS = frozenset(
    {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End}
    | {Qt.Key.Key_N, Qt.Key.Key_P, Qt.Key.Key_Return, Qt.Key.Key_Enter}
)


class VotesPlot(LivePlot):
    """hovered: (bit or None, mouse in own pixels). stepped: −1 or 1, one bit on. jumped: −1 or 1, to a differing bit.

    went: to a bit. pinned: a bit, or None for the chosen one. unpinned: let go.
    """

    hovered = Signal(object, QPoint)
    stepped = Signal(int)
    jumped = Signal(int)
    went = Signal(int)
    pinned = Signal(object)
    unpinned = Signal()

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(tokens, parent)
        self._state = WhyState()
        self._span = -1.0, 1.0  # lowest and highest vote drawn
        self._hovered: int | None = None
        self.setMinimumHeight(120)
        self.setAccessibleName(self.tr("Bit votes"))
        self.ci.setContentsMargins(0, 2, 6, 2)
        self.ci.setSpacing(0)
        self._plot = pg.PlotItem()
        self._bars = VoteBars(tokens)
        self._rows = self._lay_out(tokens)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.setBackground(QColor(tokens.base))
        axis = self._plot.getAxis("left")
        axis.setPen(hairline(tokens.line))
        axis.setTextPen(hairline(tokens.muted))
        self._bars.set_tokens(tokens)
        for row in self._rows:
            row.set_tokens(tokens)

    def show_state(self, state: WhyState) -> None:
        before, self._state = self._state, state
        if (state.bits, state.share) != (before.bits, before.share):
            low, high = self._bars.set_votes(state.bits, state.share)
            self._plot.setRange(xRange=(-0.6, max(len(state.bits), 1) - 0.4), yRange=(low, high), padding=0)
            self._span = low, high
            self._label_axis()
            if not state.bits:
                self._hovered = None
        self._bars.set_looked_at(self._hovered, state.chosen, state.pinned)
        for row in self._rows:
            row.set_state(state)

    def bit_at(self, at: QPoint) -> int | None:
        """The bit at a place in own pixels, None left and right of the votes."""
        if not self._state.bits:
            return None
        x = self._plot.getViewBox().mapSceneToView(QPointF(self.mapToScene(at))).x()
        bit = round(x)
        return bit if 0 <= bit < len(self._state.bits) else None

    def column(self, bit: int) -> QRect:
        """Where a bit's bars stand, in own pixels."""
        box = self._plot.getViewBox()
        (left, right), (low, high) = (bit - 0.5, bit + 0.5), box.viewRange()[1]
        corners = [self.mapFromScene(box.mapViewToScene(QPointF(*xy))) for xy in ((left, high), (right, low))]
        return QRect(corners[0], corners[1])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        self._look_at(self.bit_at(at), at)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        bit = self.bit_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and bit is not None:
            self.pinned.emit(bit)

    def leaveEvent(self, event: QEvent) -> None:
        self._look_at(None, QPoint())
        super().leaveEvent(event)

    @property
    def own_keys(self) -> frozenset[Qt.Key]:
        may_let_go = self._state.chosen is not None
        return _KEYS | {Qt.Key.Key_Escape} if may_let_go else _KEYS

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, control = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(key))
        jump = {Qt.Key.Key_P: -1, Qt.Key.Key_N: 1}.get(Qt.Key(key))
        if step is not None:
            (self.jumped if control else self.stepped).emit(step)
        elif jump is not None and not control:
            self.jumped.emit(jump)
        elif key == Qt.Key.Key_Home:
            self.went.emit(0)
        elif key == Qt.Key.Key_End:
            self.went.emit(len(self._state.bits) - 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.pinned.emit(None)
        elif key == Qt.Key.Key_Escape and (self._state.chosen is not None or self._state.pinned):
            self.unpinned.emit()
        else:
            event.ignore()
            return
        event.accept()

    def _look_at(self, bit: int | None, at: QPoint) -> None:
        if bit != self._hovered:
            self._hovered = bit
            self._bars.set_looked_at(bit, self._state.chosen, self._state.pinned)
        self.hovered.emit(bit, at)

    def _label_axis(self) -> None:
        if self._state.bits:
            most = max(1.0, self._plot.getViewBox().height() / _TICK_APART)
            self._plot.getAxis("left").setTicks([_ticks(*self._span, most, self._state)])

    def _lay_out(self, tokens: Tokens) -> tuple[BitRow, ...]:
        plot = self._plot
        plot.addItem(self._bars)
        still(plot).hideAxis("bottom")
        plot.getViewBox().setDefaultPadding(0)
        plot.getViewBox().sigResized.connect(self._label_axis)
        axis = plot.getAxis("left")
        axis.setWidth(_AXIS)
        axis.setStyle(tickLength=-3, tickTextOffset=6)
        axis.enableAutoSIPrefix(False)
        rows = []
        for index, (painting, height) in enumerate((*_ABOVE, (None, 0), *_BELOW)):
            item: object = plot
            if painting is not None:
                item = BitRow(plot, height, painting, tokens)
                rows.append(item)
            self.addItem(item, row=index, col=0)
        return tuple(rows)


def _ticks(low: float, high: float, most: float, state: WhyState) -> list[tuple[float, str]]:
    """One or two round numbers on each side of zero, but no more than stand above each other without touching."""
    reach = max(high, -low, 1e-9)
    power = 10 ** floor(log10(reach))
    step = next(power * part for part in (5, 2, 1, 0.5, 0.2) if reach / (power * part) >= 1.6)
    wider = (power * part for part in (0.2, 0.5, 1, 2, 5, 10, 20))
    step = next((one for one in wider if one >= step and (high - low) / one <= most), 20 * power)
    step = step if state.share else max(round(step), 1)
    near = 0.08 * (high - low)  # a number this near to an edge would stand in the rows above or below
    counts = [n for n in range(int(low / step), int(high / step) + 1) if low + near < n * step < high - near]
    if state.share:
        return [(count * step, f"{signed(round(100 * count * step))} %") for count in counts]
    return [(count * step, _round_number(count * step / state.unit)) for count in counts]


def _round_number(number: float) -> str:
    return f"{number:+,g}".replace("-", "−") if number else "0"
