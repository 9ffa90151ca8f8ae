"""The proof: what each pair of candidates truly shares, and what kind of pair that makes it.

Most is decided by shingles (S19). Where they leave doubt the two texts are laid side by side. Phrases that stand in
many documents weigh little: two reports made of the same formulas are not copies of each other.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from leitong.compare.alignment import Alignment, Anchors, align, anchors
from leitong.compare.comparison import Kind
from leitong.compare.limits import CONTAINED, CONTAINED_LENGTH, JACCARD_NEAR, JACCARD_PARTIAL
from leitong.compare.template import may_be_filled_in, same_form, slots_of
from leitong.library.candidates import Candidates
from leitong.library.equal import taken
from leitong.library.limits import (
    ALL_COVERED,
    ALL_COVERED_DISTINCT,
    CERTAIN,
    DISTINCT,
    LEAST_DISTINCT,
    LETTERS_CONTAINED,
    LETTERS_CONTAINED_DISTINCT,
    LETTERS_DISTINCT,
    PASSAGES,
    SAMPLE_PARTIAL,
    UNBROKEN,
)
from leitong.library.shares import Shares, letter_shares, shares, shingle_sets, spelt
from leitong.library.sketches import Sketches

Places = NDArray[np.int64]
Marks = NDArray[np.bool_]
Ratios = NDArray[np.float64]

KINDS = (Kind.NEAR, Kind.SAME_TEMPLATE, Kind.CONTAINED, Kind.PARTIAL)
_NEAR, _SAME_TEMPLATE, _CONTAINED, _PARTIAL = range(4)
_NOTHING = -1
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
class _Pairs:
    """All that is known of the candidates before any text is laid beside another."""

    found: Candidates
    units: Shares
    letters: Shares
    spelt: Marks
    length_ratio: Ratios

    @property
    def contained(self) -> Ratios:
        return np.maximum(self.units.a_in_b, self.units.b_in_a)

    @property
    def letters_contained(self) -> Ratios:
        return np.where(self.spelt, np.maximum(self.letters.a_in_b, self.letters.b_in_a), 0)

    @property
    def letters_alike(self) -> Ratios:
        return np.where(self.spelt, self.letters.jaccard, 0)


def prove(sketches: Sketches, found: Candidates) -> Proved:
    """Keep the candidates that are near, contained, partial copies or the same form filled in anew.

    Deterministic, and the same for a pair whatever other candidates are proved with it.
    """
    involved = np.unique(np.concatenate([found.a, found.b]))
    if involved.size < len(sketches):
        few = replace(found, a=np.searchsorted(involved, found.a), b=np.searchsorted(involved, found.b))
        proved = prove(taken(sketches, involved), few)
        return replace(proved, a=involved[proved.a], b=involved[proved.b])
    pairs = _measured(sketches, found)
    kinds = _by_shares(pairs)
    sides = _Sides(sketches)
    for pair in np.flatnonzero(_doubtful(pairs, kinds)).tolist():
        a, b = int(found.a[pair]), int(found.b[pair])
        fillable = may_be_filled_in(sides.slots(a), sides.slots(b))
        if fillable or kinds[pair] == _NOTHING:
            aligned = align(sides.of(a), sides.of(b))
            kinds[pair] = _by_alignment(aligned, pairs, pair, int(kinds[pair]), fillable)
    kept = kinds != _NOTHING
    return Proved(
        found.a[kept],
        found.b[kept],
        kinds[kept].astype(np.int8),
        pairs.units.jaccard[kept],
        pairs.units.a_in_b[kept],
        pairs.units.b_in_a[kept],
        np.maximum(pairs.units.jaccard, pairs.letters_alike)[kept],
    )


def _measured(sketches: Sketches, found: Candidates) -> _Pairs:
    sizes = np.diff(sketches.unit_bounds)
    a, b = found.a, found.b
    return _Pairs(
        found,
        shares(shingle_sets(sketches), a, b),
        letter_shares(sketches, a, b),
        spelt(sketches, a, b),
        np.minimum(sizes[a], sizes[b]) / np.maximum(np.maximum(sizes[a], sizes[b]), 1),
    )


def _by_shares(pairs: _Pairs) -> Places:
    """The kind that the shares alone make of each pair, or _NOTHING."""
    found, jaccard, contained = pairs.found, pairs.units.jaccard, pairs.contained
    distinct = found.distinct >= DISTINCT
    near = (jaccard >= JACCARD_NEAR) & (distinct | (jaccard >= CERTAIN))
    near |= (pairs.letters_alike >= JACCARD_NEAR) & (found.distinct >= LETTERS_DISTINCT)
    letters = pairs.letters_contained * (found.distinct_part >= LETTERS_CONTAINED_DISTINCT)
    inside = (contained >= CONTAINED) | (letters >= CONTAINED)
    shorter = pairs.length_ratio < CONTAINED_LENGTH
    partial = (letters >= LETTERS_CONTAINED) | (distinct & (found.sampled >= SAMPLE_PARTIAL))
    kinds = np.full(len(found), _NOTHING)
    kinds[partial] = _PARTIAL
    kinds[inside] = np.where(shorter, _CONTAINED, _NEAR)[inside]
    kinds[near] = _NEAR
    return kinds


def _doubtful(pairs: _Pairs, kinds: Places) -> Marks:
    """Which pairs are worth laying side by side: what may be a form filled in anew, or may yet be a copy."""
    part = (pairs.contained >= _HOPELESS) & (pairs.found.distinct_part >= LEAST_DISTINCT)
    undecided = (kinds == _NOTHING) & (part | (pairs.units.jaccard >= JACCARD_NEAR))
    doubtful: Marks = undecided | ((kinds != _NOTHING) & (pairs.units.jaccard >= JACCARD_PARTIAL))
    return doubtful


def _by_alignment(sides: Alignment, pairs: _Pairs, pair: int, kind: int, fillable: bool) -> int:
    jaccard = pairs.units.jaccard[pair]
    distinct, distinct_part = pairs.found.distinct[pair], pairs.found.distinct_part[pair]
    if kind == _NOTHING and jaccard >= JACCARD_NEAR and sides.longest >= UNBROKEN * sides.lighter:
        kind = _NEAR
    if kind == _NOTHING and (
        _all_covered(sides, jaccard, distinct)
        or any(passage.in_(sides, distinct_part) for passage in PASSAGES)
    ):
        kind = _PARTIAL
    form = fillable and kind != _NOTHING and jaccard >= JACCARD_PARTIAL and same_form(sides)
    return _SAME_TEMPLATE if form else kind


def _all_covered(sides: Alignment, jaccard: float, distinct: float) -> bool:
    """Whether nearly all of both texts was kept in order, though word after word was exchanged."""
    return (
        min(sides.covered_a, sides.covered_b) >= ALL_COVERED
        and jaccard >= JACCARD_PARTIAL
        and distinct >= ALL_COVERED_DISTINCT
    )


class _Sides:
    """Texts made ready for alignment, the last ones kept: pairs come in the order of their first text."""

    _MOST = 2048

    def __init__(self, sketches: Sketches) -> None:
        self._sketches = sketches
        self._ready: dict[int, Anchors] = {}
        self._slots: dict[int, frozenset[int]] = {}

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
