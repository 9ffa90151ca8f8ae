"""Document → Page: what a page says, where its body is, and why (ALGORITHMS S01–S05)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from leitong.documents.document import Document, Format
from leitong.errors import LimitExceeded
from leitong.pages.html import WalkedHtml, pages_of_html, walk_html
from leitong.pages.markdown import page_of_markdown
from leitong.pages.page import Page
from leitong.pages.paragraphs import page_of_paragraphs
from leitong.pages.parse import MAX_TAGS
from leitong.pages.votetable import VoteTable

# pages that are measured together, unless they have more characters or tags: more gain little time, and what is
# measured of a block takes a kilobyte
_MOST_PAGES = 16
_MOST_CHARACTERS = 3_000_000
_MOST_TAGS = MAX_TAGS


def structure(document: Document, *, whole: bool = False, votes: VoteTable | None = None) -> Page:
    """Understand a loaded document as a page. Nothing in it is fetched or executed.

    whole: links, pictures and layout will be read too, which then costs an HTML page no second parse.
    votes: what the blocks of an HTML page are voted on with; the learned table if None.

    Raises LimitExceeded for HTML and Markdown beyond the limits of pages/parse.
    """
    (page,) = structures([document], whole=whole, votes=votes)
    if isinstance(page, LimitExceeded):
        raise page
    return page


def structures(
    documents: Iterable[Document], *, whole: bool = False, votes: VoteTable | None = None
) -> Iterator[Page | LimitExceeded]:
    """`structure` of each, in order, or why it has none: in less time, since HTML pages are measured together.

    A page is the same, to the last digit, whatever it is read with. So many documents are taken at a time that what
    they need stays within bounds, and only then their pages are given.
    """
    begun: list[WalkedHtml | Page | LimitExceeded] = []
    characters = tags = 0
    for document in documents:
        size, brackets = len(document.content), document.content.count("<")
        characters, tags = characters + size, tags + brackets
        if len(begun) == _MOST_PAGES or characters > _MOST_CHARACTERS or tags > _MOST_TAGS:
            yield from _finished(begun, votes)
            begun, characters, tags = [], size, brackets
        begun.append(_begun(document, whole))
    yield from _finished(begun, votes)


def _begun(document: Document, whole: bool) -> WalkedHtml | Page | LimitExceeded:
    try:
        if document.format is Format.HTML:
            return walk_html(document, whole=whole)
        if document.format is Format.MARKDOWN:
            return page_of_markdown(document)
        return page_of_paragraphs(document)
    except LimitExceeded as error:
        # where it came from holds on to the document
        return error.with_traceback(None)


def _finished(
    begun: Sequence[WalkedHtml | Page | LimitExceeded], votes: VoteTable | None
) -> Iterator[Page | LimitExceeded]:
    pages = iter(pages_of_html([one for one in begun if isinstance(one, WalkedHtml)], votes))
    for one in begun:
        yield next(pages) if isinstance(one, WalkedHtml) else one
