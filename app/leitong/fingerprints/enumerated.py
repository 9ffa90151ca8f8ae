"""Codes for a feature that has only a few possible values, each as far from the others as can be (S31).

A hash leaves the distance of two values to luck; a table need not. Open and Close are all ones and all zeros.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

_OPTIMAL = ("111", "001", "010", "100")


def enumerated_codes(values: Sequence[str], bits: int = 64, *, balanced: bool = False) -> dict[str, int]:
    """A code of `bits` bits for each value, in the order in which the values are declared.

    Of two values all ones and all zeros; of three or four 42 of 64 bits apart, which is the most there can be; of more
    the rows of a Hadamard matrix, and of more than it has rows also their complements: half of the bits apart.
    balanced: Hadamard rows for few values too: all ones or all zeros would pull every bit of a fingerprint one way.
    Raises ValueError for more values than there are codes (128 of 64 bits), for a value twice, and for bits < 1.
    """
    if bits < 1:
        raise ValueError(f"a code has at least 1 bit, not {bits}")
    if len(set(values)) != len(values):
        raise ValueError("a value is declared twice")
    if len(values) > codes_within(bits):
        raise ValueError(f"{bits} bits have codes for {codes_within(bits)} values, not for {len(values)}")
    if len(values) <= 2 and not balanced:
        rows = [(1 << bits) - 1, 0]
    elif len(values) <= len(_OPTIMAL) and not balanced:
        rows = [int((code * bits)[:bits], 2) for code in _OPTIMAL]
    else:
        rows = _hadamard(len(values), bits)
    return dict(zip(values, rows, strict=False))


def codes_within(bits: int) -> int:
    """For how many values there are codes: the rows of the Hadamard matrix, and their complements."""
    return 2 * _power_of_two(bits)


def hadamard_row(row: int, bits: int = 64) -> int:
    """Bit j, the first the most significant, is the parity of `row` AND j."""
    places = np.arange(bits, dtype=np.int64)
    parity: NDArray[np.int64] = np.bitwise_count(places & row).astype(np.int64) & 1
    return int("".join(map(str, parity.tolist())), 2)


def _hadamard(count: int, bits: int) -> list[int]:
    """Row 0, all zeros, comes last: the others have as many ones as zeros."""
    size = _power_of_two(bits)
    rows = [hadamard_row(row % size, bits) for row in range(1, size + 1)]
    rows += [row ^ ((1 << bits) - 1) for row in rows]
    return rows[:count]


def _power_of_two(bits: int) -> int:
    return 1 << (bits - 1).bit_length()
