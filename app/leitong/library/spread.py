"""From pairs of what was read to pairs of files: every file with the same content has the same neighbours."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from pathlib import Path

from leitong.compare.comparison import Kind
from leitong.library.records import Role, StoredPair
from leitong.library.store import PrintPair

Places = Sequence[tuple[Path, Role]]


def spread(
    places: Mapping[int, Places], pairs: Iterable[PrintPair], digests: Mapping[int, str]
) -> Iterator[StoredPair]:
    """Pairs of files, ordered by path; of two reference files none.

    places: the files of each print. digests: SHA-256 of each print; prints of one digest (files of one content under
    names of different suffixes) are identical, whatever was proved of them.
    """
    found = [*_of_copies(places), *_of_pairs(places, pairs, digests)]
    return iter(sorted(found, key=lambda pair: (os.fsencode(pair.a), os.fsencode(pair.b))))


def _of_copies(places: Mapping[int, Places]) -> Iterator[StoredPair]:
    for copies in places.values():
        for (a, role_a), (b, role_b) in combinations(copies, 2):
            if not role_a is role_b is Role.REFERENCE:
                yield _ordered(a, b, PrintPair(0, 0, Kind.IDENTICAL, 1.0, 1.0, 1.0, 0))


def _of_pairs(
    places: Mapping[int, Places], pairs: Iterable[PrintPair], digests: Mapping[int, str]
) -> Iterator[StoredPair]:
    for pair in pairs:
        same = digests.get(pair.a) == digests.get(pair.b)
        proved = PrintPair(pair.a, pair.b, Kind.IDENTICAL, 1.0, 1.0, 1.0, 0) if same else pair
        for (a, role_a), (b, role_b) in product(places.get(pair.a, ()), places.get(pair.b, ())):
            if not role_a is role_b is Role.REFERENCE:
                yield _ordered(a, b, proved)


def _ordered(a: Path, b: Path, pair: PrintPair) -> StoredPair:
    if os.fsencode(a) <= os.fsencode(b):
        return StoredPair(a, b, pair.kind, pair.jaccard, pair.a_in_b, pair.b_in_a, pair.hamming)
    return StoredPair(b, a, pair.kind, pair.jaccard, pair.b_in_a, pair.a_in_b, pair.hamming)
