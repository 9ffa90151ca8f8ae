"""DOCX by zipfile and lxml: the body as accepted, then its footnotes and endnotes.

Headers and footers are left out, since they repeat on each page and are not what the text says; so are comments.
The parts are found by their relations, read as a stream, and nothing outside the file is ever looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from leitong.documents.formats.package import Package
from leitong.documents.formats.reading import Content, Raw
from leitong.documents.formats.wordml import STYLE_TAGS, TAGS, Reading, is_on, word_attribute
from leitong.documents.formats.xmlstream import (
    ENTITIES,
    REPAIRED,
    NotWellFormedError,
    events,
    text_of,
    without_doctype,
)
from leitong.errors import DamagedDocument, LimitExceeded
from leitong.messages import QT_TRANSLATE_NOOP, Message

NO_TEXT_PART = QT_TRANSLATE_NOOP(
    "Core", "The file is damaged: it says it is a Word document but holds no text part."
)
TOO_MUCH_TEXT = QT_TRANSLATE_NOOP("Core", "It holds more text than the limit of {limit} characters.")

_MAIN = "officeDocument"
_TITLE = ("{http://purl.org/dc/elements/1.1/}title",)
_NOTES = ("footnotes", "endnotes")
_CONTROLS = re.compile("[\x00-\x08\x0e-\x1f\x7f\ud800-\udfff]")
_LINE_END = re.compile("\r\n|[\r\v\f\x85\u2028\u2029]")


@dataclass(frozen=True, slots=True)
class _Styles:
    names: dict[str, str]
    hidden: frozenset[str]


def read(raw: Raw) -> Content:
    """Text, title and layout. Raises DamagedDocument, LimitExceeded, ProtectedDocument, Cancelled."""
    package = Package(raw.source, raw.data, raw.limits, raw.cancelled)
    top = package.related("")
    main = top.get(_MAIN)
    if main is None or main not in package:
        raise DamagedDocument(raw.source, Message(NO_TEXT_PART))
    parts = package.related(main)
    warnings: list[Message] = []
    styles = _styles(raw, package, parts.get("styles"), warnings)
    wanted = (main, *(parts[kind] for kind in _NOTES if parts.get(kind, "") in package))
    readings = [_read_part(raw, package, part, styles, warnings) for part in wanted]
    lines = (line for reading in readings for line in reading.lines)
    text = _LINE_END.sub("\n", _CONTROLS.sub("", "\n".join(lines)))
    if len(text) > raw.limits.characters:
        raise LimitExceeded(raw.source, Message(TOO_MUCH_TEXT, {"limit": raw.limits.characters}))
    title = _title(raw, package, top.get("core-properties"), warnings)
    layout = tuple(entry for reading in readings for entry in reading.layout)
    return Content(text, title, layout, warnings=_each_once(warnings))


def _each_once(warnings: list[Message]) -> tuple[Message, ...]:
    return tuple({str(warning): warning for warning in warnings}.values())


def _read_part(raw: Raw, package: Package, part: str, styles: _Styles, warnings: list[Message]) -> Reading:
    """The reading of one part; of a broken one as far as it can be read, with a warning."""
    for recover in (False, True):
        reading = Reading(styles.names, styles.hidden)
        try:
            for event, element in _events(raw, package, part, TAGS, warnings, recover=recover):
                if event == "start":
                    reading.start(element.tag, element.attrib)
                else:
                    reading.end(element.tag, text_of(element))
        except NotWellFormedError:
            warnings.append(Message(REPAIRED, {"part": part}))
            continue
        break
    reading.finish()
    return reading


def _styles(raw: Raw, package: Package, part: str | None, warnings: list[Message]) -> _Styles:
    names: dict[str, str] = {}
    hidden: set[str] = set()
    style = ""
    for event, element in _small_part(raw, package, part, STYLE_TAGS, warnings):
        if event == "end":
            continue
        name = element.tag.rpartition("}")[2]
        if name == "style":
            style = word_attribute(element.attrib, "styleId")
        elif name == "name":
            names[style] = word_attribute(element.attrib, "val")
        elif is_on(element.attrib):
            hidden.add(style)
    return _Styles(names, frozenset(hidden))


def _title(raw: Raw, package: Package, part: str | None, warnings: list[Message]) -> str | None:
    for event, element in _small_part(raw, package, part, _TITLE, warnings):
        if event == "end":
            return _CONTROLS.sub("", text_of(element)).strip() or None
    return None


def _small_part(
    raw: Raw, package: Package, part: str | None, tags: Sequence[str], warnings: list[Message]
) -> Iterator[tuple[str, Any]]:
    """Events of a part that the text can do without; a damaged or missing one has none."""
    if part is None or part not in package:
        return
    try:
        yield from _events(raw, package, part, tags, warnings, recover=True)
    except DamagedDocument:
        return


def _events(
    raw: Raw, package: Package, part: str, tags: Sequence[str], warnings: list[Message], *, recover: bool
) -> Iterator[tuple[str, Any]]:
    typed, chunks = without_doctype(package.chunks(part))
    first = True
    # what a removed definition leaves undefined is no damage of its own
    for event, element in events(raw.source, part, chunks, tags, recover=recover or typed):
        if first and (typed or element.getroottree().docinfo.doctype):
            warnings.insert(0, Message(ENTITIES, {"part": part}))
        first = False
        yield event, element
