"""The row below the texts that opens one panel at a time; it stays where it is, so that a second click closes again."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from leitong.gui.icons import BESIDE_TEXT, icon_beside_text
from leitong.gui.keys import key_text
from leitong.gui.tokens import Tokens
from leitong.gui.translate import shown
from leitong.presenters.actions import BY_NAME

# names of actions, each with an icon of its name; CompareScreen makes the panels
PANELS = ("why", "keywords", "words", "methods", "page")


class PanelTabs(QWidget):
    """asked: the name of a panel, to show or hide."""

    asked = Signal(str)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Panels"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self.buttons = {name: self._button(name) for name in PANELS}
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch()
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        for name, button in self.buttons.items():
            button.setIcon(icon_beside_text(name, tokens.text))

    def mark(self, name: str | None) -> None:
        """name: of the panel that is open; None: none is."""
        for panel, button in self.buttons.items():
            button.setChecked(panel == name)

    def _button(self, name: str) -> QPushButton:
        action = BY_NAME[name]
        keys = f"  {key_text(action.keys[0])}" if action.keys else ""
        button = QPushButton(shown("Actions", action.text))
        button.setProperty("role", "tab")
        button.setIconSize(BESIDE_TEXT)
        button.setCheckable(True)
        button.setToolTip(shown("Actions", action.tip) + keys)
        button.clicked.connect(lambda: self.asked.emit(name))
        return button
