"""A document as the rules of a comparison see it: other words are equal, and some of its text is taken out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from leitong.analysis import Analysis
from leitong.compare.boxes import unit_weights
from leitong.compare.coverage import within
from leitong.compare.rules import Rules, Stamps
from leitong.fingerprints.make import fingerprints_of, words_simhash
from leitong.fingerprints.prints import Fingerprints
from leitong.fingerprints.shingles import shingles_of
from leitong.fingerprints.signed_text import has_stamps, signed_text
from leitong.fingerprints.template import grams_of, of_template
from leitong.spans import Span
from leitong.words.blanks import blanked
from leitong.words.distinct_units import Distinct, distinct_units, number_marks
from leitong.words.keywords import keywords_of
from leitong.words.segment import segment
from leitong.words.token import Units, Words
from leitong.words.units import units_of

Marks = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Ruled:
    """analysis: of the same text, by the rules. template: where the template's text stands in it, in order."""

    analysis: Analysis
    template: tuple[Span, ...] = ()


def ruled(analysis: Analysis, rules: Rules) -> Ruled:
    """How the rules see the first document; for the second give them `turned`.

    Words, units, keywords and fingerprints by the rules; the text and all offsets stay as they are.

    What is the template's is judged as in a library.
    """
    analysis = _signed_anew(analysis, rules.stamps)
    if replace(rules, stamps=Stamps.AUTO, shortest=0, struck_b=()).usual:
        return Ruled(analysis)
    signed = analysis.fingerprints
    units = _units(analysis.text, rules, analysis.units)
    covered = _of_template(units, rules)
    spans = _spans(units, covered)
    dropped = covered | within(units, rules.struck_a)
    if rules.ignore_numbers:
        dropped = dropped | number_marks(analysis.text, units)
    gone = _spans(units, dropped)
    units = _only(units, ~dropped)
    counted = units
    if signed.stamps:
        counted = _units(signed.text, rules, signed.units)
        counted = _only(counted, ~within(counted, gone))
    words = _without(analysis.words, gone) if gone else analysis.words
    fingerprints = Fingerprints(
        content=sha256(units.hashes.tobytes()).hexdigest() if len(units) else None,
        words=words_simhash(words),
        shingles=shingles_of(counted),
        letters=signed.letters if len(units) else 0,
        text=blanked(signed.text, gone),
        units=counted,
        stamps=signed.stamps,
    )
    return Ruled(
        replace(analysis, words=words, units=units, keywords=keywords_of(words), fingerprints=fingerprints),
        spans,
    )


def _signed_anew(analysis: Analysis, stamps: Stamps) -> Analysis:
    """The same document with its stamps passed over, or not."""
    without = has_stamps(analysis.document.format) if stamps is Stamps.AUTO else stamps is Stamps.ON
    signed = signed_text(analysis.text, without_stamps=without)
    if signed.stamps == analysis.stamps:
        return analysis
    words = segment(signed.text)
    counted = units_of(signed.text) if signed.stamps else analysis.units
    fingerprints = fingerprints_of(analysis.text, words, counted, signed)
    return replace(analysis, words=words, keywords=keywords_of(words), fingerprints=fingerprints)


def _units(text: str, rules: Rules, units: Units) -> Units:
    by = Distinct(
        case=not rules.ignore_case,
        width=not rules.ignore_width,
        variants=not rules.ignore_variants,
        punctuation=not rules.ignore_punctuation,
        space=not rules.ignore_space,
    )
    return units if by == Distinct() else distinct_units(text, units, by)


def _of_template(units: Units, rules: Rules) -> Marks:
    if rules.template is None:
        return np.zeros(len(units), dtype=bool)
    theirs = _units(rules.template.text, rules, units_of(rules.template.text))
    return of_template(units.hashes, unit_weights(units), grams_of(theirs.hashes))


def _spans(units: Units, marks: Marks) -> tuple[Span, ...]:
    """Each run of marked units, from its first character to its last."""
    edges = np.flatnonzero(np.diff(marks, prepend=False, append=False))
    firsts, lasts = edges[::2], edges[1::2] - 1
    return tuple(map(Span, units.starts[firsts].tolist(), units.ends[lasts].tolist()))


def _only(units: Units, kept: Marks) -> Units:
    return units if kept.all() else Units(units.hashes[kept], units.starts[kept], units.ends[kept])


def _without(words: Words, gone: tuple[Span, ...]) -> Words:
    """The words that begin in none of the spans."""
    starts = np.array([span.start for span in gone])
    ends = np.array([span.end for span in gone])
    at = np.searchsorted(starts, words.starts, side="right") - 1
    kept = (at < 0) | (words.starts >= ends[np.maximum(at, 0)])
    found, first, ids = np.unique(words.ids[kept], return_index=True, return_inverse=True)
    by_appearance = np.argsort(first)
    number = np.empty_like(by_appearance)
    number[by_appearance] = np.arange(by_appearance.size)
    vocabulary = tuple(words.vocabulary[old] for old in found[by_appearance].tolist())
    return Words(vocabulary, number[ids].astype(np.int32), words.starts[kept], words.ends[kept])
