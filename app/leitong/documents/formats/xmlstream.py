"""One XML part read as a stream, without its tree in memory, with nothing expanded and nothing fetched."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, Protocol

from leitong.documents.limits import Limits
from leitong.errors import LimitExceeded
from leitong.messages import QT_TRANSLATE_NOOP, Message

REPAIRED = QT_TRANSLATE_NOOP("Core", "The XML of part {part} is damaged; what could be read of it is shown.")
ENTITIES = QT_TRANSLATE_NOOP(
    "Core", "Part {part} defines entities, which Word never does; they were left out."
)
TOO_DEEP = QT_TRANSLATE_NOOP(
    "Core", "Its part {part} is nested too deeply or holds an oversized piece of text."
)
TOO_MANY = QT_TRANSLATE_NOOP("Core", "Its part {part} has more than the limit of {limit} elements.")

_PROLOG = 4096
_LONGEST_DOCTYPE = 1024 * 1024
_DOCTYPE = re.compile(rb"<!DOCTYPE[^\[>]*(?:\[.*?\]\s*)?>", re.S)
# libxml2 stops at 10 MB a text node unless told otherwise; we never tell it
_HUGE = ("XML_PARSE_HUGE", "Excessive depth", "huge text node", "too long")


class Handler(Protocol):
    """What is told of the elements, in document order; tags in Clark's notation."""

    def start(self, tag: str, attributes: Mapping[str, str], /) -> None: ...

    def end(self, tag: str, /) -> None: ...

    def data(self, text: str, /) -> None: ...


class NotWellFormedError(Exception):
    """The XML breaks off or does not nest; only with `recover=False`."""


class _Bounded:
    """Hands on to `handler` until a limit is passed. It counts for itself: in recovery the parser would not say."""

    def __init__(self, handler: Handler, limits: Limits, source: str, part: str) -> None:
        self._handler = handler
        self._limits = limits
        self._source = source
        self._part = part
        self._depth = 0
        self._elements = 0
        self.data = handler.data

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        self._depth += 1
        self._elements += 1
        if self._depth > self._limits.xml_depth:
            raise LimitExceeded(self._source, Message(TOO_DEEP, {"part": self._part}))
        if self._elements > self._limits.xml_elements:
            values = {"part": self._part, "limit": self._limits.xml_elements}
            raise LimitExceeded(self._source, Message(TOO_MANY, values))
        self._handler.start(tag, attributes)

    def end(self, tag: str) -> None:
        self._depth -= 1
        self._handler.end(tag)

    def close(self) -> None:
        """Called by the parser at the end."""


def read_xml(
    source: str, part: str, chunks: Iterable[bytes], handler: Handler, limits: Limits, *, recover: bool
) -> None:
    """Tell `handler` of all elements and texts of one part.

    With `recover` it is told what libxml2 makes of broken XML. Raises NotWellFormedError, LimitExceeded.
    """
    from lxml import etree  # noqa: PLC0415 - loads a library of several megabytes

    bounded: Any = _Bounded(handler, limits, source, part)
    parser = etree.XMLParser(
        target=bounded,
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        recover=recover,
        collect_ids=False,
    )
    try:
        for chunk in chunks:
            parser.feed(chunk)
        parser.close()
    except etree.XMLSyntaxError as error:
        if any(sign in str(error) for sign in _HUGE):
            raise LimitExceeded(source, Message(TOO_DEEP, {"part": part})) from error
        if not recover:
            raise NotWellFormedError(str(error)) from error


def without_doctype(chunks: Iterable[bytes]) -> tuple[bool, Iterator[bytes]]:
    """Whether a document type was declared, and the chunks without it.

    A document type can only define entities, to blow up or to fetch; Office writes none. One in UTF-16 stays, and
    is met by a parser that expands nothing.
    """
    rest = iter(chunks)
    head = next(rest, b"")
    start = head.find(b"<!DOCTYPE", 0, _PROLOG)
    if start < 0:
        return False, chain((head,), rest)
    while len(head) < _LONGEST_DOCTYPE and (chunk := next(rest, b"")):
        head += chunk
    # tried at one place only: where it does not end, each further try would read all the rest again
    found = _DOCTYPE.match(head, start)
    return True, chain((head[:start] + head[found.end() :] if found else head,), rest)
