"""Document → Page: what a page says, where its body is, and why (ALGORITHMS S01–S05)."""

from __future__ import annotations

from leitong.documents.document import Document, Format
from leitong.pages.html import page_of_html
from leitong.pages.markdown import page_of_markdown
from leitong.pages.page import Page
from leitong.pages.paragraphs import page_of_paragraphs
from leitong.pages.votetable import VoteTable


def structure(document: Document, *, whole: bool = False, votes: VoteTable | None = None) -> Page:
    """Understand a loaded document as a page. Nothing in it is fetched or executed.

    whole: links, pictures and layout will be read too, which then costs an HTML page no second parse.
    votes: what the blocks of an HTML page are voted on with; the learned table if None.

    Raises LimitExceeded for HTML and Markdown beyond the limits of pages/parse.
    """
    if document.format is Format.HTML:
        return page_of_html(document, votes, whole=whole)
    if document.format is Format.MARKDOWN:
        return page_of_markdown(document)
    return page_of_paragraphs(document)
