"""Which units of a text are its template's: one rule for libraries and comparisons."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.shingles import LENGTH
from leitong.words.hashing import Hashes, rolled

# Han characters weigh 1, words 2: three of these in a row may be anybody's, three words are somebody's
_LEAST = 6


def grams_of(hashes: Hashes) -> Hashes:
    """One value for each three units in a row, in text order; empty for fewer. hashes: of each unit."""
    return hashes[:0] if hashes.size < LENGTH else rolled(hashes, LENGTH)


def of_template(hashes: Hashes, weights: NDArray[np.int64], template: Hashes) -> NDArray[np.bool_]:
    """Whether each unit lies in a stretch made of the template's grams. template: its grams, in any order.

    weights: of each unit. Stretches that weigh less than six are turns of phrase.
    """
    covered = np.zeros(hashes.size, dtype=bool)
    standing = np.isin(grams_of(hashes), template)
    if not standing.any():
        return covered
    for step in range(LENGTH):
        covered[step : step + standing.size] |= standing
    edges = np.flatnonzero(np.diff(covered, prepend=False, append=False))
    firsts, lasts = edges[::2], edges[1::2]
    before = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(weights)])
    for first, last in zip(firsts.tolist(), lasts.tolist(), strict=True):
        if before[last] - before[first] < _LEAST:
            covered[first:last] = False
    return covered
