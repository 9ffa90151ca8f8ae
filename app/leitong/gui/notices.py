"""Notices: what happened, what can be done about it. They stand in the window and never stop it."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from leitong.gui.accessible import speak
from leitong.gui.icons import icon, pixmap
from leitong.gui.labels import label
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said, shown
from leitong.presenters.state import Notice

KEPT = 3


class Notices(QWidget):
    """The latest notices, newest at the top. chosen: the action that the person took from an offer."""

    chosen = Signal(str)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(16, 8, 16, 0)
        self._layout.setSpacing(8)
        self.hide()

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens

    def add(self, notice: Notice) -> None:
        """The same text is not shown twice: what fails at every drawing would else be drawn, and fail, for ever."""
        text = said(notice.text)
        bars = self.bars()
        if bars and bars[0].accessibleName() == text:
            return
        for bar in bars:
            same_topic = bool(notice.topic) and bar.property("topic") == notice.topic
            if same_topic or bar.accessibleName() == text:
                self._drop(bar)
        bar = self._bar(notice, text)
        self._layout.insertWidget(0, bar)
        if notice.seconds:
            QTimer.singleShot(1000 * notice.seconds, bar, lambda: self._drop(bar))
        for bar in self.bars()[KEPT:]:
            self._drop(bar)
        self.show()
        speak(self, text)

    def dismiss(self) -> bool:
        """Take the newest away; False if there was none."""
        bars = self.bars()
        if bars:
            self._drop(bars[0])
        return bool(bars)

    def bars(self) -> list[QFrame]:
        items = [self._layout.itemAt(row) for row in range(self._layout.count())]
        widgets = [item.widget() for item in items if item is not None]
        return [widget for widget in widgets if isinstance(widget, QFrame)]

    def _drop(self, bar: QFrame) -> None:
        self._layout.removeWidget(bar)
        bar.hide()
        bar.deleteLater()
        self.setVisible(self._layout.count() > 0)

    def _bar(self, notice: Notice, text: str) -> QFrame:
        bar = QFrame()
        bar.setProperty("role", "notice")
        bar.setProperty("level", notice.level)
        bar.setProperty("topic", notice.topic)
        bar.setAccessibleName(text)
        row = QHBoxLayout(bar)
        row.setContentsMargins(12, 8, 8, 8)
        row.setSpacing(8)
        sign = QLabel()
        sign.setPixmap(pixmap(notice.level, self._tokens.text, 18, self.devicePixelRatioF()))
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignVCenter)
        words = label(text, wrap=True)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row.addWidget(words, 1)
        for offer in notice.offers:
            row.addWidget(self._offer(shown("Notices", offer.label), offer.action, bar))
        if notice.report:
            row.addWidget(self._copier(notice.report))
        away = QToolButton()
        away.setIcon(icon("close", self._tokens.muted, 16))
        away.setAccessibleName(self.tr("Dismiss"))
        away.setToolTip(self.tr("Dismiss"))
        away.clicked.connect(lambda: self._drop(bar))
        row.addWidget(away)
        return bar

    def _offer(self, text: str, action: str, bar: QFrame) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(lambda: self._drop(bar))
        button.clicked.connect(lambda: self.chosen.emit(action))
        return button

    def _copier(self, report: str) -> QPushButton:
        button = QPushButton(self.tr("Copy report"))
        button.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        return button
