"""The scan in the status strip: stage, how far, how fast, how long still, and the buttons that pause and stop it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QToolButton, QWidget

from leitong.gui.icons import icon
from leitong.gui.labels import ElidedLabel, label
from leitong.gui.library.words import PROBLEMS, STAGE_WORDS, counted, time_words, word
from leitong.gui.tokens import Tokens
from leitong.presenters.library.state import ScanState


class ScanStrip(QWidget):
    """paused, stopped: its buttons. problems_asked: the number of problems was clicked."""

    paused = Signal()
    stopped = Signal()
    problems_asked = Signal()

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._shown: ScanState | None = None
        self.setAccessibleName(self.tr("Scan"))
        self._stages = label("", "small")
        self._stages.setTextFormat(Qt.TextFormat.RichText)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(160)
        self._bar.setAccessibleName(self.tr("Progress of the scan"))
        self._text = ElidedLabel("small")
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._problems = QToolButton()
        self._problems.setProperty("role", "pill")
        self._problems.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._problems.clicked.connect(self.problems_asked)
        self._pause, self._stop = QToolButton(), QToolButton()
        for button in (self._pause, self._stop):
            button.setIconSize(QSize(16, 16))
            button.setStyleSheet("padding: 3px;")
            # Space and Enter must never end a scan because they were meant for something else
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._stop.setToolTip(self.tr("Stop the scan; what was read is kept"))
        self._stop.setAccessibleName(self.tr("Stop and keep"))
        self._pause.clicked.connect(self.paused)
        self._stop.clicked.connect(self.stopped)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        for part in (self._stages, self._bar, self._text, self._problems, self._pause, self._stop):
            row.addWidget(part, 1 if part is self._text else 0)
        self.set_tokens(tokens)
        self.hide()

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._stop.setIcon(icon("stop", tokens.text, 16))
        self._draw()

    def show_scan(self, scan: ScanState | None) -> None:
        if scan == self._shown:
            return
        self._shown = scan
        self.setVisible(scan is not None)
        self._draw()

    def _draw(self) -> None:
        scan = self._shown
        if scan is None:
            return
        self._stages.setText(self._stage_words(scan))
        if scan.total:
            self._bar.setRange(0, scan.total)
            self._bar.setValue(scan.done)
        elif not scan.paused:
            self._bar.setRange(0, 0 if scan.stage != "find" else 1)
            self._bar.setValue(0)
        words = self._words(scan)
        self._text.setText(words)
        self.setAccessibleDescription(f"{word(STAGE_WORDS, scan.stage)}: {words}")
        self._problems.setVisible(scan.problems > 0)
        self._problems.setText(counted(scan.problems, *PROBLEMS))
        self._pause.setIcon(icon("play" if scan.paused else "pause", self._tokens.text, 16))
        tip = self.tr("Go on with the scan") if scan.paused else self.tr("Pause the scan")
        self._pause.setToolTip(tip)
        self._pause.setAccessibleName(tip)
        for button in (self._pause, self._stop):
            button.setEnabled(not scan.stopping)

    def _stage_words(self, scan: ScanState) -> str:
        """All stages in order, the one that runs in the colour of text, those done with a tick."""
        stages = list(STAGE_WORDS)
        now = stages.index(scan.stage)
        parts = []
        for place, stage in enumerate(stages):
            name = word(STAGE_WORDS, stage) + (" ✓" if place < now else "")
            colour = self._tokens.text if place == now else self._tokens.muted
            weight = 600 if place == now else 400
            parts.append(f'<span style="color:{colour};font-weight:{weight}">{name}</span>')
        return f' <span style="color:{self._tokens.muted}">→</span> '.join(parts)

    def _words(self, scan: ScanState) -> str:
        if scan.stopping:
            return self.tr("stopping; what was read is kept")
        done = f"{scan.done:,}" if scan.total is None else f"{scan.done:,}/{scan.total:,}"
        parts = [done]
        if scan.paused:
            parts.append(self.tr("paused"))
        if scan.rate:
            parts.append(self.tr("{n}/s").format(n=f"{scan.rate:,.0f}"))
        if scan.seconds_left is not None and scan.stage == "read":
            parts.append(self.tr("{time} left").format(time=time_words(scan.seconds_left)))
        return " · ".join(parts)
