"""Says that two texts share no passage, and what comes nearest to one."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from leitong.compare.comparison import Comparison
from leitong.gui.labels import label
from leitong.gui.translate import one_after_another, said
from leitong.presenters.matches import excerpt
from leitong.presenters.nearest import Nearest, nearest
from leitong.presenters.peel_words import size_words
from leitong.presenters.script import ideographic

_EXCERPT = 40


class NothingShared(QFrame):
    asked = Signal(object)  # the Nearest run, to be shown

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._near: Nearest | None = None
        self._words = label("", "muted")
        self._go = QPushButton()
        self._go.setProperty("role", "quiet")
        self._go.clicked.connect(lambda _checked=False: self.asked.emit(self._near))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 4)
        row.setSpacing(8)
        row.addWidget(self._words)
        row.addWidget(self._go)
        row.addStretch()
        self.hide()

    @property
    def words(self) -> str:
        """All that is said now."""
        return one_after_another([self._words.text(), self._go.text()]) if not self.isHidden() else ""

    def show_pair(self, comparison: Comparison | None) -> None:
        """comparison: one without passages; None: there is nothing to say."""
        self.setVisible(comparison is not None)
        if comparison is None:
            return
        shortest = comparison.rules.shortest
        self._words.setText(
            self.tr("No shared passage has {n} words.").format(n=shortest)
            if shortest
            else self.tr("The two texts share no passage.")
        )
        self._near = nearest(comparison.a.units, comparison.b.units)
        self._go.setVisible(self._near is not None)
        if self._near is not None:
            text = excerpt(self._near.a.of(comparison.a.text))
            short = text if len(text) <= _EXCERPT else text[:_EXCERPT] + "…"
            size = said(size_words(self._near.size, ideographic(text)))
            self._go.setText(self.tr("Nearest: {size}, “{text}”").format(size=size, text=short))
