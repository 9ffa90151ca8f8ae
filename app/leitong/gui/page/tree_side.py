"""The tag tree of a page, and below it the stack of open elements at the one that is looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from leitong.gui.labels import ElidedLabel, label
from leitong.gui.page.tree_model import ELEMENT, FATE, LETTERS, TagModel
from leitong.gui.tokens import Tokens
from leitong.pages.page import Block
from leitong.pages.tag_tree import TagTree

_OPEN_DEPTH, _OPEN_ROWS = 4, 300  # as deep as there are not too many rows, which take their time
_INDENT, _INDENTS = 10, 180  # pixels a step, and of all steps; pages nest twenty deep


class TreeSide(QWidget):
    """chosen: an element, by mouse or keys."""

    chosen = Signal(int)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: TagTree | None = None
        self._tag: int | None = None
        self.model = TagModel(tokens, self)
        self.tree = self._tree_view()
        self._depth = label("", "small")
        self.stack = ElidedLabel("small", Qt.TextElideMode.ElideLeft)
        line = QHBoxLayout()
        line.setSpacing(4)
        line.addWidget(self._depth)
        line.addWidget(self.stack, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.tree, 1)
        column.addLayout(line)

    def set_tokens(self, tokens: Tokens) -> None:
        self.model.set_tokens(tokens)
        self._open()

    def show_tree(self, tree: TagTree | None, blocks: Sequence[Block]) -> None:
        """Show another page's tree; None: there is none."""
        self._shown, self._tag = tree, None
        self.model.show_tree(tree, blocks)
        self._open()

    def choose(self, tag: int | None) -> None:
        """Mark an element and bring it into sight, with those around it opened."""
        self._tag = tag
        self._show_stack()
        selection = self.tree.selectionModel()
        if self._shown is None or tag is None:
            self.tree.clearSelection()
            return
        index = self.model.index_of(tag)
        if self.tree.currentIndex() != index:
            selection.blockSignals(True)
            self.tree.setCurrentIndex(index)
            selection.blockSignals(False)
        flags = QItemSelectionModel.SelectionFlag
        selection.select(index, flags.ClearAndSelect | flags.Rows)
        self.tree.scrollTo(index)
        self.tree.viewport().update()

    def _open(self) -> None:
        if self._shown is None:
            return
        rows = Counter(tag.depth for tag in self._shown.tags)
        depth, seen = 0, 2
        while depth < _OPEN_DEPTH and (seen := seen + rows[depth + 3]) <= _OPEN_ROWS:
            depth += 1
        self.tree.setIndentation(max(1, min(_INDENT, _INDENTS // max(rows))))
        self.tree.expandToDepth(depth)
        self.choose(self._tag)

    def _show_stack(self) -> None:
        tree, tag = self._shown, self._tag
        self._depth.setText("")
        text = ""
        if tree is not None and tag is not None:
            self._depth.setText(self.tr("Stack {depth}:").format(depth=tree.tags[tag].depth))
            text = " › ".join(tree.tags[number].name for number in tree.stack(tag))
        elif tree is not None:
            text = self.tr("Elements: {n}, depth {depth}; implied ends (⌐): {implied}").format(
                n=f"{len(tree.tags):,}",
                depth=max(one.depth for one in tree.tags),
                implied=f"{sum(not one.closed for one in tree.tags):,}",
            )
        self._depth.setVisible(bool(self._depth.text()))
        self.stack.setText(text)
        self.stack.setToolTip(text)

    def _on_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self.model.number(index))

    def _tree_view(self) -> QTreeView:
        tree = QTreeView()
        tree.setModel(self.model)
        tree.setUniformRowHeights(True)
        tree.setAllColumnsShowFocus(True)
        tree.setProperty("role", "panel")
        tree.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        tree.setAccessibleName(self.tr("Tag tree"))
        header = tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(ELEMENT, QHeaderView.ResizeMode.Stretch)
        for column, width in ((LETTERS, 60), (FATE, 100)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, width)
        tree.selectionModel().currentChanged.connect(self._on_current)
        return tree
