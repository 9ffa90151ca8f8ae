"""Winnowing: a few fingerprints of a text that every long shared passage must hit (S22).

Schleimer, Wilkerson and Aiken, "Winnowing: local algorithms for document fingerprinting", SIGMOD 2003.
Two texts that share at least `window + k - 1` letters share a fingerprint; no match shorter than `k` is seen.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from leitong.words.characters import codes_of
from leitong.words.hashing import mix, rolled

CHINESE = (8, 8)
"""k and window for Chinese, a shared passage of 15 letters is always found; both are ours."""
LATIN = (25, 26)
"""The same for spaced languages, 50 letters."""
_WINDOWS_AT_ONCE = 1 << 20


@dataclass(frozen=True, slots=True)
class Winnowed:
    """The chosen k-grams of one text, in text order.

    hashes: uint64, shape (n,). positions: int64, shape (n,), the gram's first letter in the text it was made from.
    """

    hashes: NDArray[np.uint64]
    positions: NDArray[np.int64]


def winnow(gram_hashes: NDArray[np.uint64], window: int) -> Winnowed | None:
    """Choose the smallest hash of every `window` consecutive grams; of equal ones the rightmost.

    gram_hashes: shape (m,), one hash a k-gram, in text order. About 2 / (window + 1) of them are kept.
    Returns None where there is no gram: a text too short to judge matches nothing.
    Raises ValueError if window < 1.
    """
    if window < 1:
        raise ValueError(f"window must be at least 1 gram, not {window}")
    if gram_hashes.size == 0:
        return None
    window = min(window, gram_hashes.size)
    windows = sliding_window_view(gram_hashes, window)
    chosen = np.empty(len(windows), dtype=np.int64)
    for start in range(0, len(windows), _WINDOWS_AT_ONCE):
        part = windows[start : start + _WINDOWS_AT_ONCE]
        # argmin takes the leftmost of equals, so look at each window from its end
        chosen[start : start + len(part)] = window - 1 - part[:, ::-1].argmin(axis=1)
    chosen += np.arange(len(windows))
    chosen = np.unique(chosen)
    return Winnowed(gram_hashes[chosen], chosen)


def gram_hashes(text: str, k: int) -> NDArray[np.uint64]:
    """A hash of each run of k characters of `text` (feed it `letters(text)`), in order; none if it is shorter.

    Raises ValueError if k < 1.
    """
    if k < 1:
        raise ValueError(f"a gram has at least 1 letter, not {k}")
    values = mix(codes_of(text).astype(np.uint64))
    return mix(rolled(values, k)) if values.size >= k else values[:0]


def winnowed(text: str, k: int, window: int) -> Winnowed | None:
    """The fingerprints of a text, to be fed `letters(text)`; None where it is shorter than k."""
    return winnow(gram_hashes(text, k), window)


def winnowed_share(a: Winnowed | None, b: Winnowed | None) -> float | None:
    """How many of A's different fingerprints B has too, 0–1. A missing: None; B missing: 0."""
    if a is None:
        return None
    ours = np.unique(a.hashes)
    return 0.0 if b is None else int(np.isin(ours, b.hashes).sum()) / ours.size
