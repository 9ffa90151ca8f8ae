"""The texts of the Library by PageRank, with their copies, and the links around the one that is chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QSplitter, QWidget

from leitong.gui.labels import label
from leitong.gui.library.headed import under_heading
from leitong.gui.library.link_graph import LinkGraph
from leitong.gui.library.plain_table import Cell, Head, PlainTable
from leitong.gui.library.words import FILES, counted, file_words, size_words
from leitong.gui.tokens import Tokens
from leitong.gui.translate import one_after_another
from leitong.presenters.library.explore_state import ExploreState
from leitong.presenters.library.ranks_state import RankRow, RanksState

_PAUSE = 120  # ms; the arrows may run over many rows


class RanksView(QWidget):
    """links_asked: the path of the file whose links are wanted. shown_asked: of one whose folder is."""

    links_asked = Signal(object)
    shown_asked = Signal(object)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ranks: RanksState | None = None
        self._title, self._note = label("", "heading"), label("", "muted", wrap=True)
        self._table = PlainTable()
        self._table.setAccessibleName(self.tr("Pages by rank"))
        self._graph = LinkGraph(tokens)
        self._graph.hide()
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._ask)
        self._wanted = ""
        self._table.chosen.connect(self._choose)
        self._table.taken.connect(self._take)
        self._graph.asked.connect(self.links_asked)
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.addWidget(self._table)
        split.addWidget(self._graph)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        under_heading(self, self._title, self._note, split)

    def set_tokens(self, tokens: Tokens) -> None:
        self._graph.set_tokens(tokens)

    def show_state(self, explore: ExploreState) -> None:
        if explore.ranks is not self._ranks:
            self._ranks = explore.ranks
            self._show_ranks(explore.ranks)
        self._graph.show_links(explore.links)
        self._graph.setVisible(explore.links is not None)

    def take_focus(self) -> None:
        self._table.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        # links that come late would bring the ranks back in sight
        self._pause.stop()

    def _show_ranks(self, ranks: RanksState | None) -> None:
        self._table.setVisible(ranks is not None)
        if ranks is None:
            self._title.setText(self.tr("Ranks are being worked out…"))
            self._note.setText("")
            return
        title = self.tr("1 text") if ranks.texts == 1 else self.tr("{n} texts").format(n=f"{ranks.texts:,}")
        self._title.setText(title)
        saved = self.tr("{files} could be spared, {size} of {all}.").format(
            files=counted(ranks.files, *FILES), size=size_words(ranks.saved), all=size_words(ranks.total)
        )
        said = [self.tr("Files of the same text count as one.")]
        if ranks.files:
            said.append(saved)
        if not any(row.links_in for row in ranks.rows):
            said.append(
                self.tr("No page of this library links to another, so that copies alone raise a rank.")
            )
        if len(ranks.rows) < ranks.texts:
            said.append(self.tr("The first {n} are listed.").format(n=f"{len(ranks.rows):,}"))
        self._note.setText(one_after_another(said))
        self._table.show_rows(self._heads(), [self._cells(row) for row in ranks.rows])

    def _heads(self) -> tuple[Head, ...]:
        return (
            Head(self.tr("Page"), wide=True),
            Head(self.tr("Rank"), self.tr("PageRank times the number of texts: the average is 1")),
            Head(self.tr("Links in"), self.tr("Pages of the library that link to it")),
            Head(self.tr("Links out"), self.tr("Pages of the library that it links to")),
            Head(self.tr("Copies"), self.tr("Other files of the same text")),
            Head(
                self.tr("Elsewhere"),
                self.tr("Copies on other sites or in other folders, which raise the rank"),
            ),
        )

    def _cells(self, row: RankRow) -> tuple[Cell, ...]:
        name = f"{row.title} — {file_words(row.file)}" if row.title else file_words(row.file)
        return (
            Cell(name, name.casefold(), row.file.path),
            Cell(f"{row.rank:.2f}", row.rank),
            Cell(f"{row.links_in:,}", row.links_in),
            Cell(f"{row.links_out:,}", row.links_out),
            Cell(f"{row.copies:,}", row.copies),
            Cell(f"{row.elsewhere:,}", row.elsewhere),
        )

    def _choose(self, row: int) -> None:
        # a table that loses the keyboard to another view may get a current row on its way out
        if self._ranks is not None and self.isVisible():
            self._wanted = self._ranks.rows[row].file.path
            self._pause.start()

    def _ask(self) -> None:
        self.links_asked.emit(self._wanted)

    def _take(self, row: int) -> None:
        if self._ranks is not None:
            self.shown_asked.emit(self._ranks.rows[row].file.path)
