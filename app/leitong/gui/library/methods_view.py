"""What each of the textbook's methods proposes in the Library, what of it is confirmed, and what it would miss."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from leitong.gui.labels import label
from leitong.gui.library.headed import under_heading
from leitong.gui.library.plain_table import Cell, Head, PlainTable
from leitong.gui.library.words import FILES, counted
from leitong.gui.translate import one_after_another
from leitong.presenters.library.explore_state import ExploreState, MethodRow, MethodsState


class MethodsView(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._methods: MethodsState | None = None
        self._title, self._note = label("", "heading"), label("", "muted", wrap=True)
        self._table = PlainTable()
        self._table.setAccessibleName(self.tr("Methods"))
        # their beginnings tell them apart
        self._table.setTextElideMode(Qt.TextElideMode.ElideRight)
        under_heading(self, self._title, self._note, self._table)
        self._show(None)

    def show_state(self, explore: ExploreState) -> None:
        if explore.methods is not self._methods:
            self._methods = explore.methods
            self._show(explore.methods)

    def take_focus(self) -> None:
        self._table.setFocus()

    def _show(self, methods: MethodsState | None) -> None:
        self._table.setVisible(methods is not None)
        if methods is None:
            self._title.setText(self.tr("Methods are being compared…"))
            self._note.setText("")
            return
        pairs = (
            self.tr("1 confirmed pair")
            if methods.confirmed == 1
            else self.tr("{n} confirmed pairs").format(n=f"{methods.confirmed:,}")
        )
        self._title.setText(f"{pairs} · {counted(methods.files, *FILES)}")
        notes = [
            self.tr(
                "Confirmed: the whole text was proved to be the same, or nearly. Each method alone would propose these"
                " pairs of files, and miss the others."
            )
        ]
        if methods.left:
            left = self.tr(
                "The cosine would have to compare {n} pairs, which would take about {minutes} min."
            )
            notes.append(left.format(n=f"{methods.left:,}", minutes=max(1, round(methods.seconds / 60))))
        self._note.setText(one_after_another(notes))
        self._table.show_rows(self._heads(), [self._cells(row, methods.confirmed) for row in methods.rows])

    def _heads(self) -> tuple[Head, ...]:
        return (
            Head(self.tr("Method"), wide=True),
            Head(self.tr("Proposed"), self.tr("Pairs of files that share a key of the method")),
            Head(self.tr("Confirmed"), self.tr("Of these, copies")),
            Head(self.tr("Precision"), self.tr("Confirmed pairs among those that it proposes")),
            Head(self.tr("Partly"), self.tr("Of these, files that share a part or a form")),
            Head(self.tr("Missed"), self.tr("Copies that it does not propose")),
            Head(self.tr("Recall"), self.tr("Copies that it proposes, of all")),
            Head(self.tr("Only it"), self.tr("Copies that no other method here proposes")),
        )

    def _cells(self, row: MethodRow, confirmed: int) -> tuple[Cell, ...]:
        right = row.confirmed / row.proposed if row.proposed else 0.0
        found = row.confirmed / confirmed if confirmed else 0.0
        name, tip = self._named(row.method)
        return (
            Cell(name, name, f"{name}\n{tip}"),
            Cell(f"{row.proposed:,}", row.proposed),
            Cell(f"{row.confirmed:,}", row.confirmed),
            Cell(f"{100 * right:.0f} %" if row.proposed else "–", right),
            Cell(f"{row.partly:,}", row.partly),
            Cell(f"{row.missed:,}", row.missed),
            Cell(f"{100 * found:.0f} %" if confirmed else "–", found),
            Cell(f"{row.only:,}", row.only),
        )

    def _named(self, method: str) -> tuple[str, str]:
        """The name of a method, and what its key is."""
        names = {
            "exact": (self.tr("Same bytes"), self.tr("SHA-256 of the file")),
            "text": (self.tr("Same letters"), self.tr("SHA-256 of the letters of the text")),
            "tianwang-1": (self.tr("Tianwang 1: description"), self.tr("MD5 of the first 512 bytes")),
            "tianwang-2": (
                self.tr("Tianwang 2: words by weight"),
                self.tr("MD5 of ten words, heaviest first"),
            ),
            "tianwang-3": (
                self.tr("Tianwang 3: words by name"),
                self.tr("MD5 of the same ten words, in order"),
            ),
            "tianwang-4": (
                self.tr("Tianwang 4: 2, and like weights"),
                self.tr("2, and a distance under 0.05"),
            ),
            "tianwang-5": (
                self.tr("Tianwang 5: 3, and like weights"),
                self.tr("3, and a distance under 0.05"),
            ),
            "imatch": (self.tr("I-Match"), self.tr("SHA-1 of the words neither common nor rare")),
            "simhash-3": (self.tr("SimHash, 3 bits"), self.tr("Fingerprints that differ in at most 3 bits")),
            "simhash-10": (
                self.tr("SimHash, 10 bits"),
                self.tr("Fingerprints that differ in at most 10 bits"),
            ),
            "cosine": (
                self.tr("Cosine of all pairs"),
                self.tr("It has no key: every pair is compared, which is done for up to 1,000 texts"),
            ),
        }
        return names.get(method, (method, ""))
