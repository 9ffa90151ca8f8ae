"""The spine: everything that Leitong knows of one document, made in one way for window, command line and scan."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from leitong.documents.document import Document
from leitong.documents.load import load, pasted
from leitong.fingerprints.make import fingerprints_of
from leitong.fingerprints.prints import Fingerprints
from leitong.pages.page import Page
from leitong.pages.structure import structure
from leitong.words.keywords import keywords_of
from leitong.words.segment import segment
from leitong.words.token import Keyword, Units, Words
from leitong.words.units import units_of


@dataclass(frozen=True, slots=True)
class Analysis:
    """text: the body as shown; every offset counts its code points. keywords: heaviest first."""

    document: Document
    page: Page
    words: Words
    units: Units
    keywords: tuple[Keyword, ...]
    fingerprints: Fingerprints

    @property
    def text(self) -> str:
        return self.page.body


def analyse(source: Path | str | Document) -> Analysis:
    """Analyse a document, the file at a path, or a text.

    source: a `Document`, a `pathlib.Path`, or a string, which is taken as the text itself.
    Raises a LeitongError that names the source and the reason.
    """
    document = _document(source)
    page = structure(document)
    words = segment(page.body)
    units = units_of(page.body)
    return Analysis(
        document, page, words, units, keywords_of(words), fingerprints_of(page.body, words, units)
    )


def _document(source: Path | str | Document) -> Document:
    if isinstance(source, Document):
        return source
    return load(source) if isinstance(source, Path) else pasted(source)
