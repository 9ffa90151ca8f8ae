"""The pair that all methods are asked about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from leitong.compare.evidence import Evidence
from leitong.compare.methods.choices import Choices
from leitong.messages import QT_TRANSLATE_NOOP, Message

if TYPE_CHECKING:
    from leitong.analysis import Analysis

NO_TEXT = Message(QT_TRANSLATE_NOOP("Core", "There is no text to measure."))
TOO_SHORT = Message(QT_TRANSLATE_NOOP("Core", "There is too little text to measure."))
A, B = Message(QT_TRANSLATE_NOOP("Core", "A")), Message(QT_TRANSLATE_NOOP("Core", "B"))
WORD = Message(QT_TRANSLATE_NOOP("Core", "word"))
BOTH = Message(QT_TRANSLATE_NOOP("Core", "both"))


@dataclass(frozen=True, slots=True)
class Pair:
    """evidence: with the measures and limits that the choices lead to."""

    a: Analysis
    b: Analysis
    evidence: Evidence
    choices: Choices

    @property
    def sides(self) -> tuple[Analysis, Analysis]:
        return self.a, self.b

    @property
    def no_text(self) -> bool:
        return self.evidence.no_text_a or self.evidence.no_text_b


def counts_of(analysis: Analysis) -> dict[str, int]:
    """How often each word of a text occurs, stop words too."""
    return dict(zip(analysis.words.vocabulary, analysis.words.counts.tolist(), strict=True))
