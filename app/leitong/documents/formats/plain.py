"""Plain text: the lines as they were written, with one kind of line end."""

from __future__ import annotations

import re

from leitong.documents.formats.reading import Content, Raw

# every line end of Unicode (UAX 14 class BK, CR, LF, NL)
_LINE_END = re.compile("\r\n|[\r\v\f\x85\u2028\u2029]")


def one_line_end(text: str) -> str:
    """`text` with "\\n" as its only line end, and without the marks that joined files leave at line starts."""
    if not text.isascii() or "\r" in text or "\v" in text or "\f" in text:
        text = _LINE_END.sub("\n", text)
        # a byte order mark that begins a line is what `cat one.txt two.txt` leaves, not a letter
        text = text.replace("\n\ufeff", "\n")
    return text


def read(raw: Raw) -> Content:
    """The text itself. Hard-wrapped lines are kept: what the person sees is what was written."""
    return Content(one_line_end(raw.text))
