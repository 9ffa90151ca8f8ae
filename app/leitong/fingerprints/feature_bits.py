"""The bits that a feature votes with, by any of the hashes and at any width (S10, S31, S32).

The fingerprints that are kept and compared are always h64 of 64 bits (hashes.py); here another choice can be tried.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import md5
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.characters_hash import char16, gb13
from leitong.fingerprints.enumerated import codes_within, enumerated_codes
from leitong.fingerprints.simhash import value_of, votes_of_bits

Bits = NDArray[np.uint8]

WIDTHS = (6, 16, 32, 64, 128)
"""6 is for teaching: with so few bits unrelated texts are soon alike."""
_DIGEST = 128


@dataclass(frozen=True, slots=True)
class Voted:
    """A fingerprint of any width with all that voted for it.

    bits: 0 or 1, shape (n, width), most significant first. weights: int64, shape (n,). votes: int64, shape (width,).
    """

    value: int
    features: tuple[str, ...]
    weights: NDArray[np.int64]
    bits: Bits
    votes: NDArray[np.int64]

    @property
    def width(self) -> int:
        return int(self.votes.size)

    @property
    def tied(self) -> int:
        """Bits on which the votes are even, so that the tie rule alone decides them."""
        return int((self.votes == 0).sum())


def vote(
    features: Mapping[str, int],
    *,
    width: int = 64,
    hash_name: str = "h64",
    tie: str = "gt",
    together: Sequence[str] = (),
) -> Voted | None:
    """The fingerprint of weighted features; None where none has a weight > 0.

    hash_name: a key of HASHES. tie: "gt" or "ge". together: as for `bits_of`; a feature without a code is left out.
    """
    coded = set(together[: codes_within(width)]) if hash_name == ENUMERATED else features.keys()
    kept = {term: weight for term, weight in features.items() if weight > 0 and term in coded}
    if not kept:
        return None
    terms = tuple(kept)
    bits = bits_of(terms, hash_name, width, together)
    weights = np.array(list(kept.values()), dtype=np.int64)
    votes = votes_of_bits(bits, weights)
    return Voted(value_of(votes, tie), terms, weights, bits, votes)


def bits_of(features: Sequence[str], hash_name: str, width: int = 64, together: Sequence[str] = ()) -> Bits:
    """0 or 1, shape (n, width).

    together: for "enumerated" the values in the order in which they get their codes, all features among the first
    `codes_within(width)` of them. Raises ValueError for an unknown hash or a width outside 1–128.
    """
    if hash_name not in HASHES:
        raise ValueError(f"there is no hash {hash_name!r}, only {', '.join(HASHES)}")
    if not 1 <= width <= _DIGEST:
        raise ValueError(f"a fingerprint has 1 to {_DIGEST} bits, not {width}")
    if not features:
        return np.empty((0, width), dtype=np.uint8)
    return HASHES[hash_name](features, width, together)


def _md5(features: Sequence[str], width: int, _together: Sequence[str]) -> Bits:
    digests = b"".join(
        md5(feature.encode("utf-8", "surrogatepass"), usedforsecurity=False).digest() for feature in features
    )
    rows = np.frombuffer(digests, dtype=np.uint8).reshape(-1, _DIGEST // 8)
    return np.unpackbits(rows, axis=1)[:, _DIGEST - width :]


def _gb13(features: Sequence[str], width: int, _together: Sequence[str]) -> Bits:
    return _unpacked([gb13(feature, width) for feature in features], width)


def _char16(features: Sequence[str], width: int, _together: Sequence[str]) -> Bits:
    return _unpacked([char16(feature, width) for feature in features], width)


def _enumerated(features: Sequence[str], width: int, together: Sequence[str]) -> Bits:
    codes = enumerated_codes(together[: codes_within(width)], width, balanced=True)
    return _unpacked([codes[feature] for feature in features], width)


def _unpacked(values: Sequence[int], width: int) -> Bits:
    size = -(-width // 8)
    packed = b"".join(value.to_bytes(size, "big") for value in values)
    rows = np.frombuffer(packed, dtype=np.uint8).reshape(-1, size)
    return np.unpackbits(rows, axis=1)[:, size * 8 - width :]


ENUMERATED = "enumerated"
HASHES: Mapping[str, Callable[[Sequence[str], int, Sequence[str]], Bits]] = MappingProxyType(
    {"h64": _md5, "gb13": _gb13, "char16": _char16, ENUMERATED: _enumerated}
)
"""h64: the last bits of MD5, the default and PyPI simhash's. gb13: GB2312 codes. char16: balanced character codes.
enumerated: each word is given a code of its own, half of all bits from every other; there are few of them.
"""
