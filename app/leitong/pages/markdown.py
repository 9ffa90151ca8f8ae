"""Markdown → Page: rendered to HTML and read by the same walk; every block is topic, nothing is voted on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from markdown_it import MarkdownIt

from leitong.documents.document import Document
from leitong.pages.fates import BODY, HIDDEN, PICTURE
from leitong.pages.html import pages_of_html, walk_html
from leitong.pages.page import Block, BlockKind, Page, PageKind
from leitong.pages.parse import check_tags
from leitong.pages.script import language_by_script
from leitong.spans import Span

_FRONT_MATTER = re.compile(r"\A\ufeff?---[ \t]*\n(.*?)\n(?:---|\.\.\.)[ \t]*(?:\n|\Z)", re.DOTALL)
_TITLE = re.compile(r"^title:[ \t]*(.+)$", re.MULTILINE)


def page_of_markdown(document: Document) -> Page:
    """CommonMark with tables. Front matter is left out, but its title is read."""
    front = _FRONT_MATTER.match(document.content)
    declared = _TITLE.search(front[1]) if front else None
    html = replace(document, content=rendered(document.source, document.content))
    (page,) = pages_of_html([walk_html(html)])
    blocks = _all_taken(page.blocks)
    body = "\n".join(block.text for block in blocks if block.body_span is not None)
    title = declared[1].strip().strip("\"'") if declared else ""
    first = next((b.text for b in blocks if re.search(r"/h[1-6]$", b.path)), "")
    return replace(
        page,
        title=title or first,
        content_title=title or first,
        blocks=blocks,
        body=body,
        kind=PageKind.TOPIC if body else page.kind,
        language=language_by_script(body),
        fallback=False,
    )


def rendered(source: str, content: str) -> str:
    """The HTML of a Markdown text without its front matter. Raises LimitExceeded, which names `source`."""
    front = _FRONT_MATTER.match(content)
    text = content[front.end() :] if front else content
    # each may become a tag, and rendering them costs more than reading them
    check_tags(source, text.count("|") + text.count("["))
    html: str = _renderer().render(text)
    return html


@cache
def _renderer() -> MarkdownIt:
    return MarkdownIt("commonmark").enable("table")


def _all_taken(blocks: Sequence[Block]) -> tuple[Block, ...]:
    taken = []
    start = 0
    for block in blocks:
        if not block.text or block.fate == HIDDEN:
            fate = HIDDEN if block.text else PICTURE
            taken.append(block._replace(votes=(), fate=fate, body_span=None))
            continue
        span = Span(start, start + len(block.text))
        start = span.end + 1
        taken.append(block._replace(kind=BlockKind.TOPIC, votes=(), fate=BODY, body_span=span))
    return tuple(taken)
