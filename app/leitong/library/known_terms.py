"""What is known of terms, whatever text they stand in; remembered, as the same words stand in text after text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import repeat
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.hashes import hashes_of
from leitong.words.idf import UNKNOWN
from leitong.words.keywords import weighed
from leitong.words.stopwords import english_stop_words

MOST = 1 << 17
"""So many terms are remembered: those of some thousand pages, in about 15 MB."""


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


def terms_of(vocabulary: Sequence[str]) -> Terms:
    """What is known of these terms, each of which is given once."""
    return _memory().of(vocabulary) if len(vocabulary) <= MOST else _found(vocabulary)


class Memory:
    """The terms that were met, until they are too many and it begins anew. For any number of threads."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._lock = Lock()
        self._places: dict[str, int] = {}
        # memory is taken for what is written only
        self._columns: tuple[NDArray[Any], ...] = tuple(
            np.empty(most, dtype=column.dtype) for column in _found(())
        )

    def of(self, vocabulary: Sequence[str]) -> Terms:
        """As `terms_of`; at most so many as are remembered."""
        with self._lock:
            wanted = self._where(vocabulary)
            new = np.flatnonzero(wanted < 0)
            if len(self._places) + new.size > self._most:
                self._places.clear()
                new = np.arange(len(vocabulary))
            if new.size:
                wanted[new] = self._learnt([vocabulary[place] for place in new.tolist()])
            return Terms._make(column[wanted] for column in self._columns)

    def _where(self, vocabulary: Sequence[str]) -> NDArray[np.intp]:
        """The place of each term, -1 where it is not known."""
        return np.fromiter(map(self._places.get, vocabulary, repeat(-1)), np.intp, len(vocabulary))

    def _learnt(self, terms: Sequence[str]) -> range:
        """The places that new terms are given."""
        places = range(len(self._places), len(self._places) + len(terms))
        for column, found in zip(self._columns, _found(terms), strict=True):
            column[places.start : places.stop] = found
        self._places.update(zip(terms, places, strict=True))
        return places


@cache
def _memory() -> Memory:
    return Memory()


def _found(vocabulary: Sequence[str]) -> Terms:
    terms = tuple(vocabulary)
    known = weighed(terms)
    spelt = np.fromiter(map(str.isalpha, terms), bool, len(terms))
    stops = np.fromiter(map(english_stop_words().__contains__, terms), bool, len(terms))
    return Terms(known.says, known.idf, hashes_of(terms), stops, spelt, spelt & (known.idf != UNKNOWN))
