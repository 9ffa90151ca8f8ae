"""The first screen: two sides to fill, samples to try, pairs to come back to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from leitong.gui.icons import BESIDE_TEXT, icon, icon_beside_text
from leitong.gui.labels import label
from leitong.gui.slots import SlotCard
from leitong.gui.tokens import Tokens
from leitong.gui.translate import shown
from leitong.presenters.recent import NONE_GONE, Gone, RecentPair
from leitong.presenters.samples import SAMPLES, Sample
from leitong.presenters.state import SIDES, CompareState

WIDTH = 880
_FORGET = 32  # pixels of the cross


@dataclass(frozen=True, slots=True)
class LastLibrary:
    """name: empty for the first one. when: it was opened. unfinished: its last scan did not come to its end."""

    path: str
    name: str
    when: float
    unfinished: bool


class StartScreen(QWidget):
    """asked: (what, side) of a slot. sampled: a Sample. reopened, forgotten: a RecentPair."""

    asked = Signal(str, str)
    sampled = Signal(object)
    reopened = Signal(object)
    forgotten = Signal(object)
    library_asked = Signal()

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._rows: list[QWidget] = []
        self._drawn: tuple[object, ...] | None = None
        self._slots = {side: SlotCard(side, tokens) for side in SIDES}
        self._recent_heading = label(self.tr("Recent"), "heading")
        self._recent = QVBoxLayout()
        self._recent.setSpacing(0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(_scrolled(self._page()))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # no stop for Tab: there is nothing to be done with it
        self.show_recent(())

    def _page(self) -> QWidget:
        page = QWidget()
        page.setMaximumWidth(WIDTH)
        column = QVBoxLayout(page)
        column.setContentsMargins(24, 32, 24, 24)
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(label(self.tr("Is this the same text?"), "title"))
        column.addSpacing(4)
        column.addWidget(label(self.tr("Drop two documents to see what they share, and why."), "muted"))
        column.addSpacing(24)
        column.addLayout(self._sides())
        column.addSpacing(12)
        folder = self.tr("Or drop a folder: its copies are grouped in the Library while you go on working.")
        column.addWidget(label(folder, "muted", wrap=True))
        column.addSpacing(24)
        column.addLayout(self._samples())
        column.addSpacing(24)
        column.addWidget(self._recent_heading)
        column.addSpacing(4)
        column.addLayout(self._recent)
        column.addStretch(2)
        return page

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        for card in self._slots.values():
            card.set_tokens(tokens)

    def show_state(self, state: CompareState) -> None:
        for side, card in self._slots.items():
            card.show_slot(state.slot(side))

    def show_recent(
        self, pairs: Sequence[RecentPair], library: LastLibrary | None = None, gone: Gone = NONE_GONE
    ) -> None:
        """library: the one that was open last, if there was one. gone: as far as is known."""
        drawn = (tuple(pairs), library, self._tokens, gone)
        if drawn == self._drawn:
            return
        self._drawn = drawn
        for row in self._rows:
            self._recent.removeWidget(row)
            row.hide()
            row.setParent(None)  # nothing of it is found any more, though it ends a little later
            row.deleteLater()
        self._rows = [self._row(pair, gone.get(pair, ())) for pair in pairs]
        if library is not None:
            self._rows.append(self._library_row(library))
        self._recent_heading.setVisible(bool(self._rows))
        for row in self._rows:
            self._recent.addWidget(row)

    def _sides(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(16)
        for card in self._slots.values():
            card.asked.connect(self.asked)
            row.addWidget(card, 1)
        return row

    def _samples(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label(self.tr("Try:"), "muted"))
        for sample in SAMPLES:
            row.addWidget(self._sample(sample))
        row.addStretch()
        return row

    def _sample(self, sample: Sample) -> QPushButton:
        button = QPushButton(shown("Samples", sample.title))
        button.setToolTip(shown("Samples", sample.tip))
        button.clicked.connect(lambda: self.sampled.emit(sample))
        return button

    def _library_row(self, library: LastLibrary) -> QWidget:
        button = self._opening(library.name or self.tr("Library"), "library")
        button.setToolTip(library.path)
        button.clicked.connect(self.library_asked)
        note = label(self.tr("scan not finished") if library.unfinished else "", "muted")
        return self._line(button, note, library.when, None)

    def _opening(self, text: str, picture: str) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("role", "row")
        button.setIconSize(BESIDE_TEXT)
        button.setIcon(icon_beside_text(picture, self._tokens.muted))
        return button

    def _row(self, pair: RecentPair, missing: tuple[str, ...]) -> QWidget:
        names = self.tr("{a}  ↔  {b}").format(a=pair.a.name, b=pair.b.name)
        button = self._opening(names, "document")
        distance = "" if pair.hamming is None else self.tr("{n}/64 bits").format(n=pair.hamming)
        note = label(distance, "muted")
        if missing:
            button.setEnabled(False)
            note.setText(self.tr("missing: {names}").format(names=", ".join(missing)))
        button.setToolTip(f"{pair.a.value}\n{pair.b.value}")
        button.clicked.connect(lambda: self.reopened.emit(pair))
        forget = QPushButton()
        forget.setProperty("role", "quiet")
        forget.setStyleSheet("padding: 4px;")
        forget.setIcon(icon("close", self._tokens.muted, 16))
        forget.setFixedWidth(_FORGET)
        forget.setAccessibleName(self.tr("Forget {names}").format(names=names))
        forget.setToolTip(self.tr("Take off this list"))
        forget.clicked.connect(lambda: self.forgotten.emit(pair))
        return self._line(button, note, pair.when, forget)

    def _line(self, button: QPushButton, note: QWidget, when: float, forget: QPushButton | None) -> QWidget:
        """forget: None for what always comes back."""
        day = label(self._day(when), "muted")
        day.setMinimumWidth(88)
        day.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(16)
        layout.addWidget(button, 1)
        layout.addWidget(note)
        layout.addWidget(day)
        if forget is None:
            layout.addSpacing(layout.spacing() + _FORGET)
        else:
            layout.addWidget(forget)
        return row

    def _day(self, when: float) -> str:
        day, today = QDateTime.fromSecsSinceEpoch(int(when)).date(), QDate.currentDate()
        match day.daysTo(today):
            case 0:
                return self.tr("today")
            case 1:
                return self.tr("yesterday")
        return QLocale().toString(day, QLocale.FormatType.ShortFormat)


def _scrolled(page: QWidget) -> QScrollArea:
    """The page in the middle of the width, and scrolled where there is no room for all of it."""
    middle = QWidget()
    row = QHBoxLayout(middle)
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    row.addWidget(page, 100)
    row.addStretch(1)
    area = QScrollArea()
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it comes into sight by itself
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(middle)
    area.viewport().setAutoFillBackground(False)
    middle.setAutoFillBackground(False)
    return area
