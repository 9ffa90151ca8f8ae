"""The bar over a comparison: a chip for each document with all that can be done to it, and the swap between them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from leitong.gui.facts_text import encoding_name, facts_line, source_name
from leitong.gui.icons import icon, pixmap
from leitong.gui.labels import ElidedLabel, FactsLabel, badge
from leitong.gui.tokens import Tokens
from leitong.gui.translate import one_after_another, said
from leitong.presenters.encodings import readings_of
from leitong.presenters.sources import SourceKind
from leitong.presenters.state import SIDES, CompareState, Phase, Slot

HEIGHT = 48


class Chip(QPushButton):
    """asked: (what, side, value) with what as of a SlotCard, or "encoding" with the codec or None as value."""

    asked = Signal(str, str, object)

    def __init__(self, side: str, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._slot = Slot()
        self.setProperty("role", "chip")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(36)
        self._name = ElidedLabel("heading", Qt.TextElideMode.ElideMiddle)
        self._line = FactsLabel("muted")
        self._sign, self._arrow = QLabel(), QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(8)
        parts = (badge(side), self._name, self._arrow, self._line, self._sign)
        for part in parts:
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(part, 1 if part is self._line else 0)
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill)
        self.setMenu(self._menu)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        ratio = self.devicePixelRatioF()
        self._sign.setPixmap(pixmap("info", tokens.muted, 16, ratio))
        self._arrow.setPixmap(pixmap("down", tokens.muted, 16, ratio))

    def sizeHint(self) -> QSize:
        return QSize(320, 36)

    def show_slot(self, slot: Slot) -> None:
        self._slot = slot
        name = source_name(slot.source) or self.tr("Empty")
        self._name.setText(name)
        line = self.tr("Reading…") if slot.phase is Phase.READING else ""
        if slot.facts and slot.phase is Phase.READY:
            line = facts_line(slot.facts)
        self._line.setText(line)
        warnings = [said(warning) for warning in slot.facts.warnings] if slot.facts else []
        self._sign.setVisible(bool(warnings))
        where = slot.source.value if slot.source and slot.source.kind is not SourceKind.TEXT else name
        self.setToolTip("\n".join([where, line, *warnings]))
        self.setAccessibleName(self.tr("Document {side}: {name}").format(side=self._side.upper(), name=name))
        self.setAccessibleDescription(one_after_another([line, *warnings]))

    def _fill(self) -> None:
        """The menu as the side is now."""
        menu, slot = self._menu, self._slot
        menu.clear()
        self._row(menu, self.tr("Open another…"), "open")
        self._row(menu, self.tr("Paste here"), "paste")
        if slot.source is not None and slot.source.kind is SourceKind.FILE:
            self._row(menu, self.tr("Read again"), "again")
            self._row(menu, self.tr("Seen before? Ask the library"), "seen")
            if slot.facts is None or slot.facts.encoding:
                self._encodings(menu.addMenu(self.tr("Encoding")), slot)
        menu.addSeparator()
        self._row(menu, self.tr("Remove"), "remove")
        if slot.facts and slot.facts.warnings:
            menu.addSeparator()
            for warning in slot.facts.warnings:
                menu.addAction(said(warning)).setEnabled(False)

    def _encodings(self, menu: QMenu, slot: Slot) -> None:
        assert slot.source is not None
        chosen = slot.source.encoding
        found = self._row(menu, self.tr("Find it from the bytes"), "encoding", None)
        found.setCheckable(True)
        found.setChecked(chosen is None)
        menu.addSeparator()
        for reading in readings_of(slot.source.value):
            row = self._row(
                menu, f"{encoding_name(reading.codec)}\t{reading.preview}", "encoding", reading.codec
            )
            row.setCheckable(True)
            row.setChecked(chosen == reading.codec)

    def _row(self, menu: QMenu, text: str, what: str, value: object = None) -> QAction:
        action = menu.addAction(text.replace("&", "&&"))
        action.triggered.connect(lambda: self.asked.emit(what, self._side, value))
        return action


class DocumentBar(QFrame):
    """asked: as of a Chip. swapped, searched: the buttons between and beside the chips."""

    asked = Signal(str, str, object)
    swapped = Signal()

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        self._chips = {side: Chip(side, tokens) for side in SIDES}
        self._swap = QToolButton()
        self._swap.setIconSize(QSize(20, 20))
        self._swap.setAccessibleName(self.tr("Swap A and B"))
        self._swap.setToolTip(self.tr("Swap A and B  X"))
        self._swap.clicked.connect(self.swapped)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(8)
        row.addWidget(self._chips["a"], 1)
        row.addWidget(self._swap)
        row.addWidget(self._chips["b"], 1)
        for chip in self._chips.values():
            chip.asked.connect(self.asked)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        self._swap.setIcon(icon("swap", tokens.text, 20))
        for chip in self._chips.values():
            chip.set_tokens(tokens)

    def show_state(self, state: CompareState) -> None:
        for side, chip in self._chips.items():
            chip.show_slot(state.slot(side))
