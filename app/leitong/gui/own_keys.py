"""Keys that a focused picture or table keeps for itself, although the window has shortcuts on them."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent


def keeps(event: QEvent, keys: Collection[Qt.Key]) -> bool:
    """Whether `event` is Qt's question who gets a key, and the answer is: the widget that has the keyboard.

    An accepted `ShortcutOverride` comes back as a key press; otherwise the window's shortcut takes it. Keys held
    with Ctrl, Alt or Meta stay the window's.
    """
    if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    held = Qt.KeyboardModifier
    others = held.ControlModifier | held.AltModifier | held.MetaModifier
    if event.modifiers() & others or Qt.Key(event.key()) not in keys:
        return False
    event.accept()
    return True
