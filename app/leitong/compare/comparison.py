"""What two documents have in common, and what keeps them apart."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from leitong.compare.explanation import Explanation
from leitong.compare.rules import USUAL, Rules
from leitong.messages import Message
from leitong.spans import Span

if TYPE_CHECKING:
    from leitong.analysis import Analysis


class Kind(StrEnum):
    """The verdict on a pair (S06), nearest first."""

    IDENTICAL = "identical"  # the same bytes
    SAME_TEXT = "same-text"
    NEAR = "near"
    SAME_TEMPLATE = "same-template"  # the same sentences, other numbers or names
    CONTAINED = "contained"  # one is a part of the other
    PARTIAL = "partial"
    SAME_WORDS = "same-words"  # the same words in another order
    RELATED = "related"
    DIFFERENT = "different"
    NO_TEXT = "no-text"


@dataclass(frozen=True, slots=True)
class Measures:
    """None: the measure is not defined for this pair (a text too short, or none).

    hamming, hamming_windows: differing bits of the word and the 4-character-window fingerprint, 0–64.
    cosine: 0–1, over tf·idf weights; angle: degrees, 0–90. jaccard, containment_*: 0–1, over shingles.
    letters, letters_contained: 0–1, Jaccard and the greater containment over runs of letters, whatever words they
    make, estimated from a sample; told only where they may decide.
    keywords: 0–1, weighted Jaccard of the keywords. with_stop_words: one text has nothing but stop words, so
    that the cosine was taken over all words as they occur.
    """

    hamming: int | None
    hamming_windows: int | None
    cosine: float | None
    angle: float | None
    jaccard: float | None
    containment_a_in_b: float | None
    containment_b_in_a: float | None
    keywords: float | None
    with_stop_words: bool = False
    letters: float | None = None
    letters_contained: float | None = None


@dataclass(frozen=True, slots=True)
class Method:
    """One measure's own opinion. limit: what `value` was held against; met: whether it says "duplicate"."""

    name: str
    value: float | None
    limit: float | None
    met: bool
    reason: Message


@dataclass(frozen=True, slots=True)
class Verdict:
    """duplicate_type: 1 complete, 2 content, 3 layout, 4 partial, 0 none (S05). sentence: for a person."""

    duplicate_type: int
    kind: Kind
    sentence: Message
    methods: tuple[Method, ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """A stretch of A that stands again in B. kind: "same" (letter for letter after folding) or "edited".

    moved: outside the heaviest chain of passages that keep their order. shared: units that stand in both.
    runs: the stretches inside that are the same letter for letter, as (in A, in B), in the order of both
    texts.
    """

    a: Span
    b: Span
    kind: str
    moved: bool
    shared: int
    runs: tuple[tuple[Span, Span], ...] = ()


@dataclass(frozen=True, slots=True)
class Comparison:
    """a, b: as the rules see them. template_a, template_b: where the template of the rules stands in each, in order."""

    a: Analysis
    b: Analysis
    measures: Measures
    verdict: Verdict
    passages: tuple[Passage, ...]
    explanation: Explanation | None
    rules: Rules = USUAL
    template_a: tuple[Span, ...] = ()
    template_b: tuple[Span, ...] = ()
