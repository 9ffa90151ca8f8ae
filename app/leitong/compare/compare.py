"""Two analyses compared: every measure, the verdict, the shared passages and the explanation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from leitong.analysis import Analysis
from leitong.compare.comparison import Comparison, Passage
from leitong.compare.evidence import evidence_of
from leitong.compare.explanation import explain
from leitong.compare.measures import measure
from leitong.compare.passages import passages_of
from leitong.compare.ruled import ruled
from leitong.compare.rules import USUAL, Rules, Stamps
from leitong.compare.shortest import long_ones, measured_within
from leitong.compare.ties import Ties
from leitong.compare.torn_part import put_together
from leitong.compare.verdict import verdict_on
from leitong.errors import Cancelled
from leitong.spans import Span


def compare(
    a: Analysis, b: Analysis, cancelled: Callable[[], bool] = lambda: False, *, rules: Rules = USUAL
) -> Comparison:
    """Compare two analysed documents; time grows about linearly with their length.

    cancelled: asked between the stages. rules: what does not count. Raises Cancelled once `cancelled` says yes, and
    ValueError if the fingerprints were made by different recipes.
    """

    def check() -> None:
        if cancelled():
            raise Cancelled

    check()
    seen = _seen_alike(a, b, rules)
    one, other = ruled(a, seen), ruled(b, seen.turned)
    a, b = one.analysis, other.analysis
    check()
    by_letters = rules.as_words and not rules.shortest
    measures = measure(a, b, by_letters=by_letters)
    check()
    if by_letters and (mended := put_together(a, b, measures)) is not None:
        a, b = mended
        measures = replace(
            measure(a, b, by_letters=False),
            letters=measures.letters,
            letters_contained=measures.letters_contained,
        )
    check()
    passages = _equal_letters(a, b) or _either_way(a, b, check)
    if rules.shortest:
        passages = long_ones(passages, rules.shortest)
        measures = measured_within(measures, a, b, passages)
    evidence = evidence_of(a, b, measures, passages, check, rules=rules)
    explanation = explain(a.fingerprints.words, b.fingerprints.words)
    verdict = verdict_on(evidence)
    return Comparison(a, b, measures, verdict, passages, explanation, rules, one.template, other.template)


def _seen_alike(a: Analysis, b: Analysis, rules: Rules) -> Rules:
    """The rules by which stamps count on both sides, where a page has the very letters of a document."""
    same = a.fingerprints.content is not None and a.fingerprints.content == b.fingerprints.content
    if same and rules.stamps is Stamps.AUTO and bool(a.stamps) != bool(b.stamps):
        return replace(rules, stamps=Stamps.OFF)
    return rules


def _equal_letters(a: Analysis, b: Analysis) -> tuple[Passage, ...]:
    """The one passage of two texts with the same letters, though spaces may cut them into other words."""
    if a.fingerprints.content is None or a.fingerprints.content != b.fingerprints.content:
        return ()
    whole_a, whole_b = (Span(int(one.units.starts[0]), int(one.units.ends[-1])) for one in (a, b))
    shared = min(len(a.units), len(b.units))
    return (Passage(whole_a, whole_b, "same", False, shared, ((whole_a, whole_b),)),)


def _either_way(a: Analysis, b: Analysis, check: Callable[[], None]) -> tuple[Passage, ...]:
    """The passages in the order of A, the same ones whichever text comes first.

    Which of two passages was moved, or where one ends that overlaps another, is often a matter of taste: it is decided
    with the texts in one fixed order.
    """
    ties_a, ties_b = (Ties(one.text, one.units, one.words) for one in (a, b))
    if _key(a) <= _key(b):
        return passages_of(a.units, b.units, check, (ties_a, ties_b))
    mirrored = (
        replace(passage, a=passage.b, b=passage.a, runs=tuple((in_a, in_b) for in_b, in_a in passage.runs))
        for passage in passages_of(b.units, a.units, check, (ties_b, ties_a))
    )
    return tuple(sorted(mirrored, key=lambda passage: (passage.a, passage.b)))


def _key(analysis: Analysis) -> tuple[int, str]:
    return len(analysis.units), analysis.document.sha256
