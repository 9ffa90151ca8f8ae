"""SimHash over windows of four characters, equal bit for bit to the `simhash` package's of the same text (S11)."""

from __future__ import annotations

import re
from collections import Counter

import numpy as np

from leitong.fingerprints.hashes import hashes_of
from leitong.fingerprints.prints import Recipe, SimHash
from leitong.fingerprints.simhash import signed

WIDTH = 4
RECIPE = Recipe(features="windows", weights="tf")
_SIGNED = re.compile(r"[\w\u4e00-\u9fcc]+")


def windows_simhash(text: str) -> SimHash | None:
    """Fingerprint of all windows of four letters, numbers or underscores of the lower-cased text.

    A shorter text is one window. None where nothing is left: the package gives all such texts one fingerprint.
    """
    content = "".join(_SIGNED.findall(text.lower()))
    if not content:
        return None
    last = max(len(content) - WIDTH + 1, 1)
    counts = Counter([content[i : i + WIDTH] for i in range(last)])
    weights = np.fromiter(counts.values(), dtype=np.int64, count=len(counts))
    return signed(tuple(counts), weights, hashes_of(counts), RECIPE)
