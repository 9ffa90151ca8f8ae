"""Which fingerprints of the Library are near one, found in every way of the textbooks, with what each takes (S12)."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from leitong.fingerprints.chance import pairs_by_chance
from leitong.gui.labels import label
from leitong.gui.library.plain_table import Cell, Head, PlainTable, file_cell
from leitong.gui.library.ways_table import WaysTable, refusals
from leitong.gui.library.words import FILES, counted
from leitong.gui.translate import one_after_another, said
from leitong.library.probing.counts import BITS, patterns
from leitong.library.probing.paper import LECTURE_PAGES, lectures_list
from leitong.presenters.library.explore_state import ExploreState
from leitong.presenters.library.fingerprints_state import FingerprintsState, PrintRow
from leitong.report.amounts import amount, size
from leitong.report.shells import shells_told

_PAUSE = 300  # ms; who turns the number on does not wait for those between


class FingerprintsView(QWidget):
    """asked: a fingerprint or the path of a file, and how many bits may differ. compare_asked: two paths.

    shown_asked: the path of a file whose folder is wanted.
    """

    asked = Signal(str, int)
    compare_asked = Signal(object, object)
    shown_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: FingerprintsState | None = None
        self._field = QLineEdit()
        self._field.setPlaceholderText(self.tr("16 hexadecimal digits, or a file"))
        self._field.setAccessibleName(self.tr("Fingerprint, or a file whose fingerprint is made"))
        self._file = QPushButton(self.tr("File…"))
        self._bits = QSpinBox()
        self._bits.setRange(0, BITS)
        self._bits.setValue(FingerprintsState().bits)
        self._bits.setFixedWidth(56)
        self._bits.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._bits.setAccessibleName(self.tr("Bits that may differ"))
        self._title, self._note = label("", "heading"), label("", "muted", wrap=True)
        self.found, self.ways = PlainTable(), WaysTable()
        self.found.setAccessibleName(self.tr("Files with near fingerprints"))
        self.found.setAccessibleDescription(
            self.tr("Enter compares the file with the one that was asked for.")
        )
        self._why_not = label("", "small", wrap=True)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._lay_out()
        self._field.returnPressed.connect(self._ask)
        self._file.clicked.connect(self._choose_file)
        self._bits.valueChanged.connect(self._pause.start)
        self._pause.timeout.connect(self._ask)
        self.found.taken.connect(self._take)

    def take_focus(self) -> None:
        self._field.setFocus()
        self._field.selectAll()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        # a question that is asked late would bring the view back in sight
        self._pause.stop()

    def show_state(self, explore: ExploreState) -> None:
        state = explore.fingerprints
        if state is self._state:
            return
        self._state = state
        another = not state.question and state.rows is None  # a library that nothing was asked of
        if another or not self._field.hasFocus() or not self._field.isModified():
            self._field.setText(state.question)
        if not self._pause.isActive() and self._bits.value() != state.bits:
            self._bits.blockSignals(True)
            self._bits.setValue(state.bits)
            self._bits.blockSignals(False)
        self._say(state)

    def _say(self, state: FingerprintsState) -> None:
        known = state.rows is not None and state.value is not None
        self.found.setVisible(known and bool(state.rows))
        for part in (self.ways, self._why_not):
            part.setVisible(known)
        if state.rows is None:
            self._title.setText(self.tr("Near fingerprints are being looked for…"))
            self._note.setText("")
            return
        if state.value is None:
            self._title.setText("" if state.problem is None else said(state.problem))
            self._note.setText("")
            return
        self._title.setText(
            self.tr("{files} within {bits} of {fingerprint}").format(
                files=counted(state.found, *FILES),
                bits=self._bits_words(state.bits),
                fingerprint=f"{state.value:016x}",
            )
        )
        self._note.setText(one_after_another(self._notes(state)))
        self.found.show_rows(self._heads(), [self._cells(row) for row in state.rows])
        self.ways.show_ways(state.ways)
        self._why_not.setText(one_after_another(refusals(state.ways)))
        self._why_not.setVisible(bool(self._why_not.text()))

    def _notes(self, state: FingerprintsState) -> list[str]:
        k, count = state.bits, state.count
        notes = [
            self.tr("Of {n} fingerprints; by chance {pairs} pairs of them would be so near.").format(
                n=f"{count:,}", pairs=amount(pairs_by_chance(k, count))
            ),
            self.tr("{values} values lie within {bits}: {sums}.").format(
                values=amount(patterns(k)), bits=self._bits_words(k), sums=shells_told(k)
            ),
        ]
        kept = lectures_list(k)
        if kept is not None:
            notes.append(
                self.tr("Offline, {pages} pages would be {values} values of 8 bytes, {size}.").format(
                    pages=f"{LECTURE_PAGES:,}", values=f"{kept:,}", size=size(8 * kept)
                )
            )
        if state.rows is not None and len(state.rows) < state.found:
            notes.append(self.tr("The first {n} are listed.").format(n=f"{len(state.rows):,}"))
        return notes

    def _bits_words(self, bits: int) -> str:
        return self.tr("1 bit") if bits == 1 else self.tr("{n} bits").format(n=bits)

    def _heads(self) -> tuple[Head, ...]:
        return (
            Head(self.tr("File"), wide=True),
            Head(self.tr("Bits"), self.tr("Bits that differ")),
        )

    def _cells(self, row: PrintRow) -> tuple[Cell, ...]:
        return (
            file_cell(row.file),
            Cell(str(row.distance), row.distance),
        )

    def _ask(self) -> None:
        self._pause.stop()
        self._field.setModified(False)
        self.asked.emit(self._field.text(), self._bits.value())

    def _choose_file(self) -> None:
        path, _kind = QFileDialog.getOpenFileName(self, self.tr("Whose fingerprint?"))
        if path:
            self._field.setText(path)
            self._ask()

    def _take(self, place: int) -> None:
        state = self._state
        if state is None or not state.rows:
            return
        path = state.rows[place].file.path
        if state.is_file and path != state.question:
            self.compare_asked.emit(state.question, path)
        else:
            self.shown_asked.emit(path)

    def _lay_out(self) -> None:
        asking = QHBoxLayout()
        asking.setContentsMargins(16, 0, 16, 0)
        asking.setSpacing(8)
        asking.addWidget(self._field, 1)
        asking.addWidget(self._file)
        asking.addWidget(label(self.tr("bits that may differ"), "muted"))
        asking.addWidget(self._bits)
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.addWidget(self.found)
        split.addWidget(self.ways)
        split.setStretchFactor(0, 2)
        split.setStretchFactor(1, 3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(4)
        column.addLayout(asking)
        column.addSpacing(6)
        for words in (self._title, self._note):
            words.setContentsMargins(16, 0, 16, 0)
            column.addWidget(words)
        self._why_not.setContentsMargins(16, 4, 16, 8)
        column.addWidget(split, 1)
        column.addWidget(self._why_not)
        column.addStretch()
