"""The rail at the left edge: one entry a screen, from a table, so that a new screen is one row."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QToolButton, QVBoxLayout, QWidget

from leitong.gui.icons import icon
from leitong.gui.tokens import Tokens
from leitong.gui.translate import shown
from leitong.presenters.actions import BY_NAME

WIDTH = 80


@dataclass(frozen=True, slots=True)
class Entry:
    """action: its name in the table of actions. screen: it shows a screen and stays marked. bottom: stands below."""

    action: str
    icon: str
    screen: bool = True
    bottom: bool = False


ENTRIES = (
    Entry("compare", "compare"),
    Entry("library", "library"),
    Entry("lab", "lab"),
    Entry("menu", "menu", screen=False, bottom=True),
    Entry("settings", "settings", bottom=True),
    Entry("help", "help", screen=False, bottom=True),
)


class Rail(QWidget):
    """chosen: the name of the action behind the entry."""

    chosen = Signal(str)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedWidth(WIDTH)
        self.setAccessibleName(self.tr("Screens"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(4)
        self._group = QButtonGroup(self)
        self._buttons = {entry.action: self._button(entry) for entry in ENTRIES}
        for entry in ENTRIES:
            if not entry.bottom:
                layout.addWidget(self._buttons[entry.action])
        layout.addStretch()
        for entry in ENTRIES:
            if entry.bottom:
                layout.addWidget(self._buttons[entry.action])
        self.set_tokens(tokens)

    def place_of(self, action: str) -> QPoint:
        """The corner of an entry at which its menu may open, in pixels of the screen."""
        button = self._buttons[action]
        return button.mapToGlobal(button.rect().topRight())

    def mark(self, action: str) -> None:
        """Show which screen is there."""
        self._buttons[action].setChecked(True)

    def set_tokens(self, tokens: Tokens) -> None:
        for entry in ENTRIES:
            self._buttons[entry.action].setIcon(icon(entry.icon, tokens.text))

    def _button(self, entry: Entry) -> QToolButton:
        action = BY_NAME[entry.action]
        text, tip = shown("Actions", action.text), shown("Actions", action.tip)
        button = QToolButton(self)
        button.setText(text)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setIconSize(QSize(20, 20))
        button.setFixedSize(WIDTH - 16, 52)
        button.setToolTip(f"{tip}  {action.keys[0]}" if action.keys else tip)
        button.setAccessibleName(text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.chosen.emit(entry.action))
        if entry.screen:
            button.setCheckable(True)
            self._group.addButton(button)
        return button
