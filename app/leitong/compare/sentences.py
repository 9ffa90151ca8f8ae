"""Cut a text into sentences and lines, to say what was taken out, put in or moved."""

from __future__ import annotations

import re

from leitong.spans import Span

# a full stop ends a sentence only before white space, so that 3.14 and www.a.cn stay whole
_SENTENCE = re.compile(r"[^\n]*?(?:[。！？!?；…]+[”’」』\"')）]*|\.+[”’\"')]*(?=\s|$)|(?=\n)|$)")
_LINE = re.compile(r"[^\n]+")


def sentences(text: str) -> list[Span]:
    """Spans of the sentences of `text`, without the white space around them; a line break ends one, too."""
    return [span for match in _SENTENCE.finditer(text) if (span := _trimmed(text, *match.span()))]


def lines(text: str) -> list[Span]:
    """Spans of the lines of `text` that are not blank: paragraphs, as a page's body has one a line."""
    return [span for match in _LINE.finditer(text) if (span := _trimmed(text, *match.span()))]


def _trimmed(text: str, start: int, end: int) -> Span | None:
    stretch = text[start:end]
    left = len(stretch) - len(stretch.lstrip())
    right = len(stretch) - len(stretch.rstrip())
    return Span(start + left, end - right) if left < len(stretch) else None
