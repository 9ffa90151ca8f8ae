"""The facts of a document, read off its analysis."""

from __future__ import annotations

from leitong.analysis import Analysis
from leitong.documents.document import EncodingOrigin
from leitong.documents.encoding import MIXED, UNCERTAIN
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.facts import DocumentFacts
from leitong.words.language import languages_in

PREVIEW_LETTERS = 240
SHORT_WORDS = 30


def facts_of(analysis: Analysis) -> DocumentFacts:
    """What the window tells of a document, without its text and words: it goes through a pipe."""
    document, page = analysis.document, analysis.page
    return DocumentFacts(
        title=page.content_title or page.title or document.title or "",
        format=document.format.value,
        encoding=document.encoding,
        guessed=document.encoding_origin is EncodingOrigin.DETECTED,
        languages=languages_in(page.body),
        paragraphs=sum(1 for line in page.body.split("\n") if line.strip()),
        words=len(analysis.words),
        pages=len(document.page_starts),
        byte_size=document.byte_size,
        sha256=document.sha256,
        preview=" ".join(page.body[: 2 * PREVIEW_LETTERS].split())[:PREVIEW_LETTERS],
        warnings=tuple(_warnings(analysis)),
    )


def _warnings(analysis: Analysis) -> list[Message]:
    document, page = analysis.document, analysis.page
    warnings = []
    # what was found uncertain is said by the document itself
    told = any(warning.template in {UNCERTAIN, MIXED} for warning in analysis.warnings)
    if document.encoding_origin is EncodingOrigin.DETECTED and not told:
        warnings.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "Core", "The encoding was guessed: {encoding}. Choose another if it looks wrong."
                ),
                {"encoding": document.encoding or ""},
            )
        )
    if len(analysis.words) < SHORT_WORDS:
        warnings.append(
            Message(QT_TRANSLATE_NOOP("Core", "Fewer than 30 words: the fingerprint is not reliable."))
        )
    if page.fallback:
        warnings.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "Core", "No main text was found, so all text but the navigation is compared."
                )
            )
        )
    if len(languages_in(page.body)) > 1:
        warnings.append(Message(QT_TRANSLATE_NOOP("Core", "The text mixes languages.")))
    warnings += analysis.warnings
    return warnings
