"""What a chip tells of one document: small enough to cross processes at any moment."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.messages import Message


@dataclass(frozen=True, slots=True)
class DocumentFacts:
    """languages: codes, the commonest first; two or more: the text is mixed. encoding: None if it has none to name.

    guessed: the encoding was guessed from the bytes. pages: printed pages, 0 where there are none.
    preview: the first letters of the shown text. warnings: what the person should know, most important first.
    """

    title: str
    format: str
    encoding: str | None
    guessed: bool
    languages: tuple[str, ...]
    paragraphs: int
    words: int
    pages: int
    byte_size: int
    sha256: str
    preview: str
    warnings: tuple[Message, ...]
