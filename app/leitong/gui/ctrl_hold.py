"""Tells when Ctrl is held by itself, and not as a part of Ctrl+C or of zooming with the wheel."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

PATIENCE = 800  # milliseconds


class CtrlHold(QObject):
    """held: Ctrl has been down alone for a while."""

    held = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PATIENCE)
        self._timer.timeout.connect(self.stop)
        self._timer.timeout.connect(self.held)

    @property
    def waiting(self) -> bool:
        return self._timer.isActive()

    def start(self) -> None:
        """Ctrl went down. Only from now on is every event of the program looked at."""
        self._timer.start()
        self._application().installEventFilter(self)

    def stop(self) -> None:
        self._timer.stop()
        self._application().removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        other_key = isinstance(event, QKeyEvent) and event.key() != Qt.Key.Key_Control
        if other_key or event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel):
            self.stop()
        return super().eventFilter(watched, event)

    def _application(self) -> QCoreApplication:
        application = QCoreApplication.instance()
        assert application is not None
        return application
