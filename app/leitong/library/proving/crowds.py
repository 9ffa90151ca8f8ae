"""Texts that are made of runs that stand in very many texts: each is paired with those most like it in length."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from leitong.library.proving.postings import Postings

Places = NDArray[np.int64]
Pairs = NDArray[np.int64]
"""Of numbers of texts, the lower one above the other's 24 bits."""

MOST_TEXTS_OF_RUN = 64
"""A run that stands in more texts makes no pairs by itself; the work for a text is bounded by it."""
_NUMBER = 24
# Where half of a sample is crowded, these many of its least crowded runs are used, each with that many neighbours
_USED = 8
_NEIGHBOURS = 24


def crowded_pairs(postings: Postings, lengths: Places, in_order: Callable[[Places], Places]) -> Pairs:
    """Ascending, each once. lengths: of each text. in_order: the places of some texts in the order of their contents,
    which decides between texts of one length.
    """
    starts = postings.starts
    sizes = np.diff(np.append(starts, len(postings)))
    crowded = np.flatnonzero(sizes > MOST_TEXTS_OF_RUN)
    if not crowded.size:
        return np.empty(0, dtype=np.int64)
    # the least crowded first, and of equal ones the first in the order of the runs
    crowded = crowded[np.argsort(sizes[crowded], kind="stable")]
    texts = postings.texts
    sampled = np.bincount(texts, minlength=lengths.size)
    members = [texts[starts[one] : starts[one] + sizes[one]] for one in crowded.tolist()]
    in_crowd = np.bincount(np.concatenate(members), minlength=lengths.size)
    poor = 2 * in_crowd >= sampled
    some = np.flatnonzero(poor & (in_crowd > 0))
    rank = np.zeros(lengths.size, dtype=np.int64)
    rank[some[np.lexsort((in_order(some), lengths[some]))]] = np.arange(some.size)
    used = np.zeros(lengths.size, dtype=np.int64)
    parts = [np.empty(0, dtype=np.int64)]
    for all_ in members:
        few = all_[poor[all_]]
        few = few[used[few] < _USED]
        used[few] += 1
        few = few[np.argsort(rank[few])]
        parts += [pairs_of(few[:-step], few[step:]) for step in range(1, min(_NEIGHBOURS + 1, few.size))]
    return np.unique(np.concatenate(parts))


def pairs_of(one: NDArray[np.uint32] | Places, other: NDArray[np.uint32] | Places) -> Pairs:
    """One number for each pair of texts."""
    low, high = np.minimum(one, other).astype(np.int64), np.maximum(one, other).astype(np.int64)
    return low << _NUMBER | high


def texts_of(pairs: Pairs) -> tuple[Places, Places]:
    """The texts of each pair, the lower number first."""
    return pairs >> _NUMBER, pairs & ((1 << _NUMBER) - 1)
