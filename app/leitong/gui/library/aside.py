"""What takes the place of the groups for a while: the problems, or the files near one that was asked about."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from leitong.gui.icons import icon
from leitong.gui.labels import ElidedLabel, label
from leitong.gui.library.rows_view import Line, Made, RowsView
from leitong.gui.library.words import PAIR_WORDS, PROBLEMS, counted, percent, word
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.presenters.library.state import NearRow, NearState, ProblemRow


class Aside(QWidget):
    """closed: back to the groups. taken: path of the line that was entered."""

    closed = Signal()
    taken = Signal(object)

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

    def _show_lines(self, title: str, hint: str, lines: Sequence[Line]) -> None:
        self._title.setText(title)
        self._title.setToolTip("")
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))
        self.rows.setAccessibleName(title)
        self.rows.show_lines(lines)

    def show_problems(self, problems: Sequence[ProblemRow]) -> None:
        """Files in which nothing could be read."""
        title = counted(len(problems), *PROBLEMS)
        hint = self.tr("Nothing could be read in these files; the others are not affected.")
        self._show_lines(title, hint, Made(problems, _problem_line))

    def show_near(self, near: NearState) -> None:
        """Files near the one that was asked about."""
        title = self.tr("Seen before? {name}").format(name=near.name)
        if near.problem is not None:
            hint = said(near.problem)
        elif near.rows is None:
            hint = self.tr("Looking…")
        elif not near.rows:
            hint = self.tr("No. Nothing in the library is near it.")
        else:
            hint = self.tr("Enter compares the two side by side.")
        self._show_lines(title, hint, Made(near.rows or (), self._near_line))

    def _near_line(self, row: NearRow) -> Line:
        shares = self.tr("{there} of the asked text is in it, {here} of it is in the asked text")
        remark = f"{word(PAIR_WORDS, row.kind)} · " + shares.format(
            there=percent(row.there), here=percent(row.here)
        )
        return Line(row.path, row.name, row.folder, remark)


def _problem_line(problem: ProblemRow) -> Line:
    path = PurePath(problem.path)
    return Line(problem.path, path.name or problem.path, str(path.parent), said(problem.reason))
