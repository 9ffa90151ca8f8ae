"""The JSON of `leitong compare`: what each key holds and how it is made. Keys are stable."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from leitong.analysis import Analysis
from leitong.compare.comparison import Comparison, Measures, Passage, Verdict


class MethodFacts(TypedDict):
    name: str
    value: float | None
    limit: float | None
    met: bool
    reason: str


class VerdictFacts(TypedDict):
    """duplicate_type: 1 complete, 2 content, 3 layout, 4 partial, 0 none."""

    duplicate_type: int
    kind: str
    sentence: str
    methods: list[MethodFacts]


class MeasuresFacts(TypedDict):
    """null: not defined for this pair. hamming*: bits, 0–64. angle: degrees. The rest: 0–1."""

    hamming: int | None
    hamming_windows: int | None
    cosine: float | None
    angle: float | None
    jaccard: float | None
    containment_a_in_b: float | None
    containment_b_in_a: float | None
    keywords: float | None


class PassageFacts(TypedDict):
    """a, b: [start, end) in code points of the side's `text`. kind: "same" or "edited"."""

    a: tuple[int, int]
    b: tuple[int, int]
    kind: str
    moved: bool
    shared: int


class SideFacts(TypedDict):
    """keywords: [term, weight], heaviest first. simhash: 16 hex digits, null where there is no text.

    stamps: [start, end) in `text` of the dates, times, counters and addresses that were passed over.
    """

    path: str
    format: str
    encoding: str | None
    encoding_origin: str
    byte_size: int
    sha256: str
    title: str
    text: str
    keywords: list[tuple[str, float]]
    simhash: str | None
    stamps: list[tuple[int, int]]
    warnings: list[str]


class RulesFacts(TypedDict):
    """stamps: "auto", "on" or "off". shortest: words of the shortest passage that counts. template: its path, or null.

    template_in_a, template_in_b: [start, end) of what was taken out of each side's `text`.
    """

    ignore_case: bool
    ignore_width: bool
    ignore_punctuation: bool
    ignore_numbers: bool
    ignore_variants: bool
    ignore_space: bool
    stamps: str
    shortest: int
    template: str | None
    template_in_a: list[tuple[int, int]]
    template_in_b: list[tuple[int, int]]


class ComparisonFacts(TypedDict):
    """rules: only where they are not the usual ones."""

    verdict: VerdictFacts
    measures: MeasuresFacts
    passages: list[PassageFacts]
    a: SideFacts
    b: SideFacts
    rules: NotRequired[RulesFacts]


def comparison_facts(comparison: Comparison) -> ComparisonFacts:
    """A comparison for programs; `rules` only where they are not the usual ones."""
    facts: ComparisonFacts = {
        "verdict": _verdict(comparison.verdict),
        "measures": _measures(comparison.measures),
        "passages": [_passage(passage) for passage in comparison.passages],
        "a": _side(comparison.a),
        "b": _side(comparison.b),
    }
    if not comparison.rules.usual:
        facts["rules"] = _rules(comparison)
    return facts


def _verdict(verdict: Verdict) -> VerdictFacts:
    return {
        "duplicate_type": verdict.duplicate_type,
        "kind": verdict.kind.value,
        "sentence": str(verdict.sentence),
        "methods": [
            {
                "name": method.name,
                "value": method.value,
                "limit": method.limit,
                "met": method.met,
                "reason": str(method.reason),
            }
            for method in verdict.methods
        ],
    }


def _measures(measures: Measures) -> MeasuresFacts:
    return {
        "hamming": measures.hamming,
        "hamming_windows": measures.hamming_windows,
        "cosine": measures.cosine,
        "angle": measures.angle,
        "jaccard": measures.jaccard,
        "containment_a_in_b": measures.containment_a_in_b,
        "containment_b_in_a": measures.containment_b_in_a,
        "keywords": measures.keywords,
    }


def _rules(comparison: Comparison) -> RulesFacts:
    rules = comparison.rules
    return {
        "ignore_case": rules.ignore_case,
        "ignore_width": rules.ignore_width,
        "ignore_punctuation": rules.ignore_punctuation,
        "ignore_numbers": rules.ignore_numbers,
        "ignore_variants": rules.ignore_variants,
        "ignore_space": rules.ignore_space,
        "stamps": rules.stamps.value,
        "shortest": rules.shortest,
        "template": rules.template.name if rules.template else None,
        "template_in_a": [(span.start, span.end) for span in comparison.template_a],
        "template_in_b": [(span.start, span.end) for span in comparison.template_b],
    }


def _passage(passage: Passage) -> PassageFacts:
    return {
        "a": (passage.a.start, passage.a.end),
        "b": (passage.b.start, passage.b.end),
        "kind": passage.kind,
        "moved": passage.moved,
        "shared": passage.shared,
    }


def _side(analysis: Analysis) -> SideFacts:
    document, page, simhash = analysis.document, analysis.page, analysis.fingerprints.words
    return {
        "path": document.source,
        "format": document.format.value,
        "encoding": document.encoding,
        "encoding_origin": document.encoding_origin.value,
        "byte_size": document.byte_size,
        "sha256": document.sha256,
        "title": page.title or page.content_title,
        "text": analysis.text,
        "keywords": [(keyword.term, keyword.weight) for keyword in analysis.keywords],
        "simhash": simhash.hex if simhash else None,
        "stamps": [(span.start, span.end) for span in analysis.stamps],
        "warnings": [str(warning) for warning in analysis.warnings],
    }
