"""Why two SimHash fingerprints differ: each bit's votes, and the words that pushed it (S10)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BitVotes:
    """Both votes on one bit. bit: 0–63, 0 is the most significant. a, b: the sums; the bit is 1 where the sum is > 0.

    margin_a, margin_b: |vote| / total weight, 0–1; under 0.05 the bit is a coin flip.
    """

    bit: int
    a: int
    b: int
    margin_a: float
    margin_b: float
    differs: bool


@dataclass(frozen=True, slots=True)
class Push:
    """What one word does to one bit. weight_*: its weight in each document, 0 where it is missing.

    push_*: +weight or −weight. pulls_apart: how much of the difference between the two votes is this word's.
    """

    term: str
    weight_a: int
    weight_b: int
    push_a: int
    push_b: int
    pulls_apart: int


@dataclass(frozen=True, slots=True)
class Strike:
    """What if these words stood in neither document? bits: those that then differ."""

    terms: tuple[str, ...]
    hamming: int | None
    bits: tuple[int, ...]


class Explanation:
    """Answers questions about the votes of two word fingerprints of the same recipe."""

    bits: tuple[BitVotes, ...]

    def pushes(self, bit: int) -> tuple[Push, ...]:
        """All words of both documents, those that pull the two votes apart most first."""
        raise NotImplementedError

    def strip(self, term: str) -> tuple[int, ...]:
        """+1 or −1 for each bit: where the word pushes, 64 values."""
        raise NotImplementedError

    def holding_apart(self, bit: int) -> tuple[Push, ...]:
        """The fewest words without which the bit would be equal (greedy); empty if the bit is equal."""
        raise NotImplementedError

    def strike(self, terms: frozenset[str]) -> Strike:
        """Distance and differing bits if `terms` stood in neither document."""
        raise NotImplementedError
