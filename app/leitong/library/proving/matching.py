"""From the stored prints to the proved pairs among them, and from one document to its nearest prints."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Kind
from leitong.library.proving.equal import members
from leitong.library.proving.pairs import find_pairs
from leitong.library.proving.proof import Proved
from leitong.library.records import Print, PrintPair, SketchRow
from leitong.library.sketching.sketches import Sketch, gathered
from leitong.library.sketching.templates import template_of, without
from leitong.library.storage.store import Store

_ASKED, _SHADOW = -1, -2
# a little less than what candidates must share
_LEAST_SHARE = 0.05


@dataclass(frozen=True, slots=True)
class NearPrint:
    """A stored print that is near a document. of_query: share of the document that stands in it; in_query: of it."""

    id: int
    kind: Kind
    jaccard: float
    of_query: float
    in_query: float


def match(rows: Sequence[SketchRow], templates: Collection[int] = ()) -> list[PrintPair]:
    """All proved pairs with at least one print that was not matched before.

    templates: the prints whose text is taken out of all others first; they are in no pair.

    Of prints with the same text one stands for all: it is paired with each of them, and alone with others. rows: in
    an order that depends on their contents only; then so do the pairs.
    """
    if templates:
        template = template_of(row.sketch for row in rows if row.id in templates)
        rows = [
            SketchRow(row.id, without(row.sketch, template), row.matched)
            for row in rows
            if row.id not in templates
        ]
    new = np.array([not row.matched for row in rows], dtype=bool)
    pairs = find_pairs(gathered([row.sketch for row in rows]), new)
    return [*_same_texts(rows, members(pairs.first)), *_near_pairs(rows, pairs.proved)]


def nearest(query: Print, store: Store) -> list[NearPrint]:
    """The prints near a document, nearest first; equally near ones by their bytes.

    Only the samples of all are read, and the texts of those that share a run with the document.
    """
    templates = store.templates()
    template = store.sketches_of(templates)
    corpus = _Corpus.of(store.samples())
    sharing = corpus.sharing(query.sketch.sample)
    stored = store.sketches_of({*sharing, *store.with_content(query.sketch.content)})
    known = [SketchRow(row.id, row.sketch, matched=True) for row in stored if row.id not in templates]
    asked = SketchRow(_ASKED, query.sketch, matched=False)
    shadows = corpus.shadows({row.id for row in (*stored, *template)}, query.sketch.sample)
    pairs = match([asked, *known, *template, *shadows], templates)
    copies: dict[int, list[int]] = {}
    for pair in pairs:
        if pair.kind is Kind.SAME_TEXT and pair.a != _ASKED:
            copies.setdefault(pair.a, []).append(pair.b)
    found = [
        NearPrint(id_, pair.kind, pair.jaccard or 0.0, pair.a_in_b or 0.0, pair.b_in_a or 0.0)
        for pair in pairs
        if pair.a == _ASKED
        for id_ in (pair.b, *copies.get(pair.b, ()))
    ]
    return sorted(found, key=lambda near: -max(near.jaccard, near.of_query, near.in_query))


@dataclass(frozen=True, slots=True)
class _Corpus:
    """The samples of all prints, end to end. prints: shape (n,). owners: of each run, its place in `prints`."""

    prints: NDArray[np.int64]
    runs: NDArray[np.uint64]
    owners: NDArray[np.int64]

    @classmethod
    def of(cls, samples: Iterable[tuple[int, NDArray[np.uint64]]]) -> _Corpus:
        prints, parts = [], [np.empty(0, dtype=np.uint64)]
        for print_, sample in samples:
            prints.append(print_)
            parts.append(sample)
        sizes = [part.size for part in parts[1:]]
        return cls(
            np.array(prints, dtype=np.int64), np.concatenate(parts), np.repeat(np.arange(len(sizes)), sizes)
        )

    def sharing(self, sample: NDArray[np.uint64]) -> list[int]:
        """The prints that hold enough of the runs to be candidates, and some more."""
        count = self.prints.size
        shared = np.bincount(self.owners[_are_in(self.runs, sample)], minlength=count)
        smaller = np.minimum(np.bincount(self.owners, minlength=count), sample.size)
        enough = (shared > 0) & (shared >= np.minimum(2, smaller)) & (shared >= _LEAST_SHARE * smaller)
        return [int(print_) for print_ in self.prints[enough]]

    def shadows(self, known: set[int], sample: NDArray[np.uint64]) -> list[SketchRow]:
        """What the other prints hold of the runs of `known` ones: a run is as common among these as it is in all."""
        is_known = np.isin(self.prints, np.fromiter(known, dtype=np.int64, count=len(known)))[self.owners]
        wanted = np.unique(np.concatenate([self.runs[is_known], sample]))
        heard = ~is_known & _are_in(self.runs, wanted)
        runs, owners = self.runs[heard], self.owners[heard]
        starts = np.flatnonzero(np.append(True, owners[1:] != owners[:-1]))[: owners.size]
        nothing = np.empty(0, dtype=np.uint32)
        return [
            SketchRow(_SHADOW, Sketch(None, nothing, part, nothing), matched=True)
            for part in np.split(runs, starts[1:])
        ]


def _are_in(runs: NDArray[np.uint64], wanted: NDArray[np.uint64]) -> NDArray[np.bool_]:
    """Whether each run is one of the wanted ones, which are ascending."""
    if not wanted.size:
        return np.zeros(runs.size, dtype=bool)
    places = np.searchsorted(wanted, runs).clip(max=wanted.size - 1)
    found: NDArray[np.bool_] = wanted[places] == runs
    return found


def _same_texts(rows: Sequence[SketchRow], groups: dict[int, list[int]]) -> Iterator[PrintPair]:
    for first, all_ in groups.items():
        for other in all_:
            if other != first:
                yield PrintPair(rows[first].id, rows[other].id, Kind.SAME_TEXT, 1.0, 1.0, 1.0, 1.0)


def _near_pairs(rows: Sequence[SketchRow], proved: Proved) -> Iterator[PrintPair]:
    columns = (proved.a, proved.b, proved.jaccard, proved.a_in_b, proved.b_in_a, proved.alike)
    for pair, (a, b, *shares) in enumerate(zip(*(column.tolist() for column in columns), strict=True)):
        yield PrintPair(rows[a].id, rows[b].id, proved.kind(pair), *shares)
