"""Leitong (雷同): is this the same text? The public names; each is loaded when it is first used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from leitong.analysis import Analysis, analyse
    from leitong.compare.compare import compare
    from leitong.compare.comparison import Comparison, Kind, Measures, Passage, Verdict
    from leitong.compare.methods.choices import Choices
    from leitong.compare.methods.judge import judge
    from leitong.compare.methods.records import Methods
    from leitong.compare.rules import Rules, Stamps, Template
    from leitong.documents.document import Document
    from leitong.documents.load import load, open_source, pasted
    from leitong.errors import (
        Cancelled,
        DamagedDocument,
        EmptyDocument,
        LeitongError,
        LibraryDamaged,
        LibraryUnusable,
        LimitExceeded,
        NoReadingProcess,
        ProtectedDocument,
        SourceNotFound,
        UnsupportedFormat,
    )
    from leitong.library.library import Library
    from leitong.messages import Message
    from leitong.scan.scan import scan
    from leitong.spans import Span

__all__ = [
    "Analysis",
    "Cancelled",
    "Choices",
    "Comparison",
    "DamagedDocument",
    "Document",
    "EmptyDocument",
    "Kind",
    "LeitongError",
    "Library",
    "LibraryDamaged",
    "LibraryUnusable",
    "LimitExceeded",
    "Measures",
    "Message",
    "Methods",
    "NoReadingProcess",
    "Passage",
    "ProtectedDocument",
    "Rules",
    "SourceNotFound",
    "Span",
    "Stamps",
    "Template",
    "UnsupportedFormat",
    "Verdict",
    "analyse",
    "compare",
    "judge",
    "load",
    "open_source",
    "pasted",
    "scan",
]

_HOMES = {
    "leitong.analysis": ("Analysis", "analyse"),
    "leitong.compare.comparison": ("Comparison", "Kind", "Measures", "Passage", "Verdict"),
    "leitong.compare.rules": ("Rules", "Stamps", "Template"),
    "leitong.compare.methods.choices": ("Choices",),
    "leitong.compare.methods.judge": ("judge",),
    "leitong.compare.methods.records": ("Methods",),
    "leitong.documents.document": ("Document",),
    "leitong.documents.load": ("load", "open_source", "pasted"),
    "leitong.errors": (
        "Cancelled",
        "DamagedDocument",
        "EmptyDocument",
        "LeitongError",
        "LibraryDamaged",
        "LibraryUnusable",
        "NoReadingProcess",
        "LimitExceeded",
        "ProtectedDocument",
        "SourceNotFound",
        "UnsupportedFormat",
    ),
    "leitong.library.library": ("Library",),
    "leitong.messages": ("Message",),
    "leitong.spans": ("Span",),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    if name in ("compare", "scan"):  # rooms that can be called: see leitong/compare/__init__.py
        return import_module(f"leitong.{name}")
    if name not in _HOME_OF:
        raise AttributeError(f"module 'leitong' has no attribute {name!r}")
    return getattr(import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return __all__
