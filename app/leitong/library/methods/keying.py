"""The keys by which methods propose pairs, made for a whole library at once and kept in a table (S13–S18).

Two prints are proposed by a method where they share one of its keys, so that a library takes one look-up a method and
no comparing. All are made anew when anything was added: which words I-Match keeps depends on all documents.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.imatch import FEWEST_DOCUMENTS, corpus_terms, imatch, lexicon_of
from leitong.fingerprints.signatures import IMATCH, imatch_of, keys_of, tianwang_of
from leitong.library.library import Library
from leitong.library.pipeline.tables import PipelineTables
from leitong.library.prints import RECIPE
from leitong.words.segment import segment

_FACT = "methods"


@dataclass(frozen=True, slots=True)
class _Keyed:
    """Of one print. keys: (method, key). weights: of the keywords in the order of their code points. terms: numbers of
    its different words.
    """

    print: int
    keys: list[tuple[str, bytes]]
    weights: tuple[float, ...]
    terms: NDArray[np.int32]


def are_keyed(library: Library) -> bool:
    """Whether the keys are those of the library as it is."""
    return PipelineTables(library.store).fact(_FACT) == _state(library)


def key(library: Library, told: Callable[[int, int], None] = lambda _done, _all: None) -> bool:
    """Make all keys, unless they are there; returns whether anything was done. The library must be open for writing."""
    if are_keyed(library):
        return False
    tables = PipelineTables(library.store)
    prints = [
        id_ for (id_,) in library.store.rows("SELECT id FROM prints WHERE recipe = ? ORDER BY id", (RECIPE,))
    ]
    numbers: dict[str, int] = {}
    found: list[_Keyed] = []
    in_documents: Counter[int] = Counter()
    for done, print_ in enumerate(prints):
        one = _keyed(tables, print_, numbers, by_itself=len(prints) < FEWEST_DOCUMENTS)
        in_documents.update(one.terms.tolist())
        found.append(one)
        told(done + 1, len(prints))
    names = list(numbers)
    lexicon = (
        lexicon_of({names[number]: count for number, count in in_documents.items()}, len(prints))
        if len(prints) >= FEWEST_DOCUMENTS
        else frozenset()
    )
    with library.store.writing():
        _save(library, found, lambda one: _by_lexicon(one, names, lexicon))
        tables.note(_FACT, _state(library))
    return True


def _keyed(tables: PipelineTables, print_: int, numbers: dict[str, int], *, by_itself: bool) -> _Keyed:
    page = tables.signed_page(print_)
    words = segment(page.body)
    signed = tianwang_of(page, words)
    found = keys_of(signed, imatch_of(words, lexicon=None if by_itself else ()))
    keys = [(method, digest) for method, digests in found.items() for digest in digests]
    terms = [numbers.setdefault(term, len(numbers)) for term in words.vocabulary]
    return _Keyed(print_, keys, signed.sorted_weights, np.array(terms, dtype=np.int32))


def _by_lexicon(one: _Keyed, names: list[str], lexicon: frozenset[str]) -> Iterator[tuple[str, bytes]]:
    kept = corpus_terms(map(names.__getitem__, one.terms.tolist()), lexicon)
    return ((IMATCH, digest) for digest in dict.fromkeys(imatch(kept).strong))


def _save(
    library: Library, found: Iterable[_Keyed], more: Callable[[_Keyed], Iterable[tuple[str, bytes]]]
) -> None:
    connection = library.store.connection
    connection.execute("DELETE FROM method_keys")
    connection.execute("DELETE FROM keyed")
    for one in found:
        connection.execute("INSERT INTO keyed VALUES (?, ?)", (one.print, json.dumps(one.weights)))
        connection.executemany(
            "INSERT OR IGNORE INTO method_keys VALUES (?, ?, ?)",
            [(method, digest, one.print) for method, digest in (*one.keys, *more(one))],
        )


def _state(library: Library) -> str:
    digest = blake2b(digest_size=16)
    for row in library.store.rows("SELECT id, sha256 FROM prints WHERE recipe = ? ORDER BY id", (RECIPE,)):
        digest.update(repr(row).encode())
    return digest.hexdigest()
