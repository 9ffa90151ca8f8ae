"""The copies that are kept out of the Library: which file, of what it is a copy, since when; each may be let in."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget

from leitong.gui.labels import label
from leitong.gui.library.filing_words import moment_words
from leitong.gui.library.headed import under_heading
from leitong.gui.library.plain_table import Cell, Head, PlainTable, file_cell
from leitong.gui.library.words import FILES, counted, size_words
from leitong.gui.translate import one_after_another, said
from leitong.presenters.library.explore_state import ExploreState, KnownRow, KnownState


class KnownView(QWidget):
    """let_in_asked: the paths of files. compare_asked: a copy and the file that has its text."""

    let_in_asked = Signal(tuple)
    compare_asked = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known: KnownState | None = None
        self._title, self._note = label("", "heading"), label("", "muted", wrap=True)
        self._table = PlainTable()
        self._table.setAccessibleName(self.tr("Copies that are kept out"))
        self._table.setAccessibleDescription(
            self.tr("Enter compares the copy with the file that has its text.")
        )
        self._let_in = QPushButton(self.tr("Let in"))
        self._let_in.setToolTip(
            self.tr(
                "Read it into the library now; it is not kept out again, whatever the library has already"
            )
        )
        self._compare = QPushButton(self.tr("Compare"))
        self._compare.setToolTip(self.tr("Open the copy and the file that has its text side by side"))
        self._table.chosen.connect(lambda _row: self._enable(True))
        self._table.taken.connect(self._take)
        self._let_in.clicked.connect(self._ask)
        self._compare.clicked.connect(lambda: self._take(self._table.current))
        column = under_heading(self, self._title, self._note, self._table)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(16, 4, 16, 8)
        buttons.addWidget(self._let_in)
        buttons.addWidget(self._compare)
        buttons.addStretch()
        column.addLayout(buttons)
        column.addStretch()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # no stop for Tab: there is nothing to be done with it
        self._show(None)

    def show_state(self, explore: ExploreState) -> None:
        if explore.known is not self._known:
            self._known = explore.known
            # it stays here while the list is made anew
            focused = QApplication.focusWidget()
            here = focused is self or (focused is not None and self.isAncestorOf(focused))
            if here:
                self.setFocus()
            self._show(explore.known)
            if here:
                self.take_focus()

    def take_focus(self) -> None:
        """To the table, or to the view itself where there are no rows."""
        (self._table if self._table.isVisible() else self).setFocus()

    def _show(self, known: KnownState | None) -> None:
        listed = known is not None and bool(known.rows)
        for part in (self._table, self._let_in, self._compare):
            part.setVisible(listed)
        self._enable(False)
        if known is None:
            self._title.setText(self.tr("Copies are being listed…"))
            self._note.setText("")
            return
        if not listed:
            self._title.setText(self.tr("Nothing is kept out"))
            self._note.setText(
                self.tr(
                    "With “Keep out what it has already”, in the menu of the library’s name, a scan lets in one file of"
                    " each text; the others are listed here."
                )
            )
            return
        self._title.setText(
            self.tr("{files} kept out, {size} that the library need not keep").format(
                files=counted(known.copies, *FILES), size=size_words(known.saved)
            )
        )
        notes = [
            self.tr(
                "The library has their text already. Scans pass them over until they change, or the file that has"
                " their text does; the files themselves are untouched."
            )
        ]
        if len(known.rows) < known.copies:
            notes.append(self.tr("The first {n} are listed.").format(n=f"{len(known.rows):,}"))
        self._note.setText(one_after_another(notes))
        self._table.show_rows(self._heads(), [_cells(row) for row in known.rows])

    def _heads(self) -> tuple[Head, ...]:
        return (
            Head(self.tr("File"), wide=True),
            Head(self.tr("Why"), wide=True),
            Head(self.tr("Size")),
            Head(self.tr("Since"), self.tr("When it was read and kept out")),
        )

    def _enable(self, on: bool) -> None:
        self._let_in.setEnabled(on)
        self._compare.setEnabled(on)

    def _ask(self) -> None:
        row = self._row(self._table.current)
        if row is not None:
            self.take_focus()
            self._enable(False)
            self.let_in_asked.emit((row.file.path,))

    def _take(self, place: int | None) -> None:
        row = self._row(place)
        if row is not None:
            self.compare_asked.emit(row.file.path, row.speaker.path)

    def _row(self, place: int | None) -> KnownRow | None:
        return None if place is None or self._known is None else self._known.rows[place]


def _cells(row: KnownRow) -> tuple[Cell, ...]:
    reason = said(row.reason)
    since = moment_words(row.noted_at) if row.noted_at else "–"
    return (
        file_cell(row.file),
        Cell(reason, reason, row.speaker.path),
        Cell(size_words(row.size), row.size),
        Cell(since, row.noted_at),
    )
