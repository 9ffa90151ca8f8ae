"""The facts of a document as one short line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from leitong.gui.labels import DOT
from leitong.gui.translate import shown
from leitong.messages import QT_TRANSLATE_NOOP
from leitong.presenters.facts import DocumentFacts
from leitong.presenters.sources import Source, SourceKind

_LANGUAGES = {
    "zh": QT_TRANSLATE_NOOP("Facts", "Chinese"),
    "en": QT_TRANSLATE_NOOP("Facts", "English"),
    "ja": QT_TRANSLATE_NOOP("Facts", "Japanese"),
    "ko": QT_TRANSLATE_NOOP("Facts", "Korean"),
    "ru": QT_TRANSLATE_NOOP("Facts", "Russian"),
    "el": QT_TRANSLATE_NOOP("Facts", "Greek"),
    "he": QT_TRANSLATE_NOOP("Facts", "Hebrew"),
    "ar": QT_TRANSLATE_NOOP("Facts", "Arabic"),
    "hi": QT_TRANSLATE_NOOP("Facts", "Hindi"),
    "th": QT_TRANSLATE_NOOP("Facts", "Thai"),
}
_FORMATS = {
    "txt": QT_TRANSLATE_NOOP("Facts", "Text"),
    "md": "Markdown",
}
# (one, more): without an English catalogue Qt would print "page(s)"
_PAGES = (QT_TRANSLATE_NOOP("Facts", "1 page"), QT_TRANSLATE_NOOP("Facts", "{n} pages"))
_PARAGRAPHS = (QT_TRANSLATE_NOOP("Facts", "1 paragraph"), QT_TRANSLATE_NOOP("Facts", "{n} paragraphs"))


def source_name(source: Source | None) -> str:
    if source is None:
        return ""
    if source.kind is SourceKind.TEXT:
        return QCoreApplication.translate("Facts", "Pasted text")
    return source.name


def language_name(code: str) -> str:
    return shown("Facts", _LANGUAGES[code]) if code in _LANGUAGES else code


def format_name(code: str) -> str:
    return shown("Facts", _FORMATS[code]) if code in _FORMATS else code.upper()


def encoding_name(codec: str) -> str:
    return codec.upper().replace("_", "-").removesuffix("-SIG")


def facts_line(facts: DocumentFacts) -> str:
    """Such as: Chinese · HTML · GB18030 · 6 paragraphs."""
    languages = "/".join(language_name(code) for code in facts.languages)
    parts = [languages, format_name(facts.format)]
    if facts.encoding:
        parts.append(encoding_name(facts.encoding) + ("?" if facts.guessed else ""))
    if facts.pages:
        parts.append(_counted(_PAGES, facts.pages))
    parts.append(_counted(_PARAGRAPHS, facts.paragraphs))
    return DOT.join(part for part in parts if part)


def _counted(templates: tuple[str, str], count: int) -> str:
    one, more = templates
    return shown("Facts", one if count == 1 else more).format(n=count)
