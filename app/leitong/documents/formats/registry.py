"""Which reader reads which format: the one place where a later format is entered."""

from __future__ import annotations

from leitong.documents.document import Format
from leitong.documents.formats import docx, markup, pdf, plain
from leitong.documents.formats.reading import Reader

READERS: dict[Format, Reader] = {
    Format.HTML: markup.read,
    Format.TEXT: plain.read,
    Format.MARKDOWN: markup.read,
    Format.PDF: pdf.read,
    Format.DOCX: docx.read,
}
