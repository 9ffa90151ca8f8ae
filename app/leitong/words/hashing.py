"""Stable 64-bit hashes of many words at once: the same on every platform, in every process.

A word's hash is the sum over its code points of a mix (SplitMix64's finaliser) of code point and place.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import Codes, codes_of

Hashes = NDArray[np.uint64]
_ODD = np.uint64(0x9E3779B97F4A7C15)


def mix(values: Hashes) -> Hashes:
    """Spread the bits of each value over all 64 (Steele, Lea and Flood 2014). Returns a new array."""
    return _mixed(values.copy())


def _mixed(values: Hashes) -> Hashes:
    """The same in place."""
    values += np.uint64(0x9E3779B97F4A7C15)
    shifted = values >> np.uint64(30)
    values ^= shifted
    values *= np.uint64(0xBF58476D1CE4E5B9)
    np.right_shift(values, np.uint64(27), out=shifted)
    values ^= shifted
    values *= np.uint64(0x94D049BB133111EB)
    np.right_shift(values, np.uint64(31), out=shifted)
    values ^= shifted
    return values


def hash_runs(codes: Codes, starts: NDArray[np.intp], lengths: NDArray[np.intp]) -> Hashes:
    """Hash of each run of `codes`; the runs are not empty, in order and do not overlap. Shape (len(starts),)."""
    if starts.size == 0:
        return np.empty(0, dtype=np.uint64)
    if int(lengths.max()) == 1:
        return mix(codes[starts].astype(np.uint64))
    ends = lengths.cumsum()
    firsts = ends - lengths
    keys = np.arange(int(ends[-1]))
    found = codes.take(keys + np.repeat(starts - firsts, lengths))
    # place in the word of each character
    keys -= np.repeat(firsts, lengths)
    keys <<= 21
    keys |= found
    return np.add.reduceat(_mixed(keys.view(np.uint64)), firsts)


def hash_terms(terms: Sequence[str]) -> Hashes:
    """Hash of each term, shape (len(terms),); the terms are not empty."""
    lengths = np.fromiter(map(len, terms), dtype=np.intp, count=len(terms))
    return hash_runs(codes_of("".join(terms)), np.cumsum(lengths) - lengths, lengths)


def rolled(hashes: Hashes, length: int) -> Hashes:
    """One value for each run of `length` hashes in a row, order counting; there are at least as many."""
    return Rolled(hashes).runs(length)


class Rolled:
    """Runs of several lengths over the same hashes, put together from shorter ones that are kept."""

    def __init__(self, hashes: Hashes) -> None:
        self._known = {1: hashes}

    def runs(self, length: int) -> Hashes:
        """See `rolled`."""
        known = self._known.get(length)
        if known is None:
            # a run is two of half its length, so that twelve letters take four steps
            first, second = length - length // 2, length // 2
            odd = np.uint64(pow(int(_ODD), second, 2**64))
            after = self.runs(second)[first:]
            known = self._known[length] = self.runs(first)[: after.size] * odd + after
        return known
