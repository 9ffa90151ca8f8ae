"""What the Library shows while there is nothing in it: what it is for, and the one thing to do."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from leitong.gui.labels import label

_WIDTH = 560


class EmptyLibrary(QWidget):
    """add_asked: the button."""

    add_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        card = QFrame()
        card.setProperty("role", "card")
        card.setFixedWidth(_WIDTH)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(32, 32, 32, 32)
        inside.setSpacing(8)
        inside.addWidget(label(self.tr("Which of my files are copies?"), "title"))
        for text in (
            self.tr("Drop a folder here: copies are grouped while you go on working."),
            self.tr("Same bytes, same text, edited text, and texts that are parts of others are told apart."),
            self.tr("The next scan reads only what has changed."),
        ):
            inside.addWidget(label(text, "muted", wrap=True))
        inside.addSpacing(8)
        add = QPushButton(self.tr("Add folder…"))
        add.setProperty("role", "primary")
        add.clicked.connect(self.add_asked)
        inside.addWidget(add, 0, Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.addStretch(1)
        # centred by room on both sides: an aligned widget is not given the height that its wrapped lines need
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(card)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(2)
