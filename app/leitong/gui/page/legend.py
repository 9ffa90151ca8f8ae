"""What became of the blocks of a page, counted: each pill goes on to the next of its kind."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QToolButton, QWidget

from leitong.gui.flow import FlowBox
from leitong.gui.page.fate_text import fate_text
from leitong.gui.page.tints import tint
from leitong.gui.painting import painting
from leitong.gui.pens import hairline
from leitong.gui.tokens import Tokens
from leitong.pages.page import Page
from leitong.pages.signs import family_of, sign_of

_SWATCH = 14


class Legend(FlowBox):
    """asked: a fate, to see the next block that has it."""

    asked = Signal(str)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self.pills: tuple[QToolButton, ...] = ()

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens

    def show_page(self, page: Page | None, room: int) -> None:
        """room: pixels; with less than their names need, signs and counts have to do."""
        counts = Counter(block.fate for block in page.blocks).most_common() if page is not None else []
        self.pills = tuple(self._pill(fate, count) for fate, count in counts)
        if sum(pill.sizeHint().width() + 6 for pill in self.pills) > room:
            for pill, (fate, count) in zip(self.pills, counts, strict=True):
                pill.setText(f"{sign_of(fate)} {count:,}")
        self.set_widgets(self.pills)

    def _pill(self, fate: str, count: int) -> QToolButton:
        name = fate_text(fate)
        pill = QToolButton()
        pill.setProperty("role", "pill")
        pill.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        pill.setIconSize(QSize(_SWATCH, _SWATCH))
        pill.setIcon(self._swatch(fate))
        pill.setText(f"{sign_of(fate)} {name} {count:,}")
        pill.setAccessibleName(f"{name} {count:,}")
        pill.setToolTip(self.tr("{name}: go to the next").format(name=name))
        pill.clicked.connect(lambda: self.asked.emit(fate))
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
