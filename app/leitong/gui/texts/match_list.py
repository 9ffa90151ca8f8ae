"""All matches of a pair in a list at the side: filter, order, tick boxes; the current one is the active match."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from leitong.gui.labels import label
from leitong.gui.line_list import LineList
from leitong.gui.texts.colours import Colours
from leitong.gui.texts.match_delegate import MatchDelegate
from leitong.gui.texts.match_model import ORDERS, MatchModel
from leitong.gui.texts.signs import GLYPHS, MOVED_GLYPH
from leitong.presenters.matches import KINDS, Matches


class MatchList(QWidget):
    chosen = Signal(int)  # passage
    ticked = Signal()
    filtered = Signal()
    rules_asked = Signal()

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._matches: Matches | None = None
        self._following = False
        self.model = MatchModel(self)
        self._delegate = MatchDelegate(self.model, colours, self)
        self._title = label("", "heading")
        self._left_out = label("", "small")
        self._orders = QComboBox()
        self._rules = QToolButton()
        self._rules.setProperty("role", "pill")
        self._rules.clicked.connect(self.rules_asked)
        self._changes = 0
        self._chips: dict[str, QToolButton] = {}
        self.table = _Table(self.model, self._delegate, self._delegate.row_height)
        self.table.selectionModel().currentChanged.connect(self._on_current)
        self._arrange()
        self.model.ticked.connect(self._on_ticked)
        self.setMinimumWidth(190)
        self._say()

    def sizeHint(self) -> QSize:
        return QSize(280, 300)

    def show_matches(self, matches: Matches | None) -> None:
        self._matches = matches
        self._following = True
        self.model.show_matches(matches)
        self._following = False
        self._say()

    @property
    def rules_button(self) -> QToolButton:
        return self._rules

    def show_rules(self, changes: int) -> None:
        """changes: how many rules are not as usual."""
        self._changes = changes
        self._name_rules()

    def set_colours(self, colours: Colours) -> None:
        self._delegate.set_colours(colours)
        self.table.viewport().update()

    def point_at(self, passage: int | None) -> None:
        """Show lightly what the mouse is over elsewhere."""
        if passage != self._delegate.pointed:
            self._delegate.pointed = passage
            self.table.viewport().update()

    def make_current(self, passage: int | None) -> None:
        """Follow the active match without telling anyone."""
        row = None if passage is None else self.model.row_of(passage)
        self._following = True
        if row is None:
            self.table.setCurrentIndex(QModelIndex())
        else:
            self.table.setCurrentIndex(self.model.index(row, 0))
        self._following = False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self._say()

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self._left_out)
        head.addWidget(self._rules)
        chips = QHBoxLayout()
        chips.setSpacing(8)
        for kind in KINDS:
            chip = QToolButton()
            chip.setProperty("role", "filter")
            chip.setCheckable(True)
            chip.setChecked(True)
            chip.toggled.connect(self._on_filter)
            self._chips[kind] = chip
            chips.addWidget(chip)
        chips.addStretch()
        self._orders.addItems(["", "", ""])
        self._orders.currentIndexChanged.connect(self._on_filter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        top = QVBoxLayout()
        top.setContentsMargins(16, 8, 0, 8)
        top.setSpacing(8)
        top.addLayout(head)
        top.addLayout(chips)
        top.addWidget(self._orders)
        column.addLayout(top)
        column.addWidget(self.table, 1)
        self._name()

    def _name(self) -> None:
        orders = (self.tr("In the order of A"), self.tr("In the order of B"), self.tr("Longest first"))
        for index, order in enumerate(orders):
            self._orders.setItemText(index, order)
        self._name_rules()
        self._orders.setAccessibleName(self.tr("Order of the passages"))
        self.table.setAccessibleName(self.tr("Passages"))
        self.table.setAccessibleDescription(
            self.tr("Arrows choose a passage, Space leaves it out of the measures or takes it in again.")
        )

    def _name_rules(self) -> None:
        text = self.tr("Rules")
        self._rules.setText(f"{text} · {self._changes}" if self._changes else text)
        self._rules.setToolTip(self.tr("What does not count when the texts are compared  R"))
        self._rules.setAccessibleName(
            self.tr("%n rule(s) not as usual", "", self._changes) if self._changes else text
        )

    def _say(self) -> None:
        total = 0 if self._matches is None else len(self._matches)
        self._title.setText(self.tr("Passages ({n})").format(n=f"{total:,}"))
        excluded = 0 if self._matches is None else len(self._matches.excluded)
        self._left_out.setText(self.tr("%n left out", "", excluded) if excluded else "")
        self._orders.setVisible(total > 0)
        counts = dict.fromkeys(KINDS, 0) if self._matches is None else self._matches.counts()
        names = {"same": self.tr("same"), "edited": self.tr("edited"), "moved": self.tr("moved")}
        for kind, chip in self._chips.items():
            glyph = MOVED_GLYPH if kind == "moved" else GLYPHS[kind]
            chip.setText(f"{glyph} {counts[kind]:,}")
            chip.setVisible(counts[kind] > 0)
            chip.setToolTip(self.tr("Passages in the list: {kind}").format(kind=names[kind]))
            chip.setAccessibleName(f"{names[kind]} {counts[kind]:,}")

    def _on_filter(self) -> None:
        if self._matches is not None:
            self._matches.kinds = frozenset(kind for kind, chip in self._chips.items() if chip.isChecked())
        self._following = True
        self.model.arrange(ORDERS[self._orders.currentIndex()])
        self._following = False
        self.make_current(None if self._matches is None else self._matches.active)
        self.filtered.emit()

    def _on_current(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid() and not self._following:
            self.chosen.emit(self.model.passage(current.row()))

    def _on_ticked(self) -> None:
        self._say()
        self.ticked.emit()


class _Table(LineList):
    """Enter and Return repeat the choice."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.selectionModel().currentChanged.emit(self.currentIndex(), self.currentIndex())
            return
        super().keyPressEvent(event)
