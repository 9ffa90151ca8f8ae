"""The Page panel: the page itself, tinted by what became of its blocks, beside its tag tree and the votes."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSplitter,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from leitong.analysis import Analysis
from leitong.compare.comparison import Comparison
from leitong.gui.asker import Asker
from leitong.gui.labels import ElidedLabel, label
from leitong.gui.page.about import PageAbout
from leitong.gui.page.copy_view import PageCopy
from leitong.gui.page.fate_text import fate_text
from leitong.gui.page.tints import tint
from leitong.gui.page.tree_model import ELEMENT, FATE, LETTERS, TagModel
from leitong.gui.painting import painting
from leitong.gui.panel import Panel
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.gui.why.colours import hairline
from leitong.gui.why.flow import FlowBox
from leitong.pages.signs import family_of, sign_of
from leitong.pages.tag_tree import TagTree
from leitong.presenters.focus import SharedFocus
from leitong.presenters.page_panel import PagePanelState, PagePresenter
from leitong.presenters.page_view import PageView

_SHARES = (430, 370, 290)
_OPEN_DEPTH, _OPEN_ROWS = 4, 300  # as deep as there are not too many rows, which take their time
_SWATCH = 14
_INDENT, _INDENTS = 10, 180  # pixels a step, and of all steps; pages nest twenty deep


class PagePanel(Panel):
    """Talks to the texts only through the shared focus: `Focus.block`."""

    def __init__(self, focus: SharedFocus, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Page"))
        self._tokens = tokens
        self._shown_view: PageView | None = None
        self._shown: Analysis | None = None
        self.presenter = PagePresenter(self, focus)
        self._build(tokens)
        self.show_page(self.presenter.state)

    def ask_through(self, asker: Asker) -> None:
        """Where pages are worked out."""
        self.presenter.ask = asker.ask
        asker.answered.connect(self.presenter.on_view)
        asker.refused.connect(self.presenter.on_refused)

    def show_comparison(self, comparison: Comparison | None) -> None:
        self.presenter.show_comparison(comparison)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._copy.set_tokens(tokens)
        self._model.set_tokens(tokens)
        self._about.set_tokens(tokens)
        self._show_legend(self.presenter.state)
        self._open_tree(self.presenter.state)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._show_legend(self.presenter.state)

    # what the presenter draws on

    def show_page(self, state: PagePanelState) -> None:
        for side, button in self._sides.items():
            button.setChecked(side == state.side)
        if state.analysis is not self._shown or state.view is not self._shown_view:
            self._shown, self._shown_view = state.analysis, state.view
            self._copy.show_page(state.analysis, state.view)
            blocks = (
                state.analysis.page.blocks if state.analysis is not None and state.view is not None else ()
            )
            self._model.show_tree(None if state.view is None else state.view.tree, blocks)
            self._show_legend(state)
            self._open_tree(state)
        self._tree_side.setVisible(state.view is None or state.view.tree is not None)
        self._copy.choose(state.block)
        self._show_tag(state)
        self._about.show_state(state)
        self._note.setText(self._noted(state))
        self._note.setToolTip("")
        self._note.setVisible(bool(self._note.text()))

    def _noted(self, state: PagePanelState) -> str:
        if state.trouble is not None:
            return said(state.trouble)
        if state.analysis is None:
            return self.tr("Two documents compared show here how their pages were understood.")
        if state.view is None:
            return self.tr("The page is being taken apart…")
        if state.view.tree is None:
            return self.tr(
                "A document without tags: every paragraph is a block of its own, and all are taken."
            )
        if state.view.cut:
            return self.tr("A long page: only its beginning is shown here.")
        return ""

    def _show_legend(self, state: PagePanelState) -> None:
        if state.analysis is None or state.view is None:
            self._legend.set_widgets(())
            return
        counts = Counter(block.fate for block in state.analysis.page.blocks).most_common()
        pills = [self._pill(fate, count) for fate, count in counts]
        room = self.width() - 140  # pixels beside the sides' buttons
        if sum(pill.sizeHint().width() + 6 for pill in pills) > room:
            for pill, (fate, count) in zip(pills, counts, strict=True):
                pill.setText(f"{sign_of(fate)} {count:,}")
        self._legend.set_widgets(pills)

    def _pill(self, fate: str, count: int) -> QToolButton:
        pill = QToolButton()
        pill.setProperty("role", "pill")
        pill.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        pill.setIconSize(QSize(_SWATCH, _SWATCH))
        pill.setIcon(self._swatch(fate))
        name = fate_text(fate)
        pill.setText(f"{sign_of(fate)} {name} {count:,}")
        pill.setAccessibleName(f"{name} {count:,}")
        pill.setToolTip(self.tr("{name}: go to the next").format(name=name))
        pill.clicked.connect(lambda: self.presenter.next_of(fate))
        return pill

    def _swatch(self, fate: str) -> QIcon:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(_SWATCH * ratio), round(_SWATCH * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with painting(picture) as painter:
            painter.setPen(hairline(self._tokens.muted))
            painter.setBrush(QColor(tint(family_of(fate), self._tokens)))
            painter.drawRoundedRect(1, 1, _SWATCH - 3, _SWATCH - 3, 3, 3)
        return QIcon(picture)

    # the tree

    def _open_tree(self, state: PagePanelState) -> None:
        if state.view is not None and state.view.tree is not None:
            deepest = max(tag.depth for tag in state.view.tree.tags)
            self._tree.setIndentation(max(1, min(_INDENT, _INDENTS // deepest)))
            self._tree.expandToDepth(self._depth_to_open(state.view.tree))
            self._show_tag(state)

    @staticmethod
    def _depth_to_open(tree: TagTree) -> int:
        rows = Counter(tag.depth for tag in tree.tags)
        depth, seen = 0, 2
        while depth < _OPEN_DEPTH and (seen := seen + rows[depth + 3]) <= _OPEN_ROWS:
            depth += 1
        return depth

    def _show_tag(self, state: PagePanelState) -> None:
        tree = None if state.view is None else state.view.tree
        if tree is None or state.tag is None:
            self._tree.clearSelection()
            self._depth.setText("")
            self._stack.setText("" if tree is None else self._of_tree(state))
            return
        index = self._model.index_of(state.tag)
        if self._tree.currentIndex().internalId() != state.tag or not self._tree.currentIndex().isValid():
            self._tree.selectionModel().blockSignals(True)
            self._tree.setCurrentIndex(index)
            self._tree.selectionModel().blockSignals(False)
        flags = QItemSelectionModel.SelectionFlag
        self._tree.selectionModel().select(index, flags.ClearAndSelect | flags.Rows)
        self._tree.scrollTo(index)
        self._tree.viewport().update()
        names = " › ".join(tree.tags[number].name for number in tree.stack(state.tag))
        self._depth.setText(self.tr("Stack {depth}:").format(depth=tree.tags[state.tag].depth))
        self._stack.setText(names)
        self._stack.setToolTip(names)

    def _of_tree(self, state: PagePanelState) -> str:
        assert state.view is not None and state.view.tree is not None
        tree = state.view.tree
        implied = sum(not tag.closed for tag in tree.tags)
        text = self.tr("{n} elements, {depth} deep; {implied} ends are implied (⌐)").format(
            n=f"{len(tree.tags):,}", depth=max(tag.depth for tag in tree.tags), implied=f"{implied:,}"
        )
        self._stack.setToolTip(text)
        return text

    def _on_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self.presenter.choose_tag(self._model.number(index))

    # its parts

    def _build(self, tokens: Tokens) -> None:
        self._sides = {side: self._side_button(side) for side in "ab"}
        self._legend = FlowBox()
        self._copy = PageCopy(tokens)
        self._copy.pointed.connect(self.presenter.choose_block)
        self._copy.stepped.connect(self.presenter.step_block)
        self._note = ElidedLabel("muted")
        self._model = TagModel(tokens, self)
        self._tree = self._tree_view()
        self._depth = label("", "small")
        self._stack = ElidedLabel("small", Qt.TextElideMode.ElideLeft)
        self._about = PageAbout(tokens)
        self._tree_side = QWidget()
        beside = QVBoxLayout(self._tree_side)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(2)
        beside.addWidget(self._tree, 1)
        line = QHBoxLayout()
        line.setSpacing(4)
        line.addWidget(self._depth)
        line.addWidget(self._stack, 1)
        beside.addLayout(line)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setChildrenCollapsible(False)
        for part, share in zip((self._copy, self._tree_side, self._about), _SHARES, strict=True):
            part.setMinimumWidth(180)
            self._splitter.addWidget(part)
            self._splitter.setStretchFactor(self._splitter.count() - 1, share)
        self._splitter.setSizes(list(_SHARES))
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(label(self.tr("Page of"), "small"))
        for button in self._sides.values():
            head.addWidget(button)
        head.addSpacing(8)
        head.addWidget(self._legend, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self._note)
        column.addWidget(self._splitter, 1)
        self.setFocusProxy(self._copy)

    def _side_button(self, side: str) -> QPushButton:
        button = QPushButton(side.upper())
        button.setProperty("role", "tab")
        button.setCheckable(True)
        button.setAccessibleName(self.tr("Page of {side}").format(side=side.upper()))
        button.clicked.connect(lambda: self._choose_side(side))
        return button

    def _choose_side(self, side: str) -> None:
        self.presenter.choose_block(None)
        self.presenter.show_side(side)
        self.show_page(self.presenter.state)  # a click on the side that is shown would uncheck it

    def _tree_view(self) -> QTreeView:
        tree = QTreeView()
        tree.setModel(self._model)
        tree.setUniformRowHeights(True)
        tree.setAllColumnsShowFocus(True)
        tree.setIndentation(_INDENT)
        tree.setFrameShape(QFrame.Shape.NoFrame)
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
