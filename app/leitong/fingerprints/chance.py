"""How near fingerprints come by chance, what a distance says of the angle, and an angle of the distance (M1, M2, M4).

The bits of real texts are not quite independent: say "about" beside every figure.
"""

from __future__ import annotations

from math import acos, comb, cos, degrees, pi, sqrt

LIKELY = 1.645
"""Standard deviations that 95 % of all distances stay below."""


def within_by_chance(distance: int, bits: int = 64) -> float:
    """Probability that two independent random fingerprints differ in at most `distance` bits: exact binomial."""
    within: int = sum(comb(bits, i) for i in range(distance + 1))
    return within / (1 << bits)


def pairs_by_chance(distance: int, fingerprints: int, bits: int = 64) -> float:
    """How many pairs among so many random fingerprints are within `distance` bits, on average."""
    return fingerprints * (fingerprints - 1) / 2 * within_by_chance(distance, bits)


def angle_of(distance: int, bits: int = 64) -> float:
    """Estimated angle between the two weighted word vectors, degrees 0–180."""
    return 180 * distance / bits


def cosine_of(distance: int, bits: int = 64) -> float:
    """Estimated cosine of that angle, −1 to 1. Its error is large: never show two decimals."""
    return cos(pi * distance / bits)


def expected_distance(cosine: float, bits: int = 64) -> float:
    """Bits in which the fingerprints of two vectors of this cosine differ, on average."""
    return bits * _share(cosine)


def spread_of_distance(cosine: float, bits: int = 64) -> float:
    """Standard deviation of that distance, in bits."""
    share = _share(cosine)
    return sqrt(bits * share * (1 - share))


def likely_distance(cosine: float, bits: int = 64) -> float:
    """The distance that 95 % of pairs with this cosine stay below."""
    return expected_distance(cosine, bits) + LIKELY * spread_of_distance(cosine, bits)


def within_at_cosine(distance: int, cosine: float, bits: int = 64) -> float:
    """Probability that two vectors of this cosine have fingerprints at most `distance` bits apart."""
    share = _share(cosine)
    return sum(comb(bits, i) * share**i * (1 - share) ** (bits - i) for i in range(distance + 1))


def angle_error(angle: float, bits: int = 64) -> float:
    """Standard error, in degrees, of the estimate of an angle by one fingerprint distance. angle: 0–180 degrees."""
    share = angle / 180
    return 180 * sqrt(share * (1 - share) / bits)


def angle_error_of(distance: int, bits: int = 64) -> float:
    """Standard error, in degrees, of the angle that is read off this distance (`angle_of`)."""
    # half a bit more than was seen, so that equal fingerprints don't pretend to a certain angle
    return angle_error(180 * (distance + 0.5) / (bits + 1), bits)


def _share(cosine: float) -> float:
    """Probability that one bit differs."""
    if not -1 <= cosine <= 1:
        raise ValueError(f"a cosine is within −1 to 1, not {cosine}")
    return degrees(acos(cosine)) / 180
