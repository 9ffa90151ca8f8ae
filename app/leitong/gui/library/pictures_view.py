"""Pages of pictures that are copies, and pictures that pages have lost, shown from the copies that still have them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from leitong.gui.labels import label
from leitong.gui.library.alike_table import AlikeTable
from leitong.gui.library.headed import under_heading
from leitong.gui.library.pictures_list import PicturesList
from leitong.gui.library.words import PICTURES, counted
from leitong.gui.tokens import Tokens
from leitong.gui.translate import one_after_another
from leitong.presenters.library.explore_state import ExploreState
from leitong.presenters.library.pictures_state import PicturesState


class PicturesView(QWidget):
    """wanted: files of pictures that are in sight. compare_asked, shown_asked: as of a PicturesList."""

    wanted = Signal(tuple)
    compare_asked = Signal(object, object)
    shown_asked = Signal(object)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures: PicturesState | None = None
        self._title, self._note = label("", "heading"), label("", "muted", wrap=True)
        self.list = PicturesList(tokens)
        self.list.wanted.connect(self.wanted)
        self.list.compare_asked.connect(self.compare_asked)
        self.list.shown_asked.connect(self.shown_asked)
        self.alike = AlikeTable()
        self.alike.compare_asked.connect(self.compare_asked)
        column = under_heading(self, self._title, self._note, self.list)
        column.insertWidget(0, self.alike)
        column.addStretch()
        self._say(None)

    def set_tokens(self, tokens: Tokens) -> None:
        self.list.set_tokens(tokens)

    def take_focus(self) -> None:
        """To the list, or where it is empty, to the pairs."""
        lost = self._pictures is not None and bool(self._pictures.rows)
        (self.list if lost else self.alike.table).setFocus()

    def show_state(self, explore: ExploreState) -> None:
        pictures = explore.pictures
        if pictures is not None:
            self.list.show_rows(pictures.rows, explore.thumbnails)
        self.list.setVisible(pictures is not None and bool(pictures.rows))
        if pictures is not self._pictures:
            self._pictures = pictures
            self.alike.show_pictures(pictures)
            self._say(pictures)

    def _say(self, pictures: PicturesState | None) -> None:
        if pictures is None:
            self._title.setText(self.tr("Pictures are being looked for…"))
            self._note.setText("")
            return
        if not pictures.lost:
            self._title.setText(self.tr("No picture is missing"))
            self._note.setText(
                self.tr("Of pages that have copies, all pictures lie where the pages look for them.")
            )
            return
        self._title.setText(
            self.tr("{pictures} missing, {lent} of them in copies").format(
                pictures=counted(pictures.lost, *PICTURES), lent=f"{pictures.lent:,}"
            )
        )
        notes = [
            self.tr("A picture that is not beside its page is shown from a copy of the page."),
            self.tr("Nothing is fetched from the net."),
        ]
        if len(pictures.rows) < pictures.lost:
            notes.append(self.tr("The first {n} are listed.").format(n=f"{len(pictures.rows):,}"))
        self._note.setText(one_after_another(notes))
