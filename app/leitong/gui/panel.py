"""What stands below the two texts when it is asked for: votes, keywords, and other ways to look at the pair."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from leitong.compare.comparison import Comparison
from leitong.gui.tokens import Tokens


class Panel(QWidget):
    """Filled when it is first seen; speaks with texts and other panels only through the shared focus.

    A panel more is a row in `CompareScreen.panels`, one in PANELS of gui/panel_tabs, one in ACTIONS, and an icon.
    """

    _first: QWidget | None = None

    def lead(self, first: QWidget) -> None:
        """Say which widget gets the keyboard; as a focus proxy it would hide all others from Tab."""
        self._first = first

    def take_focus(self, reason: Qt.FocusReason) -> None:
        (self._first or self).setFocus(reason)

    def preparing(self) -> Iterator[None]:
        """Make what takes long, a part a turn, while nothing else is to be done."""
        yield from ()

    def show_comparison(self, comparison: Comparison | None) -> None:
        """Show another pair; None: nothing is compared."""
        raise NotImplementedError

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another palette."""
        raise NotImplementedError
