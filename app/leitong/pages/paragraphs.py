"""Plain text, PDF and DOCX as a page: every paragraph is a topic block, and nothing is voted on."""

from __future__ import annotations

from collections import Counter

from leitong.documents.document import Document
from leitong.errors import LimitExceeded
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.pages.fates import BODY
from leitong.pages.later import LaterSequence
from leitong.pages.page import Block, BlockKind, LayoutProfile, Page, PageKind
from leitong.pages.script import language_by_script
from leitong.pages.titles import letters
from leitong.spans import Span

# each is a block; within them a text takes less than 5 s and 500 MB
MAX_PARAGRAPHS = 300_000


def page_of_paragraphs(document: Document) -> Page:
    """The body is the document's text without its empty lines.

    Raises LimitExceeded above `MAX_PARAGRAPHS`.
    """
    lines = [line for line in document.content.split("\n") if line.strip()]
    if len(lines) > MAX_PARAGRAPHS:
        raise LimitExceeded(
            document.source,
            Message(
                QT_TRANSLATE_NOOP("Core", "The text has {paragraphs} paragraphs; {limit} is the most."),
                {"paragraphs": len(lines), "limit": MAX_PARAGRAPHS},
            ),
        )
    body = "\n".join(lines)
    title = document.title or ""
    return Page(
        title=title,
        content_title=title,
        description="",
        declared_keywords=(),
        body=body,
        kind=PageKind.TOPIC if lines else PageKind.EMPTY,
        blocks=LaterSequence(lambda: _blocks(body)),
        links=(),
        images=(),
        layout=_layout(document),
        language=language_by_script(body),
    )


def _blocks(body: str) -> tuple[Block, ...]:
    blocks = []
    start = 0
    for line in body.split("\n") if body else ():
        span = Span(start, start + len(line))
        blocks.append(Block(line, BlockKind.TOPIC, (), "", BODY, span, letters=len(letters(line))))
        start = span.end + 1
    return tuple(blocks)


def _layout(document: Document) -> LayoutProfile:
    """Paragraph styles in the place of tags: (list level, "style table-shape")."""
    entries = [(level, f"{style} {table}".strip()) for style, level, table in document.layout]
    outline = tuple(entry for i, entry in enumerate(entries) if not i or entries[i - 1] != entry)
    return LayoutProfile(outline, dict(Counter(f"{level}/{style}" for level, style in entries)))
