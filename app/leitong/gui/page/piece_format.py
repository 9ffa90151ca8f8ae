"""Puts one piece of a page's copy into a text document: its ground, its indent, and how its words are set."""

from __future__ import annotations

from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)

from leitong.gui.page.tints import ink, tint
from leitong.gui.tokens import Tokens
from leitong.pages.signs import Family
from leitong.presenters.page.view import Look, Piece

_STEP = 18  # pixels of indent
_LARGER = {"h1": 1.5, "h2": 1.3, "h3": 1.15}
_BEFORE = {"li": "•\u2002", "quote": "❝\u2002"}


def put(cursor: QTextCursor, piece: Piece, family: Family, tokens: Tokens, size: float) -> None:
    """At the cursor, as a paragraph. size: points of ordinary letters."""
    heading = piece.kind.startswith("h")
    outside = QTextBlockFormat()
    outside.setBackground(QColor(tint(family, tokens)))
    outside.setLeftMargin(4 + _STEP * piece.indent)
    outside.setRightMargin(4)
    outside.setTopMargin(5 if heading else 1)
    outside.setBottomMargin(1)
    cursor.setBlockFormat(outside)
    plain = QTextCharFormat()
    plain.setForeground(QBrush(QColor(ink(family, tokens))))
    if piece.kind in _LARGER:
        plain.setFontPointSize(size * _LARGER[piece.kind])
    cursor.insertText(_BEFORE.get(piece.kind, ""), plain)
    for run in piece.runs:
        cursor.insertText(run.text, _set(run.look | Look.STRONG if heading else run.look, plain))


def _set(look: int, plain: QTextCharFormat) -> QTextCharFormat:
    made = QTextCharFormat(plain)
    if look & Look.STRONG:
        made.setFontWeight(QFont.Weight.DemiBold)
    made.setFontItalic(bool(look & Look.SLANTED))
    made.setFontUnderline(bool(look & Look.LINK))
    made.setFontStrikeOut(bool(look & Look.STRUCK))
    if look & Look.CODE:
        made.setFontFamilies(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).families())
    return made
