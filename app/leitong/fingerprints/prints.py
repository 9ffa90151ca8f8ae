"""The fingerprints of one document. `None` is "no fingerprint": it equals nothing, not even another `None`."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.signature import Recipe, SimHash
from leitong.fingerprints.windows import windows_simhash
from leitong.spans import Span
from leitong.words.token import Units

__all__ = ["Fingerprints", "Recipe", "Shingles", "SimHash"]


@dataclass(frozen=True, slots=True)
class Shingles:
    """The set of runs of `n` consecutive units (S19). hashes: uint64, shape (m,), sorted, each once."""

    hashes: NDArray[np.uint64]
    n: int


@dataclass(frozen=True, slots=True)
class Fingerprints:
    """content: SHA-256 of letters(body), 64 hex digits (S07). letters: how many letters it has.

    All others are of `text`: the body with blanks for the stamps that are passed over, as long as the body.
    units: of `text`.
    """

    content: str | None
    words: SimHash | None
    shingles: Shingles | None
    letters: int
    text: str
    units: Units
    stamps: tuple[Span, ...] = ()

    @property
    def windows(self) -> SimHash | None:
        """The fingerprint of 4-character windows, made when asked for: it costs as much as all the rest (S11)."""
        return windows_simhash(self.text)
