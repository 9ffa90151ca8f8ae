"""How many pairs each method proposes, how many of them are confirmed, and what it alone would have missed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Kind
from leitong.compare.limits import Limits
from leitong.errors import LibraryUnusable
from leitong.fingerprints.signatures import IMATCH, TIANWANG_1, TIANWANG_2, TIANWANG_3
from leitong.fingerprints.tianwang import of_like_weights
from leitong.library.bits.join import join
from leitong.library.library import Library
from leitong.library.methods.all_pairs import MOST_TEXTS, AllPairs, cosine_pairs, estimate
from leitong.library.pipeline.tables import PipelineTables
from leitong.library.records import Role, StoredDocument
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.words.segment import segment

Pairs = NDArray[np.int64]

COPIES = (Kind.IDENTICAL, Kind.SAME_TEXT, Kind.NEAR)
"""What counts as confirmed: the whole text is the same, or nearly."""
SIMHASH_LIMITS = (3, 10)
COSINE = "cosine"
_MOST_PAIRS = 20_000_000
_AT_ONCE = 1 << 20  # pairs whose weights are in memory
_TOO_MANY = QT_TRANSLATE_NOOP(
    "Core", "{method} alone would propose {pairs} pairs of files, too many to count one by one."
)


@dataclass(frozen=True, slots=True)
class MethodCount:
    """method: a stable name. proposed: pairs of files. confirmed: of these, copies; partly: of these, files that share
    a part or a form. missed: copies that it does not propose. only: copies that no other method here proposes.
    """

    method: str
    proposed: int
    confirmed: int
    partly: int
    missed: int
    only: int


@dataclass(frozen=True, slots=True)
class MethodCounts:
    """files: those that are there. copies: all confirmed pairs of them; partly: those that share a part or form.

    not_compared: the pairs that the cosine did not look at, where these are too many; else None.
    """

    files: int
    copies: int
    partly: int
    methods: tuple[MethodCount, ...]
    not_compared: AllPairs | None = None


def count_methods(
    library: Library,
    *,
    all_pairs: bool = False,
    told: Callable[[int, int], None] = lambda _done, _all: None,
) -> MethodCounts:
    """The table of a library that was keyed. Pairs of two reference files are left out, as everywhere.

    The cosine has no key and must look at all pairs: it does so in libraries of up to MOST_TEXTS texts, or in any with
    all_pairs. told: how many texts it has compared with all others, of how many.
    Raises LibraryUnusable where there are more than twenty million pairs to look at.
    """
    files = [
        one
        for one in library.documents()
        if one.print is not None and not one.vanished and one.role is not Role.TEMPLATE
    ]
    counted = _Counted(library, files)
    copies, partly = counted.stored()
    proposals = {name: counted.allowed(name, pairs) for name, pairs in counted.proposals()}
    compares = all_pairs or len(counted.texts()) <= MOST_TEXTS
    if compares:
        proposals[COSINE] = counted.allowed(COSINE, counted.by_cosine(told))
    everything = np.concatenate([np.intersect1d(pairs, copies) for pairs in proposals.values()])
    keys, often = np.unique(everything, return_counts=True)
    once = keys[often == 1]
    return MethodCounts(
        len(files),
        copies.size,
        partly.size,
        tuple(_row(name, pairs, copies, partly, once) for name, pairs in proposals.items()),
        None if compares else counted.all_pairs(),
    )


def _row(name: str, pairs: Pairs, copies: Pairs, partly: Pairs, once: Pairs) -> MethodCount:
    confirmed = np.intersect1d(pairs, copies, assume_unique=True)
    return MethodCount(
        name,
        pairs.size,
        confirmed.size,
        np.intersect1d(pairs, partly, assume_unique=True).size,
        copies.size - confirmed.size,
        np.intersect1d(confirmed, once, assume_unique=True).size,
    )


@dataclass(frozen=True, slots=True)
class _Counted:
    """Pairs of files as numbers a · files + b, a < b, ascending."""

    library: Library
    files: list[StoredDocument]

    def stored(self) -> tuple[Pairs, Pairs]:
        """The proved pairs: copies, and the others."""
        at = {file.path: place for place, file in enumerate(self.files)}
        copies: list[int] = []
        partly: list[int] = []
        for pair in self.library.pairs():
            a, b = at.get(pair.a), at.get(pair.b)
            if a is not None and b is not None:
                (copies if pair.kind in COPIES else partly).append(self._number(a, b))
        return np.unique(np.array(copies, dtype=np.int64)), np.unique(np.array(partly, dtype=np.int64))

    def proposals(self) -> Iterator[tuple[str, Pairs]]:
        """Every method by name with the pairs that it proposes."""
        yield "exact", self._by_key("exact", _grouped((file.sha256, place) for place, file in self._each()))
        yield "text", self._by_key("text", _grouped((file.content, place) for place, file in self._each()))
        by_method = self._keys()
        tianwang = {
            method: self._by_key(method, by_method.get(method, {}))
            for method in (TIANWANG_1, TIANWANG_2, TIANWANG_3)
        }
        yield from tianwang.items()
        yield "tianwang-4", self._of_like_weight(tianwang[TIANWANG_2])
        yield "tianwang-5", self._of_like_weight(tianwang[TIANWANG_3])
        yield IMATCH, self._by_key(IMATCH, by_method.get(IMATCH, {}))
        for limit in SIMHASH_LIMITS:
            yield f"simhash-{limit}", self._by_simhash(limit)

    def allowed(self, name: str, pairs: Pairs) -> Pairs:
        """Without pairs of two reference files."""
        reference = np.array([file.role is Role.REFERENCE for file in self.files], dtype=bool)
        self._check(name, pairs.size)
        size = max(len(self.files), 1)
        kept: Pairs = pairs[~(reference[pairs // size] & reference[pairs % size])]
        return kept

    def texts(self) -> list[int]:
        """The different contents of the files, ascending."""
        return sorted({file.print for file in self.files if file.print is not None})

    def all_pairs(self) -> AllPairs:
        texts = self.texts()
        return estimate(self._body_of(texts), len(texts))

    def by_cosine(self, told: Callable[[int, int], None]) -> Pairs:
        texts = self.texts()
        firsts, seconds = cosine_pairs(self._body_of(texts), len(texts), Limits().cosine_near, told)
        places: dict[int, list[int]] = {}
        for place, file in self._each():
            places.setdefault(file.print or 0, []).append(place)
        body_of = self._body_of(texts)
        twice = [one for one in range(len(texts)) if len(places[texts[one]]) > 1]
        # without words there is no direction
        same = [(one, one) for one in twice if segment(body_of(one)).vocabulary]
        found = {
            self._number(a, b)
            for one, other in [*zip(firsts.tolist(), seconds.tolist(), strict=True), *same]
            for a in places[texts[one]]
            for b in places[texts[other]]
            if a != b
        }
        return np.array(sorted(found), dtype=np.int64)

    def _body_of(self, texts: list[int]) -> Callable[[int], str]:
        tables = PipelineTables(self.library.store)
        return lambda number: tables.signed_page(texts[number]).body

    def _each(self) -> Iterator[tuple[int, StoredDocument]]:
        return enumerate(self.files)

    def _number(self, a: int, b: int) -> int:
        return min(a, b) * len(self.files) + max(a, b)

    def _keys(self) -> dict[str, dict[object, list[int]]]:
        """By method and key the files."""
        places: dict[int, list[int]] = {}
        for place, file in self._each():
            places.setdefault(file.print or 0, []).append(place)
        found: dict[str, dict[object, list[int]]] = {}
        for method, key, print_ in self.library.store.rows("SELECT method, key, print FROM method_keys"):
            found.setdefault(method, {}).setdefault(key, []).extend(places.get(print_, ()))
        return found

    def _by_key(self, method: str, groups: Mapping[object, list[int]]) -> Pairs:
        self._check(method, sum(len(group) * (len(group) - 1) // 2 for group in groups.values()))
        parts = [np.empty(0, dtype=np.int64)]
        for group in groups.values():
            if len(group) > 1:
                members = np.unique(np.array(group, dtype=np.int64))
                a, b = np.triu_indices(members.size, 1)
                parts.append(members[a] * len(self.files) + members[b])
        return np.unique(np.concatenate(parts))

    def _of_like_weight(self, pairs: Pairs) -> Pairs:
        """Those whose keywords weigh nearly the same; both files of each have the same keywords."""
        stored = {
            print_: json.loads(weights)
            for print_, weights in self.library.store.rows("SELECT print, weights FROM keyed")
        }
        rows = [stored.get(file.print or 0, []) for file in self.files]
        weights = np.zeros((len(rows), max(map(len, rows), default=0)))
        for place, row in enumerate(rows):
            weights[place, : len(row)] = row
        near = [pairs[:0]]
        for done in range(0, pairs.size, _AT_ONCE):
            part = pairs[done : done + _AT_ONCE]
            a, b = np.divmod(part, len(self.files))
            near.append(part[of_like_weights(weights[a], weights[b])])
        return np.concatenate(near)

    def _by_simhash(self, limit: int) -> Pairs:
        signed = [(place, int(file.simhash, 16)) for place, file in self._each() if file.simhash]
        places = np.array([place for place, _ in signed], dtype=np.int64)
        close = join(np.array([value for _, value in signed], dtype=np.uint64), limit)
        return np.unique(places[close.a] * len(self.files) + places[close.b])

    def _check(self, method: str, pairs: int) -> None:
        if pairs > _MOST_PAIRS:
            reason = Message(_TOO_MANY, {"method": method, "pairs": f"{pairs:,}"})
            raise LibraryUnusable(self.library.source, reason)


def _grouped(keys: Iterable[tuple[object, int]]) -> dict[object, list[int]]:
    """Places by key; None is no key."""
    groups: dict[object, list[int]] = {}
    for key, place in keys:
        if key is not None:
            groups.setdefault(key, []).append(place)
    return groups
