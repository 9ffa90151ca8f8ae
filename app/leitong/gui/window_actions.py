"""The actions of the table as the window has them: with keys, in the menu, and only where they can be done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from leitong.gui.menu import menu_of
from leitong.gui.translate import shown
from leitong.presenters.actions import ACTIONS

_PANE_KEYS = frozenset({"jump-across"})  # Tab belongs to the panes; elsewhere it moves the keyboard on
_REPEATED = frozenset({"next-match", "previous-match"})


class WindowActions:
    """handlers: what is done, by name: of every action of the table, and of what buttons ask for besides."""

    def __init__(self, handlers: Mapping[str, Callable[[], object]], window: QWidget) -> None:
        self._handlers = handlers
        # those of the language before go whole: what they would do would keep its widgets
        for menu in window.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
            menu.deleteLater()
        for action in window.actions():
            window.removeAction(action)
            action.deleteLater()
        self._actions = {row.name: QAction(shown("Actions", row.text), window) for row in ACTIONS}
        for row in ACTIONS:
            action = self._actions[row.name]
            action.setToolTip(shown("Actions", row.tip))
            if row.name not in _PANE_KEYS:
                action.setShortcuts([QKeySequence(key) for key in row.keys])
            action.setCheckable(row.switch)
            action.setAutoRepeat(row.name in _REPEATED)
            action.triggered.connect(handlers[row.name])
            window.addAction(action)
        self.menu = menu_of(self._actions, window)

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def do(self, name: str) -> None:
        """As if its key had been pressed."""
        if name in self._actions:
            self._actions[name].trigger()
        else:
            self._handlers[name]()

    def check(self, name: str, on: bool) -> None:
        self._actions[name].setChecked(on)

    def enable(self, names: Iterable[str], on: bool) -> None:
        for name in names:
            self._actions[name].setEnabled(on)
