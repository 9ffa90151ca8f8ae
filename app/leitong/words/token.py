"""Words and keywords of one text, each with its place in the text that the person sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from leitong.spans import Span


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a text in order, as numbers into a vocabulary: arrays cross process borders at no cost.

    vocabulary: each different term once, in order of first appearance; normalised, folded to simplified and to lower
    case. ids: int32, shape (n,), index into `vocabulary`. starts, ends: int32, shape (n,), in the shown text.
    keys: uint64, one a term of the vocabulary, as `hash_terms` gives; None where nobody has made them.
    """

    vocabulary: tuple[str, ...]
    ids: NDArray[np.int32]
    starts: NDArray[np.int32]
    ends: NDArray[np.int32]
    keys: NDArray[np.uint64] | None = None

    def __len__(self) -> int:
        return int(self.ids.size)

    @property
    def terms(self) -> tuple[str, ...]:
        """All words in text order, with repetitions."""
        return tuple(self.vocabulary[i] for i in self.ids.tolist())

    @property
    def counts(self) -> NDArray[np.int64]:
        """How often each vocabulary term occurs, shape (len(vocabulary),)."""
        return np.bincount(self.ids, minlength=len(self.vocabulary)).astype(np.int64)

    def spans(self, term: str) -> tuple[Span, ...]:
        """Where `term` stands in the shown text."""
        if term not in self.vocabulary:
            return ()
        here = self.ids == self.vocabulary.index(term)
        pairs = zip(self.starts[here].tolist(), self.ends[here].tolist(), strict=True)
        return tuple(Span(start, end) for start, end in pairs)


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


class Keyword(NamedTuple):
    """weight: tf·idf, > 0. density: occurrences / number of words. level: 1 (low) to 5 (high), S09.

    A named tuple and no dataclass: a page has hundreds, and these are made in a quarter of the time.
    """

    term: str
    count: int  # type: ignore[assignment]  # hides tuple.count, which nobody needs here
    weight: float
    density: float
    level: int
