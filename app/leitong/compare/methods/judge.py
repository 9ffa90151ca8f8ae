"""All methods asked of one pair, and the verdict that follows from the limits a person chose."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from leitong.compare.comparison import Measures
from leitong.compare.evidence import Evidence, evidence_of
from leitong.compare.limits import DEFAULTS
from leitong.compare.measures import measures_of_shingles
from leitong.compare.methods.agreement import agreement_of, reasons_of
from leitong.compare.methods.bits import (
    Print,
    bits_apart,
    window_prints,
    windows_answer,
    word_prints,
    words_answer,
)
from leitong.compare.methods.choices import USUAL_CHOICES, Choices, values_of
from leitong.compare.methods.equality import exact
from leitong.compare.methods.keywords import imatch_answer, tianwang_answers
from leitong.compare.methods.pair import Pair
from leitong.compare.methods.records import MethodAnswer, Methods
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
Answers = tuple[MethodAnswer, ...]


@dataclass(frozen=True, slots=True)
class Prints:
    """Both fingerprints of both texts, None where one text has none."""

    words: tuple[Print, Print] | None
    windows: tuple[Print, Print] | None


@dataclass(frozen=True, slots=True)
class _Section:
    """Methods that are asked together. on: the choices that their answers hang on."""

    ask: Callable[[Pair, Prints], Answers]
    on: tuple[str, ...]


_SECTIONS = (
    _Section(lambda pair, _: (exact(pair),), ()),
    _Section(lambda pair, _: tianwang_answers(pair), ("terms", "description", "distance")),
    _Section(lambda pair, _: (imatch_answer(pair),), ("lexicons", "left_out")),
    _Section(lambda pair, _: (jaccard_answer(pair),), ("shingle", "jaccard_near", "jaccard_partial")),
    _Section(lambda pair, _: (containment_answer(pair),), ("shingle", "containment_partial")),
    _Section(lambda pair, _: (winnowing_answer(pair),), ("gram", "window", "winnowed")),
    _Section(lambda pair, _: (novelty_answer(pair),), ("shingle", "novelty", "errs")),
    _Section(lambda pair, prints: (words_answer(pair, prints.words),), ("width", "hash", "tie", "bits")),
    _Section(lambda pair, prints: (windows_answer(pair, prints.windows),), ("width", "hash", "tie", "bits")),
    _Section(lambda pair, _: cosine_answers(pair), ("cosine_near",)),
    _Section(lambda pair, _: scam_answers(pair), ("epsilon", "vocabulary")),
    _Section(lambda pair, _: whole_answers(pair), ("containment_partial", "layout_similar")),
)
_ON_PRINTS = ("width", "hash", "tie")


class Judge:
    """Asks every method about one pair, again and again by other choices, and only those that the choices touch.

    Time of the first answer grows about linearly with the texts; nothing of this is done in a scan.
    """

    def __init__(self, comparison: Comparison) -> None:
        self._comparison = comparison
        self._evidence: Evidence | None = None
        self._prints: tuple[tuple[object, ...], Prints] | None = None
        self._kept: dict[_Section, tuple[tuple[object, ...], Answers]] = {}

    def says(
        self, choices: Choices = USUAL_CHOICES, cancelled: Callable[[], bool] = lambda: False
    ) -> Methods:
        """choices: with the usual ones the verdict is the comparison's own.

        cancelled: asked between the methods; raises Cancelled once it says yes.
        """

        def check() -> None:
            if cancelled():
                raise Cancelled

        check()
        pair, prints = self._pair(choices, check)
        answers: list[MethodAnswer] = []
        for section in _SECTIONS:
            check()
            answers += self._section(section, pair, prints)
        said = tuple(answers)
        usual = choices == USUAL_CHOICES
        verdict = self._comparison.verdict if usual else verdict_on(pair.evidence)
        return Methods(choices, said, verdict, agreement_of(said), reasons_of(said, choices.width))

    def _pair(self, choices: Choices, check: Callable[[], None]) -> tuple[Pair, Prints]:
        """The pair with the measures and limits that the choices lead to."""
        comparison = self._comparison
        a, b = comparison.a, comparison.b
        if self._evidence is None:
            self._evidence = evidence_of(
                a, b, comparison.measures, comparison.passages, check, rules=comparison.rules
            )
        pair = Pair(a, b, _held_against(self._evidence, choices), choices)
        key = values_of(choices, _ON_PRINTS)
        if self._prints is None or self._prints[0] != key:
            self._prints = (key, Prints(word_prints(pair), window_prints(pair)))
        prints = self._prints[1]
        return replace(pair, evidence=_measured(pair, prints, comparison.measures)), prints

    def _section(self, section: _Section, pair: Pair, prints: Prints) -> Answers:
        key = values_of(pair.choices, section.on)
        if section not in self._kept or self._kept[section][0] != key:
            self._kept[section] = (key, section.ask(pair, prints))
        return self._kept[section][1]


def judge(
    comparison: Comparison,
    choices: Choices = USUAL_CHOICES,
    cancelled: Callable[[], bool] = lambda: False,
) -> Methods:
    """Ask every method once, as `Judge.says` does."""
    return Judge(comparison).says(choices, cancelled)


def _held_against(evidence: Evidence, choices: Choices) -> Evidence:
    """The same evidence with the limits chosen."""
    bits = choices.limits.bits
    if choices.limits == DEFAULTS:
        return evidence
    if bits is None:
        return replace(evidence, limits=choices.limits)
    strict = None if evidence.strict is None else min(evidence.strict, bits)
    return replace(evidence, limits=choices.limits, strict=strict, candidate=bits)


def _measured(pair: Pair, prints: Prints, measures: Measures) -> Evidence:
    """The evidence with the measures that another N, width, hash or tie rule gives."""
    choices = pair.choices
    if choices.shingle != LENGTH:
        measures = _with_shingles(pair.a, pair.b, choices.shingle, measures)
    if (choices.width, choices.hash, choices.tie) != (_BITS, "h64", "gt"):
        # the verdict knows limits for 64 bits only, so that another width counts by its share of all bits
        words, windows = (_of_64(made, choices.width) for made in (prints.words, prints.windows))
        measures = replace(measures, hamming=words, hamming_windows=windows)
    return pair.evidence if measures is pair.evidence.measures else replace(pair.evidence, measures=measures)


def _of_64(prints: tuple[Print, Print] | None, width: int) -> int | None:
    return None if prints is None else math.ceil(bits_apart(prints) * _BITS / width)


def _with_shingles(a: Analysis, b: Analysis, n: int, measures: Measures) -> Measures:
    of_a, of_b = (shingles_of(side.fingerprints.units, n) for side in (a, b))
    resemblance, a_in_b, b_in_a = measures_of_shingles(of_a, of_b)
    return replace(measures, jaccard=resemblance, containment_a_in_b=a_in_b, containment_b_in_a=b_in_a)
