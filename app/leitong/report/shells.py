"""How many values lie at each distance from a fingerprint, as a sum that people read (S12)."""

from __future__ import annotations

from math import comb

from leitong.library.probing.counts import BITS
from leitong.report.amounts import amount

_SHOWN = 4


def shells_told(k: int) -> str:
    """The values at k bits, at one bit less, and so on: 41,664 + 2,016 + 64 + 1 for k = 3. 0 <= k <= 64."""
    shells = [comb(BITS, distance) for distance in range(k, -1, -1)]
    return " + ".join(amount(shell) for shell in shells[:_SHOWN]) + " + …" * (k >= _SHOWN)
