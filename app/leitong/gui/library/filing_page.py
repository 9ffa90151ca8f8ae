"""File actions before, while and after they are done: the list, what it may be narrowed by, and the button."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from leitong.gui.icons import icon
from leitong.gui.labels import ElidedLabel, label
from leitong.gui.library.filing_lines import act_line, outcome_words, step_line
from leitong.gui.library.filing_rows import FilingRows
from leitong.gui.library.filing_words import button_words, title_words
from leitong.gui.library.words import FILES, KIND_SIGNS, KIND_TIPS, KIND_WORDS, counted, size_words, word
from leitong.gui.tokens import Tokens
from leitong.presenters.library.filing_state import UNDO, ActRow, FilingRow, FilingState
from leitong.presenters.library.state import KINDS


class FilingPage(QWidget):
    """closed: back to the groups. kinds_chosen: of KINDS. folder_asked: another folder to move to is wanted.

    folders_kept: whether a move keeps folders. symbolic_chosen: whether links are symbolic ones. toggled: a path.
    """

    closed = Signal()
    kinds_chosen = Signal(tuple)
    folder_asked = Signal()
    folders_kept = Signal(bool)
    symbolic_chosen = Signal(bool)
    toggled = Signal(object)
    carried_out = Signal()
    stopped = Signal()

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._listed: tuple[FilingRow, ...] | tuple[ActRow, ...] | None = None
        self._filing: FilingState | None = None
        self._back = QToolButton()
        self._back.setToolTip(self.tr("Back to the groups  Esc"))
        self._back.setAccessibleName(self.tr("Back to the groups"))
        self._back.clicked.connect(self.closed)
        self._title, self._hint = ElidedLabel("heading"), label("", "muted", wrap=True)
        self._chips = {kind: self._chip(kind) for kind in KINDS}
        self.folder = ElidedLabel()
        self._elsewhere = QPushButton(self.tr("Other folder…"))
        self._elsewhere.clicked.connect(self.folder_asked)
        self._keep_folders = QCheckBox(self.tr("Keep folders"))
        self._keep_folders.setToolTip(self.tr("What lies below a source keeps its folders there"))
        self._keep_folders.toggled.connect(self.folders_kept)
        self._symbolic = QCheckBox(self.tr("Symbolic links"))
        self._symbolic.setToolTip(
            self.tr("Links that lead to the path of the copy that stays; otherwise hard links on one disk")
        )
        self._symbolic.toggled.connect(self.symbolic_chosen)
        self._rows = FilingRows(tokens)
        self._rows.toggled.connect(self.toggled)
        self._none = label("", "muted", wrap=True)
        self.total = label("", wrap=True)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Progress"))
        self.go_button, self.cancel_button = QPushButton(), QPushButton(self.tr("Cancel"))
        self.go_button.setProperty("role", "primary")
        self.go_button.clicked.connect(self.carried_out)
        self.cancel_button.clicked.connect(self._leave)
        self._lay_out()
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        self._back.setIcon(icon("back", tokens.text, 18))
        self._rows.set_tokens(tokens)

    def take_focus(self) -> None:
        self._rows.setFocus()

    def show_filing(self, filing: FilingState, scanning: bool) -> None:
        """scanning: a scan runs, beside which nothing is filed away."""
        self._filing = filing
        self._title.setText(title_words(filing))
        self._title.setToolTip("")
        self._hint.setText(self._hint_words(filing))
        self._show_choices(filing)
        listed = filing.rows if filing.ended is None else filing.ended.files
        if listed is not self._listed or listed is None:
            self._listed = listed
            self._show_rows(filing)
        run = filing.run
        self._bar.setVisible(run is not None)
        if run is not None:
            self._bar.setRange(0, max(1, run.total))
            self._bar.setValue(run.done)
        self.total.setText(self._sum_words(filing, scanning))
        self.go_button.setVisible(run is None and filing.ended is None)
        self.go_button.setEnabled(filing.acting > 0 and not scanning)
        if filing.action != UNDO:
            self.go_button.setText(button_words(filing.action, filing.acting))
        self.cancel_button.setText(self._cancel_words(filing))
        self.cancel_button.setEnabled(run is None or not run.stopping)
        self._back.setEnabled(run is None)

    def _hint_words(self, filing: FilingState) -> str:
        if filing.ended is not None:
            return self.tr("Files that could not be acted on are as they were; the reason stands with each.")
        if filing.run is not None:
            return ""
        return self.tr(
            "Nothing has been done yet. Of every group a copy stays, and both are read again before; "
            "files in reference folders are never touched."
        )

    def _show_choices(self, filing: FilingState) -> None:
        open_ = filing.run is None and filing.ended is None
        for kind, chip in self._chips.items():
            # links need the same bytes anyway
            chip.setVisible(open_ and filing.group is None and filing.action != "link")
            with QSignalBlocker(chip):
                chip.setChecked(kind in filing.kinds)
        moving = open_ and filing.action == "move"
        self.folder.setText(self.tr("To {folder}").format(folder=filing.folder))
        self.folder.setToolTip(filing.folder)
        for part in (self.folder, self._elsewhere, self._keep_folders):
            part.setVisible(moving)
        self._symbolic.setVisible(open_ and filing.action == "link")
        for box, on in ((self._keep_folders, filing.with_folders), (self._symbolic, filing.symbolic)):
            with QSignalBlocker(box):
                box.setChecked(on)

    def _show_rows(self, filing: FilingState) -> None:
        ended = filing.ended
        if ended is not None:
            acts = sorted(ended.files, key=lambda row: row.reason is None)
            self._rows.show_rows(acts, lambda place: act_line(acts[place]))
        else:
            rows = filing.rows or ()
            self._rows.show_rows(rows, lambda place: step_line(filing, rows, place))
        self._rows.setAccessibleName(self._title.text())
        there = bool(filing.rows or ended)
        self._none.setVisible(not there)
        if filing.rows is None:
            self._none.setText(self.tr("Looking at the files…"))
        else:
            self._none.setText(self.tr("There is no copy of this kind."))

    def _sum_words(self, filing: FilingState, scanning: bool) -> str:
        run, ended = filing.run, filing.ended
        if run is not None:
            done = f"{run.done:,} / {run.total:,}"
            return f"{done} · {run.name}" if run.name else done
        if ended is not None:
            return outcome_words(ended)
        if scanning:
            return self.tr("A scan is running; stop it, or wait until it has come to its end.")
        if not filing.acting:
            return ""
        staying = sum(row.fate != "act" for row in filing.rows or ())
        words = self.tr("{files} · {size} · {n} not touched")
        return words.format(
            files=counted(filing.acting, *FILES), size=size_words(filing.bytes), n=f"{staying:,}"
        )

    def _cancel_words(self, filing: FilingState) -> str:
        if filing.run is not None:
            return self.tr("Stop")
        return self.tr("Close") if filing.ended is not None else self.tr("Cancel")

    def _leave(self) -> None:
        running = self._filing is not None and self._filing.run is not None
        (self.stopped if running else self.closed).emit()

    def _chip(self, kind: str) -> QToolButton:
        chip = QToolButton()
        chip.setProperty("role", "filter")
        chip.setCheckable(True)
        chip.setText(f"{KIND_SIGNS[kind]} {word(KIND_WORDS, kind)}")
        chip.setToolTip(word(KIND_TIPS, kind))
        chip.toggled.connect(self._choose_kinds)
        return chip

    def _choose_kinds(self) -> None:
        self.kinds_chosen.emit(tuple(kind for kind, chip in self._chips.items() if chip.isChecked()))

    def _lay_out(self) -> None:
        head = _row(12, 12, 16, 0)
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        kinds, where = _row(16, 4, 16, 4), _row(16, 0, 16, 4)
        for part in (*self._chips.values(), self._symbolic):
            kinds.addWidget(part)
        kinds.addStretch()
        where.addWidget(self.folder)
        where.addWidget(self._elsewhere)
        where.addWidget(self._keep_folders)
        where.addStretch(1)
        foot = _row(16, 10, 16, 12)
        foot.addWidget(self.total, 1)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.go_button)
        self._hint.setContentsMargins(16, 0, 16, 0)
        self._none.setContentsMargins(16, 16, 16, 16)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self._hint)
        column.addLayout(kinds)
        column.addLayout(where)
        column.addWidget(self._none)
        column.addWidget(self._rows, 1)
        column.addWidget(self._bar)
        column.addLayout(foot)


def _row(left: int, top: int, right: int, bottom: int) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(left, top, right, bottom)
    row.setSpacing(8)
    return row
