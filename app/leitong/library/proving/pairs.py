"""From sketches to pairs: equal texts by their digests, all others by candidates and proof."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Kind
from leitong.library.proving.candidates import candidates
from leitong.library.proving.equal import equal_texts, members, taken
from leitong.library.proving.proof import Proved, prove
from leitong.library.sketching.sketches import Sketches

Places = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Pairs:
    """first: for each document the first one with the same text, shape (documents,). proved: pairs of such firsts."""

    first: Places
    proved: Proved

    def each(self) -> Iterator[tuple[int, int, Kind, int | None]]:
        """Every pair of documents, a < b: also those that follow because one has the same text as another.

        Yields a, b, the kind, and the pair's place in `proved`, or None for the same text.
        """
        groups = members(self.first)
        for group in groups.values():
            for a, b in combinations(group, 2):
                yield a, b, Kind.SAME_TEXT, None
        firsts = zip(self.proved.a.tolist(), self.proved.b.tolist(), strict=True)
        for place, (first_a, first_b) in enumerate(firsts):
            for a, b in product(groups.get(first_a, [first_a]), groups.get(first_b, [first_b])):
                yield min(a, b), max(a, b), self.proved.kind(place), place


def find_pairs(sketches: Sketches, new: NDArray[np.bool_] | None = None) -> Pairs:
    """All pairs of near documents; where `new` is given, of those only that have at least one document it marks.

    Time and memory grow with the documents and the pairs that are found, not with all pairs there are. `first` is
    always of all documents. The order of documents decides which of equal ones is the first, and nothing else.
    """
    first = equal_texts(sketches)
    firsts = np.unique(first)
    chosen = sketches if firsts.size == len(sketches) else taken(sketches, firsts)
    marked = None if new is None else np.bincount(first[new], minlength=len(sketches))[firsts] > 0
    proved = prove(chosen, candidates(chosen.sampled, marked))
    return Pairs(first, replace(proved, a=firsts[proved.a], b=firsts[proved.b]))
