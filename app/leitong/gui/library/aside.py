"""What takes the place of the groups for a while: the problems, or the files near one that was asked about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from leitong.gui.icons import icon
from leitong.gui.labels import ElidedLabel, label
from leitong.gui.library.rows_view import Line, RowsView
from leitong.gui.tokens import Tokens


class Aside(QWidget):
    """closed: back to the groups. taken: path of the line that was entered."""

    closed = Signal()
    taken = Signal(str)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drawn: object = None
        self._back = QToolButton()
        self._back.setToolTip(self.tr("Back to the groups  Esc"))
        self._back.setAccessibleName(self.tr("Back to the groups"))
        self._back.clicked.connect(self.closed)
        self._title = ElidedLabel("heading")
        self._hint = label("", "muted", wrap=True)
        self.rows = RowsView(tokens)
        self.rows.taken.connect(self.taken)
        head = QHBoxLayout()
        head.setContentsMargins(12, 12, 16, 0)
        head.setSpacing(8)
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        self._hint.setContentsMargins(16, 0, 16, 4)
        column.addWidget(self._hint)
        column.addWidget(self.rows, 1)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        self._back.setIcon(icon("back", tokens.text, 18))
        self.rows.set_tokens(tokens)

    def show_lines(self, title: str, hint: str, lines: Sequence[Line]) -> None:
        self._title.setText(title)
        self._title.setToolTip("")
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))
        self.rows.setAccessibleName(title)
        self.rows.show_lines(lines)
