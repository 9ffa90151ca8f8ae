"""Words and keywords of one text, each with its place in the text that the person sees."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.spans import Span


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a text in order.

    terms: normalised, folded to simplified and to lower case. starts, ends: int32, shape (n,), in the shown text.
    """

    terms: tuple[str, ...]
    starts: NDArray[np.int32]
    ends: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.terms)

    def spans(self, term: str) -> tuple[Span, ...]:
        """Where `term` stands in the shown text."""
        return tuple(
            Span(int(self.starts[i]), int(self.ends[i])) for i, word in enumerate(self.terms) if word == term
        )


@dataclass(frozen=True, slots=True)
class Units:
    """The smallest things that are compared: each Han, kana or Hangul character, and each other word.

    hashes: uint64, shape (n,), of the folded unit. starts, ends: int32, shape (n,), in the shown text.
    """

    hashes: NDArray[np.uint64]
    starts: NDArray[np.int32]
    ends: NDArray[np.int32]

    def __len__(self) -> int:
        return int(self.hashes.size)


@dataclass(frozen=True, slots=True)
class Keyword:
    """weight: tf·idf, > 0. density: occurrences / number of words. level: 1 (low) to 5 (high), S09."""

    term: str
    count: int
    weight: float
    density: float
    level: int
