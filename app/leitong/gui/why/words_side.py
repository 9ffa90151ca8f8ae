"""The words behind the votes with what one can do to them: filter, strike, put back."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from leitong.gui.tokens import Tokens
from leitong.gui.why.struck import StruckWords
from leitong.gui.why.word_table import WordTable
from leitong.presenters.why.presenter import WhyPresenter
from leitong.presenters.why.state import WhyState

_LEAST = 96  # pixels of the filter; the buttons beside it are never cut


class WordsSide(QWidget):
    def __init__(self, presenter: WhyPresenter, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self._filter = QLineEdit(self)
        self._filter.setPlaceholderText(self.tr("Filter words"))
        self._filter.setAccessibleName(self.tr("Filter words"))
        self._filter.setClearButtonEnabled(True)
        self._filter.setMinimumWidth(_LEAST)
        self._filter.textChanged.connect(presenter.want)
        self._strike = QPushButton(self.tr("Strike and see"), self)
        self._strike.setToolTip(
            self.tr("What if the selected words stood in neither document? (S or Delete in the table)")
        )
        self._strike.clicked.connect(self._strike_selected)
        self._until_near = QPushButton(self.tr("Until near"), self)
        self._until_near.clicked.connect(presenter.strike_until_near)
        self._table = WordTable(tokens, self)
        self._table.pointed.connect(presenter.point_at)
        self._table.strike_asked.connect(presenter.strike)
        self._struck = StruckWords(self)
        self._struck.restored.connect(presenter.restore)
        self._struck.all_restored.connect(presenter.restore_all)
        self._arrange()

    def set_tokens(self, tokens: Tokens) -> None:
        self._table.set_tokens(tokens)

    def clear_filter(self) -> None:
        self._filter.clear()

    def show_state(self, state: WhyState) -> None:
        self._table.show_state(state)
        self._struck.show_words(state.struck)
        self._strike.setEnabled(bool(self._table.selected_terms()))
        self._show_until_near(state)

    def _show_until_near(self, state: WhyState) -> None:
        if state.limit is None:
            self._until_near.setEnabled(False)
            self._until_near.setToolTip("")
            return
        self._until_near.setEnabled(state.hamming is not None and state.hamming > state.limit)
        tip = self.tr(
            "Strike as few words as make at most {n} bits differ: the smallest edit between near and not near"
        )
        self._until_near.setToolTip(tip.format(n=state.limit))

    def _strike_selected(self) -> None:
        self._presenter.strike(self._table.selected_terms())

    def _arrange(self) -> None:
        bar = QHBoxLayout()
        bar.setSpacing(8)
        bar.addWidget(self._filter, 1)
        bar.addWidget(self._strike)
        bar.addWidget(self._until_near)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(bar)
        layout.addWidget(self._table, 1)
        layout.addWidget(self._struck)
