"""Keys as a person reads them."""

from __future__ import annotations

import sys

from PySide6.QtGui import QKeySequence

_SIGNS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "Return": "Enter"}


def key_text(key: str) -> str:
    """A portable key name as this system's keyboards show it; arrows are signs, which every language reads."""
    if sys.platform == "darwin":
        return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key
    *modifiers, last = [key] if key in "+" else key.split("+")
    return "+".join([*modifiers, _SIGNS.get(last, last)])
