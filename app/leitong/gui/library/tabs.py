"""What the middle of the Library shows: its groups, or what can be looked for beside them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QWidget

from leitong.presenters.library.explore_state import VIEWS


class LibraryTabs(QFrame):
    """chosen: of VIEWS."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        words = {
            "groups": self.tr("Groups"),
            "search": self.tr("Search"),
            "ranks": self.tr("Ranks"),
            "methods": self.tr("Methods"),
            "words": self.tr("New words"),
            "pictures": self.tr("Pictures"),
            "fingerprints": self.tr("Fingerprints"),
            "known": self.tr("Kept out"),
        }
        self._buttons = {view: QPushButton(words[view]) for view in VIEWS}
        # exclusive: the arrows go from one to the next
        together = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 12, 4)
        row.setSpacing(4)
        for view, button in self._buttons.items():
            button.setProperty("role", "tab")
            button.setCheckable(True)
            button.clicked.connect(lambda _on=False, view=view: self.chosen.emit(view))
            together.addButton(button)
            row.addWidget(button)
        row.addStretch()

    def show_view(self, view: str) -> None:
        self._buttons[view].setChecked(True)

    def hasFocus(self) -> bool:
        """Whether one of them has the keyboard."""
        return any(button.hasFocus() for button in self._buttons.values())
