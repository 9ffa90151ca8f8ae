"""Words of the Library that the dictionary does not have."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from leitong.gui.labels import label
from leitong.gui.library.headed import under_heading
from leitong.gui.library.plain_table import Cell, Head, PlainTable
from leitong.gui.translate import one_after_another, said
from leitong.presenters.library.explore_state import ExploreState, NewWordRow, NewWordsState
from leitong.presenters.words.accepting import Outcome, accept, undo
from leitong.presenters.words.sentences import own_words_sentence
from leitong.words.own_words import OwnWords


class NewWordsView(QWidget):
    """Words that are accepted go to the person's own, which all screens share."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: NewWordsState | None = None
        self._title, self._note = label("", "heading"), label("", "muted", wrap=True)
        self._table = PlainTable()
        self._table.setAccessibleName(self.tr("New words"))
        self._own, self._rows = OwnWords(), list[NewWordRow]()
        self._accept, self._undo = QPushButton(self.tr("Accept")), QPushButton(self.tr("Undo"))
        self._accept.setToolTip(
            self.tr(
                "Make it one of your own words: every method cuts it whole, fingerprints stay as they are"
            )
        )
        self._undo.setToolTip(self.tr("Take back the word that was accepted last"))
        self._told = label("", "small", wrap=True)
        self._accept.clicked.connect(lambda: self._take(self._table.current))
        self._undo.clicked.connect(lambda: self._changed(undo(self._own)))
        self._table.taken.connect(self._take)
        self._table.chosen.connect(lambda _row: self._accept.setEnabled(True))
        column = under_heading(self, self._title, self._note, self._table)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(16, 4, 16, 8)
        buttons.addWidget(self._accept)
        buttons.addWidget(self._undo)
        buttons.addWidget(self._told, 1)
        column.addLayout(buttons)
        column.addStretch()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._show(None)

    def keep_in(self, own: OwnWords) -> None:
        """own: where accepted words go."""
        self._own = own
        self._show(self._words)

    def show_state(self, explore: ExploreState) -> None:
        if explore.words is not self._words:
            self._words = explore.words
            self._show(explore.words)

    def take_focus(self) -> None:
        """To the table, or to the view itself where there are no rows."""
        (self._table if self._rows else self).setFocus()

    def _show(self, words: NewWordsState | None) -> None:
        own = self._own.words
        self._rows = [row for row in words.rows if row.term not in own] if words else []
        self._table.setVisible(bool(self._rows))
        self._accept.setVisible(bool(self._rows))
        self._accept.setEnabled(False)
        self._undo.setVisible(bool(self._rows or own))
        self._undo.setEnabled(bool(own))
        self._told.setText(said(own_words_sentence(own)) if own else "")
        if words is None:
            self._title.setText(self.tr("New words are being looked for…"))
            self._note.setText("")
            return
        count = len(self._rows)
        titles = {0: self.tr("No new words"), 1: self.tr("1 new word")}
        self._title.setText(titles.get(count, self.tr("{n} new words").format(n=f"{count:,}")))
        if words.too_little:
            self._note.setText(self.tr("There is too little Chinese text here to tell new words."))
        elif not count:
            self._note.setText(
                self.tr(
                    "Of {n} letters, every text counted once. No word that the dictionary lacks is frequent, holds"
                    " together and stands among different neighbours."
                ).format(n=f"{words.letters:,}")
            )
        else:
            self._note.setText(
                self.tr(
                    "Of {n} letters, every text counted once. They are frequent, their letters hold together, and they"
                    " stand among different neighbours."
                ).format(n=f"{words.letters:,}")
            )
        self._table.show_rows(self._heads(), [_cells(row) for row in self._rows])
        if self._rows and self.hasFocus():
            self._table.setFocus()

    def _take(self, row: int | None) -> None:
        if row is not None:
            self._changed(accept(self._own, self._rows[row].term))

    def _changed(self, outcome: Outcome) -> None:
        if outcome.changed:
            self._show(self._words)
        sentences = (outcome.told, own_words_sentence(self._own.words))
        self._told.setText(
            one_after_another(said(sentence) for sentence in sentences if sentence is not None)
        )

    def _heads(self) -> tuple[Head, ...]:
        return (
            Head(self.tr("Word")),
            Head(self.tr("Times"), self.tr("Occurrences")),
            Head(
                self.tr("Cohesion"),
                self.tr("How much more often its letters stand together than by chance, at the weakest cut"),
            ),
            Head(
                self.tr("Freedom"), self.tr("How varied its neighbours are: the lesser entropy of both sides")
            ),
            Head(self.tr("As the dictionary cuts it"), wide=True),
        )


def _cells(row: NewWordRow) -> tuple[Cell, ...]:
    parts = " / ".join(row.parts)
    return (
        Cell(row.term, row.term),
        Cell(f"{row.count:,}", row.count),
        Cell(f"{row.cohesion:,.0f}", row.cohesion),
        Cell(f"{row.freedom:.2f}", row.freedom),
        Cell(parts, parts),
    )
