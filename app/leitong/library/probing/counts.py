"""How many values lie within k bits of a fingerprint (S12)."""

from __future__ import annotations

from math import comb

BITS = 64
PAPER_SIZE = 8_000_000_000
"""The size of the web for which the textbook's designs were made."""


def patterns(k: int, bits: int = BITS) -> int:
    """In how many ways at most k of `bits` bits can differ: 43,745 for k = 3 of 64.

    Raises ValueError unless 0 <= k <= bits.
    """
    if not 0 <= k <= bits:
        raise ValueError(f"distances are 0 to {bits} bits, not {k}")
    return sum(comb(bits, flips) for flips in range(k + 1))
