"""Search in the Library: a field, and one result for each text with its copies below it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListView, QMenu, QVBoxLayout, QWidget

from leitong.gui.labels import label
from leitong.gui.library.hits_delegate import HitsDelegate
from leitong.gui.library.hits_model import LINE, HitLine, HitsModel
from leitong.gui.library.words import size_words
from leitong.gui.tokens import Tokens
from leitong.presenters.library.explore_state import ExploreState, SearchState

_TYPING = 250  # ms without another letter, after which is searched
_COUNTS_WIDTH = 160  # pixels at the right edge of a result that open and close its copies


class HitsList(QListView):
    """compare_asked: two paths. shown_asked: the path of a file whose folder is wanted. links_asked: of one whose
    links are.
    """

    compare_asked = Signal(object, object)
    shown_asked = Signal(object)
    links_asked = Signal(object)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hits = HitsModel(self)
        self.setModel(self.hits)
        self._delegate = HitsDelegate(tokens, self)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setAccessibleName(self.tr("Results"))
        self.setAccessibleDescription(
            self.tr("Right and left show and hide the copies, Enter compares a copy with its text.")
        )
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._open_menu)
        self.doubleClicked.connect(self._take)

    def set_tokens(self, tokens: Tokens) -> None:
        self._delegate.tokens = tokens
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if index.isValid() and not event.modifiers():
            match event.key():
                case Qt.Key.Key_Right | Qt.Key.Key_Left:
                    self.hits.set_open(index.row(), event.key() == Qt.Key.Key_Right)
                    return
                case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                    self._take(index)
                    return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        line: HitLine | None = index.data(LINE) if index.isValid() else None
        at_counts = event.position().x() > self.viewport().width() - _COUNTS_WIDTH
        if line is not None and not line.kind and line.others and at_counts:
            self.hits.set_open(index.row(), not line.open)
        super().mousePressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.scheduleDelayedItemsLayout()

    def _take(self, index: QModelIndex) -> None:
        line: HitLine = index.data(LINE)
        if line.kind:
            self.compare_asked.emit(line.hit.file.path, line.file.path)
        elif line.others:
            self.hits.set_open(index.row(), not line.open)
        else:
            self.shown_asked.emit(line.file.path)

    def _open_menu(self, place: QPoint) -> None:
        index = self.indexAt(place)
        if not index.isValid():
            return
        line: HitLine = index.data(LINE)
        menu = QMenu(self)
        if line.kind:
            menu.addAction(self.tr("Compare with the text found")).triggered.connect(
                lambda: self._take(index)
            )
        menu.addAction(self.tr("Show its links")).triggered.connect(
            lambda: self.links_asked.emit(line.file.path)
        )
        menu.addAction(self.tr("Open its folder")).triggered.connect(
            lambda: self.shown_asked.emit(line.file.path)
        )
        menu.exec(self.viewport().mapToGlobal(place))


class SearchView(QWidget):
    """asked: a question."""

    asked = Signal(str)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._search: SearchState | None = None
        self._field = QLineEdit()
        self._field.setPlaceholderText(self.tr("Words, or several letters of the text"))
        self._field.setAccessibleName(self.tr("Search in the texts of the library"))
        self._field.setClearButtonEnabled(True)
        self._said = label("", "muted", wrap=True)
        self.results = HitsList(tokens)
        self._typing = QTimer(self, singleShot=True, interval=_TYPING)
        self._typing.timeout.connect(self._ask)
        self._field.textEdited.connect(lambda _text: self._typing.start())
        self._field.textChanged.connect(self._cleared)
        self._field.returnPressed.connect(self._ask)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(8)
        above = QVBoxLayout()
        above.setContentsMargins(16, 0, 16, 0)
        above.setSpacing(8)
        above.addWidget(self._field)
        above.addWidget(self._said)
        column.addLayout(above)
        column.addWidget(self.results, 1)

    def set_tokens(self, tokens: Tokens) -> None:
        self.results.set_tokens(tokens)

    def take_focus(self) -> None:
        self._field.setFocus()
        self._field.selectAll()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        # a question that is asked late would bring the search back in sight
        self._typing.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self._field.hasFocus() and self.results.hits.lines:
            self.results.setFocus()
            self.results.setCurrentIndex(self.results.hits.index(0))
            return
        super().keyPressEvent(event)

    def show_state(self, explore: ExploreState) -> None:
        search = explore.search
        if search is self._search:
            return
        before, self._search = self._search, search
        if search.rows is not None and (before is None or search.rows is not before.rows):
            self.results.hits.show_rows(search.rows)
        if search.question != self._field.text().strip() and not self._field.hasFocus():
            self._field.setText(search.question)
        self._said.setText(self._words(search))

    def tell(self, words: str) -> None:
        """What stands in the way of an answer; empty: nothing does."""
        self._said.setText(words or (self._words(self._search) if self._search is not None else ""))

    def _words(self, search: SearchState) -> str:
        if not search.question:
            return self.tr(
                "Every word must stand in the text; what is put in quotes must stand there as it is."
            )
        if search.rows is None:
            return self.tr("Looking…")
        if not search.rows:
            return self.tr("Nothing in the library holds it.")
        if search.texts == 1:
            said = self.tr("1 result in 1 text")
        elif search.groups == 1:
            said = self.tr("1 result in {texts} texts").format(texts=f"{search.texts:,}")
        else:
            said = self.tr("{results} results in {texts} texts").format(
                results=f"{search.groups:,}", texts=f"{search.texts:,}"
            )
        if len(search.rows) < search.groups:
            said += " · " + self.tr("the first {n} shown").format(n=len(search.rows))
        index = self.tr("index {words} for words, {runs} for letter pairs").format(
            words=size_words(search.words), runs=size_words(search.runs)
        )
        return f"{said} · {index}"

    def _ask(self) -> None:
        self._typing.stop()
        self.asked.emit(self._field.text())

    def _cleared(self, text: str) -> None:
        if not text:
            self._ask()
