"""Beside a group: the pictures that its pages have lost, with what copies lend."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from leitong.gui.labels import ElidedLabel
from leitong.gui.library.pictures_list import PicturesList
from leitong.gui.library.words import PICTURES, counted
from leitong.gui.tokens import Tokens
from leitong.presenters.library.pictures_state import LostRow, Thumbnails

_MOST_ROWS = 2  # in sight; the others are scrolled to


class PicturesStrip(QWidget):
    """wanted, compare_asked, shown_asked: as of a PicturesList. Hidden while nothing is lost."""

    wanted = Signal(tuple)
    compare_asked = Signal(object, object)
    shown_asked = Signal(object)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._low = False
        self._title = ElidedLabel("small")
        self.list = PicturesList(tokens, small=True)
        self.list.wanted.connect(self.wanted)
        self.list.compare_asked.connect(self.compare_asked)
        self.list.shown_asked.connect(self.shown_asked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.setContentsMargins(16, 0, 16, 0)
        head.addWidget(self._title)
        column.addLayout(head)
        column.addWidget(self.list)
        self.hide()

    def set_tokens(self, tokens: Tokens) -> None:
        self.list.set_tokens(tokens)

    def set_low(self, low: bool) -> None:
        """low: there is no room for a row; the tab of pictures shows them."""
        self._low = low
        self._fit()

    def show_rows(self, rows: tuple[LostRow, ...], thumbnails: Thumbnails) -> None:
        self.setVisible(bool(rows))
        self.list.show_rows(rows, thumbnails)
        lent = sum(row.lender is not None for row in rows)
        self._title.setText(
            self.tr("{pictures} missing on these pages, {lent} of them in copies").format(
                pictures=counted(len(rows), *PICTURES), lent=lent
            )
        )
        self._fit()

    def _fit(self) -> None:
        rows = min(len(self.list.pictures.rows), 0 if self._low else _MOST_ROWS)
        self.list.setVisible(rows > 0)
        self.list.setFixedHeight(rows * self.list.row_height)
