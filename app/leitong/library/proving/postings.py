"""An inverted list: which texts hold each sampled run, packed so that millions of runs are little memory.

A posting is one number, the run above the number of the text, so that sorting the numbers makes the lists, ascending
in each. Of a run 40 bits are kept: two different runs of a hundred million are taken for one about once in a thousand,
where two texts must share several before they are compared.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Places = NDArray[np.int64]
Runs = NDArray[np.uint64]

_NUMBER = np.uint64(24)
_ONE = np.uint64(1)
MOST_TEXTS = 1 << 24
"""Numbers of texts are below it."""


@dataclass(frozen=True, slots=True)
class Postings:
    """packed: uint64, shape (postings,), ascending, each once."""

    packed: NDArray[np.uint64]

    def __len__(self) -> int:
        return int(self.packed.size)

    @property
    def texts(self) -> NDArray[np.uint32]:
        """The text of each posting, shape (postings,)."""
        return (self.packed & np.uint64(MOST_TEXTS - 1)).astype(np.uint32)

    @property
    def starts(self) -> Places:
        """Where each list begins."""
        runs = runs_in(self.packed)
        return np.flatnonzero(np.append(True, runs[1:] != runs[:-1])[: runs.size])

    def lists(self, runs: Runs) -> tuple[Places, Places]:
        """Where the list of each run begins, and how many texts it names. runs: as `runs_in` has them."""
        starts = np.searchsorted(self.packed, runs << _NUMBER)
        ends = np.searchsorted(self.packed, (runs + _ONE) << _NUMBER)
        return starts, ends - starts

    def without(self, texts: NDArray[np.bool_]) -> Postings:
        """Those of the texts that are not marked. texts: shape (texts,)."""
        return Postings(self.packed[~texts[self.texts]]) if texts.any() else self

    def changed(self, out: NDArray[np.bool_], new: NDArray[np.uint64]) -> Postings:
        """Without the texts that `out` marks, and with new postings, which are ascending."""
        kept = self.without(out)
        if not new.size:
            return kept
        if not len(kept):
            return Postings(new)
        # both are in order, which this sort makes use of
        both = np.concatenate([kept.packed, new])
        both.sort(kind="stable")
        return Postings(both)

    def of(self, texts: NDArray[np.bool_]) -> NDArray[np.uint64]:
        """The postings of the texts that are marked, shape (texts,)."""
        return self.packed[texts[self.texts]]


def packed(runs: Runs, texts: Places) -> NDArray[np.uint64]:
    """Postings, ascending, each once. Raises ValueError where a text has too great a number."""
    if texts.size and int(texts.max()) >= MOST_TEXTS:
        raise ValueError(f"at most {MOST_TEXTS} texts can be listed, not {int(texts.max()) + 1}")
    made = texts.astype(np.uint64)
    # in place: the runs of all texts are the most that is in memory
    np.bitwise_or(made, runs >> _NUMBER << _NUMBER, out=made)
    made.sort()
    again = made[1:] == made[:-1]
    return made[np.append(True, ~again)] if again.any() else made


def postings_of(runs: Runs, texts: Places) -> Postings:
    """The lists of these runs. texts: the number of the text of each."""
    return Postings(packed(runs, texts))


def runs_in(some: NDArray[np.uint64]) -> Runs:
    """What is kept of the runs of postings, or of whole runs: their upper 40 bits."""
    return some >> _NUMBER


def tops_in(some: NDArray[np.uint64]) -> NDArray[np.uint32]:
    """The upper halves of the runs."""
    return (some >> np.uint64(32)).astype(np.uint32)
