"""Samples of different depth compared fairly: only as far as both of them go.

A long text keeps a fixed share of its runs, a short one its smallest ones, which may lie beyond that share.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Places = NDArray[np.int64]
Tops = NDArray[np.uint32] | NDArray[np.uint64]


@dataclass(frozen=True, slots=True)
class Samples:
    """Samples of documents, end to end. tops: the upper halves of the sampled hashes, ascending within each.

    depths: uint64, shape (documents,), up to where each document's hashes were taken.
    """

    tops: Tops
    bounds: Places
    depths: NDArray[np.uint64]

    def ends(self, documents: Places, others: Places) -> Places:
        """For each pair the place in `tops` up to where the document's sample can be compared with the other's."""
        found = self.bounds[documents + 1]
        deeper = np.flatnonzero(self.depths[documents] > self.depths[others])
        low, high = self.bounds[documents[deeper]], found[deeper]
        depth = self.depths[others[deeper]]
        # each sample is halved until its place is found: keys for all of them would take much memory
        while (wide := low < high).any():
            middle = (low + high) // 2
            within = self.tops[np.where(wide, middle, 0)] <= depth
            low = np.where(wide & within, middle + 1, low)
            high = np.where(wide & ~within, middle, high)
        found[deeper] = low
        return found


def samples_of(tops: Tops, bounds: Places, below: int, least: int) -> Samples:
    """Samples that were taken below a bound, or are the `least` smallest hashes. below: of the upper halves."""
    sizes = np.diff(bounds)
    last = np.zeros(sizes.size, dtype=np.uint64)
    last[sizes > 0] = tops[bounds[1:][sizes > 0] - 1]
    deeper = np.maximum(last, np.uint64(below))
    # a text with fewer runs than the least was taken whole
    return Samples(tops, bounds, np.where(sizes < least, np.uint64(2**32 - 1), deeper))
