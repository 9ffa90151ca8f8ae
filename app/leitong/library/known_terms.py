"""What is known of terms, whatever text they stand in; remembered, as the same words stand in text after text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from threading import Lock
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.hashes import hashes_of
from leitong.words.hashing import Hashes, hash_terms
from leitong.words.idf import UNKNOWN
from leitong.words.keywords import weighed
from leitong.words.stopwords import english_stop_words

SLOTS = 1 << 18
"""A power of two. Each holds one term: those of some thousand pages, in about 6 MB."""


class Terms(NamedTuple):
    """One entry a term, shape (n,) each.

    says: it can be a keyword. idf: in thousandths, int64. hashes: as of `hashes_of`, uint64. stops: it is an English
    stop word. spelt: it is made of letters only. in_use: so it is, and its idf is known.
    """

    says: NDArray[np.bool_]
    idf: NDArray[np.int64]
    hashes: NDArray[np.uint64]
    stops: NDArray[np.bool_]
    spelt: NDArray[np.bool_]
    in_use: NDArray[np.bool_]


def terms_of(vocabulary: Sequence[str], keys: Hashes | None = None) -> Terms:
    """What is known of these terms, each of which is given once. keys: as `hash_terms` gives, where they are known."""
    return _memory().of(vocabulary, keys)


class Memory:
    """The terms that were met, until others have their two slots. For any number of threads.

    Terms are told apart by their keys, of which many are looked up at once; a dictionary is asked for one by one.
    """

    def __init__(self, slots: int = SLOTS) -> None:
        self._shift = np.uint64(65 - slots.bit_length())
        self._lock = Lock()
        # of each slot key, hash and all the rest, side by side so that memory is waited for once; none has the key 0,
        # and memory is taken for what is written only
        self._rows = np.zeros((slots, 3), dtype=np.uint64)

    def of(self, vocabulary: Sequence[str], keys: Hashes | None = None) -> Terms:
        """As `terms_of`."""
        keys = hash_terms(vocabulary) if keys is None else keys
        slots = (keys >> self._shift).astype(np.intp)
        with self._lock:
            rows = self._rows.take(slots, axis=0)
            new = (rows[:, 0] != keys).nonzero()[0]
            if new.size:
                rows[new] = self._elsewhere(vocabulary, keys, new, slots.take(new))
        return _unpacked(rows[:, 1].copy(), rows[:, 2])

    def _elsewhere(
        self, vocabulary: Sequence[str], keys: Hashes, new: NDArray[np.intp], slots: NDArray[np.intp]
    ) -> NDArray[np.uint64]:
        """The rows of terms, of places `new`, that are not in their first slots: in their second ones, or learnt."""
        keys = keys.take(new)
        second = (keys & np.uint64(len(self._rows) - 1)).astype(np.intp)
        rows = self._rows.take(second, axis=0)
        unknown = (rows[:, 0] != keys).nonzero()[0]
        if unknown.size:
            found = _found([vocabulary[place] for place in new.take(unknown).tolist()])
            rows[unknown] = np.column_stack((keys.take(unknown), found.hashes, _packed(found)))
            slots, second = slots.take(unknown), second.take(unknown)
            slots = np.where(self._rows[slots, 0] == 0, slots, second)
            self._rows[slots] = rows[unknown]
        return rows


def _packed(terms: Terms) -> NDArray[np.uint64]:
    """All but the hashes: idf, and below it a bit for each yes and no."""
    packed = terms.idf.astype(np.uint64)
    for column in (terms.says, terms.stops, terms.spelt, terms.in_use):
        packed = packed << np.uint64(1) | column
    return packed


def _unpacked(hashes: NDArray[np.uint64], packed: NDArray[np.uint64]) -> Terms:
    says, stops, spelt, in_use = ((packed & np.uint64(bit)) > 0 for bit in (8, 4, 2, 1))
    return Terms(says, (packed >> np.uint64(4)).astype(np.int64), hashes, stops, spelt, in_use)


@cache
def _memory() -> Memory:
    return Memory()


def _found(vocabulary: Sequence[str]) -> Terms:
    terms = tuple(vocabulary)
    known = weighed(terms)
    spelt = np.fromiter(map(str.isalpha, terms), bool, len(terms))
    stops = np.fromiter(map(english_stop_words().__contains__, terms), bool, len(terms))
    return Terms(known.says, known.idf, hashes_of(terms), stops, spelt, spelt & (known.idf != UNKNOWN))
