"""What two texts share, whatever else a library holds: measured once for a pair, and never different."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.library.sketching.shares import letter_shares, shares, shingle_sets, spelt
from leitong.library.sketching.sketches import Sketches

Places = NDArray[np.int64]
Ratios = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Measured:
    """Of pairs of documents, 0–1 each, shape (pairs,).

    jaccard, a_in_b, b_in_a: over shingles. letters_alike, letters_contained: over letters, the Jaccard and the greater
    containment; 0 where letters say nothing. length_ratio: of the shorter text to the longer.
    """

    jaccard: Ratios
    a_in_b: Ratios
    b_in_a: Ratios
    letters_alike: Ratios
    letters_contained: Ratios
    length_ratio: Ratios

    @property
    def contained(self) -> Ratios:
        return np.maximum(self.a_in_b, self.b_in_a)

    @property
    def columns(self) -> tuple[Ratios, ...]:
        return (
            self.jaccard,
            self.a_in_b,
            self.b_in_a,
            self.letters_alike,
            self.letters_contained,
            self.length_ratio,
        )

    def take(self, chosen: Places) -> Measured:
        return Measured(*(column[chosen] for column in self.columns))


def measured(sketches: Sketches, a: Places, b: Places) -> Measured:
    """The measures of the pairs (a[i], b[i])."""
    sizes = np.diff(sketches.unit_bounds)
    units = shares(shingle_sets(sketches), a, b)
    alike, contained = np.zeros(a.size), np.zeros(a.size)
    by_letters = np.flatnonzero(spelt(sketches, a, b))
    if by_letters.size:
        letters = letter_shares(sketches, a[by_letters], b[by_letters])
        alike[by_letters] = letters.jaccard
        contained[by_letters] = np.maximum(letters.a_in_b, letters.b_in_a)
    shorter, longer = np.minimum(sizes[a], sizes[b]), np.maximum(sizes[a], sizes[b])
    return Measured(
        units.jaccard, units.a_in_b, units.b_in_a, alike, contained, shorter / np.maximum(longer, 1)
    )


def joined_measures(parts: list[Measured]) -> Measured:
    """The measures of several lists of pairs, end to end."""
    if not parts:
        return Measured(*(np.empty(0) for _ in range(6)))
    return Measured(
        *(np.concatenate(columns) for columns in zip(*(one.columns for one in parts), strict=True))
    )
