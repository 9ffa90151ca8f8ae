"""From the stored prints to the proved pairs among them, and from one document to its nearest prints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from leitong.compare.comparison import Kind
from leitong.library.equal import members
from leitong.library.pairs import find_pairs
from leitong.library.proof import Proved
from leitong.library.records import Print
from leitong.library.sketches import gathered
from leitong.library.store import PrintPair, SketchRow


@dataclass(frozen=True, slots=True)
class NearPrint:
    """A stored print that is near a document. of_query: share of the document that stands in it; in_query: of it."""

    id: int
    kind: Kind
    jaccard: float
    of_query: float
    in_query: float


def match(rows: Sequence[SketchRow]) -> list[PrintPair]:
    """All proved pairs with at least one print that was not matched before.

    Of prints with the same text one stands for all: it is paired with each of them, and alone with others. rows: in
    an order that depends on their contents only; then so do the pairs.
    """
    new = np.array([not row.matched for row in rows], dtype=bool)
    pairs = find_pairs(gathered([row.sketch for row in rows]), new)
    return [*_same_texts(rows, members(pairs.first)), *_near_pairs(rows, pairs.proved)]


def nearest(query: Print, rows: Iterable[SketchRow]) -> list[NearPrint]:
    """The prints near a document, nearest first; equally near ones in the order of `rows`."""
    stored = list(rows)
    asked = SketchRow(-1, query.sketch, matched=False)
    known = [SketchRow(row.id, row.sketch, matched=True) for row in stored]
    pairs = match([asked, *known])
    copies: dict[int, list[int]] = {}
    for pair in pairs:
        if pair.kind is Kind.SAME_TEXT and pair.a != asked.id:
            copies.setdefault(pair.a, []).append(pair.b)
    found = [
        NearPrint(id_, pair.kind, pair.jaccard or 0.0, pair.a_in_b or 0.0, pair.b_in_a or 0.0)
        for pair in pairs
        if pair.a == asked.id
        for id_ in (pair.b, *copies.get(pair.b, ()))
    ]
    return sorted(found, key=lambda near: -max(near.jaccard, near.of_query, near.in_query))


def _same_texts(rows: Sequence[SketchRow], groups: dict[int, list[int]]) -> Iterator[PrintPair]:
    for first, all_ in groups.items():
        for other in all_:
            if other != first:
                yield PrintPair(rows[first].id, rows[other].id, Kind.SAME_TEXT, 1.0, 1.0, 1.0, 1.0)


def _near_pairs(rows: Sequence[SketchRow], proved: Proved) -> Iterator[PrintPair]:
    columns = (proved.a, proved.b, proved.jaccard, proved.a_in_b, proved.b_in_a, proved.alike)
    for pair, (a, b, *shares) in enumerate(zip(*(column.tolist() for column in columns), strict=True)):
        yield PrintPair(rows[a].id, rows[b].id, proved.kind(pair), *shares)
