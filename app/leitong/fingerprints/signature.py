"""A SimHash fingerprint with its recipe and with everything that voted for it (S10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from simhash import Simhash


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a fingerprint is made; two fingerprints of different recipes are never compared.

    features: "words" or "windows". weights: "tf", "tfidf-capped" … tie: "gt" (a zero vote gives 0) or "ge".
    version: raised whenever any step before the fingerprint changes its outcome.
    """

    features: str
    weights: str
    bits: int = 64
    hash: str = "md5-64"
    tie: str = "gt"
    version: int = 1


@dataclass(frozen=True, slots=True)
class SimHash:
    """A fingerprint with everything that voted for it (S10).

    value: the `bits`-bit number; bit 0 in all that follows is its most significant bit, printed first.
    votes: int64, shape (bits,). features: n terms. weights: int64, shape (n,), > 0. hashes: see `packed`.
    too_short: under 8 features. only_stop_words: there was nothing else to use.
    """

    value: int
    votes: NDArray[np.int64]
    features: tuple[str, ...]
    weights: NDArray[np.int64]
    hashes: NDArray[np.uint64]
    recipe: Recipe
    too_short: bool = False
    only_stop_words: bool = False

    @property
    def hex(self) -> str:
        """16 digits for 64 bits."""
        return f"{self.value:0{self.recipe.bits // 4}x}"

    @property
    def digits(self) -> str:
        """Hexadecimal, or the bits themselves where they are not whole digits."""
        return self.hex if self.recipe.bits % 4 == 0 else f"{self.value:0{self.recipe.bits}b}"

    @property
    def package(self) -> Simhash:
        """The same fingerprint as the `simhash` package's type."""
        from simhash import Simhash  # noqa: PLC0415 - seldom asked for, and it loads much

        return Simhash(self.value, f=self.recipe.bits)

    @property
    def total_weight(self) -> int:
        return int(self.weights.sum())


def packed(bits: NDArray[np.uint8]) -> NDArray[np.uint64]:
    """Rows of bits as numbers, the last bit the lowest. bits: 0 or 1, shape (n, f).

    Returns shape (n,) for up to 64 bits, and (n, 2) for up to 128, the higher word first.
    """
    words = -(-bits.shape[1] // 64)
    padded = np.zeros((len(bits), 64 * words), dtype=np.uint8)
    padded[:, 64 * words - bits.shape[1] :] = bits
    numbers = np.packbits(padded, axis=1).view(">u8").astype(np.uint64)
    return numbers[:, 0] if words == 1 else numbers


def unpacked(hashes: NDArray[np.uint64], width: int) -> NDArray[np.uint8]:
    """What `packed` was given: 0 or 1, shape (n, width)."""
    octets = hashes.astype(">u8").reshape(len(hashes), -1).view(np.uint8)
    return np.unpackbits(octets, axis=1)[:, -width:]
