"""Words of the Library that the dictionary does not have."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from leitong.gui.labels import label
from leitong.gui.library.plain_table import Cell, Head, PlainTable
from leitong.presenters.explore_state import ExploreState, NewWordRow, NewWordsState


class NewWordsView(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: NewWordsState | None = None
        self._title, self._note = label("", "heading"), label("", "muted", wrap=True)
        self._table = PlainTable()
        self._table.setAccessibleName(self.tr("New words"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(4)
        for words in (self._title, self._note):
            words.setContentsMargins(16, 0, 16, 0)
            column.addWidget(words)
        column.addSpacing(4)
        column.addWidget(self._table, 1)
        column.addStretch()
        self._show(None)

    def show_state(self, explore: ExploreState) -> None:
        if explore.words is not self._words:
            self._words = explore.words
            self._show(explore.words)

    def take_focus(self) -> None:
        self._table.setFocus()

    def _show(self, words: NewWordsState | None) -> None:
        self._table.setVisible(words is not None and bool(words.rows))
        if words is None:
            self._title.setText(self.tr("New words are being looked for…"))
            self._note.setText("")
            return
        count = len(words.rows)
        self._title.setText(
            self.tr("1 new word") if count == 1 else self.tr("{n} new words").format(n=f"{count:,}")
        )
        if words.too_little:
            self._note.setText(self.tr("There is too little Chinese text here to tell new words."))
        else:
            self._note.setText(
                self.tr(
                    "Of {n} letters, every text counted once. They are frequent, their letters hold together, and they"
                    " stand among different neighbours."
                ).format(n=f"{words.letters:,}")
            )
        self._table.show_rows(self._heads(), [_cells(row) for row in words.rows])

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
