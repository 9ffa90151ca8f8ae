"""Strike out matched seeds that have a better rival: the same place of one text, but in better company."""

from __future__ import annotations

import numpy as np

from leitong.compare.clusters import squares_of, touching
from leitong.compare.joins import Places
from leitong.compare.seeds import Seeds

# a seed alone in its neighbourhood is chance
_LEAST_COMPANY = 2


def without_rivals(seeds: Seeds, size: int, share: float) -> Seeds:
    """Keep a seed if it has at least `share` of the company of the best seed at its place in A, and in B.

    A turn of phrase that stands in many places is so left to the passage that it belongs to, while a passage that was
    copied twice keeps both places. Company: the seeds in the square of `size` × `size` units and in those around it.
    """
    if not len(seeds):
        return seeds
    company = _company(seeds, size)
    kept = company >= _LEAST_COMPANY
    for places in (seeds.a, seeds.b):
        best = np.zeros(int(places.max()) + 1, dtype=np.int64)
        np.maximum.at(best, places, company)
        kept &= company >= share * best[places]
    return seeds.take(kept)


def _company(seeds: Seeds, size: int) -> Places:
    squares, of_seed, stride = squares_of(seeds, size)
    own = np.bincount(of_seed)
    here, there = touching(squares, stride)
    around = own.copy()
    np.add.at(around, here, own[there])
    np.add.at(around, there, own[here])
    return around[of_seed]
