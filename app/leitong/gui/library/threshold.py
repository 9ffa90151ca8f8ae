"""The threshold between "same" and "other": the histogram to drag it on, and in words what it makes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QToolButton, QWidget

from leitong.gui.labels import ElidedLabel, label
from leitong.gui.library.threshold_marks import digits
from leitong.gui.library.threshold_plot import ThresholdPlot
from leitong.gui.tokens import Tokens
from leitong.gui.translate import one_after_another
from leitong.presenters.library.state import ThresholdState

_APART = 60  # ms between two asks for new groups
_NARROW = 600  # pixels; below them a sentence does not stand in one line


class ThresholdView(QWidget):
    """moved: the person wants another distance, 0–1; at most every 60 ms while the line is dragged.

    The line follows the mouse at once, whatever the groups take; the words do too once `follow` was called.
    """

    moved = Signal(float)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Threshold"))
        self._state = ThresholdState(0.0)
        self._wanted: float | None = None  # not asked for yet
        self._narrow = False
        self._ahead: Callable[[float], ThresholdState] | None = None
        self._pause = QTimer(self, singleShot=True, interval=_APART)
        self._pause.timeout.connect(self._ask)
        self._plot = ThresholdPlot(tokens, self)
        self._value = label(role="heading", parent=self)
        self._result = ElidedLabel(parent=self)
        self._ghost = label(role="muted", wrap=True, parent=self)
        self._ghost.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._back = self._button("‹", self.tr("Back before the last merge  P"))
        self._on = self._button("›", self.tr("On to the next merge  N"))
        self._plot.dragged.connect(self._go)
        self._plot.let_go.connect(self._ask)
        self._plot.stepped.connect(self._step)
        self._plot.jumped.connect(self._jump)
        self._back.clicked.connect(lambda: self._jump(-1))
        self._on.clicked.connect(lambda: self._jump(1))
        self.setFocusProxy(self._plot)
        self._lay_out()
        self._show(self._state)

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another palette."""
        self._plot.set_tokens(tokens)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if (self.width() < _NARROW) != self._narrow:
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def follow(self, ahead: Callable[[float], ThresholdState] | None) -> None:
        """ahead: what a distance will make, at once (`Thresholds.state`); the groups themselves may come later."""
        self._ahead = ahead

    def show_threshold(self, state: ThresholdState) -> None:
        """Draw what the presenter says. A line that is being moved stays where the person has it."""
        if self._moving:
            state = self._at(self._state.value, state)
        if state != self._state:
            self._show(state)

    @property
    def _moving(self) -> bool:
        return self._plot.dragging or self._wanted is not None

    def _show(self, state: ThresholdState) -> None:
        self._state = state
        self._plot.show_state(state)
        self._value.setText(self.tr("Distance ≤ {value}").format(value=_exactly(state.value)))
        result, ghost = self._result_words(), self._ghost_words()
        for line, text in ((self._result, result), (self._ghost, ghost)):
            line.setText(text)
            line.setToolTip(text)
        self._back.setEnabled(state.previous_value is not None)
        self._on.setEnabled(state.next_value is not None)
        self._plot.describe(one_after_another([f"{self._value.text()}.", result, ghost]))

    def _go(self, value: float) -> None:
        if value == self._state.value:
            return
        self._wanted = value
        self._show(self._at(value, self._state))
        if not self._pause.isActive():
            self._pause.start()

    def _step(self, by: float) -> None:
        self._go(min(1.0, max(0.0, round(self._state.value + by, 2))))

    def _jump(self, direction: int) -> None:
        value = self._state.next_value if direction > 0 else self._state.previous_value
        if value is not None:
            self._go(value)
            self._ask()

    def _at(self, value: float, known: ThresholdState) -> ThresholdState:
        """The state at a distance: looked up, or what is known of another with the line moved."""
        if self._ahead is not None:
            return self._ahead(value)
        return replace(known, value=value)

    def _ask(self) -> None:
        self._pause.stop()
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            self.moved.emit(wanted)

    def _result_words(self) -> str:
        state = self._state
        if not state.groups:
            return self.tr("No two texts are so near.")
        if state.groups == 1:
            text = self.tr("One group of near texts, {files} files.").format(files=f"{state.files:,}")
        else:
            text = self.tr("{groups} groups of near texts, {files} files.").format(
                groups=f"{state.groups:,}", files=f"{state.files:,}"
            )
        if not state.pairs:
            return text
        pairs = self.tr("Pairs: {n} of {all}.")
        counted = pairs.format(n=f"{state.pairs_within:,}", all=f"{state.pairs:,}")
        return one_after_another([text, counted])

    def _ghost_words(self) -> str:
        """The next merge in a sentence."""
        state = self._state
        if state.next_value is None or state.next_names is None:
            return self.tr("Nothing more would merge.") if state.groups else ""
        one, other = state.next_names
        files_one, files_other = state.next_files or (1, 1)
        if files_one > 1 and files_other > 1:
            text = self.tr("Next, at {value}: the groups of “{one}” ({n}) and “{other}” ({m}) become one.")
        elif files_one > 1:
            text = self.tr("Next, at {value}: “{other}” joins the group of “{one}” ({n}).")
        elif files_other > 1:
            text = self.tr("Next, at {value}: “{one}” joins the group of “{other}” ({m}).")
        else:
            text = self.tr("Next, at {value}: “{one}” and “{other}” become a group.")
        said = text.format(
            value=digits(state.next_value, state.value),
            one=one,
            other=other,
            n=f"{files_one:,}",
            m=f"{files_other:,}",
        )
        if not state.next_also:
            return said
        also = (
            self.tr("And one more merge there.")
            if state.next_also == 1
            else self.tr("And {n} more merges there.").format(n=f"{state.next_also:,}")
        )
        return one_after_another([said, also])

    def _button(self, text: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setProperty("role", "pill")
        button.setToolTip(tip)
        button.setAccessibleName(tip.partition("  ")[0])  # the key stands behind
        return button

    def _lay_out(self) -> None:
        self._value.setToolTip(
            self.tr(
                "0: the same text. 1: nothing in common. One minus the share of word runs that both have."
            )
        )
        head = QHBoxLayout()
        head.setSpacing(8)
        for part in (self._value, self._back, self._on):
            head.addWidget(part)
        head.addStretch(1)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 8)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        self._grid.setRowStretch(2, 1)
        self._grid.addLayout(head, 0, 0)
        self._grid.addWidget(self._plot, 2, 0, 1, 2)
        self._grid.addWidget(self._ghost, 3, 0, 1, 2)
        self._fit()

    def _fit(self) -> None:
        """In a narrow place the sentences have more lines, always as many: nothing moves under a drag."""
        self._narrow = self.width() < _NARROW
        if self._narrow:
            self._grid.addWidget(self._result, 1, 0, 1, 2)
        else:
            self._grid.addWidget(self._result, 0, 1)
        self._ghost.setFixedHeight((2 if self._narrow else 1) * self.fontMetrics().lineSpacing())


def _exactly(value: float) -> str:
    """With all its digits up to six, two at least: a merge is reached at its own distance, not near it."""
    whole, _point, fraction = f"{value:.6f}".partition(".")
    return f"{whole}.{fraction.rstrip('0').ljust(2, '0')}"
