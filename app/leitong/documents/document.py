"""A document: bytes from a path, an address or the clipboard, decoded and of a known format."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from leitong.messages import Message


class Format(StrEnum):
    HTML = "html"
    TEXT = "txt"
    MARKDOWN = "md"
    PDF = "pdf"
    DOCX = "docx"


class EncodingOrigin(StrEnum):
    """How the encoding was found, most certain first."""

    GIVEN = "given"  # the person chose it
    BOM = "bom"
    ESCAPES = "escapes"  # ISO-2022-JP and HZ name themselves
    UTF8 = "utf-8"  # the bytes are valid (or nearly valid) UTF-8
    DECLARED = "declared"  # a meta tag or XML declaration
    ZERO_BYTES = "zero-bytes"  # UTF-16 without a mark
    DETECTED = "detected"  # guessed from the bytes
    NONE = "none"  # pasted text, or a format that states its own encoding inside (PDF, DOCX)


@dataclass(frozen=True, slots=True)
class Document:
    """One loaded document.

    source: path, URL or label of pasted text, as the person gave it.
    content: for HTML and Markdown the decoded source; for text, PDF and DOCX the plain text, one paragraph a line,
        "\\n" only.
    encoding: Python's name of the encoding, None where the bytes are not text (PDF, DOCX) or were pasted.
    replaced: how many undecodable places became U+FFFD.
    byte_size, sha256 (64 hex digits): of the bytes as they came (pasted text: of its UTF-8).
    title: from the metadata of PDF and DOCX; None for the rest (a page's title is read from its tags).
    layout: for DOCX one entry a paragraph or table, (style name, list level, table shape); else empty.
    page_starts: for PDF the offset in `content` at which each printed page begins; else empty.
    warnings: what the person should know (undecodable bytes, repaired XML, disguised entities …).
    """

    source: str
    format: Format
    content: str
    encoding: str | None
    encoding_origin: EncodingOrigin
    replaced: int
    byte_size: int
    sha256: str
    title: str | None = None
    layout: tuple[tuple[str, int, str], ...] = ()
    page_starts: tuple[int, ...] = ()
    warnings: tuple[Message, ...] = ()
