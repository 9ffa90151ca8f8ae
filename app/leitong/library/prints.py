"""From an analysis to the print that is kept of it."""

from __future__ import annotations

from pathlib import PurePath

from leitong.analysis import Analysis
from leitong.fingerprints.make import WORDS_RECIPE
from leitong.library.records import Print
from leitong.library.sketches import sketch_of

RECIPE = "/".join(
    (WORDS_RECIPE.features, WORDS_RECIPE.weights, WORDS_RECIPE.hash, str(WORDS_RECIPE.version), "sketch", "1")
)
"""How prints are made. Raise its last number whenever anything before a sketch changes its outcome: libraries are
then read again, never mixed."""
_KEYWORDS = 20


def print_of(analysis: Analysis) -> Print:
    document, page, simhash = analysis.document, analysis.page, analysis.fingerprints.words
    return Print(
        sha256=document.sha256,
        suffix=suffix_of(document.source),
        recipe=RECIPE,
        byte_size=document.byte_size,
        format=document.format.value,
        encoding=document.encoding,
        title=document.title or page.content_title or page.title,
        language=page.language,
        letters=analysis.fingerprints.letters,
        simhash=simhash.value if simhash else None,
        sketch=sketch_of(analysis),
        keywords=tuple((keyword.term, keyword.weight) for keyword in analysis.keywords[:_KEYWORDS]),
        links=tuple((link.url, link.anchor) for link in page.links if not link.fragment),
    )


def suffix_of(source: str) -> str:
    """The suffix of a file's name in lower case: with the bytes it decides on what is read."""
    return PurePath(source).suffix.lower()
