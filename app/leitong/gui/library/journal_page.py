"""The journal of file actions: what was done, when, to which files, and the way to take it back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from leitong.gui.icons import icon
from leitong.gui.labels import ElidedLabel, label
from leitong.gui.library.filing_lines import journal_line
from leitong.gui.library.filing_rows import FilingRows
from leitong.gui.tokens import Tokens
from leitong.presenters.library.filing_state import ActRow, EntryRow, JournalState

_Row = tuple[EntryRow, ActRow | None]


class JournalPage(QWidget):
    """closed: back to the groups. undo_asked: the number of an entry."""

    closed = Signal()
    undo_asked = Signal(int)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._journal: JournalState | None = None
        self._lines: list[_Row] = []
        self._back = QToolButton()
        self._back.setToolTip(self.tr("Back to the groups  Esc"))
        self._back.setAccessibleName(self.tr("Back to the groups"))
        self._back.clicked.connect(self.closed)
        self._title = ElidedLabel("heading")
        self._title.setText(self.tr("Journal of file actions"))
        self._hint = label("", "muted", wrap=True)
        self._rows = FilingRows(tokens)
        self._rows.setAccessibleName(self._title.text())
        self._rows.moved.connect(self._enable)
        self._undo = QPushButton(self.tr("Undo this action"))
        self._undo.clicked.connect(self._ask)
        self._lay_out()
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        self._back.setIcon(icon("back", tokens.text, 18))
        self._rows.set_tokens(tokens)

    def take_focus(self) -> None:
        self._rows.setFocus()

    def show_journal(self, journal: JournalState) -> None:
        if journal is self._journal:
            return
        self._journal = journal
        entries = journal.entries
        if entries is None:
            self._hint.setText(self.tr("Reading the journal…"))
        elif not entries:
            self._hint.setText(self.tr("Nothing was done to any file."))
        else:
            self._hint.setText(self.tr("Choose an action, and take it back where nothing stands in its way."))
        self._lines = [(entry, act) for entry in entries or () for act in (None, *entry.files)]
        self._rows.show_rows(self._lines, lambda place: journal_line(*self._lines[place]))
        self._rows.setVisible(bool(self._lines))
        self._enable()

    def _enable(self) -> None:
        place = self._rows.place
        there = 0 <= place < len(self._lines)
        self._undo.setEnabled(there and self._lines[place][0].count("done") > 0)
        self._undo.setVisible(bool(self._lines))

    def _ask(self) -> None:
        place = self._rows.place
        if 0 <= place < len(self._lines):
            self.undo_asked.emit(self._lines[place][0].entry)

    def _lay_out(self) -> None:
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.setContentsMargins(12, 12, 16, 0)
        foot.setContentsMargins(16, 10, 16, 12)
        for row in (head, foot):
            row.setSpacing(8)
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        foot.addStretch(1)
        foot.addWidget(self._undo)
        self._hint.setContentsMargins(16, 0, 16, 4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._hint)
        column.addWidget(self._rows, 1)
        column.addLayout(foot)
        column.addStretch(0)
