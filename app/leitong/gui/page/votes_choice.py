"""The choice by which votes the blocks of a page are judged: the learned ones, or the textbook's rules."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from leitong.gui.labels import label
from leitong.pages.ballot_names import LEARNED, TEXTBOOK


class VotesChoice(QWidget):
    """chosen: one of pages/ballot_names."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._votes = LEARNED
        self.buttons = {
            LEARNED: self._button(
                LEARNED,
                self.tr("learned"),
                self.tr("Votes learned from pages; documents are compared by them"),
            ),
            TEXTBOOK: self._button(
                TEXTBOOK,
                self.tr("textbook"),
                self.tr("Nine rules in the spirit of a textbook, with numbers of our own"),
            ),
        }
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(label(self.tr("Votes"), "small"))
        for button in self.buttons.values():
            row.addWidget(button)

    def show_choice(self, votes: str, voted_on: bool) -> None:
        """voted_on: whether there is anything to choose; only the blocks of HTML are voted on."""
        self._votes = votes
        for name, button in self.buttons.items():
            button.setChecked(name == votes)
        self.setEnabled(voted_on)

    def _button(self, votes: str, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("role", "tab")
        button.setCheckable(True)
        button.setToolTip(tip)
        button.setAccessibleName(self.tr("Votes: {name}").format(name=text))
        button.setAccessibleDescription(tip)
        button.clicked.connect(lambda: self._choose(votes))
        return button

    def _choose(self, votes: str) -> None:
        self.buttons[self._votes].setChecked(True)  # a click on the one that is chosen would uncheck it
        self.chosen.emit(votes)
