"""The 64-bit hash of a feature: the last 8 bytes of its MD5, as the `simhash` package has it (S00)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import md5

import numpy as np
from numpy.typing import NDArray


@lru_cache(maxsize=1 << 17)
def h64(feature: str) -> int:
    """Last 8 bytes of MD5(UTF-8), big endian. Lone surrogates are hashed as they would be in UTF-8."""
    return int.from_bytes(
        md5(feature.encode("utf-8", "surrogatepass"), usedforsecurity=False).digest()[8:], "big"
    )


def hashes_of(features: Iterable[str]) -> NDArray[np.uint64]:
    """`h64` of each feature, shape (n,)."""
    return np.array(list(map(h64, features)), dtype=np.uint64)
