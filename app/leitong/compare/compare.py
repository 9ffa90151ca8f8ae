"""Two analyses compared: every measure, the verdict, the shared passages and the explanation."""

from __future__ import annotations

from collections.abc import Callable

from leitong.analysis import Analysis
from leitong.compare.comparison import Comparison, Passage
from leitong.compare.evidence import evidence_of
from leitong.compare.explanation import explain
from leitong.compare.measures import measure
from leitong.compare.passages import passages_of
from leitong.compare.verdict import verdict_on
from leitong.errors import Cancelled
from leitong.spans import Span


def compare(a: Analysis, b: Analysis, cancelled: Callable[[], bool] = lambda: False) -> Comparison:
    """Compare two analysed documents; time grows about linearly with their length.

    cancelled: asked between the stages. Raises Cancelled once it says yes, and ValueError if the fingerprints
    were made by different recipes.
    """

    def check() -> None:
        if cancelled():
            raise Cancelled

    check()
    measures = measure(a, b)
    check()
    passages = _equal_letters(a, b) or passages_of(a.units, b.units, check)
    evidence = evidence_of(a, b, measures, passages, check)
    explanation = explain(a.fingerprints.words, b.fingerprints.words)
    return Comparison(a, b, measures, verdict_on(evidence), passages, explanation)


def _equal_letters(a: Analysis, b: Analysis) -> tuple[Passage, ...]:
    """The one passage of two texts with the same letters, though spaces may cut them into other words."""
    if a.fingerprints.content is None or a.fingerprints.content != b.fingerprints.content:
        return ()
    whole_a, whole_b = (Span(int(one.units.starts[0]), int(one.units.ends[-1])) for one in (a, b))
    shared = min(len(a.units), len(b.units))
    return (Passage(whole_a, whole_b, "same", False, shared, ((whole_a, whole_b),)),)
