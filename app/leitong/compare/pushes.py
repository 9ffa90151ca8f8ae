"""What is told of the votes of two fingerprints: each bit, what a word does to it, and what would be without some."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class BitVotes:
    """Both votes on one bit. bit: 0 is the most significant. a, b: the sums. tie: what a sum of 0 gives, see `Recipe`.

    margin_a, margin_b: |vote| / total weight, 0–1; under 0.05 the bit is a coin flip.
    """

    bit: int
    a: int
    b: int
    margin_a: float
    margin_b: float
    differs: bool
    tie: str = "gt"

    @property
    def one_a(self) -> bool:
        """Whether the bit of A is 1."""
        return self._is_one(self.a)

    @property
    def one_b(self) -> bool:
        return self._is_one(self.b)

    def _is_one(self, vote: int) -> bool:
        return vote >= 0 if self.tie == "ge" else vote > 0


class Push(NamedTuple):
    """What one word does to one bit. weight_*: its weight in each document, 0 where it is missing.

    push_*: +weight or −weight. pulls_apart: how much of the difference between the two votes is this word's,
    below 0 where it draws them together; over all words it adds up to |vote A − vote B|.
    """

    term: str
    weight_a: int
    weight_b: int
    push_a: int
    push_b: int
    pulls_apart: int


class Apart(NamedTuple):
    """One word's part in all differing bits. reconciles: those that would be equal without it alone.

    pull: its `pulls_apart`, summed over the differing bits.
    """

    term: str
    reconciles: tuple[int, ...]
    pull: int


@dataclass(frozen=True, slots=True)
class Strike:
    """What if these words stood in neither document? bits: those that then differ.

    hamming: how many, None if a document has no word left and so no fingerprint.
    """

    terms: tuple[str, ...]
    hamming: int | None
    bits: tuple[int, ...]
