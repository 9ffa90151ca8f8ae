"""SCAM: is the vocabulary of one text, with about the same counts, a part of the other's? (S21)

Shivakumar and Garcia-Molina 1995; the formula from memory. ε, α = 1 and the limits are set in compare/limits.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

EPSILON = 2.5
ALPHA = 1.0


@dataclass(frozen=True, slots=True)
class Scam:
    """a_in_b, b_in_a: how far one is a part of the other, ≥ 0 and seldom over 1. close: the words they share with
    counts near enough, heaviest part first.
    """

    a_in_b: float
    b_in_a: float
    close: tuple[str, ...]


def scam(
    a: Mapping[str, float],
    b: Mapping[str, float],
    *,
    epsilon: float = EPSILON,
    alpha: float | Mapping[str, float] = ALPHA,
) -> Scam | None:
    """Both directions from the counts of words; None if either has none.

    epsilon: a word is close if Fₐ/F_b + F_b/Fₐ < epsilon, so that 2.5 lets counts differ by less than a factor 2 and 2
    lets nothing through; at least 2. alpha: weight of each word, such as its idf; of a word without one 1.
    Raises ValueError if epsilon < 2.
    """
    if not epsilon >= 2:
        raise ValueError(f"epsilon must be at least 2, not {epsilon}")
    square_a, square_b = (
        math.fsum((_weight(alpha, term) * count) ** 2 for term, count in one.items()) for one in (a, b)
    )
    if not square_a or not square_b:
        return None
    parts = {
        term: _weight(alpha, term) ** 2 * a[term] * b[term]
        for term in a.keys() & b.keys()
        if a[term] and b[term] and epsilon - (a[term] / b[term] + b[term] / a[term]) > 0
    }
    common = math.fsum(parts.values())
    close = tuple(sorted(parts, key=lambda term: (-parts[term], term)))
    return Scam(common / square_a, common / square_b, close)


def _weight(alpha: float | Mapping[str, float], term: str) -> float:
    return alpha.get(term, 1.0) if isinstance(alpha, Mapping) else alpha
