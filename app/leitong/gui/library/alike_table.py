"""Pages of pictures that are copies, pair by pair, with what of their pictures and of their words agrees (S33)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from leitong.gui.labels import label
from leitong.gui.library.plain_table import Cell, Head, PlainTable, file_cell
from leitong.gui.library.words import percent
from leitong.gui.translate import one_after_another
from leitong.presenters.library.pictures_state import AlikeRow, PicturesState

_MOST_ROWS = 6  # in sight; the others are scrolled to


class AlikeTable(QWidget):
    """compare_asked: two paths. Hidden while there are no pages of pictures."""

    compare_asked = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[AlikeRow, ...] = ()
        self._title, self._note = label("", "heading"), label("", "muted", wrap=True)
        self.table = PlainTable()
        self.table.setAccessibleName(self.tr("Pages of pictures that are copies"))
        self.table.setAccessibleDescription(self.tr("Enter compares the two pages."))
        self.table.taken.connect(self._take)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(4)
        for words in (self._title, self._note):
            words.setContentsMargins(16, 0, 16, 0)
            column.addWidget(words)
        column.addWidget(self.table)
        self.hide()

    def show_pictures(self, pictures: PicturesState | None) -> None:
        self._rows = pictures.alike if pictures is not None else ()
        self.setVisible(pictures is not None and pictures.pages > 0)
        self.table.setVisible(bool(self._rows))
        if pictures is None:
            return
        self._title.setText(self._said(pictures))
        notes = [
            self.tr(
                "A page of pictures has less than 50 letters of text. Two are copies if they share half of their"
                " pictures, or a fifth of them and a fifth of the keywords of what is said beside them."
            )
        ]
        if len(self._rows) < pictures.pairs:
            notes.append(self.tr("The first {n} are listed.").format(n=f"{len(self._rows):,}"))
        self._note.setText(one_after_another(notes))
        self.table.show_rows(self._heads(), [self._cells(row) for row in self._rows])
        lines = min(len(self._rows), _MOST_ROWS)
        height = self.table.verticalHeader().defaultSectionSize()
        self.table.setFixedHeight(self.table.horizontalHeader().sizeHint().height() + lines * height + 4)

    def _said(self, pictures: PicturesState) -> str:
        pages = (
            self.tr("1 page of pictures")
            if pictures.pages == 1
            else self.tr("{n} pages of pictures").format(n=f"{pictures.pages:,}")
        )
        pairs = (
            self.tr("1 pair of copies")
            if pictures.pairs == 1
            else self.tr("{n} pairs of copies").format(n=f"{pictures.pairs:,}")
        )
        return f"{pages} · {pairs if pictures.pairs else self.tr('no copies')}"

    def _heads(self) -> tuple[Head, ...]:
        return (
            Head(self.tr("Page"), wide=True),
            Head(self.tr("Copy"), wide=True),
            Head(self.tr("Pictures"), self.tr("Pictures that both have, of all")),
            Head(
                self.tr("Keywords"),
                self.tr("Heaviest words of what is said beside the pictures: those of both"),
            ),
            Head(
                self.tr("Tianwang"),
                self.tr("Which of Tianwang’s five algorithms call what is said beside the pictures a copy"),
            ),
        )

    def _cells(self, row: AlikeRow) -> tuple[Cell, ...]:
        by = ", ".join(map(str, row.tianwang)) or "–"
        return (
            file_cell(row.a),
            file_cell(row.b),
            Cell(percent(row.shared), row.shared),
            Cell(percent(row.keywords), row.keywords),
            Cell(by, by),
        )

    def _take(self, row: int) -> None:
        self.compare_asked.emit(self._rows[row].a.path, self._rows[row].b.path)
