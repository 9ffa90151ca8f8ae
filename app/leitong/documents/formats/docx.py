"""DOCX by zipfile and lxml: the body as accepted, then its footnotes and endnotes.

Headers and footers are left out, since they repeat on each page and are not what the text says; so are comments.
The parts are found by their relations, read as a stream, and nothing outside the file is ever looked at.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress

from leitong.documents.formats.package import Package
from leitong.documents.formats.reading import Content, Raw
from leitong.documents.formats.wordml import Reading
from leitong.documents.formats.wordstyles import Styles
from leitong.documents.formats.xmlstream import (
    ENTITIES,
    REPAIRED,
    Handler,
    NotWellFormedError,
    read_xml,
    without_doctype,
)
from leitong.documents.limits import check_characters
from leitong.errors import DamagedDocument
from leitong.messages import QT_TRANSLATE_NOOP, Message

NO_TEXT_PART = QT_TRANSLATE_NOOP(
    "Core", "The file is damaged: it says it is a Word document but holds no text part."
)

_MAIN = "officeDocument"
_TITLE = "{http://purl.org/dc/elements/1.1/}title"
_NOTES = ("footnotes", "endnotes")
_CONTROLS = re.compile("[\x00-\x08\x0e-\x1f\x7f\ud800-\udfff]")
_LINE_END = re.compile("\r\n|[\r\v\f\x85\u2028\u2029]")


def read(raw: Raw) -> Content:
    """Text, title and layout. Raises DamagedDocument, LimitExceeded, ProtectedDocument, Cancelled."""
    package = Package(raw.source, raw.data, raw.limits, raw.cancelled)
    top = package.related("")
    main = top.get(_MAIN)
    if main is None or main not in package:
        raise DamagedDocument(raw.source, Message(NO_TEXT_PART))
    parts = package.related(main)
    warnings: list[Message] = []
    styles, title = Styles(), _Title()
    _tell_small(raw, package, parts.get("styles"), styles, warnings)
    _tell_small(raw, package, top.get("core-properties"), title, warnings)
    wanted = (main, *(parts[kind] for kind in _NOTES if parts.get(kind, "") in package))
    readings = [_read_part(raw, package, part, styles, warnings) for part in wanted]
    lines = (line for reading in readings for line in reading.lines)
    text = _LINE_END.sub("\n", _CONTROLS.sub("", "\n".join(lines)))
    check_characters(raw.source, len(text), raw.limits)
    layout = tuple(entry for reading in readings for entry in reading.layout)
    return Content(text, _CONTROLS.sub("", title.text).strip() or None, layout, warnings=_each_once(warnings))


def _each_once(warnings: list[Message]) -> tuple[Message, ...]:
    return tuple({str(warning): warning for warning in warnings}.values())


class _Title:
    """The dc:title of the core properties."""

    def __init__(self) -> None:
        self.text = ""
        self._inside = False

    def start(self, tag: str, _attributes: Mapping[str, str]) -> None:
        self._inside = tag == _TITLE

    def end(self, _tag: str) -> None:
        self._inside = False

    def data(self, text: str) -> None:
        if self._inside:
            self.text += text


def _read_part(raw: Raw, package: Package, part: str, styles: Styles, warnings: list[Message]) -> Reading:
    """The reading of one part; of a broken one as far as it can be read, with a warning."""
    reading = Reading(styles)
    try:
        _tell(raw, package, part, reading, warnings, recover=False)
    except NotWellFormedError:
        reading = Reading(styles)
        _tell(raw, package, part, reading, warnings, recover=True)
        warnings.append(Message(REPAIRED, {"part": part}))
    reading.finish()
    return reading


def _tell_small(
    raw: Raw, package: Package, part: str | None, handler: Handler, warnings: list[Message]
) -> None:
    """Tell `handler` of a part that the text can do without; of a damaged or missing one as much as there is."""
    if part is not None and part in package:
        with suppress(DamagedDocument):
            _tell(raw, package, part, handler, warnings, recover=True)


def _tell(
    raw: Raw, package: Package, part: str, handler: Handler, warnings: list[Message], *, recover: bool
) -> None:
    typed, chunks = without_doctype(package.chunks(part))
    if typed:
        warnings.insert(0, Message(ENTITIES, {"part": part}))
    # what a removed definition leaves undefined is no damage of its own
    read_xml(raw.source, part, chunks, handler, raw.limits, recover=recover or typed)
