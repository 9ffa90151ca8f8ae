"""How words are cut, weighed, hashed and signed: one box a choice, filled from the tables of presenters/lab_recipe."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from leitong.gui.flow import FlowBox
from leitong.gui.labels import label
from leitong.gui.translate import shown
from leitong.presenters.lab.recipe import (
    CUTS,
    HASHES,
    LEAST_GRAM,
    MOST_GRAM,
    TIES,
    WEIGHTS,
    WIDTHS,
    Choice,
    LabRecipe,
    restored,
)


class RecipeRow(QWidget):
    """chosen: a LabRecipe."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recipe = LabRecipe()
        names = {
            "cut": (self.tr("cut into"), CUTS),
            "weights": (self.tr("weighed by"), WEIGHTS),
            "hash": (self.tr("hashed by"), HASHES),
            "tie": (self.tr("sign"), TIES),
        }
        self._boxes = {key: self._box(key, title, choices) for key, (title, choices) in names.items()}
        self.widths = QComboBox()
        for width in WIDTHS:
            self.widths.addItem(self.tr("{n} bits").format(n=width), width)
        self.widths.setAccessibleName(self.tr("bits"))
        self.widths.setToolTip(self.tr("How long the fingerprint is; 6 bits fit a blackboard"))
        self.widths.activated.connect(lambda _index: self._choose("bits", self.widths.currentData()))
        self._gram = QComboBox()
        for letters in range(LEAST_GRAM, MOST_GRAM + 1):
            self._gram.addItem(str(letters), letters)
        self._gram.setAccessibleName(self.tr("letters in a row"))
        self._gram.setToolTip(self.tr("How many letters an n-gram has"))
        self._gram.activated.connect(lambda _index: self._choose("gram", self._gram.currentData()))
        self._gram_field = _titled(self.tr("n"), self._gram)
        fields = [
            _titled(self._boxes["cut"].accessibleName(), self._boxes["cut"]),
            self._gram_field,
            _titled(self._boxes["weights"].accessibleName(), self._boxes["weights"]),
            _titled(self._boxes["hash"].accessibleName(), self._boxes["hash"]),
            self.widths,
            self._boxes["tie"],  # its choices say themselves what they are about
        ]
        for box in (*self._boxes.values(), self.widths, self._gram):
            box.setProperty("role", "compact")
        self._flow = FlowBox(gap=10)
        self._flow.set_widgets(fields)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._flow)

    def show_recipe(self, recipe: LabRecipe) -> None:
        self._recipe = recipe
        for key, box in self._boxes.items():
            index = box.findData(getattr(recipe, key))
            box.setCurrentIndex(index)
            box.setToolTip(box.itemData(index, Qt.ItemDataRole.ToolTipRole) or "")
        self.widths.setCurrentIndex(self.widths.findData(recipe.bits))
        self._gram.setCurrentIndex(self._gram.findData(recipe.gram))
        # greyed rather than hidden: what follows it should not jump
        self._gram_field.setEnabled(recipe.cut == "ngrams")

    def _box(self, key: str, title: str, choices: Sequence[Choice]) -> QComboBox:
        box = QComboBox()
        for choice in choices:
            box.addItem(shown("Lab", choice.label), choice.name)
            box.setItemData(box.count() - 1, shown("Lab", choice.tip), Qt.ItemDataRole.ToolTipRole)
        box.setAccessibleName(title)
        box.activated.connect(lambda _index: self._choose(key, box.currentData()))
        return box

    def _choose(self, key: str, value: object) -> None:
        self.chosen.emit(restored({**self._recipe.stored(), key: value}))


def _titled(title: str, field: QWidget) -> QWidget:
    both = QWidget()
    row = QHBoxLayout(both)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(6)
    row.addWidget(label(title, "small"))
    row.addWidget(field)
    return both
