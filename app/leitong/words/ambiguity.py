"""Places where the dictionary allows more than one cut, with every reading (S25).

Overlap (交集型): AB and BC are words. Combination (组合型): AB is a word, and so are A and B. Mixed (混合型): both in
one stretch. No rule of longest words is right at all of them, so an index keeps the words of all readings.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from leitong.spans import Span
from leitong.words.doubtful import doubtful_in
from leitong.words.fold import fold
from leitong.words.lexicon import Lexicon, lexicon
from leitong.words.readings import Parting, partings_of


class Ambiguity(StrEnum):
    OVERLAP = "overlap"
    COMBINATION = "combination"
    MIXED = "mixed"


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """One stretch. span: of the shown text; terms are folded.

    readings: of fewest words first, at most `readings.MOST_READINGS`; count: how many there are. terms: the words of
    all readings, each with its place in the shown text.
    """

    span: Span
    kind: Ambiguity
    readings: tuple[tuple[str, ...], ...]
    count: int
    terms: tuple[tuple[str, Span], ...]


@dataclass(frozen=True, slots=True)
class _Told:
    """What is the same wherever a run of letters stands. words: those of `parting.words`."""

    parting: Parting
    kind: Ambiguity
    readings: tuple[tuple[str, ...], ...]
    words: tuple[str, ...]


def ambiguities(text: str, dictionary: Lexicon | None = None) -> tuple[Ambiguous, ...]:
    """The ambiguous stretches of `text` in order: between them all readings cut at the same places."""
    folded = fold(text)
    doubtful = doubtful_in(folded.codes, dictionary or lexicon())
    # the same run of letters comes again and again
    known: dict[str, tuple[_Told, ...]] = {}
    letters, places = folded.text, []
    for first, last in doubtful.runs(0, len(letters)):
        run = letters[first:last]
        if run not in known:
            known[run] = tuple(_told(run, parting) for parting in partings_of(doubtful.lengths(first, last)))
        if known[run]:
            starts, ends = folded.starts[first:last].tolist(), folded.ends[first:last].tolist()
            places += [_placed(told, starts, ends) for told in known[run]]
    return tuple(places)


def _told(run: str, parting: Parting) -> _Told:
    readings = tuple(tuple(run[a:b] for a, b in reading) for reading in parting.readings)
    return _Told(parting, _kind(parting), readings, tuple(run[a:b] for a, b in parting.words))


def _placed(told: _Told, starts: list[int], ends: list[int]) -> Ambiguous:
    """starts, ends: in the shown text, of each letter of the run."""
    parting = told.parting
    spans = (Span(starts[a], ends[b - 1]) for a, b in parting.words)
    return Ambiguous(
        Span(starts[parting.first], ends[parting.last - 1]),
        told.kind,
        told.readings,
        parting.count,
        tuple(zip(told.words, spans, strict=True)),
    )


def _kind(parting: Parting) -> Ambiguity:
    if parting.overlaps:
        return Ambiguity.MIXED if parting.combines else Ambiguity.OVERLAP
    return Ambiguity.COMBINATION
