"""The challenges: a list with marks for those that are solved, or the one that is open with its task."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from leitong.gui.flow import FlowBox
from leitong.gui.icons import BESIDE_TEXT, icon_beside_text
from leitong.gui.labels import label
from leitong.gui.tokens import Tokens
from leitong.gui.translate import shown
from leitong.presenters.lab.cards import CARDS, Card
from leitong.presenters.lab.state import LabState


class CardsView(QWidget):
    """started: a Card, or None to leave it."""

    started = Signal(object)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._solved: frozenset[str] = frozenset()
        self._card: Card | None = None
        self._head = label("", "heading")
        self._pages = QStackedWidget()
        self._pages.addWidget(self._list())
        self._pages.addWidget(self._open_card())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._head)
        column.addWidget(self._pages, 1)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        solved, open_ = (icon_beside_text(name, tokens.text) for name in ("legit", "unreviewed"))
        for card in CARDS:
            self.rows[card.name].setIcon(solved if card.name in self._solved else open_)

    def show_state(self, state: LabState) -> None:
        if state.solved != self._solved:
            self._solved = state.solved
            self.set_tokens(self._tokens)
        for card in CARDS:
            title = shown("Lab", card.title)
            solved = card.name in state.solved
            self.rows[card.name].setAccessibleName(
                self.tr("{card}, solved").format(card=title) if solved else title
            )
        self._head.setText(
            self.tr("Challenges  {n}/{all}").format(
                n=sum(card.name in state.solved for card in CARDS), all=len(CARDS)
            )
        )
        if state.card is not self._card:
            self._card = state.card
            self._hint.hide()
            self._ask.setEnabled(True)
        self._pages.setCurrentIndex(1 if state.card else 0)
        if state.card is not None:
            self._title.setText(shown("Lab", state.card.title))
            self._task.setText(shown("Lab", state.card.task))
            self._hint.setText(shown("Lab", state.card.hint))
            self._done.setVisible(state.fresh)

    def _list(self) -> QWidget:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.rows = {card.name: self._row(card) for card in CARDS}
        for row in self.rows.values():
            column.addWidget(row)
        column.addStretch()
        return _scrolled(inside)

    def _row(self, card: Card) -> QPushButton:
        row = QPushButton(shown("Lab", card.title))
        row.setProperty("role", "row")
        row.setIconSize(BESIDE_TEXT)
        row.setToolTip(shown("Lab", card.task))
        row.clicked.connect(lambda: self.started.emit(card))
        return row

    def _open_card(self) -> QWidget:
        self._title = label("", "heading", wrap=True)
        self._task = label("", wrap=True)
        self._hint = label("", "muted", wrap=True)
        self._done = label(self.tr("✓ Solved"), "heading")
        self._again = QPushButton(self.tr("Begin again"))
        self._again.clicked.connect(lambda: self.started.emit(self._card))
        self._ask = QPushButton(self.tr("Hint"))
        self._ask.clicked.connect(self._show_hint)
        leave = QPushButton(self.tr("All challenges"))
        leave.setProperty("role", "quiet")
        leave.clicked.connect(lambda: self.started.emit(None))
        buttons = FlowBox()
        buttons.set_widgets((self._ask, self._again, leave))
        inside = QFrame()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 4, 4, 0)
        column.setSpacing(8)
        for part in (self._title, self._task, self._hint, self._done):
            column.addWidget(part)
        column.addWidget(buttons)
        column.addStretch()
        return _scrolled(inside)

    def _show_hint(self) -> None:
        self._hint.show()
        self._ask.setEnabled(False)


def _scrolled(inside: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it comes into sight by itself
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidget(inside)
    return area
