"""Shingles (Broder 1997): the runs of n consecutive units of a text, as a set, and how alike two sets are (S19)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.prints import Shingles
from leitong.words.characters import codes_of
from leitong.words.hashing import mix, rolled
from leitong.words.token import Units

LENGTH = 3
"""Units of a shingle. One changed unit spoils three of them, so that of a text of 30 units with one change in the
middle 28 - 3 of 31 are shared (J = .81), but of 10 units 5 of 11 (.45): under about 30 units J says little, and the
verdict leans on containment, passages and shingles of two (`shingles_of(units, 2)`)."""


def shingles_of(units: Units, n: int = LENGTH) -> Shingles | None:
    """All runs of n units. None where the text has fewer than n. Raises ValueError if n < 1."""
    return _shingles(units.hashes, n)


def character_shingles(text: str, n: int = LENGTH) -> Shingles | None:
    """All runs of n characters of `text` as it stands (feed it `letters(text)`). None where it is shorter than n."""
    return _shingles(mix(codes_of(text).astype(np.uint64)), n)


def _shingles(values: NDArray[np.uint64], n: int) -> Shingles | None:
    if n < 1:
        raise ValueError(f"a shingle has at least 1 unit, not {n}")
    if values.size < n:
        return None
    hashes = mix(rolled(values, n))
    hashes.sort()
    # np.unique takes several times as long
    changes = np.ones(hashes.size, dtype=bool)
    changes[1:] = hashes[1:] != hashes[:-1]
    return Shingles(hashes.compress(changes), n)


def jaccard(a: Shingles | None, b: Shingles | None) -> float | None:
    """|A ∩ B| / |A ∪ B|, 0–1. Both missing: None; one missing: 0. Raises ValueError if their n differ."""
    if a is None and b is None:
        return None
    if a is None or b is None:
        return 0.0
    common = shared(a, b)
    return common / (a.hashes.size + b.hashes.size - common)


def containment(a: Shingles | None, b: Shingles | None) -> float | None:
    """|A ∩ B| / |A|: how much of A stands in B, 0–1. A missing: None; B missing: 0. ValueError if their n differ."""
    if a is None:
        return None
    return 0.0 if b is None else shared(a, b) / a.hashes.size


def shared(a: Shingles, b: Shingles) -> int:
    """|A ∩ B|."""
    if a.n != b.n:
        raise ValueError(f"shingles of {a.n} and {b.n} units can't be compared")
    return int(np.intersect1d(a.hashes, b.hashes, assume_unique=True).size)
