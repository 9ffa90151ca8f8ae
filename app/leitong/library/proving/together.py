"""An order of candidates in which pairs of the same texts are near each other, so that each text is read but once or
twice although few are in memory.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.library.proving.candidates import Candidates

Places = NDArray[np.int64]


def kept_together(found: Candidates) -> Candidates:
    """The same pairs, those of one heap of texts after the other; within a heap breadth first from its first text."""
    prints = np.union1d(found.a, found.b)
    a, b = np.searchsorted(prints, found.a), np.searchsorted(prints, found.b)
    heaps = _heaps(a, b, prints.size)
    ranks = _ranks(a, b, heaps)
    lower, upper = np.minimum(ranks[a], ranks[b]), np.maximum(ranks[a], ranks[b])
    return found.take(np.lexsort((lower, upper, heaps[a])))


def _heaps(a: Places, b: Places, texts: int) -> Places:
    """The first text of the heap of each: two are in one heap if pairs lead from one to the other. Shape (texts,)."""
    heaps = np.arange(texts)
    while True:
        before = heaps
        heaps = heaps.copy()
        lowest = np.minimum(heaps[a], heaps[b])
        np.minimum.at(heaps, a, lowest)
        np.minimum.at(heaps, b, lowest)
        heaps = heaps[heaps]
        if (heaps == before).all():
            return heaps


def _ranks(a: Places, b: Places, heaps: Places) -> Places:
    """When each text is met, going from the first ones of all heaps at once to their neighbours, and on."""
    ends, others = np.concatenate([a, b]), np.concatenate([b, a])
    others = others[np.argsort(ends, kind="stable")]
    starts = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(np.bincount(ends, minlength=heaps.size))])
    ranks = np.full(heaps.size, -1)
    met, count = np.flatnonzero(heaps == np.arange(heaps.size)), 0
    while met.size:
        ranks[met] = np.arange(count, count + met.size)
        count += met.size
        sizes = starts[met + 1] - starts[met]
        after = np.cumsum(sizes)
        next_ = others[np.repeat(starts[met] - after + sizes, sizes) + np.arange(int(after[-1]))]
        next_ = next_[ranks[next_] < 0]
        _, firsts = np.unique(next_, return_index=True)
        met = next_[np.sort(firsts)]
    return ranks
