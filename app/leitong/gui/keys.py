"""Keys as a person reads them."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence


def key_text(key: str) -> str:
    """A portable key name in the manner of this system and language."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key
