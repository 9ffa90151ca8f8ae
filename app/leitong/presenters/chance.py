"""How near two fingerprints come by chance, and what a distance says of the angle (ALGORITHMS M1, M2)."""

from __future__ import annotations

from math import comb, cos, pi


def within_by_chance(distance: int, bits: int = 64) -> float:
    """Probability that two independent random fingerprints differ in at most `distance` bits: exact binomial.

    The bits of real texts are not quite independent: say "about" beside it.
    """
    within: int = sum(comb(bits, i) for i in range(distance + 1))
    return within / (1 << bits)


def angle_of(distance: int, bits: int = 64) -> float:
    """Estimated angle between the two weighted word vectors, degrees 0–180."""
    return 180 * distance / bits


def cosine_of(distance: int, bits: int = 64) -> float:
    """Estimated cosine of that angle, −1 to 1. Its error is large: never show two decimals."""
    return cos(pi * distance / bits)
