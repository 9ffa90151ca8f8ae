"""The sample pairs that ship with Leitong, for a first look."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.messages import QT_TRANSLATE_NOOP
from leitong.presenters.sources import Source
from leitong.resources import resource


@dataclass(frozen=True, slots=True)
class Sample:
    """a, b: files below resources/samples. title, tip: templates in the context "Samples"."""

    title: str
    tip: str
    a: str
    b: str

    @property
    def sources(self) -> tuple[Source, Source]:
        return Source.file(resource("samples", self.a)), Source.file(resource("samples", self.b))


SAMPLES = (
    Sample(
        QT_TRANSLATE_NOOP("Samples", "News and its repost 中文"),
        QT_TRANSLATE_NOOP(
            "Samples", "A Chinese news page in GB18030 and its repost: edited, with one paragraph moved"
        ),
        "news/library-notice.html",
        "news/news-repost.html",
    ),
    Sample(
        QT_TRANSLATE_NOOP("Samples", "Two essays, one copied"),
        QT_TRANSLATE_NOOP("Samples", "Two English essays; the second copies and rewords parts of the first"),
        "essays/tides.txt",
        "essays/harbours.md",
    ),
    Sample(
        QT_TRANSLATE_NOOP("Samples", "Exact copies"),
        QT_TRANSLATE_NOOP("Samples", "The same text as a web page in Big5 and as plain text in UTF-8"),
        "copies/recipe.html",
        "copies/recipe.txt",
    ),
)
