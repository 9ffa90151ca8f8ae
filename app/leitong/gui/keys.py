"""Keys as a person reads them."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from leitong.presenters.actions import Action


def key_text(key: str) -> str:
    """A portable key name in the manner of this system and language."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


def keys_text(action: Action) -> str:
    return "  ".join(key_text(key) for key in action.keys)
