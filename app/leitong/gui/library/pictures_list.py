"""Pictures that pages have lost, each with the one that a copy lends, its label, and the page that misses it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QImage, QKeyEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from leitong.gui.library.pictures_delegate import LINE, PictureDelegate, PictureLine
from leitong.gui.library.words import file_words
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.pages.pictures.thumbnail import Thumbnail
from leitong.presenters.library.pictures_state import LostRow, Thumbnails

Index = QModelIndex | QPersistentModelIndex
_PAUSE = 60  # ms; who scrolls on does not wait for what went by


class PicturesModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[LostRow, ...] = ()
        self._thumbnails: Thumbnails = {}
        self._drawn: dict[str, QPixmap] = {}

    def show_rows(self, rows: tuple[LostRow, ...], thumbnails: Thumbnails) -> None:
        before, self._thumbnails = self._thumbnails, thumbnails
        if rows != self.rows:
            self.beginResetModel()
            self.rows = rows
            self._drawn.clear()
            self.endResetModel()
        elif rows and thumbnails is not before:
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    def wants(self, place: int) -> str:
        """The file of the picture at this place, if nobody knows yet how it looks; else empty."""
        file = self.rows[place].file
        return "" if file in self._thumbnails else file

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if role == LINE:
            return self._line(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            lender = [] if row.lender is None else [row.file]
            return "\n".join((row.page.path, row.address, *lender))
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            line = self._line(row)
            return f"{line.name}. {line.label}. {line.missing}"
        return None

    def _line(self, row: LostRow) -> PictureLine:
        known = row.file in self._thumbnails
        picture = self._pixmap(row.file, self._thumbnails[row.file]) if known else None
        if row.lender is None:
            instead = "–"
        elif picture is None and known:
            instead = self.tr("unreadable")
        else:
            instead = ""
        missing = self.tr("missing in {page}").format(page=file_words(row.page))
        return PictureLine(row.name, said(row.label), missing, picture, instead, row.lender is not None)

    def _pixmap(self, file: str, thumbnail: Thumbnail | None) -> QPixmap | None:
        if thumbnail is None:
            return None
        if file not in self._drawn:
            image = QImage(
                thumbnail.rgb,
                thumbnail.width,
                thumbnail.height,
                3 * thumbnail.width,
                QImage.Format.Format_RGB888,
            )
            self._drawn[file] = QPixmap.fromImage(image)
        return self._drawn[file]


class PicturesList(QListView):
    """wanted: files of pictures that are in sight and not known yet. compare_asked: the page and the copy that lends.

    shown_asked: the file whose folder is wanted.
    """

    wanted = Signal(tuple)
    compare_asked = Signal(object, object)
    shown_asked = Signal(object)

    def __init__(self, tokens: Tokens, small: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pictures = PicturesModel(self)
        self.setModel(self.pictures)
        self._delegate = PictureDelegate(tokens, small, self)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Lost pictures"))
        self.setAccessibleDescription(self.tr("Enter compares the page with the copy that has the picture."))
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self.ask_for_sight)
        self.verticalScrollBar().valueChanged.connect(self._pause.start)
        self.doubleClicked.connect(self._take)

    @property
    def row_height(self) -> int:
        return self._delegate.row_height(self.fontMetrics().height())

    def set_tokens(self, tokens: Tokens) -> None:
        self._delegate.tokens = tokens
        self.viewport().update()

    def show_rows(self, rows: tuple[LostRow, ...], thumbnails: Thumbnails) -> None:
        others = rows != self.pictures.rows
        self.pictures.show_rows(rows, thumbnails)
        if others:
            self._pause.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._pause.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._pause.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self._take(index)
            return
        super().keyPressEvent(event)

    def ask_for_sight(self) -> None:
        """Ask for the pictures of what is in sight and of the row that follows, where they are not known."""
        count = len(self.pictures.rows)
        if not count or not self.isVisible():
            return
        first = self.indexAt(self.viewport().rect().topLeft()).row()
        rows = 2 + self.viewport().height() // max(1, self.row_height)
        places = range(max(first, 0), min(max(first, 0) + rows, count))
        files = tuple(filter(None, map(self.pictures.wants, places)))
        if files:
            self.wanted.emit(files)

    def _take(self, index: QModelIndex) -> None:
        row = self.pictures.rows[index.row()]
        if row.lender is not None:
            self.compare_asked.emit(row.page.path, row.lender.path)
        else:
            self.shown_asked.emit(row.page.path)
