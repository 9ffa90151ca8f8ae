"""One text on its way to a fingerprint, every step kept: words, weights, the bits of each word, votes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.simhash import votes_of_bits

Votes = NDArray[np.int64]
_TOGETHER = 512  # words whose sums are worked out at a time


@dataclass(frozen=True)  # without slots, so that what is worked out once is kept
class LabText:
    """A text cut, weighed and hashed by one recipe.

    pieces: the words in text order, each with its row among the terms, or −1 where it was left out. terms: n different
    ones in order of first appearance. counts, weights: int64, shape (n,). unit: what a weight of 1 is kept as.
    bits: 0 or 1, uint8, shape (n, f), most significant first. md5: 32 hex digits, of the text as it stands.
    package: the fingerprint of 4-letter windows as the `simhash` package makes it; None where there is none.
    struck: rows that a what-if leaves out. given: votes that a slide prints without their words, shape (f,).
    """

    text: str
    pieces: tuple[tuple[str, int], ...]
    terms: tuple[str, ...]
    counts: NDArray[np.int64]
    weights: NDArray[np.int64]
    unit: int
    bits: NDArray[np.uint8]
    tie: str
    md5: str
    package: int | None = None
    struck: frozenset[int] = frozenset()
    given: Votes | None = None

    @property
    def width(self) -> int:
        return int(self.bits.shape[1])

    @property
    def signs(self) -> NDArray[np.int64]:
        """+1 or −1, shape (n, f)."""
        return 2 * self.bits.astype(np.int64) - 1

    @cached_property
    def voting(self) -> NDArray[np.int64]:
        """Weights as they vote: 0 where struck, shape (n,)."""
        weights = self.weights.copy()
        weights[sorted(self.struck)] = 0
        return weights

    def votes_after(self, count: int) -> Votes:
        """The sums when the first `count` words have voted, shape (f,)."""
        if self.given is not None:
            return self.given
        done = min(count, len(self.terms)) // _TOGETHER
        part = slice(done * _TOGETHER, count)
        return self._sums[done] + votes_of_bits(self.bits[part], self.voting[part])

    @cached_property
    def _sums(self) -> list[Votes]:
        """The sums after each `_TOGETHER` words, from none on: a moment far on need not add up all before it."""
        sums = [np.zeros(self.width, dtype=np.int64)]
        for first in range(0, len(self.terms) - _TOGETHER + 1, _TOGETHER):
            part = slice(first, first + _TOGETHER)
            sums.append(sums[-1] + votes_of_bits(self.bits[part], self.voting[part]))
        return sums

    @cached_property
    def votes(self) -> Votes:
        return self.votes_after(len(self.terms))

    @cached_property
    def reach(self) -> int:
        """The greatest sum, up or down, that any bit has at any time; at least 1."""
        if self.given is not None:
            return max(1, int(np.abs(self.given).max()))
        if not self.terms:
            return 1
        highest = np.zeros(self.width)
        for number, sums in enumerate(self._sums):
            part = slice(number * _TOGETHER, (number + 1) * _TOGETHER)
            steps = np.cumsum(self.voting[part, None] * (2.0 * self.bits[part] - 1), axis=0) + sums
            highest = np.maximum(highest, np.abs(steps).max(axis=0, initial=0))
        return max(1, int(highest.max()))

    @cached_property
    def ones(self) -> NDArray[np.bool_]:
        """The sign of each vote by the tie rule, shape (f,)."""
        return ones_of(self.votes, self.tie)

    @cached_property
    def value(self) -> int | None:
        """The fingerprint; None where no word votes."""
        if self.given is None and not self.voting.any():
            return None
        return int("".join("1" if one else "0" for one in self.ones), 2)

    @cached_property
    def code(self) -> str:
        """The fingerprint in hex digits, in binary where its width is no multiple of 4, empty without one."""
        value = self.value
        if value is None:
            return ""
        return f"{value:0{self.width // 4}x}" if self.width % 4 == 0 else f"{value:0{self.width}b}"

    def without(self, struck: frozenset[int]) -> LabText:
        return replace(self, struck=struck)

    def shown(self, weight: int) -> str:
        """A weight or a sum as a person reads it, without a sign."""
        size = abs(int(weight))
        return f"{size:,}" if self.unit == 1 else f"{size / self.unit:,.1f}"

    def signed(self, vote: int) -> str:
        """The same with its sign; 0 has none."""
        return ("+" if vote > 0 else "−" if vote < 0 else "") + self.shown(vote)


def ones_of(votes: Votes, tie: str) -> NDArray[np.bool_]:
    """Which votes give a 1: those above zero, and with "ge" those at zero too."""
    ones: NDArray[np.bool_] = votes >= 0 if tie == "ge" else votes > 0
    return ones


def distance(a: LabText, b: LabText) -> int | None:
    """How many bits differ; None if a text has no fingerprint or the widths differ."""
    if a.value is None or b.value is None or a.width != b.width:
        return None
    return int((a.ones != b.ones).sum())
