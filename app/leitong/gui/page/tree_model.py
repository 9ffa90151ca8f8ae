"""The tag tree for a QTreeView: an element is looked at when its row is, and none is made before."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from leitong.gui.page.fate_text import fate_text
from leitong.gui.page.tints import tint
from leitong.gui.tokens import Tokens
from leitong.pages.page import Block
from leitong.pages.signs import family_of, sign_of
from leitong.pages.tag_tree import TagTree

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_ROLES = frozenset(
    {
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.TextAlignmentRole,
        Qt.ItemDataRole.BackgroundRole,
        Qt.ItemDataRole.ForegroundRole,
        Qt.ItemDataRole.FontRole,
    }
)
ELEMENT, LETTERS, FATE = range(3)


class TagModel(QAbstractItemModel):
    """Three columns: element, letters, what became of the block that begins in it."""

    def __init__(self, tokens: Tokens, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._tree: TagTree | None = None
        self._blocks: Sequence[Block] = ()
        self._children: list[list[int]] = []
        self._row: list[int] = []
        self._own: dict[int, int] = {}
        self._headings = (self.tr("Element"), self.tr("Letters"), self.tr("Fate"))

    def show_tree(self, tree: TagTree | None, blocks: Sequence[Block]) -> None:
        self.beginResetModel()
        self._tree, self._blocks = tree, blocks
        self._children = [[] for _tag in tree.tags] if tree else []
        self._row = [0] * len(self._children)
        self._own = {}
        if tree is not None:
            for number, tag in enumerate(tree.tags):
                if tag.above >= 0:
                    self._row[number] = len(self._children[tag.above])
                    self._children[tag.above].append(number)
            for block in range(len(tree.of_block) - 1, -1, -1):
                self._own[tree.of_block[block]] = block
        self.endResetModel()

    def set_tokens(self, tokens: Tokens) -> None:
        self.beginResetModel()
        self._tokens = tokens
        self.endResetModel()

    def index_of(self, number: int) -> QModelIndex:
        """The first column of an element."""
        return self.createIndex(self._row[number], ELEMENT, number)

    def number(self, index: _Index) -> int:
        """The element behind an index."""
        return int(index.internalId())

    # what Qt asks

    def index(self, row: int, column: int, parent: _Index = _ROOT) -> QModelIndex:
        if not parent.isValid():
            return self.createIndex(row, column, 0) if row == 0 and self._tree else QModelIndex()
        children = self._children[self.number(parent)]
        return self.createIndex(row, column, children[row]) if row < len(children) else QModelIndex()

    def parent(self, child: _Index = _ROOT) -> QModelIndex:  # type: ignore[override]  # QObject has another parent
        above = self._tree.tags[self.number(child)].above if self._tree and child.isValid() else -1
        return self.index_of(above) if above >= 0 else QModelIndex()

    def rowCount(self, parent: _Index = _ROOT) -> int:
        if not parent.isValid():
            return 1 if self._tree else 0
        return len(self._children[self.number(parent)]) if parent.column() == ELEMENT else 0

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return len(self._headings)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section == LETTERS else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        shown = orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole
        return self._headings[section] if shown else None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: PLR0911 - one a role
        if role not in _ROLES or self._tree is None:
            return None
        number, column = self.number(index), index.column()
        tag = self._tree.tags[number]
        block = self._own.get(number)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(number, column, block)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(number)
        if role == Qt.ItemDataRole.TextAlignmentRole and column == LETTERS:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.BackgroundRole and column == FATE and block is not None:
            return QColor(tint(family_of(self._blocks[block].fate), self._tokens))
        if role == Qt.ItemDataRole.ForegroundRole and not tag.letters and tag.block < 0:
            return QColor(self._tokens.muted)
        if role == Qt.ItemDataRole.FontRole and column == ELEMENT and not tag.written:
            font = QFont()
            font.setItalic(True)
            return font
        return None

    def _text(self, number: int, column: int, block: int | None) -> str:
        assert self._tree is not None
        tag = self._tree.tags[number]
        if column == ELEMENT:
            # the sign of an end that nobody wrote
            return tag.name if tag.closed else f"{tag.name} ⌐"
        if column == LETTERS:
            return f"{tag.letters:,}"
        if block is None:
            return ""
        fate = self._blocks[block].fate
        return f"{sign_of(fate)} {fate_text(fate)}"

    def _tip(self, number: int) -> str:
        assert self._tree is not None
        tag = self._tree.tags[number]
        said_of = [" › ".join(self._tree.tags[place].name for place in self._tree.stack(number))]
        said_of.append(self.tr("Depth {n}").format(n=tag.depth))
        if not tag.written:
            said_of.append(self.tr("Not written in the page; the parser puts it in."))
        if not tag.closed:
            said_of.append(self.tr("Its end tag is not written; what follows implies it."))
        return "\n".join(said_of)
