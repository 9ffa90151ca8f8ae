"""HTML text → HTML5 tree, within limits on length, tags and depth."""

from __future__ import annotations

from selectolax.lexbor import LexborDocumentOptions, LexborHTMLParser

from leitong.errors import LimitExceeded
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.pages.depth import HARMLESS_TAGS, flattened

# within them a page takes less than 5 s and 500 MB
MAX_CHARACTERS = 10_000_000
MAX_TAGS = 100_000
_HEAD = 20_000
# no script listens
_WITHOUT_EVENTS = int(LexborDocumentOptions.WO_EVENTS)


def parse(source: str, html: str) -> LexborHTMLParser:
    """The HTML5 tree of `html`, flattened where it nests too deep.

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
    # a page has no more tags than it has of these
    marks = html.count("<")
    if marks > HARMLESS_TAGS:
        html = flattened(html)
    if marks > MAX_TAGS:
        check_tags(source, html.count("<") - html.count("</"))
    return LexborHTMLParser(_without_noscript_in_head(html), options=_WITHOUT_EVENTS)


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


def _without_noscript_in_head(html: str) -> str:
    """Text of a `noscript` in the head would end the head and stand first in the body."""
    start = html.find("<noscript", 0, _HEAD)
    if start < 0:
        return html
    end = html.find("<body")
    if 0 <= end < start:
        return html
    close = html.find("</noscript>", start)
    # a script that writes one down would lose its end
    if close < 0 or 0 <= end < close or "script>" in html[start + len("<noscript>") : close]:
        return html
    return html[:start] + html[close + len("</noscript>") :]
