"""The spine: everything that Leitong knows of one document, made in one way for window, command line and scan."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path

from leitong.documents.document import Document
from leitong.documents.limits import DEFAULT, check_characters, check_words
from leitong.documents.load import load, pasted
from leitong.errors import SourceNotFound
from leitong.fingerprints.make import fingerprints_of
from leitong.fingerprints.prints import Fingerprints
from leitong.fingerprints.signed_text import has_stamps, signed_text
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.pages.page import Page
from leitong.pages.structure import structure
from leitong.spans import Span
from leitong.words.disguises import disguise_warnings
from leitong.words.forms import written_out
from leitong.words.keywords import keywords_of
from leitong.words.segment import segment
from leitong.words.token import Keyword, Units, Words
from leitong.words.units import units_of

_LONGEST_PATH = 4096
_ADDRESS = re.compile(r"https?://\S+", re.I)
# one word that ends as only a file's name does is no text: a mistyped path must not be compared as one
_FILE_NAME = re.compile(r"\S+\.(?:html?|xhtml|txt|md|markdown|pdf|docx)", re.I)
_NOT_FETCHED = QT_TRANSLATE_NOOP(
    "Core", "An address is not fetched unasked; open_source(address) fetches it."
)


@dataclass(frozen=True, slots=True)
class Analysis:
    """text: the body as shown; every offset counts its code points. keywords: heaviest first.

    words, keywords, fingerprints: without the stamps that are passed over (`stamps`). units: with them.
    """

    document: Document
    page: Page
    words: Words
    units: Units
    keywords: tuple[Keyword, ...]
    fingerprints: Fingerprints

    @property
    def text(self) -> str:
        return self.page.body

    @property
    def stamps(self) -> tuple[Span, ...]:
        """Dates, times, counters and addresses that do not count, in order: a web page's; of a document none."""
        return self.fingerprints.stamps

    @property
    def warnings(self) -> tuple[Message, ...]:
        """What the person should know of the document, and of disguised characters in its text."""
        return (*self.document.warnings, *disguise_warnings(self.text))


def analyse(source: Path | str | Document, known: Analysis | None = None) -> Analysis:
    """Analyse a document, the file at a path, or a text.

    source: a `Document`, a `pathlib.Path`, or a string. A string of one line that is the path of an existing file is
        read as that file; one that can only be meant as a path or an address (`essays/one.html`, `http://…`) and is
        none raises SourceNotFound; any other is the text itself. Who wants no guessing gives `load(path)` or
        `pasted(text)`.
    known: of another document; if its text is the same, all that was found out of it is taken over.
    Raises a LeitongError that names the source and the reason.
    """
    document = named_document(source)
    return analysis_of(document, structure(document), known)


def analysis_of(document: Document, page: Page, known: Analysis | None = None) -> Analysis:
    """The same of a document that was understood as a page already."""
    without_stamps = has_stamps(document.format)
    if known is not None and known.text == page.body and has_stamps(known.document.format) == without_stamps:
        return replace(known, document=document, page=page)
    check_characters(document.source, written_out(page.body), DEFAULT)
    signed = signed_text(page.body, without_stamps=without_stamps)
    words = segment(signed.text)
    check_words(document.source, len(words.vocabulary), DEFAULT)
    counted = units_of(signed.text)
    fingerprints = fingerprints_of(page.body, words, counted, signed)
    units = units_of(page.body) if signed.stamps else counted
    return Analysis(document, page, words, units, keywords_of(words), fingerprints)


def named_document(source: Path | str | Document) -> Document:
    """The document that is meant, as `analyse` takes it. Raises a LeitongError."""
    if isinstance(source, Document):
        return source
    if isinstance(source, Path):
        return load(source)
    if _ADDRESS.fullmatch(source):
        raise SourceNotFound(source, Message(_NOT_FETCHED))
    if _is_file(source) or _FILE_NAME.fullmatch(source):
        return load(Path(source))
    return pasted(source)


def _is_file(text: str) -> bool:
    if len(text) > _LONGEST_PATH or "\n" in text:
        return False
    try:
        return Path(text).is_file()
    except (OSError, ValueError):  # a text that cannot be a path: too long a name, a null character
        return False
