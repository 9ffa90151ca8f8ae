"""The proof: what each pair of candidates truly shares, and what kind of pair that makes it.

Most is decided by shingles (S19). Where they leave doubt the two texts are laid side by side. Phrases that stand in
many documents weigh little: two reports made of the same formulas are not copies of each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from leitong.compare.alignment import Alignment, Anchors, align, anchors
from leitong.compare.comparison import Kind
from leitong.compare.limits import JACCARD_NEAR, JACCARD_PARTIAL
from leitong.compare.template import may_be_filled_in, same_form, slots_of
from leitong.compare.whole import is_excerpt, may_be_excerpt, near_or_contained
from leitong.library.proving.candidates import Candidates
from leitong.library.proving.equal import taken
from leitong.library.proving.measured import Measured, measured
from leitong.library.sketching.limits import (
    ALL_COVERED,
    ALL_COVERED_DISTINCT,
    CERTAIN,
    DISTINCT,
    EXCHANGED_COVERED,
    EXCHANGED_DISTINCT,
    EXCHANGED_LENGTH,
    EXCHANGED_NUMBERS,
    LEAST_DISTINCT,
    LETTERS_CONTAINED_DISTINCT,
    LETTERS_DISTINCT,
    PASSAGES,
    SAMPLE_PARTIAL,
    UNBROKEN,
)
from leitong.library.sketching.sketches import Sketches

Places = NDArray[np.int64]
Marks = NDArray[np.bool_]
Ratios = NDArray[np.float64]

KINDS = (Kind.NEAR, Kind.SAME_TEMPLATE, Kind.CONTAINED, Kind.PARTIAL)
_NEAR, _SAME_TEMPLATE, _CONTAINED, _PARTIAL = range(4)
NOTHING = -1
# below this no alignment could make a partial copy
_HOPELESS = 0.15


@dataclass(frozen=True, slots=True)
class Proved:
    """Pairs of documents that are near or share a part; a < b, in the order of the candidates. Shape (pairs,) each.

    kinds: int8, index into KINDS. jaccard, a_in_b, b_in_a: 0–1, over shingles. alike: 0–1, what grouping goes by: the
    Jaccard of shingles or, for words torn apart and spoilt by typing errors, of letters, whichever is greater.
    """

    a: Places
    b: Places
    kinds: NDArray[np.int8]
    jaccard: Ratios
    a_in_b: Ratios
    b_in_a: Ratios
    alike: Ratios

    def __len__(self) -> int:
        return int(self.a.size)

    def kind(self, pair: int) -> Kind:
        return KINDS[self.kinds[pair]]


@dataclass(frozen=True, slots=True)
class Look:
    """What laying two texts side by side showed. aligned: None where numbers and names alone said that it is needless.

    fillable: the two may be one form filled in twice.
    """

    aligned: Alignment | None
    fillable: bool


def prove(sketches: Sketches, found: Candidates) -> Proved:
    """Keep the candidates that are near, contained, partial copies or the same form filled in anew.

    Deterministic, and the same for a pair whatever other candidates are proved with it.
    """
    involved = np.unique(np.concatenate([found.a, found.b]))
    if involved.size < len(sketches):
        few = replace(found, a=np.searchsorted(involved, found.a), b=np.searchsorted(involved, found.b))
        kept = prove(taken(sketches, involved), few)
        return replace(kept, a=involved[kept.a], b=involved[kept.b])
    measures = measured(sketches, found.a, found.b)
    kinds = kinds_by_shares(found, measures)
    sides = Sides(sketches)
    aligned = unclear(measures, kinds)
    looks = {
        pair: sides.look(int(found.a[pair]), int(found.b[pair]), unclear=bool(aligned[pair]))
        for pair in doubtful(found, measures, kinds).tolist()
    }
    return proved(found, measures, kinds, looks)


def proved(found: Candidates, measures: Measured, kinds: Places, looks: Mapping[int, Look]) -> Proved:
    """What remains of the candidates. kinds: by shares alone; looks: at the doubtful ones, by their place."""
    kinds = kinds.copy()
    for pair, look in looks.items():
        kinds[pair] = _by_look(look, found, measures, pair, int(kinds[pair]))
    kept = np.flatnonzero(kinds != NOTHING)
    some = measures.take(kept)
    return Proved(
        found.a[kept],
        found.b[kept],
        kinds[kept].astype(np.int8),
        some.jaccard,
        some.a_in_b,
        some.b_in_a,
        np.maximum(some.jaccard, some.letters_alike),
    )


def kinds_by_shares(found: Candidates, measures: Measured) -> Places:
    """The kind that the shares alone make of each pair, index into KINDS, or NOTHING."""
    jaccard, contained = measures.jaccard, measures.contained
    distinct = found.distinct >= DISTINCT
    letters = measures.letters_contained * (found.distinct_part >= LETTERS_CONTAINED_DISTINCT)
    near, inside = near_or_contained(
        jaccard * (distinct | (jaccard >= CERTAIN)),
        contained,
        measures.letters_alike * (found.distinct >= LETTERS_DISTINCT),
        letters,
        measures.length_ratio,
    )
    kinds = np.full(len(found), NOTHING)
    kinds[distinct & (found.sampled >= SAMPLE_PARTIAL)] = _PARTIAL
    kinds[inside] = _CONTAINED
    kinds[near] = _NEAR
    return kinds


def doubtful(found: Candidates, measures: Measured, kinds: Places) -> Places:
    """The pairs that are worth laying side by side: what may be a form filled in anew, a copy yet, or contained."""
    part = (measures.contained >= _HOPELESS) & (found.distinct_part >= LEAST_DISTINCT)
    undecided = (kinds == NOTHING) & (part | (measures.jaccard >= JACCARD_NEAR))
    some = undecided | ((kinds != NOTHING) & (measures.jaccard >= JACCARD_PARTIAL))
    return np.flatnonzero(some | ((kinds != NOTHING) & unclear(measures, kinds)))


def unclear(measures: Measured, kinds: Places) -> Marks:
    """The pairs of which only an alignment tells what they are, if anything."""
    part = may_be_excerpt(measures.jaccard, measures.contained, measures.length_ratio)
    found: Marks = (kinds == NOTHING) | ((kinds != _CONTAINED) & part)
    return found


def _by_look(look: Look, found: Candidates, measures: Measured, pair: int, kind: int) -> int:
    sides = look.aligned
    if sides is None:
        return kind
    jaccard = measures.jaccard[pair]
    shares = jaccard, measures.contained[pair], measures.length_ratio[pair]
    if kind != NOTHING and may_be_excerpt(*shares) and is_excerpt(sides):
        kind = _CONTAINED
    distinct, distinct_part = found.distinct[pair], found.distinct_part[pair]
    if kind == NOTHING and jaccard >= JACCARD_NEAR and sides.longest >= UNBROKEN * sides.lighter:
        kind = _NEAR
    if kind == NOTHING and (
        _all_covered(sides, jaccard, distinct, measures.length_ratio[pair])
        or any(passage.in_(sides, distinct_part) for passage in PASSAGES)
    ):
        kind = _PARTIAL
    form = look.fillable and kind != NOTHING and jaccard >= JACCARD_PARTIAL and same_form(sides)
    return _SAME_TEMPLATE if form else kind


def _all_covered(sides: Alignment, jaccard: float, distinct: float, length_ratio: float) -> bool:
    """Whether nearly all of both texts was kept in order, though word after word was exchanged."""
    if jaccard < JACCARD_PARTIAL:
        return False
    covered = min(sides.covered_a, sides.covered_b)
    exchanged = length_ratio >= EXCHANGED_LENGTH and sides.numbers_kept >= EXCHANGED_NUMBERS
    return (covered >= ALL_COVERED and distinct >= ALL_COVERED_DISTINCT) or (
        exchanged and covered >= EXCHANGED_COVERED and distinct >= EXCHANGED_DISTINCT
    )


class Sides:
    """Texts made ready for alignment, the last ones kept: pairs come in the order of their first text."""

    _MOST = 2048

    def __init__(self, sketches: Sketches) -> None:
        self._sketches = sketches
        self._ready: dict[int, Anchors] = {}
        self._slots: dict[int, frozenset[int]] = {}

    def look(self, a: int, b: int, *, unclear: bool) -> Look:
        """Lay the two side by side if it is unclear what they are, or they may be one form filled in twice."""
        fillable = may_be_filled_in(self.slots(a), self.slots(b))
        if not (fillable or unclear):
            return Look(None, fillable)
        return Look(align(self.of(a), self.of(b), forms=fillable), fillable)

    def of(self, document: int) -> Anchors:
        ready = self._ready.pop(document, None) or anchors(self._sketches.units_of(document))
        if len(self._ready) >= self._MOST:
            del self._ready[next(iter(self._ready))]
        self._ready[document] = ready
        return ready

    def slots(self, document: int) -> frozenset[int]:
        if document not in self._slots:
            if len(self._slots) >= self._MOST:
                self._slots.clear()
            self._slots[document] = slots_of(self._sketches.units_of(document))
        return self._slots[document]
