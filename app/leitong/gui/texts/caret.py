"""Where caret and selection of a pane stand in its body, and what is selected of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QTextCursor

from leitong.presenters.shown_text import LineKind
from leitong.spans import Span

if TYPE_CHECKING:
    from leitong.gui.texts.spaced_text import SpacedText


def body_point(pane: SpacedText, cursor: QTextCursor) -> int | None:
    """The code point at a cursor; None on a line that is not of the body."""
    line = cursor.blockNumber()
    return None if pane.shown.extra(line) else pane.shown.point(line, cursor.positionInBlock())


def selected_span(pane: SpacedText) -> Span | None:
    """What is selected of the body, if anything is."""
    cursor = pane.textCursor()
    ends = []
    for position in (cursor.selectionStart(), cursor.selectionEnd()):
        cursor.setPosition(position)
        ends.append(pane.shown.point(cursor.blockNumber(), cursor.positionInBlock()))
    return Span(*ends) if ends[0] < ends[1] else None


def selected_text(pane: SpacedText) -> str:
    """What is selected, without the lines that say what is hidden; all lines have to be there."""
    cursor = pane.textCursor()
    start, end = cursor.selectionStart(), cursor.selectionEnd()
    block = pane.document().findBlock(start)
    kept: list[str] = []
    while block.isValid() and block.position() <= end:
        extra = pane.shown.extra(block.blockNumber())
        if extra is None or extra.kind is LineKind.LEFT_OUT:
            begin = max(0, start - block.position())
            kept.append(_units(block.text(), begin, end - block.position()))
        block = block.next()
    return "\n".join(kept)


def _units(text: str, begin: int, end: int) -> str:
    """A stretch of a text between two UTF-16 offsets."""
    encoded = text.encode("utf-16-le", "surrogatepass")
    return encoded[2 * begin : 2 * max(begin, end)].decode("utf-16-le", "replace")
