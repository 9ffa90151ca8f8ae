"""The menu of all actions, group by group, from their table."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from leitong.gui.translate import shown
from leitong.presenters.actions import ACTIONS

LEFT_OUT = frozenset({"menu", "compare", "library"})


def menu_of(actions: Mapping[str, QAction], parent: QWidget) -> QMenu:
    """actions: by their name in the table; their keys and states show in the menu."""
    menu = QMenu(parent)
    groups: dict[str, QMenu] = {}
    for row in ACTIONS:
        if row.name in LEFT_OUT:
            continue
        if row.group not in groups:
            groups[row.group] = menu.addMenu(shown("Actions", row.group))
        groups[row.group].addAction(actions[row.name])
    return menu
