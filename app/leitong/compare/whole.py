"""How the whole of two texts is related: one rule, by which scan and comparison decide alike (S06)."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from leitong.compare.alignment import Alignment
from leitong.compare.limits import (
    CONTAINED,
    CONTAINED_LENGTH,
    CONTAINMENT_PARTIAL,
    JACCARD_NEAR,
    LETTERS_NEAR,
)

Marks = NDArray[np.bool_]
_LEAST = 1e-9  # in place of nothing, which nothing can be divided by


def near_or_contained(
    jaccard: ArrayLike,
    contained: ArrayLike,
    letters: ArrayLike,
    letters_contained: ArrayLike,
    length_ratio: ArrayLike,
    *,
    near: float = JACCARD_NEAR,
) -> tuple[Marks, Marks]:
    """Which pairs are near, and of which one text is a part of the other; of one pair, or of many.

    jaccard, contained: of shingles, the latter of the text that stands in the other the more. letters,
    letters_contained: the same of runs of letters, 0 where they say nothing. length_ratio: shorter / longer, in units.
    near: Jaccard from which texts are.

    Words go before letters: what is torn or misspelt is asked for its letters once its words say nothing.
    """
    shorter = np.less(length_ratio, CONTAINED_LENGTH)
    by_words = np.greater_equal(jaccard, near)
    inside = ~by_words & np.greater_equal(contained, CONTAINED)
    by_letters = ~by_words & ~inside & np.greater_equal(letters, LETTERS_NEAR)
    torn = ~by_words & ~inside & ~by_letters & np.greater_equal(letters_contained, CONTAINED)
    part = (inside & shorter) | (torn & _shorter_by_letters(letters, letters_contained))
    return by_words | by_letters, part


def may_be_excerpt(
    jaccard: ArrayLike, contained: ArrayLike, length_ratio: ArrayLike, near: float = JACCARD_NEAR
) -> Marks:
    """Where one text may be a part of the other though its shingles do not show it, as its sentences were reordered."""
    found: Marks = (
        np.less(jaccard, near)
        & np.less(contained, CONTAINED)
        & np.greater_equal(contained, CONTAINMENT_PARTIAL)
        & np.less(length_ratio, CONTAINED_LENGTH)
    )
    return found


def is_excerpt(sides: Alignment) -> bool:
    """Whether one of two texts stands in the other literally, in whatever order."""
    return sides.literal >= CONTAINED * sides.lighter


def _shorter_by_letters(letters: ArrayLike, contained: ArrayLike) -> Marks:
    """The same of lengths in letters, as the words of a torn text are many and short.

    Of sets A ⊂ B in the main, 1 / Jaccard = 1 / contained + |B| / |A ∩ B| - 1, and |A| / |A ∩ B| = 1 / contained.
    """
    alike, part = (np.maximum(value, _LEAST) for value in (letters, contained))
    return np.less(1 / part, CONTAINED_LENGTH * (1 / alike + 1 - 1 / part))
