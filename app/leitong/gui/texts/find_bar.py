"""The bar that looks for words in both texts at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QToolButton, QWidget

from leitong.gui.labels import label
from leitong.presenters.find import MOST, Hits

_PAUSE_MS = 120


class FindBar(QFrame):
    asked = Signal(str)  # the query has changed
    stepped = Signal(int)  # 1 next, −1 previous
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "strip")
        self._field = QLineEdit()
        self._field.setClearButtonEnabled(True)
        self._field.setMaximumWidth(360)
        self._count = label("", "muted")
        # typing asks once, not for every letter
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(lambda: self.asked.emit(self._field.text()))
        self._field.textChanged.connect(lambda _text: self._pause.start())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 8, 0, 8)
        row.setSpacing(8)
        row.addWidget(self._field, 1)
        self._back = self._button("↑", lambda: self.stepped.emit(-1))
        self._on = self._button("↓", lambda: self.stepped.emit(1))
        self._close = self._button("✕", self.closed.emit)
        row.addWidget(self._back)
        row.addWidget(self._on)
        row.addWidget(self._count)
        row.addStretch()
        row.addWidget(self._close)
        self._name()
        self.hide()

    @property
    def query(self) -> str:
        return self._field.text()

    def open(self, query: str) -> None:
        """query: what is selected in a text; empty keeps the last one."""
        self.show()
        if query:
            self._field.setText(query)
        self._field.selectAll()
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.asked.emit(self._field.text())

    def close_down(self) -> None:
        """Hide, and forget what was just being typed."""
        self._pause.stop()
        self.hide()

    def show_hits(self, hits: Hits) -> None:
        if not self.query.strip():
            self._count.setText("")
        elif not len(hits):
            self._count.setText(self.tr("Not found"))
        else:
            more = "+" if MOST in (len(hits.a), len(hits.b)) else ""
            self._count.setText(
                self.tr("{here} of {all} · A {a}, B {b}").format(
                    here=f"{(hits.current or 0) + 1:,}",
                    all=f"{len(hits):,}{more}",
                    a=f"{len(hits.a):,}",
                    b=f"{len(hits.b):,}",
                )
            )
        self._field.setAccessibleDescription(self._count.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def _name(self) -> None:
        self._field.setPlaceholderText(self.tr("Find in both texts"))
        self._field.setAccessibleName(self.tr("Find in both texts"))
        for button, name in (
            (self._back, self.tr("Previous hit")),
            (self._on, self.tr("Next hit")),
            (self._close, self.tr("Close")),
        ):
            button.setToolTip(name)
            button.setAccessibleName(name)

    def _button(self, text: str, act: Callable[[], object]) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.clicked.connect(lambda _checked=False: act())
        return button
