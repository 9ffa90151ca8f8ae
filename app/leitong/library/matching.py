"""From the stored prints to the proved pairs among them, and from one document to its nearest prints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Kind
from leitong.library.candidates import candidates
from leitong.library.equal import equal_texts, members, taken
from leitong.library.proof import prove
from leitong.library.records import Print
from leitong.library.sketches import Sketches, gathered
from leitong.library.store import PrintPair, SketchRow


@dataclass(frozen=True, slots=True)
class NearPrint:
    """A stored print that is near a document. of_query: share of the document that stands in it; in_query: of it."""

    id: int
    kind: Kind
    jaccard: float
    of_query: float
    in_query: float
    hamming: int | None


def match(rows: Sequence[SketchRow]) -> list[PrintPair]:
    """All proved pairs with at least one print that was not matched before.

    Of prints with the same text one stands for all: it is paired with each of them, and alone with others. rows: in
    an order that depends on their contents only; then so do the pairs.
    """
    sketches = gathered([row.sketch for row in rows])
    first = equal_texts(sketches)
    new = np.array([not row.matched for row in rows], dtype=bool)
    return [
        *_same_texts(rows, members(first)),
        *_near_pairs(rows, sketches, np.unique(first), new),
    ]


def nearest(query: Print, rows: Iterable[SketchRow]) -> list[NearPrint]:
    """The prints near a document, nearest first; equally near ones in the order of `rows`."""
    stored = list(rows)
    asked = SketchRow(-1, query.simhash, query.sketch, matched=False)
    known = [SketchRow(row.id, row.simhash, row.sketch, matched=True) for row in stored]
    pairs = match([asked, *known])
    copies: dict[int, list[int]] = {}
    for pair in pairs:
        if pair.kind is Kind.SAME_TEXT and pair.a != asked.id:
            copies.setdefault(pair.a, []).append(pair.b)
    found = [
        NearPrint(id_, pair.kind, pair.jaccard or 0.0, pair.a_in_b or 0.0, pair.b_in_a or 0.0, pair.hamming)
        for pair in pairs
        if pair.a == asked.id
        for id_ in (pair.b, *copies.get(pair.b, ()))
    ]
    return sorted(found, key=lambda near: -max(near.jaccard, near.of_query, near.in_query))


def _same_texts(rows: Sequence[SketchRow], groups: dict[int, list[int]]) -> Iterator[PrintPair]:
    for first, all_ in groups.items():
        for other in all_:
            if other != first:
                hamming = _hamming(rows[first], rows[other])
                yield PrintPair(rows[first].id, rows[other].id, Kind.SAME_TEXT, 1.0, 1.0, 1.0, hamming)


def _near_pairs(
    rows: Sequence[SketchRow], sketches: Sketches, chosen: NDArray[np.int64], new: NDArray[np.bool_]
) -> Iterator[PrintPair]:
    some = taken(sketches, chosen)
    found = candidates(some, new[chosen])
    # only the texts of candidates are laid side by side
    involved = np.unique(np.concatenate([found.a, found.b]))
    a, b = (np.searchsorted(involved, side) for side in (found.a, found.b))
    proved = prove(taken(some, involved), replace(found, a=a, b=b))
    places_a, places_b = (chosen[involved[side]].tolist() for side in (proved.a, proved.b))
    shares = zip(proved.jaccard.tolist(), proved.a_in_b.tolist(), proved.b_in_a.tolist(), strict=True)
    for pair, (a, b, (jaccard, a_in_b, b_in_a)) in enumerate(zip(places_a, places_b, shares, strict=True)):
        hamming = _hamming(rows[a], rows[b])
        yield PrintPair(rows[a].id, rows[b].id, proved.kind(pair), jaccard, a_in_b, b_in_a, hamming)


def _hamming(a: SketchRow, b: SketchRow) -> int | None:
    if a.simhash is None or b.simhash is None:
        return None
    return (a.simhash ^ b.simhash).bit_count()
