"""From an analysis to the print that is kept of it."""

from __future__ import annotations

import json
import os

from leitong.analysis import Analysis
from leitong.documents.document import Document
from leitong.fingerprints.make import WORDS_RECIPE
from leitong.library.page_records import packed_links, packed_page
from leitong.library.records import Print
from leitong.library.sketching.packing import packed
from leitong.library.sketching.sketches import Sketch, sketch_of
from leitong.pages.page import Page
from leitong.pages.script import language_by_script
from leitong.words.language import language_of

RECIPE = "/".join(
    (WORDS_RECIPE.features, WORDS_RECIPE.weights, WORDS_RECIPE.hash, str(WORDS_RECIPE.version), "sketch", "6")
)
"""How prints are made. Raise its last number whenever anything before a sketch changes its outcome: libraries are
then read again, never mixed."""
KEYWORDS = 20
"""The heaviest ones are kept."""


def print_of(analysis: Analysis) -> Print:
    fingerprints = analysis.fingerprints
    return print_made(
        analysis.document,
        analysis.page,
        language=told_language(language_of(fingerprints.text, analysis.words), analysis.page),
        letters=fingerprints.letters,
        simhash=fingerprints.words.value if fingerprints.words else None,
        sketch=sketch_of(analysis),
        keywords=tuple((keyword.term, keyword.weight) for keyword in analysis.keywords[:KEYWORDS]),
    )


def print_made(
    document: Document,
    page: Page,
    *,
    language: str | None,
    letters: int,
    simhash: int | None,
    sketch: Sketch,
    keywords: tuple[tuple[str, float], ...],
) -> Print:
    """The print of a document of which the rest is known."""
    return Print(
        sha256=document.sha256,
        suffix=suffix_of(document.source),
        recipe=RECIPE,
        byte_size=document.byte_size,
        format=document.format.value,
        encoding=document.encoding,
        title=document.title or page.content_title or page.title,
        language=language,
        letters=letters,
        simhash=simhash,
        packed=packed(sketch),
        keywords=_as_json(keywords),
        page=packed_page(page),
        links=packed_links(page),
    )


def _as_json(keywords: tuple[tuple[str, float], ...]) -> str:
    """[[term, weight], …], in half the time that the standard encoder takes."""
    parts = [
        f'["{term}", {weight:.6g}]' if term.isalnum() else f"[{json.dumps(term)}, {weight:.6g}]"
        for term, weight in keywords
    ]
    return f"[{', '.join(parts)}]"


def told_language(detected: str, page: Page) -> str | None:
    """The language that the text shows, or else what the page declares, but not what was guessed by script alone."""
    if detected:
        return detected
    return None if page.language == language_by_script(page.body) else page.language


def suffix_of(source: str) -> str:
    """The suffix of a file's name in lower case: with the bytes it decides on what is read."""
    name = os.path.basename(source)  # noqa: PTH119 - a path is made for each of very many files otherwise
    dot = name.rfind(".")
    return name[dot:].lower() if 0 < dot < len(name) - 1 else ""
