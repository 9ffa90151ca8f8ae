"""Places where the dictionary allows more than one cut, with every reading (S25).

Overlap (交集型): AB and BC are words. Combination (组合型): AB is a word, and so are A and B. Mixed (混合型): both in
one stretch. No rule of longest words is right at all of them, so an index keeps the words of all readings.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from leitong.spans import Span
from leitong.words.characters import Codes
from leitong.words.fold import fold
from leitong.words.lexicon import Lexicon, lexicon
from leitong.words.longest import latin, words_within
from leitong.words.normalise import stretches
from leitong.words.readings import Parting, partings_of
from leitong.words.trie import LONGEST, Found, longest_of

Places = NDArray[np.intp]
_ONE_LETTER = 2  # the bit of a word of one letter, see Trie.words_at


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
    found = _words(folded.codes, dictionary or lexicon())
    # the same run of letters comes again and again
    known: dict[str, tuple[_Told, ...]] = {}
    letters, places = folded.text, []
    for first, last in zip(*(ends.tolist() for ends in _merged(_doubtful(found))), strict=True):
        run = letters[first:last]
        if run not in known:
            known[run] = tuple(_told(run, parting) for parting in partings_of(_lengths(found[first:last])))
        if known[run]:
            starts, ends = folded.starts[first:last].tolist(), folded.ends[first:last].tolist()
            places += [_placed(told, starts, ends) for told in known[run]]
    return tuple(places)


def _words(codes: Codes, dictionary: Lexicon) -> Found:
    """The words that begin at each place; every run of Latin letters and digits is one, as in MM (S23)."""
    found = words_within(codes, dictionary.prefixes)
    firsts, lasts = stretches(latin(codes))
    lengths = lasts - firsts
    kept = lengths <= LONGEST
    found[firsts[kept]] |= np.left_shift(1, lengths[kept]).astype(np.uint32)
    return found


def _doubtful(found: Found) -> Places:
    """[first, last) of every two words that cross, and of every word that is two words; shape (n, 2)."""
    longest = longest_of(np.where(found > _ONE_LETTER, found, 0).astype(np.uint32)).astype(np.intp)
    reach = np.arange(found.size) + longest
    stretches = [np.empty((0, 2), dtype=np.intp)]
    for length in range(2, int(longest.max(initial=0)) + 1):
        here = np.flatnonzero(found >> np.uint32(length) & np.uint32(1))
        furthest, doubtful = here + length, np.zeros(here.size, dtype=bool)
        for cut in range(1, length):
            furthest = np.maximum(furthest, reach[here + cut])
            second = found[here + cut] >> np.uint32(length - cut)
            doubtful |= (found[here] >> np.uint32(cut) & second & np.uint32(1)).astype(bool)
        doubtful |= furthest > here + length
        stretches.append(np.column_stack((here[doubtful], furthest[doubtful])))
    return np.concatenate(stretches)


def _merged(stretches: Places) -> tuple[Places, Places]:
    """First and last + 1 of what stretches that overlap make together."""
    ordered = stretches[stretches[:, 0].argsort(kind="stable")]
    reach = np.maximum.accumulate(ordered[:, 1])
    begins = np.ones(reach.size, dtype=bool)
    begins[1:] = ordered[1:, 0] >= reach[:-1]
    ends = np.append(begins[1:], reach.size > 0)[: reach.size]
    return ordered[begins, 0], reach[ends]


def _lengths(found: Found) -> list[list[int]]:
    """The lengths of the words that begin at each place and end within the stretch."""
    return [
        [length for length in range(1, min(bits.bit_length(), found.size - place + 1)) if bits >> length & 1]
        for place, bits in enumerate(found.tolist())
    ]


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
