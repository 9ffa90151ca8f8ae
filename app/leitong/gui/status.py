"""The strip at the lower edge: what runs, how far it is, how to stop it; and that nothing leaves this computer."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QWidget

from leitong.gui.labels import ElidedLabel, label
from leitong.gui.translate import said
from leitong.presenters.state import Progress

PATIENCE = 300  # milliseconds before a running job is worth mentioning


class StatusStrip(QFrame):
    """cancelled: the person wants the running job to stop."""

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "strip")
        self.setFixedHeight(32)
        self._text = ElidedLabel("muted")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(160)
        self._bar.setRange(0, 100)
        self._bar.setAccessibleName(self.tr("Progress"))
        self._stop = QPushButton(self.tr("Cancel"))
        self._stop.setProperty("role", "quiet")
        self._stop.setStyleSheet("padding: 0 8px; min-height: 22px;")
        self._stop.clicked.connect(self.cancelled)
        self._promise = label(self.tr("Nothing leaves this computer."), "small")
        layout = self._layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 0, 16, 0)
        layout.setSpacing(8)
        layout.addWidget(self._bar)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._stop)
        layout.addStretch()
        layout.addWidget(self._promise)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(PATIENCE)
        self._wait.timeout.connect(lambda: self._reveal(True))
        self._reveal(False)

    def hold(self, strip: QWidget) -> None:
        """Show the scan beside the progress of a comparison."""
        self._layout.insertWidget(0, strip, 2)

    def show_progress(self, progress: Progress | None) -> None:
        """None: nothing runs. A job that ends soon is never mentioned."""
        if progress is None:
            self._wait.stop()
            self._reveal(False)
            return
        self._text.setText(said(progress.text))
        self._bar.setValue(round(100 * progress.fraction))
        if self._bar.isHidden() and not self._wait.isActive():
            self._wait.start()

    def show_fetching(self, fetched: bool) -> None:
        """fetched: a side comes from the web, so the promise must say what was asked for."""
        if fetched:
            self._promise.setText(
                self.tr("Only the address that you allowed was fetched; nothing else leaves.")
            )
        else:
            self._promise.setText(self.tr("Nothing leaves this computer."))

    def _reveal(self, running: bool) -> None:
        for widget in (self._bar, self._text, self._stop):
            widget.setVisible(running)
