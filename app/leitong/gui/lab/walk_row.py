"""Where the walk from text to fingerprint stands: its five steps above the picture, a slider and a button below it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSlider, QWidget

from leitong.gui.icons import BESIDE_TEXT, icon, icon_beside_text
from leitong.gui.labels import label
from leitong.gui.tokens import Tokens
from leitong.gui.translate import shown
from leitong.messages import QT_TRANSLATE_NOOP
from leitong.presenters.lab.state import LabState
from leitong.presenters.lab.steps import Step, Timeline

_STEPS = {
    Step.TEXT: QT_TRANSLATE_NOOP("Lab", "1 Text"),
    Step.WORDS: QT_TRANSLATE_NOOP("Lab", "2 Words"),
    Step.HASHES: QT_TRANSLATE_NOOP("Lab", "3 Hashes"),
    Step.VOTES: QT_TRANSLATE_NOOP("Lab", "4 Votes"),
    Step.SIGN: QT_TRANSLATE_NOOP("Lab", "5 Fingerprint"),
}


class StepsRow(QWidget):
    """stepped: a Step. side_chosen: "a" or "b". saved: "svg" or "png"."""

    stepped = Signal(object)
    side_chosen = Signal(str)
    saved = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._steps = {step: self._tab(shown("Lab", text)) for step, text in _STEPS.items()}
        for step, button in self._steps.items():
            button.clicked.connect(lambda _on=False, step=step: self.stepped.emit(step))
            row.addWidget(button)
        row.addStretch()
        self._sides = {side: self._tab(side.upper()) for side in "ab"}
        for side, button in self._sides.items():
            button.setAccessibleName(self.tr("Show text {side}").format(side=side.upper()))
            button.setToolTip(button.accessibleName())
            button.clicked.connect(lambda _on=False, side=side: self.side_chosen.emit(side))
            row.addWidget(button)
        row.addWidget(self._export_button())

    def set_tokens(self, tokens: Tokens) -> None:
        self._export.setIcon(icon_beside_text("export", tokens.text))

    def show_state(self, state: LabState, line: Timeline) -> None:
        for step, button in self._steps.items():
            button.setChecked(step is line.step(state.moment))
        for side, button in self._sides.items():
            button.setChecked(side == state.side)
            button.setEnabled(side in state.runs)

    def _tab(self, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("role", "tab")
        button.setCheckable(True)
        return button

    def _export_button(self) -> QPushButton:
        self._export = QPushButton(self.tr("Picture"))
        self._export.setProperty("role", "quiet")
        self._export.setIconSize(BESIDE_TEXT)
        self._export.setToolTip(self.tr("Save the picture for slides"))
        menu = QMenu(self._export)
        for kind in ("svg", "png"):
            menu.addAction(kind.upper()).triggered.connect(lambda _on=False, kind=kind: self.saved.emit(kind))
        self._export.setMenu(menu)
        return self._export


class ScrubRow(QWidget):
    """played: start or stop. went: to a moment."""

    played = Signal()
    went = Signal(int)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._playing = False
        self._play = QPushButton()
        self._play.setProperty("role", "quiet")
        self._play.setToolTip(self.tr("Let the votes add up  Space"))
        self._play.clicked.connect(self.played)
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setAccessibleName(self.tr("Moment between text and fingerprint"))
        self._slider.setPageStep(1)
        self._slider.valueChanged.connect(self.went)
        keys = self.tr("← → step · Space play · ↑ ↓ word · S strike · [ ] bit · F turn it")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._play)
        row.addWidget(self._slider, 1)
        row.addWidget(label(keys, "small"))
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._play.setIcon(icon("pause" if self._playing else "play", tokens.text, 16))
        self._play.setAccessibleName(self.tr("Pause") if self._playing else self.tr("Play"))

    def show_state(self, state: LabState, line: Timeline) -> None:
        if state.playing != self._playing:
            self._playing = state.playing
            self.set_tokens(self._tokens)
        self._slider.blockSignals(True)
        self._slider.setRange(0, line.last)
        self._slider.setValue(state.moment)
        self._slider.blockSignals(False)
