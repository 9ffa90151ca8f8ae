"""The head of a comparison: one sentence, three measures with their meaning, the person's own mark."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from leitong.gui.icons import BESIDE_TEXT, icon_beside_text, pixmap
from leitong.gui.labels import ElidedLabel, label, line
from leitong.gui.measures import Measures
from leitong.gui.status import PATIENCE
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.presenters.headline import Headline
from leitong.presenters.reviews import Mark, Review


class Header(QFrame):
    """mark_asked: the next mark. noted: the text of the note. left: the person wants to read on."""

    mark_asked = Signal()
    noted = Signal(str)
    left = Signal()

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._mark = Mark.UNREVIEWED
        self.measures = Measures(tokens)
        self.setProperty("role", "card")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(8)
        self._sentence = label("", "sentence", wrap=True)
        self._sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._changes = ElidedLabel("detail")
        self._waiting = ElidedLabel("small")
        self._waiting.setText(self.tr("Still the pair before; the new one is being read."))
        self._waiting.hide()
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._waiting.show)
        said_first = QVBoxLayout()
        said_first.setSpacing(0)
        said_first.addWidget(self._sentence)
        said_first.addWidget(self._changes)
        said_first.addWidget(self._waiting)
        layout.addLayout(said_first)
        self._measured = QWidget()
        self._measured.setLayout(self._measures_row())
        layout.addWidget(self._measured)
        self._brief = ElidedLabel("detail")
        self._brief.hide()
        layout.addWidget(self._brief)
        layout.addWidget(self._note_row())
        layout.addWidget(self._remark_row())
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.measures.set_tokens(tokens)
        self._note_button.setIcon(icon_beside_text("note", tokens.text))
        self._review.setIcon(icon_beside_text(self._mark.value, tokens.text))
        self._remark_sign.setPixmap(pixmap("warning", tokens.muted, 16, self.devicePixelRatioF()))

    def show_headline(self, headline: Headline) -> None:
        self._sentence.setText(said(headline.lead))
        self._changes.setText(said(headline.changes) if headline.changes else "")
        self._changes.setToolTip("")
        self._changes.setVisible(headline.changes is not None)
        self.measures.show_headline(headline)
        self._brief.setText(self.measures.in_a_line(headline))
        remarks = [said(remark) for remark in headline.remarks]
        self._remark.setText("   ".join(remarks))
        self._remark.setToolTip("\n".join(remarks))
        self._remark_line.setVisible(bool(remarks))

    def set_brief(self, brief: bool) -> None:
        """brief: the measures are one line, where a panel needs the room."""
        self._measured.setVisible(not brief)
        self._brief.setVisible(brief)

    def show_review(self, review: Review) -> None:
        self._mark = review.mark
        self._review.setText(self._mark_name(review.mark))
        self._review.setIcon(icon_beside_text(review.mark.value, self._tokens.text))
        self._review.setAccessibleName(self.tr("Mark: {mark}").format(mark=self._mark_name(review.mark)))
        if not self._note.hasFocus():
            self._show_note(review.note)

    def show_other_pair(self, review: Review) -> None:
        """What was being written belonged to the pair before."""
        self._show_note(review.note)
        self.show_review(review)

    def show_waiting(self, waiting: bool) -> None:
        """waiting: another pair is on its way, and the chips already name it."""
        if not waiting:
            self._patience.stop()
            self._waiting.hide()
        elif self._waiting.isHidden() and not self._patience.isActive():
            self._patience.start()

    def edit_note(self) -> None:
        self._note_frame.show()
        self._note.setFocus()

    def _buttons(self) -> QVBoxLayout:
        self._review = _quiet("")
        self._review.setToolTip(self.tr("Your own mark for this pair, kept with its content  U"))
        self._review.clicked.connect(self.mark_asked)
        self._note_button = _quiet(self.tr("Note"))
        self._note_button.setToolTip(self.tr("Keep a note with this pair  N"))
        self._note_button.clicked.connect(self.edit_note)
        column = QVBoxLayout()
        column.setSpacing(4)
        column.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._review)
        column.addWidget(self._note_button)
        return column

    def _note_row(self) -> QWidget:
        self._note = QLineEdit()
        self._note.setPlaceholderText(self.tr("Your note on this pair; it stays on this computer"))
        self._note.setAccessibleName(self.tr("Note"))
        self._note.editingFinished.connect(self._note_done)
        self._note.returnPressed.connect(self.left)
        self._note_frame = QWidget()
        row = QHBoxLayout(self._note_frame)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._note)
        self._note_frame.hide()
        return self._note_frame

    def _show_note(self, note: str) -> None:
        self._note.setText(note)
        self._note_frame.setVisible(bool(note))

    def _note_done(self) -> None:
        self.noted.emit(self._note.text().strip())
        self._note_frame.setVisible(bool(self._note.text().strip()))

    def _measures_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self.measures, 1)
        row.addWidget(line())
        row.addLayout(self._buttons())
        return row

    def _remark_row(self) -> QWidget:
        self._remark_sign = label()
        self._remark = ElidedLabel("small")
        self._remark_line = QWidget()
        row = QHBoxLayout(self._remark_line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._remark_sign)
        row.addWidget(self._remark, 1)
        return self._remark_line

    def _mark_name(self, mark: Mark) -> str:
        return {
            Mark.UNREVIEWED: self.tr("Unreviewed"),
            Mark.COPIED: self.tr("Copied"),
            Mark.LEGIT: self.tr("Legit"),
            Mark.UNSURE: self.tr("Unsure"),
        }[mark]


def _quiet(text: str) -> QPushButton:
    """A button for what is done now and then."""
    button = QPushButton(text)
    button.setProperty("role", "quiet")
    button.setIconSize(BESIDE_TEXT)
    return button
