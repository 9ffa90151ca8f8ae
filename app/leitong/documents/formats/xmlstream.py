"""Events of one XML part, without its tree in memory, with nothing expanded and nothing fetched."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from leitong.errors import LimitExceeded
from leitong.messages import QT_TRANSLATE_NOOP, Message

REPAIRED = QT_TRANSLATE_NOOP("Core", "The XML of part {part} is damaged; what could be read of it is shown.")
ENTITIES = QT_TRANSLATE_NOOP(
    "Core", "Part {part} defines entities, which Word never does; they were left out."
)
TOO_DEEP = QT_TRANSLATE_NOOP(
    "Core", "Its part {part} is nested too deeply or holds an oversized piece of text."
)

_PROLOG = 4096
_LONGEST_DOCTYPE = 1024 * 1024
_DOCTYPE = re.compile(rb"<!DOCTYPE[^\[>]*(?:\[.*?\]\s*)?>", re.S)
# libxml2 stops at 256 open elements and 10 MB a text node unless told otherwise; we never tell it
_HUGE = ("XML_PARSE_HUGE", "Excessive depth", "huge text node")


class NotWellFormedError(Exception):
    """The XML breaks off or does not nest; only with `recover=False`."""


def events(
    source: str, part: str, chunks: Iterable[bytes], tags: Sequence[str] | None, *, recover: bool
) -> Iterator[tuple[str, Any]]:
    """("start" | "end", element) for elements of `tags` (Clark's notation; None: all) in document order.

    An element is emptied after its "end" has been taken, so that memory does not grow with the part. With
    `recover` what libxml2 makes of broken XML is given. Raises NotWellFormedError, LimitExceeded.
    """
    from lxml import etree  # noqa: PLC0415 - loads a library of several megabytes

    parser = etree.XMLPullParser(
        events=("start", "end"),
        tag=tags,
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        remove_comments=True,
        remove_pis=True,
        recover=recover,
    )
    try:
        for chunk in chunks:
            parser.feed(chunk)
            yield from _taken(parser)
        parser.close()
    except etree.XMLSyntaxError as error:
        if any(sign in str(error) for sign in _HUGE):
            raise LimitExceeded(source, Message(TOO_DEEP, {"part": part})) from error
        if not recover:
            raise NotWellFormedError(str(error)) from error
    yield from _taken(parser)


def without_doctype(chunks: Iterable[bytes]) -> tuple[bool, Iterator[bytes]]:
    """Whether a document type was declared, and the chunks without it.

    A document type can only define entities, to blow up or to fetch; Office writes none. One in UTF-16 stays, and
    is met by a parser that expands nothing.
    """
    rest = iter(chunks)
    head = next(rest, b"")
    if b"<!DOCTYPE" not in head[:_PROLOG]:
        return False, chain((head,), rest)
    while len(head) < _LONGEST_DOCTYPE and (chunk := next(rest, b"")):
        head += chunk
    return True, chain((_DOCTYPE.sub(b"", head, count=1),), rest)


def text_of(element: Any) -> str:
    """The element's own text, without what stands for an unexpanded entity in it."""
    text: str = element.text or ""
    return text + "".join(child.tail or "" for child in element) if len(element) else text


def _taken(parser: Any) -> Iterator[tuple[str, Any]]:
    for event, element in parser.read_events():
        yield event, element
        if event == "end":
            element.clear(keep_tail=True)
