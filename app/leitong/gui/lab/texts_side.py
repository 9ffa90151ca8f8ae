"""The left side of the Lab: samples, the reader's two texts, and the challenges."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from leitong.gui.lab.cards_view import CardsView
from leitong.gui.labels import badge, label
from leitong.gui.tokens import Tokens
from leitong.gui.translate import shown
from leitong.presenters.lab.samples import LAB_SAMPLES
from leitong.presenters.lab.state import LabState

_TYPING = 200  # ms after the last key until the text is worked out anew

Pair = tuple[str, str]


class TextsSide(QWidget):
    """typed: side, text. opened: a LabSample. taken: both texts of the comparison. started: a Card, or None.

    left: the reader is done with typing. compared: gives the texts of the comparison that is open, if one is.
    """

    typed = Signal(str, str)
    opened = Signal(object)
    taken = Signal(str, str)
    started = Signal(object)
    left = Signal()

    def __init__(
        self, tokens: Tokens, compared: Callable[[], Pair | None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._compared = compared
        self._telling = False
        self.setMinimumWidth(220)
        self.fields = {side: self._field(side) for side in "ab"}
        self.cards = CardsView(tokens)
        self.cards.started.connect(self._begin)
        self.typing = QTimer(self, singleShot=True, interval=_TYPING)
        self.typing.timeout.connect(self._tell)
        for field in self.fields.values():
            field.textChanged.connect(self.typing.start)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(label(self.tr("Lab"), "sentence"))
        head.addStretch()
        head.addWidget(self._samples())
        column.addLayout(head)
        for side, field in self.fields.items():
            row = QHBoxLayout()
            row.setSpacing(8)
            row.addWidget(badge(side), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(field, 1)
            column.addLayout(row, 2)
        column.addWidget(self.cards, 5)

    def set_tokens(self, tokens: Tokens) -> None:
        self.cards.set_tokens(tokens)

    def show_state(self, state: LabState) -> None:
        self.cards.show_state(state)
        if self.typing.isActive() or self._telling:
            return  # what is in the fields is newer
        for side, field in self.fields.items():
            if field.toPlainText() != state.texts[side]:
                field.blockSignals(True)
                field.setPlainText(state.texts[side])
                field.blockSignals(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tab leaves a text field: nobody needs tabs in it, and the keyboard must find its way out."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Tab:
                self.focusNextChild()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.left.emit()
                return True
        return super().eventFilter(watched, event)

    def _tell(self) -> None:
        # told one after the other; the first must not put back what the second field had before
        self._telling = True
        try:
            for side, field in self.fields.items():
                self.typed.emit(side, field.toPlainText())
        finally:
            self._telling = False

    def _open(self, sample: object) -> None:
        self.typing.stop()
        self.opened.emit(sample)

    def _begin(self, card: object) -> None:
        self.typing.stop()
        self.started.emit(card)

    def _take(self) -> None:
        pair = self._compared()
        if pair is not None:
            self.typing.stop()
            self.taken.emit(*pair)

    def _samples(self) -> QPushButton:
        button = QPushButton(self.tr("Samples"))
        menu = QMenu(button)
        menu.setToolTipsVisible(True)
        for sample in LAB_SAMPLES:
            entry = menu.addAction(shown("Lab", sample.title))
            entry.setToolTip(shown("Lab", sample.note))
            entry.triggered.connect(lambda _on=False, sample=sample: self._open(sample))
        menu.addSeparator()
        of_pair = menu.addAction(self.tr("Texts of the comparison"))
        of_pair.triggered.connect(self._take)
        menu.aboutToShow.connect(lambda: of_pair.setEnabled(self._compared() is not None))
        button.setMenu(menu)
        return button

    def _field(self, side: str) -> QPlainTextEdit:
        field = QPlainTextEdit()
        field.setMinimumHeight(72)
        field.setProperty("role", "field")
        field.setPlaceholderText(
            self.tr("Your text") if side == "a" else self.tr("A second text, to compare")
        )
        field.setAccessibleName(self.tr("Text {side}").format(side=side.upper()))
        field.installEventFilter(self)
        return field
