"""How rare a word is: inverse document frequencies of Chinese (jieba's table) and English (wordfreq's) words.

The bundled table holds a sorted hash and a value in thousandths for each word, so that all words of a text are looked
up at once; packaging/make_word_data.py makes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from leitong.resources import resource
from leitong.words.hashing import Hashes, hash_terms

# The median of jieba's table, which jieba too gives to words it does not know
UNKNOWN = 11_739


@dataclass(frozen=True, slots=True)
class _Table:
    """hashes: uint64, sorted, shape (n,). thousandths: uint16, shape (n,)."""

    hashes: Hashes
    thousandths: NDArray[np.uint16]


@cache
def _table() -> _Table:
    with np.load(resource("words", "idf.npz")) as arrays:
        return _Table(arrays["hashes"], arrays["idf"])


def idf_thousandths(terms: Sequence[str]) -> NDArray[np.int64]:
    """1000 · idf of each folded term, shape (len(terms),); `UNKNOWN` where the table has none."""
    return idf_of_hashes(hash_terms(terms))


def idf_of_hashes(hashes: Hashes) -> NDArray[np.int64]:
    """The same for terms of which the hashes are known."""
    table = _table()
    # In order, so that neighbours are looked up in memory that has just been read: half of the time
    order = hashes.argsort()
    ordered = hashes[order]
    places = table.hashes.searchsorted(ordered)
    places[places == table.hashes.size] = 0
    found = np.empty(hashes.size, dtype=np.int64)
    found[order] = np.where(table.hashes[places] == ordered, table.thousandths[places], UNKNOWN)
    return found
