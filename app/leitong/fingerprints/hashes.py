"""The 64-bit hash of a feature: the last 8 bytes of its MD5, as the `simhash` package has it (S00)."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import md5

import numpy as np
from numpy.typing import NDArray

from leitong.remembering import remembered


def hashes_of(features: Iterable[str]) -> NDArray[np.uint64]:
    """h64 of each feature: the last 8 bytes of MD5(UTF-8), big endian. Shape (n,).

    Lone surrogates are hashed as they would be in UTF-8.
    """
    return np.frombuffer(b"".join(map(_tail, features)), dtype=">u8").astype(np.uint64)


@remembered(1 << 17)
def _tail(feature: str) -> bytes:
    return md5(feature.encode("utf-8", "surrogatepass"), usedforsecurity=False).digest()[8:]
