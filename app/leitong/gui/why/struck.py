"""The words struck out for the sake of "what if", each with its way back."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from leitong.gui.flow import FlowBox
from leitong.gui.labels import label


class StruckWords(FlowBox):
    """restored: one word. all_restored: all of them."""

    restored = Signal(str)
    all_restored = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=8)
        self._words: tuple[str, ...] = ()
        self.setAccessibleName(self.tr("Struck words"))
        self.hide()

    def show_words(self, words: tuple[str, ...]) -> None:
        if words == self._words:
            return
        self._words = words
        buttons: list[QWidget] = [label(self.tr("Struck words"), "small", parent=self)] if words else []
        for word in words:
            tip = self.tr("Put “{word}” back").format(word=word)
            button = self._button(f"{word} ↶", tip)
            button.clicked.connect(lambda _checked=False, word=word: self.restored.emit(word))
            buttons.append(button)
        if words:
            reset = self._button(self.tr("Reset"), self.tr("Put all struck words back"))
            reset.clicked.connect(self.all_restored)
            buttons.append(reset)
        self.set_widgets(buttons)
        self.setVisible(bool(words))

    def _button(self, text: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setProperty("role", "pill")
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button
