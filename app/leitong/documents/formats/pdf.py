"""PDF by PDFium: the text of each page, its printed lines joined into paragraphs."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from leitong.documents.formats.paragraphs import Line, goes_on_overleaf, joint, paragraphs
from leitong.documents.formats.pdf_repair import content_beyond, has_no_pages, with_trailer
from leitong.documents.formats.radicals import without_radicals
from leitong.documents.formats.reading import Content, Raw
from leitong.documents.limits import check_characters, stop_if
from leitong.errors import DamagedDocument, EmptyDocument, LimitExceeded, ProtectedDocument
from leitong.messages import QT_TRANSLATE_NOOP, Message

DAMAGED = QT_TRANSLATE_NOOP("Core", "The PDF is damaged and can't be read.")
NO_PAGES = QT_TRANSLATE_NOOP("Core", "The PDF has no pages.")
PASSWORD = QT_TRANSLATE_NOOP("Core", "The PDF needs a password.")
TOO_MANY_PAGES = QT_TRANSLATE_NOOP("Core", "The PDF has {pages} pages, more than the limit of {limit}.")
ONE_PICTURE = QT_TRANSLATE_NOOP(
    "Core", "The PDF has no text layer: one page of pictures, no text to compare."
)
PICTURES = QT_TRANSLATE_NOOP(
    "Core", "The PDF has no text layer: {pages} pages of pictures, no text to compare."
)
BLANK = QT_TRANSLATE_NOOP("Core", "The pages of the PDF are blank; there is no text to compare.")
SOME_PICTURES = QT_TRANSLATE_NOOP("Core", "Pages that are only pictures, without text to compare: {pages}.")
UNREADABLE = QT_TRANSLATE_NOOP("Core", "Damaged pages that could not be read: {pages}.")
REPAIRED = QT_TRANSLATE_NOOP(
    "Core", "The PDF was damaged (no table of contents) and has been repaired for reading."
)

EXPANDS = QT_TRANSLATE_NOOP("Core", "A page of the PDF unpacks to more than the limit.")

# PDFium keeps global state and is not safe to call from two threads
_ONE_AT_A_TIME = threading.Lock()
_PASSWORD_ERROR = 4  # FPDF_ERR_PASSWORD
_IMAGE = 3  # FPDF_PAGEOBJ_IMAGE
# PDFium gives the hyphen at which a word was broken as U+0002 or as U+FFFE
_BREAK_HYPHEN = re.compile("[\x02\ufffe]\\s*")
_CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff\ud800-\udfff]")
_NOTE_MARK = re.compile(r"(?<=[^\W\d_])\d{1,3}(?!\w)|(?<=[^\W\d_])\d{1,3}(?=[\u4e00-\u9fff])")
_NAMED_PAGES = 20


@dataclass(slots=True)
class _Pages:
    """What has been read so far.

    pieces: paragraphs and what stands behind each. lines: of the page before, whose last paragraph may go on.
    """

    pieces: list[str] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    length: int = 0
    lines: list[Line] = field(default_factory=list)
    pictures: list[int] = field(default_factory=list)
    unreadable: list[int] = field(default_factory=list)

    def add(self, lines: list[Line]) -> None:
        found = paragraphs(lines)
        if found and goes_on_overleaf(self.lines, lines):
            self.pieces[-1] = joint(self.lines[-1].text, lines[0].text)
            self.length += len(self.pieces[-1]) - 1
        self.starts.append(self.length)
        for text in found:
            self.pieces += (text, "\n")
            self.length += len(text) + 1
        self.lines = lines


def read(raw: Raw) -> Content:
    """Text, title and page starts.

    Raises ProtectedDocument, DamagedDocument, LimitExceeded, EmptyDocument (only pictures, or blank), Cancelled.
    """
    if content_beyond(raw.data, raw.limits.pdf_content_bytes):
        raise LimitExceeded(raw.source, Message(EXPANDS))
    with _opened(raw) as (document, repaired):
        title = _CONTROLS.sub("", document.get_metadata_value("Title")).strip() or None
        count = len(document)
        if count == 0:
            raise DamagedDocument(raw.source, Message(NO_PAGES))
        if count > raw.limits.pages:
            values = {"pages": count, "limit": raw.limits.pages}
            raise LimitExceeded(raw.source, Message(TOO_MANY_PAGES, values))
        pages = _Pages()
        for number in range(count):
            stop_if(raw.cancelled)
            _read_page(document, number, pages)
            check_characters(raw.source, pages.length, raw.limits)
    _refuse_textless(raw.source, pages, count, repaired)
    warnings = [Message(REPAIRED)] if repaired else []
    warnings += _page_warning(SOME_PICTURES, pages.pictures) + _page_warning(UNREADABLE, pages.unreadable)
    text = "".join(pages.pieces[:-1])
    starts = tuple(min(start, len(text)) for start in pages.starts)
    return Content(text, title, page_starts=starts, warnings=tuple(warnings))


@contextmanager
def _opened(raw: Raw) -> Iterator[tuple[Any, bool]]:
    """The PDFium document and whether it had to be repaired; PDFium is ours alone while it is open."""
    import pypdfium2 as pdfium  # noqa: PLC0415 - loads a library of several megabytes

    while not _ONE_AT_A_TIME.acquire(timeout=0.1):
        stop_if(raw.cancelled)
    try:
        document, repaired = _open(raw, pdfium.PdfDocument, pdfium.PdfiumError)
        try:
            yield document, repaired
        finally:
            document.close()
    finally:
        _ONE_AT_A_TIME.release()


def _open(raw: Raw, open_bytes: Callable[[bytes], Any], error_type: type[Exception]) -> tuple[Any, bool]:
    try:
        return open_bytes(raw.data), False
    except error_type as error:
        if _error_code(raw.data) == _PASSWORD_ERROR:
            raise ProtectedDocument(raw.source, Message(PASSWORD)) from error
        mended = with_trailer(raw.data)
        if mended is not None:
            try:
                return open_bytes(mended), True
            except error_type:
                pass
        reason = NO_PAGES if has_no_pages(raw.data) else DAMAGED
        raise DamagedDocument(raw.source, Message(reason)) from error


def _error_code(data: bytes) -> int | None:
    """PDFium's own reason why it can't load `data`; None where it can.

    pypdfium2 refuses a document without pages too, and then names the error of whatever failed before.
    """
    import pypdfium2.raw as pdfium  # noqa: PLC0415 - as above

    document = pdfium.FPDF_LoadMemDocument64(data, len(data), None)
    if not document:
        return int(pdfium.FPDF_GetLastError())
    pdfium.FPDF_CloseDocument(document)
    return None


def _read_page(document: Any, number: int, pages: _Pages) -> None:
    import pypdfium2 as pdfium  # noqa: PLC0415 - as above

    try:
        page = document[number]
    except pdfium.PdfiumError:
        pages.unreadable.append(number + 1)
        pages.starts.append(pages.length)
        return
    try:
        textpage = page.get_textpage()
        try:
            lines = _lines(textpage, page.get_width())
        finally:
            textpage.close()
        if not lines and next(page.get_objects(filter=(_IMAGE,), max_depth=4), None) is not None:
            pages.pictures.append(number + 1)
        pages.add(lines)
    except pdfium.PdfiumError:
        pages.unreadable.append(number + 1)
        pages.starts.append(pages.length)
    finally:
        page.close()


def _lines(textpage: Any, width: float) -> list[Line]:
    """The printed lines of one page that hold more than blanks, in the order of the content stream."""
    text = textpage.get_text_range()
    # indices count UTF-16 units; a page with letters outside the plane is read without places
    placed = len(text) == textpage.count_chars()
    lines = []
    start = 0
    for part in text.split("\n"):
        shown = part.strip()
        if shown:
            first = start + part.index(shown[0])
            lines.append(_line(textpage, shown, first, width) if placed else Line(shown, 0, 0, 0, 0, 0))
        start += len(part) + 1
    return [line for line in lines if line.text]


def _line(textpage: Any, text: str, first: int, width: float) -> Line:
    left, low_first, _, top = textpage.get_charbox(first, loose=True)
    _, low_last, right, _ = textpage.get_charbox(first + len(text) - 1, loose=True)
    height = top - low_first
    for mark in reversed([match.start() for match in _NOTE_MARK.finditer(text)]):
        _, low, _, high = textpage.get_charbox(first + mark, loose=True)
        # a raised small figure is the mark of a note, not a part of the word
        if high - low < 0.8 * height:
            text = f"{text[:mark]} {text[mark:]}"
    text = without_radicals(_CONTROLS.sub("", _BREAK_HYPHEN.sub("", text)).strip())
    return Line(text, left, min(right, width), low_first, low_last, height)


def _refuse_textless(source: str, pages: _Pages, count: int, repaired: bool) -> None:
    if pages.length:
        return
    if repaired or len(pages.unreadable) == count:
        raise DamagedDocument(source, Message(DAMAGED))
    if not pages.pictures:
        raise EmptyDocument(source, Message(BLANK))
    pictures = len(pages.pictures)
    raise EmptyDocument(source, Message(ONE_PICTURE if pictures == 1 else PICTURES, {"pages": pictures}))


def _page_warning(template: str, numbers: list[int]) -> list[Message]:
    if not numbers:
        return []
    shown = ", ".join(map(str, numbers[:_NAMED_PAGES])) + (" …" if len(numbers) > _NAMED_PAGES else "")
    return [Message(template, {"pages": shown})]
