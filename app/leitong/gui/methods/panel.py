"""The place of the Methods panel, filled when it is first seen: few who compare ask for every method."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from leitong.compare.comparison import Comparison
from leitong.gui.panel import Panel
from leitong.gui.tokens import Tokens
from leitong.presenters.focus import SharedFocus

if TYPE_CHECKING:
    from leitong.gui.asker import Asker
    from leitong.gui.methods.view import MethodsView, Pair
    from leitong.presenters.methods.memory import MethodMemory


class MethodsPanel(Panel):
    """Asks the working process through the Asker that the window gives it."""

    def __init__(self, focus: SharedFocus, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Methods"))
        self._focus = focus
        self._tokens = tokens
        self._asking: tuple[Asker, Callable[[], Pair | None], MethodMemory] | None = None
        self._view: MethodsView | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 4, 0, 0)

    @property
    def view(self) -> MethodsView:
        """What is seen, made when first asked for."""
        if self._view is None:
            from leitong.gui.methods.view import MethodsView  # noqa: PLC0415 - late on purpose

            self._view = MethodsView(self._focus, self._tokens)
            self._column.addWidget(self._view)
            self.lead(self._view.table)
            if self._asking is not None:
                self._view.ask_through(*self._asking)
        return self._view

    def ask_through(self, asker: Asker, pair: Callable[[], Pair | None], memory: MethodMemory) -> None:
        """pair: the two sources that are compared and by which rules, None if none are. memory: keeps choices."""
        self._asking = (asker, pair, memory)
        if self._view is not None:
            self._view.ask_through(asker, pair, memory)

    def show_comparison(self, comparison: Comparison | None) -> None:
        if comparison is not None or self._view is not None:
            self.view.show_comparison(comparison)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        if self._view is not None:
            self._view.set_tokens(tokens)
