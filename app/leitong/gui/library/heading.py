"""Over the list of groups: how many there are, which kinds and names to show, in which order, and the way out."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from leitong.gui.icons import BESIDE_TEXT, icon_beside_text
from leitong.gui.labels import label
from leitong.gui.library.words import (
    FILES,
    GROUPS,
    KIND_SIGNS,
    KIND_TIPS,
    KIND_WORDS,
    PROBLEMS,
    counted,
    word,
)
from leitong.gui.tokens import Tokens
from leitong.presenters.library.groups import ORDERS, Choice
from leitong.presenters.library.state import KINDS, LibraryState

_WIDE = 560  # pixels, from which all stands in one line
_TYPING = 120  # ms without another letter, after which the list is filtered


class GroupsHeading(QWidget):
    """chosen: a Choice. problems_asked: their number was clicked. export_asked: "html", "csv" or "json".

    left: from the field down to the list.

    filing_asked: copies in all groups are to be acted on: "trash", "move" or "link". journal_asked: what was done.
    """

    chosen = Signal(object)
    left = Signal()
    problems_asked = Signal()
    export_asked = Signal(str)
    filing_asked = Signal(str)
    journal_asked = Signal()

    def __init__(self, choice: Choice, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wide = True
        self._counts = dict.fromkeys(KINDS, 0)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._title, self._note = label("", "heading"), label("", "muted")
        self._field = QLineEdit(choice.text)
        self._field.setPlaceholderText(self.tr("Name or folder"))
        self._field.setAccessibleName(self.tr("Filter by name or folder"))
        self._field.setToolTip(self._field.accessibleName())
        self._field.setClearButtonEnabled(True)
        self._field.setMinimumWidth(120)
        self._orders = QComboBox()
        self._orders.addItems(
            [self.tr("Most files"), self.tr("Largest"), self.tr("By name"), self.tr("Newest")]
        )
        self._orders.setCurrentIndex(ORDERS.index(choice.order))
        self._orders.setAccessibleName(self.tr("Order of the groups"))
        self._chips = {kind: self._chip(kind, kind in choice.kinds) for kind in KINDS}
        self._problems = QToolButton()
        self._problems.setProperty("role", "pill")
        self._problems.clicked.connect(self.problems_asked)
        self._export = self._export_button()
        self._filing = self._filing_button()
        self._typing = QTimer(self, singleShot=True, interval=_TYPING)
        self._typing.timeout.connect(self._choose)
        self._field.textChanged.connect(self._wait)
        self._field.returnPressed.connect(self._leave)
        self._orders.currentIndexChanged.connect(self._choose)
        self._lay_out()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        self._export.setIcon(icon_beside_text("export", tokens.text))
        self._filing.setIcon(icon_beside_text("copies", tokens.text))

    def show_state(self, state: LibraryState) -> None:
        groups = state.groups
        self.setVisible(groups is not None)
        total = 0 if groups is None else groups.total
        shown = 0 if groups is None else len(groups)
        self._title.setText(counted(total, *GROUPS))
        if groups is None:
            self._note.setText("")
        elif shown < total:
            self._note.setText(self.tr("{n} shown").format(n=f"{shown:,}"))
        else:
            self._note.setText(counted(groups.groups.files, *FILES))
        self._counts = dict.fromkeys(KINDS, 0) if groups is None else groups.counts()
        self._name_chips()
        self._problems.setVisible(bool(state.problems))
        self._problems.setText(counted(len(state.problems), *PROBLEMS))
        self._export.setEnabled(state.documents > 0)
        self._filing.setEnabled(state.documents > 0)

    def hasFocus(self) -> bool:
        """Whether the field has the keyboard."""
        return self._field.hasFocus()

    def focus_filter(self) -> None:
        self._field.setFocus()
        self._field.selectAll()

    def clear_filter(self) -> bool:
        """Show all again; False if nothing was hidden by a text."""
        there = bool(self._field.text())
        self._field.clear()
        return there

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self._field.hasFocus():
            self._leave()
            return
        super().keyPressEvent(event)

    def _leave(self) -> None:
        if self._typing.isActive():
            self._choose()
        self.left.emit()

    def _chip(self, kind: str, shown: bool) -> QToolButton:
        chip = QToolButton()
        chip.setProperty("role", "filter")
        chip.setCheckable(True)
        chip.setChecked(shown)
        chip.setToolTip(f"{word(KIND_WORDS, kind)}: {word(KIND_TIPS, kind)}")
        chip.toggled.connect(self._choose)
        return chip

    def _export_button(self) -> QPushButton:
        button = QPushButton(self.tr("Export"))
        button.setProperty("role", "quiet")
        button.setIconSize(BESIDE_TEXT)
        menu = QMenu(button)
        words = {
            "html": self.tr("Groups as a page (HTML)…"),
            "csv": self.tr("Pairs as a table (CSV)…"),
            "json": self.tr("Everything for programs (JSON)…"),
        }
        for form, text in words.items():
            menu.addAction(text).triggered.connect(lambda _on=False, form=form: self.export_asked.emit(form))
        button.setMenu(menu)
        return button

    def _filing_button(self) -> QPushButton:
        button = QPushButton(self.tr("Copies"))
        button.setProperty("role", "quiet")
        button.setToolTip(self.tr("Trash, move or link copies; a copy of each stays"))
        button.setIconSize(BESIDE_TEXT)
        menu = QMenu(button)
        words = {
            "trash": self.tr("Put copies into the trash…"),
            "move": self.tr("Move copies to a folder…"),
            "link": self.tr("Replace copies by links…"),
        }
        for action, text in words.items():
            menu.addAction(text).triggered.connect(
                lambda _on=False, action=action: self.filing_asked.emit(action)
            )
        menu.addSeparator()
        menu.addAction(self.tr("Journal of file actions")).triggered.connect(self.journal_asked)
        button.setMenu(menu)
        return button

    def _lay_out(self) -> None:
        said, find = QHBoxLayout(), QHBoxLayout()
        for row in (said, find, self._top):
            row.setSpacing(8)
        said.addWidget(self._title)
        said.addWidget(self._note)
        said.addStretch()
        find.addWidget(self._field, 1)
        find.addWidget(self._orders)
        find.addWidget(self._export)
        self._top.addLayout(said, 1)
        self._top.addLayout(find)
        chips = QHBoxLayout()
        chips.setSpacing(8)
        for chip in self._chips.values():
            chips.addWidget(chip)
        chips.addStretch()
        chips.addWidget(self._problems)
        chips.addWidget(self._filing)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 8)
        column.setSpacing(8)
        column.addLayout(self._top)
        column.addLayout(chips)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= _WIDE
        directions = QBoxLayout.Direction
        self._top.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        if wide != self._wide:
            self._wide = wide
            self._name_chips()

    def _name_chips(self) -> None:
        """Where there is little room a sign and a number must do; the tooltip has the word."""
        for kind, chip in self._chips.items():
            name = f"{word(KIND_WORDS, kind)} " if self._wide else ""
            chip.setText(f"{KIND_SIGNS[kind]} {name}{self._counts[kind]:,}")
            chip.setAccessibleName(f"{word(KIND_WORDS, kind)} {self._counts[kind]:,}")
            chip.setVisible(self._counts[kind] > 0)

    def _wait(self, _text: str) -> None:
        self._typing.start()

    def _choose(self) -> None:
        self._typing.stop()
        kinds = frozenset(kind for kind, chip in self._chips.items() if chip.isChecked())
        self.chosen.emit(Choice(self._field.text(), kinds, ORDERS[self._orders.currentIndex()]))
