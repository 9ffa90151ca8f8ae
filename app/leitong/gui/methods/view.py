"""What every method of the textbooks says of the pair, one row a method, with its inputs and limits beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSplitter, QVBoxLayout, QWidget

from leitong.compare.comparison import Comparison
from leitong.compare.methods.choices import Choices
from leitong.gui.asker import Asker
from leitong.gui.labels import ElidedLabel
from leitong.gui.methods.detail import MethodDetail
from leitong.gui.methods.inputs_html import TERM
from leitong.gui.methods.table import MethodsTable
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.presenters.focus import SharedFocus
from leitong.presenters.methods.memory import MethodMemory
from leitong.presenters.methods.presenter import MethodsPresenter, MethodsState
from leitong.presenters.rules import RuleChoice
from leitong.presenters.sources import Source

Pair = tuple[Source, Source, RuleChoice]


class MethodsView(QWidget):
    """Asks the working process through the Asker that the window gives it.

    verdict: what all say together. reset: back to the usual choices. table: a row a method, detail: of one of them.
    """

    def __init__(self, focus: SharedFocus, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asker: Asker | None = None
        self._pair: Callable[[], Pair | None] = lambda: None
        self.presenter = MethodsPresenter(self, self._ask)
        self.verdict = ElidedLabel("heading")
        self.reset = QPushButton(self.tr("Back to the usual"))
        self.reset.setProperty("role", "quiet")
        self.reset.setToolTip(
            self.tr("Set all parameters and limits back; what is chosen here is kept between two starts")
        )
        self.reset.clicked.connect(self.presenter.reset)
        self.table = MethodsTable(tokens)
        self.table.looked_into.connect(self.presenter.look_into)
        self.detail = MethodDetail(tokens)
        self.detail.chosen.connect(self.presenter.choose)
        self.detail.pointed_at.connect(lambda kind, value: _light(focus, kind, value))
        self._sides = QSplitter(Qt.Orientation.Horizontal)
        self._sides.setChildrenCollapsible(False)
        self._sides.setHandleWidth(8)
        for widget, share in ((self.table, 11), (self.detail, 9)):
            self._sides.addWidget(widget)
            self._sides.setStretchFactor(self._sides.count() - 1, share)
        self._sides.setSizes([1100, 900])
        head = QHBoxLayout()
        head.addWidget(self.verdict, 1)
        head.addWidget(self.reset)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self._sides, 1)
        self.show_state(self.presenter.state)

    def ask_through(self, asker: Asker, pair: Callable[[], Pair | None], memory: MethodMemory) -> None:
        """pair: the two sources that are compared and by which rules, None if none are. memory: keeps choices."""
        self._asker, self._pair = asker, pair
        self.presenter.remember(memory)
        asker.answered.connect(self.presenter.on_answer)
        asker.refused.connect(self.presenter.on_refused)

    def show_comparison(self, comparison: Comparison | None) -> None:
        self.presenter.compare(comparison)

    def set_tokens(self, tokens: Tokens) -> None:
        self.table.set_tokens(tokens)
        self.detail.set_tokens(tokens)

    def show_state(self, state: MethodsState) -> None:
        """Draw what the presenter says."""
        self.verdict.setText(self._sentence(state))
        self.verdict.setToolTip("")
        self.reset.setEnabled(state.changed)
        self.table.show_state(state)
        self.detail.show_state(state)
        self._sides.setVisible(state.methods is not None)

    def _sentence(self, state: MethodsState) -> str:
        if state.problem is not None:
            return said(state.problem)
        if state.methods is None:
            return self.tr("Asking every method…") if state.waiting else self.tr("Nothing is compared.")
        if not state.changed:
            return said(state.methods.agreement)
        verdict = state.methods.verdict
        text = self.tr("With these limits, type {type}: {sentence}")
        return text.format(type=verdict.duplicate_type, sentence=said(verdict.sentence))

    def _ask(self, choices: Choices) -> bool:
        pair = self._pair()
        if self._asker is None or pair is None:
            return False
        self._asker.ask("methods", *pair, choices)
        return True


def _light(focus: SharedFocus, kind: str, value: str) -> None:
    """Light a word, or a passage by its number from 1 on, in the texts."""
    if kind == TERM:
        focus.on_term(value)
    else:
        focus.on_passage(int(value) - 1)
