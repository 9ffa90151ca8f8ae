"""SimHash over windows of four characters, equal bit for bit to the `simhash` package's of the same text (S11)."""

from __future__ import annotations

import re
import sys
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.md5_columns import LONGEST, h64_of_windows
from leitong.fingerprints.signature import Recipe, SimHash
from leitong.fingerprints.simhash import signed
from leitong.words.characters import Codes, codes_of, text_of

WIDTH = LONGEST
RECIPE = Recipe(features="windows", weights="tf")
_16, _32, _48 = np.uint64(16), np.uint64(32), np.uint64(48)
_LOW = np.uint64(2**32 - 1)
_BETWEEN = re.compile(r"[^\w\u4e00-\u9fcc]+")


@lru_cache(maxsize=2)  # the two texts of a comparison are asked for again and again
def windows_simhash(text: str) -> SimHash | None:
    """Fingerprint of all windows of four letters, numbers or underscores of the lower-cased text.

    A shorter text is one window. None where nothing is left: the package gives all such texts one fingerprint.
    The windows themselves are not kept as features, there are as many as letters.
    """
    codes = codes_of(_BETWEEN.sub("", text.lower()))
    if codes.size == 0:
        return None
    windows, counts = _distinct(codes)
    return signed((), counts, h64_of_windows(windows), RECIPE)


def windows_of(text: str) -> dict[str, int]:
    """Each different window of the text, by code points, and how often it stands there; empty where nothing is left."""
    codes = codes_of(_BETWEEN.sub("", text.lower()))
    if codes.size == 0:
        return {}
    windows, counts = _distinct(codes)
    letters, width = text_of(windows.ravel()), windows.shape[1]
    terms = (letters[start : start + width] for start in range(0, len(letters), width))
    return dict(zip(terms, counts.tolist(), strict=True))


def _distinct(codes: Codes) -> tuple[Codes, NDArray[np.int64]]:
    """Each different window once, shape (n, WIDTH), and how often it stands in the text, shape (n,)."""
    if codes.size < WIDTH:
        return codes[None, :], np.ones(1, dtype=np.int64)
    wide = codes.astype(np.uint64)
    if int(codes.max()) < 1 << 16:
        keys = wide[:-3] << _48 | wide[1:-2] << _32 | wide[2:-1] << _16 | wide[3:]
        keys, counts = np.unique(keys, return_counts=True)
        parts = keys.view(np.uint16).reshape(-1, WIDTH)
        windows = parts[:, ::-1] if sys.byteorder == "little" else parts
        return windows.astype(np.uint32), counts
    # Four code points beyond 16 bits don't fit a key, but the numbers of two pairs do
    pairs, numbers = np.unique(wide[:-1] << _32 | wide[1:], return_inverse=True)
    keys, counts = np.unique(
        numbers[:-2].astype(np.uint64) << _32 | numbers[2:].astype(np.uint64), return_counts=True
    )
    halves = pairs[np.stack([keys >> _32, keys & _LOW], axis=1)]
    return np.stack([halves >> _32, halves & _LOW], axis=2).reshape(-1, WIDTH).astype(np.uint32), counts
