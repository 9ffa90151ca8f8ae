"""HTML and Markdown: the content is the decoded source; the pages room reads its structure."""

from __future__ import annotations

from leitong.documents.formats.reading import Content, Raw


def read(raw: Raw) -> Content:
    """The source text with "\\n" as the only line end, as the HTML standard asks for before parsing."""
    text = raw.text
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return Content(text)
