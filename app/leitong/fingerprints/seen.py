"""Seen before? A Bloom filter answers at once, and a hash table confirms what it says (S20).

The filter is `rbloom`'s; its size and how often it errs follow from n and p alone.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from rbloom import Bloom

FALSE_POSITIVES = 0.01


@dataclass(frozen=True, slots=True)
class FilterSize:
    """bits: m. hashes: k, whole. exact: k before it is rounded. errs: false positives that k really gives, 0–1."""

    bits: int
    hashes: int
    exact: float
    errs: float

    @property
    def byte_size(self) -> int:
        return -(-self.bits // 8)


def filter_size(items: int, false_positives: float = FALSE_POSITIVES) -> FilterSize:
    """The smallest filter for so many items: m = −n ln p / (ln 2)², k = m/n · ln 2.

    Raises ValueError if items < 1 or false_positives is not between 0 and 1.
    """
    if items < 1 or not 0 < false_positives < 1:
        raise ValueError(f"no filter holds {items} items with {false_positives} false positives")
    bits = math.ceil(-items * math.log(false_positives) / math.log(2) ** 2)
    exact = -math.log2(false_positives)
    hashes = max(1, round(exact))
    return FilterSize(bits, hashes, exact, (1 - math.exp(-hashes * items / bits)) ** hashes)


@dataclass(frozen=True, slots=True)
class Novelty:
    """What a memory says of a text. shingles: its different ones. hits: those the filter has seen. confirmed: those of
    them that stand in the table; the others are the filter's errors.
    """

    shingles: int
    hits: int
    confirmed: int

    @property
    def score(self) -> float | None:
        """Share of the text that was not seen before, 0–1; None for a text without shingles."""
        return 1 - self.confirmed / self.shingles if self.shingles else None

    @property
    def errors(self) -> int:
        return self.hits - self.confirmed


class Memory:
    """Hashes that were seen. Nothing is forgotten; the filter has no false negatives."""

    def __init__(self, items: int, false_positives: float = FALSE_POSITIVES) -> None:
        """items: how many different hashes are expected; with more it errs more often, and stays right."""
        self.size = filter_size(items, false_positives)
        # Python's hash of a number is the number itself, as good as new: shingles are mixed hashes already
        self._filter = Bloom(items, false_positives)
        self._table: set[int] = set()

    def __len__(self) -> int:
        return len(self._table)

    def add(self, hashes: NDArray[np.uint64]) -> None:
        """hashes: shape (n,), of shingles or addresses."""
        new = hashes.tolist()
        self._filter.update(new)
        self._table.update(new)

    def novelty(self, hashes: NDArray[np.uint64]) -> Novelty:
        """The filter first, and the table only where that says yes. hashes: shape (n,), a text's different shingles."""
        hits = [value for value in hashes.tolist() if value in self._filter]
        return Novelty(hashes.size, len(hits), sum(value in self._table for value in hits))
