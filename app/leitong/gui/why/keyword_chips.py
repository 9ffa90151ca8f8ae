"""The keywords of each document in one line under its pane: shared ones, and those that only it has."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QIcon, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from leitong.compare.comparison import Comparison
from leitong.gui.icons import icon
from leitong.gui.labels import label
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.presenters.focus import SharedFocus
from leitong.presenters.keywords import Group, KeywordRow, KeywordsPresenter, KeywordsState, about

_GAP = 8  # pixels between chips
_LONGEST = 160  # pixels of a word


class _Chip(QToolButton):
    """One keyword. entered, left: the mouse came, went."""

    entered = Signal(str)
    left = Signal()

    def __init__(self, row: KeywordRow, parent: QWidget) -> None:
        super().__init__(parent)
        self.term = row.term
        self._sign = "shared" if row.group is Group.SHARED else "only"
        self.setText(self.fontMetrics().elidedText(row.term, Qt.TextElideMode.ElideMiddle, _LONGEST))
        self.setProperty("role", "pill")
        self.setIconSize(QSize(12, 12))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setCheckable(True)
        self.setToolTip(said(about(row)))
        self.setAccessibleName(said(about(row)))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_icons(self, icons: Mapping[str, QIcon]) -> None:
        self.setIcon(icons[self._sign])

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit(self.term)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()


class _ChipLine(QWidget):
    """As many chips of one document as fit, heaviest first."""

    def __init__(self, side: str, presenter: KeywordsPresenter, parent: QWidget) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self._label = label(self.tr("Keywords {side}").format(side=side), "small", parent=self)
        self._icons: Mapping[str, QIcon] = {}
        self._rows: tuple[KeywordRow, ...] = ()
        self._chips: list[_Chip] = []
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_colour(self, colour: str) -> None:
        self._icons = {name: icon(name, colour, 12) for name in ("shared", "only")}
        for chip in self._chips:
            chip.set_icons(self._icons)

    def show_rows(self, rows: tuple[KeywordRow, ...]) -> None:
        if rows == self._rows:
            return
        self._rows = rows
        for chip in self._chips:
            chip.hide()
            chip.deleteLater()
        self._chips = [self._chip(row) for row in rows]
        self._put_into_tab_order()
        self.updateGeometry()
        self._place()

    def _put_into_tab_order(self) -> None:
        """To where the line stands: what is made late comes last of all. Qt takes only places that Tab stops at."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for before, after in pairwise((self, *self._chips)):
            QWidget.setTabOrder(before, after)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def light(self, term: str | None) -> None:
        for chip in self._chips:
            chip.setChecked(chip.term == term)

    def sizeHint(self) -> QSize:
        height = max((chip.sizeHint().height() for chip in self._chips), default=24)
        return QSize(200, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _chip(self, row: KeywordRow) -> _Chip:
        chip = _Chip(row, self)
        chip.set_icons(self._icons)
        chip.entered.connect(self._presenter.hover)
        chip.left.connect(lambda: self._presenter.hover(None))
        chip.clicked.connect(lambda _checked=False, term=row.term: self._presenter.hold(term))
        return chip

    def _place(self) -> None:
        x, height = 0, self.height()
        for widget in (self._label, *self._chips):
            size = widget.sizeHint()
            fits = x + size.width() <= self.width() and bool(self._chips)
            widget.setVisible(fits)
            if fits:
                widget.setGeometry(x, (height - size.height()) // 2, size.width(), size.height())
            x += size.width() + _GAP


class KeywordChips(QWidget):
    """One line: A's keywords in the left half, B's in the right. Point at one to light it, click to hold it."""

    def __init__(self, focus: SharedFocus, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Keywords"))
        self._presenter = KeywordsPresenter(focus, self)
        self._lines = tuple(_ChipLine(side, self._presenter, self) for side in "AB")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(16)
        for line in self._lines:
            layout.addWidget(line, 1)
        self.set_tokens(tokens)

    def show_comparison(self, comparison: Comparison | None) -> None:
        """Show the keywords of a pair; None: nothing is compared."""
        self._presenter.compare(comparison)

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another palette."""
        for line, colour in zip(self._lines, (tokens.a, tokens.b), strict=True):
            line.set_colour(colour)

    def show_state(self, state: KeywordsState) -> None:
        """Draw what the presenter says."""
        for line, rows in zip(self._lines, (state.top_a, state.top_b), strict=True):
            line.show_rows(rows)
            line.light(state.term)
