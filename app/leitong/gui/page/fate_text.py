"""What became of a block, as a word with its sign."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from leitong.gui.translate import said
from leitong.pages.fates import BODY
from leitong.presenters.peel_words import fate_name


def fate_text(fate: str) -> str:
    """Such as "navigation"."""
    return QCoreApplication.translate("PagePanel", "body") if fate == BODY else said(fate_name(fate))
