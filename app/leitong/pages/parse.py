"""HTML text → HTML5 tree, within limits on length and tags."""

from __future__ import annotations

import re

import turbohtml
from turbohtml import Document, Element

from leitong.errors import LimitExceeded
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.pages.costly_tags import without_costly_tags

# within them a page takes less than 5 s and 500 MB
MAX_CHARACTERS = 5_000_000
MAX_TAGS = 100_000
# end tags that make an element where there is nothing to end
_MAKING_ENDS = re.compile("</(?:p|br)[^a-z]", re.IGNORECASE)


def parse(source: str, html: str) -> Document:
    """The HTML5 tree of `html` as a browser builds it that runs scripts: `<noscript>` holds one text.

    Elements more than 512 deep are laid beside each other, as browsers do.
    Raises LimitExceeded, which names `source`, above `MAX_CHARACTERS` or `MAX_TAGS`.
    """
    if len(html) > MAX_CHARACTERS:
        raise LimitExceeded(
            source,
            Message(
                QT_TRANSLATE_NOOP("Core", "The page has {characters} characters; {limit} is the most."),
                {"characters": len(html), "limit": MAX_CHARACTERS},
            ),
        )
    # no tag is shorter than "<b>"
    if len(html) > 3 * MAX_TAGS and (brackets := html.count("<")) > MAX_TAGS:
        check_tags(source, brackets - html.count("</"))
        check_tags(source, sum(1 for _ in _MAKING_ENDS.finditer(html)))
    return turbohtml.parse(
        without_costly_tags(html), positions=False, scripting=True, allow_declarative_shadow_roots=False
    )


def root_of(tree: Document) -> Element:
    """Its `<html>` element."""
    root = tree.root
    assert root is not None, "an HTML5 parser always makes a root"
    return root


def check_tags(source: str, tags: int) -> None:
    """Raises LimitExceeded, which names `source`, above `MAX_TAGS`."""
    if tags > MAX_TAGS:
        raise LimitExceeded(
            source,
            Message(
                QT_TRANSLATE_NOOP("Core", "The page has {tags} tags; {limit} is the most."),
                {"tags": tags, "limit": MAX_TAGS},
            ),
        )
