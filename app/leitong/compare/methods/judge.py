"""All methods asked of one pair, and the verdict that follows from the limits a person chose."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from leitong.compare.comparison import Measures
from leitong.compare.evidence import Evidence, evidence_of
from leitong.compare.limits import DEFAULTS
from leitong.compare.measures import measures_of_shingles
from leitong.compare.methods.agreement import agreement_of, reasons_of
from leitong.compare.methods.bits import Print, bits_apart, windows_answer, word_prints, words_answer
from leitong.compare.methods.choices import USUAL_CHOICES, Choices
from leitong.compare.methods.equality import exact
from leitong.compare.methods.keywords import imatch_answer, tianwang_answers
from leitong.compare.methods.pair import Pair
from leitong.compare.methods.records import Methods
from leitong.compare.methods.runs import (
    containment_answer,
    jaccard_answer,
    novelty_answer,
    winnowing_answer,
)
from leitong.compare.methods.vectors import cosine_answers, scam_answers
from leitong.compare.methods.wholes import whole_answers
from leitong.compare.verdict import verdict_on
from leitong.errors import Cancelled
from leitong.fingerprints.shingles import LENGTH, shingles_of

if TYPE_CHECKING:
    from leitong.analysis import Analysis
    from leitong.compare.comparison import Comparison

_BITS = 64


def judge(
    comparison: Comparison,
    choices: Choices = USUAL_CHOICES,
    cancelled: Callable[[], bool] = lambda: False,
) -> Methods:
    """Ask every method. Time grows about linearly with the texts; nothing of this is done in a scan.

    choices: with the usual ones the verdict is the comparison's own. cancelled: asked between the
    methods; raises Cancelled once it says yes.
    """

    def check() -> None:
        if cancelled():
            raise Cancelled

    a, b = comparison.a, comparison.b
    evidence = evidence_of(a, b, comparison.measures, comparison.passages, check, rules=comparison.rules)
    pair = Pair(a, b, _held_against(evidence, choices), choices)
    prints = word_prints(pair)
    pair = replace(pair, evidence=_measured(pair, prints, comparison.measures))
    check()
    answers = [
        exact(pair),
        *tianwang_answers(pair),
        imatch_answer(pair),
        jaccard_answer(pair),
        containment_answer(pair),
        winnowing_answer(pair),
    ]
    check()
    answers += [
        novelty_answer(pair),
        words_answer(pair, prints),
        windows_answer(pair),
        *cosine_answers(pair),
        *scam_answers(pair),
        *whole_answers(pair),
    ]
    all_of_them = tuple(answers)
    verdict = comparison.verdict if choices == USUAL_CHOICES else verdict_on(pair.evidence)
    return Methods(choices, all_of_them, verdict, agreement_of(all_of_them), reasons_of(all_of_them))


def _held_against(evidence: Evidence, choices: Choices) -> Evidence:
    """The same evidence with the limits chosen."""
    bits = choices.limits.bits
    if choices.limits == DEFAULTS:
        return evidence
    if bits is None:
        return replace(evidence, limits=choices.limits)
    strict = None if evidence.strict is None else min(evidence.strict, bits)
    return replace(evidence, limits=choices.limits, strict=strict, candidate=bits)


def _measured(pair: Pair, prints: tuple[Print, Print] | None, measures: Measures) -> Evidence:
    """The evidence with the measures that another N, width, hash or tie rule gives."""
    choices = pair.choices
    if choices.shingle != LENGTH:
        measures = _with_shingles(pair.a, pair.b, choices.shingle, measures)
    if (choices.width, choices.hash, choices.tie) != (_BITS, "h64", "gt"):
        # the verdict knows limits for 64 bits only, so that another width counts by its share of all bits
        bits = None if prints is None else math.ceil(bits_apart(prints) * _BITS / choices.width)
        measures = replace(measures, hamming=bits)
    return pair.evidence if measures is pair.evidence.measures else replace(pair.evidence, measures=measures)


def _with_shingles(a: Analysis, b: Analysis, n: int, measures: Measures) -> Measures:
    resemblance, a_in_b, b_in_a = measures_of_shingles(shingles_of(a.units, n), shingles_of(b.units, n))
    return replace(measures, jaccard=resemblance, containment_a_in_b=a_in_b, containment_b_in_a=b_in_a)
