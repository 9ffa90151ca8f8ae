"""The bits of words, by the hash and at the width that the reader of the Lab has chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import md5
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

Bits = NDArray[np.uint8]
_DIGEST = 128


def feature_bits(terms: Sequence[str], name: str, bits: int, together: Sequence[str]) -> Bits:
    """0 or 1, shape (len(terms), bits), most significant first.

    name: of the hash. together: all words that may be met, for a hash that gives each its number.
    """
    if not terms:
        return np.empty((0, bits), dtype=np.uint8)
    return _HASHES[name](terms, bits, together)


def _md5(terms: Sequence[str], bits: int, _together: Sequence[str]) -> Bits:
    """The last `bits` bits of each word's MD5, as the `simhash` package has them."""
    digests = b"".join(
        md5(term.encode("utf-8", "surrogatepass"), usedforsecurity=False).digest() for term in terms
    )
    rows = np.frombuffer(digests, dtype=np.uint8).reshape(-1, _DIGEST // 8)
    return np.unpackbits(rows, axis=1)[:, _DIGEST - bits :]


_HASHES: Mapping[str, Callable[[Sequence[str], int, Sequence[str]], Bits]] = MappingProxyType({"h64": _md5})
