"""From pairs of what was read to pairs of files: every file with the same text has the same neighbours."""

from __future__ import annotations

import os
from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from leitong.compare.comparison import Kind
from leitong.library.records import PrintedFile, PrintPair, Role, StoredPair

Files = Mapping[int, Sequence[PrintedFile]]


@dataclass(frozen=True, slots=True)
class SameText:
    """Prints of one text. prints: by digest. first: the one that speaks for all."""

    prints: tuple[int, ...]

    @property
    def first(self) -> int:
        return self.prints[0]


@dataclass(frozen=True, slots=True)
class Spread:
    """What the stored pairs say of texts. groups: of each print. near: pairs of firsts that are not the same text."""

    groups: Mapping[int, SameText]
    near: Sequence[PrintPair]


def spread(digests: Mapping[int, str], pairs: Iterable[PrintPair]) -> Spread:
    """Bring prints of one text together, and keep one pair of two texts where several were proved.

    digests: SHA-256 of each print; pairs of others, which a damaged library has lost, say nothing. The outcome does
    not depend on the order of pairs, nor on the numbers of prints.
    """
    pairs = [pair for pair in pairs if pair.a in digests and pair.b in digests]
    groups = _groups(digests, [pair for pair in pairs if pair.kind is Kind.SAME_TEXT])
    paired = {one for pair in pairs for one in (pair.a, pair.b)}
    # what stands for a text may be in no pair: bytes that were read under another suffix too
    paired.update([groups[one].first for one in paired])
    places = {digest: place for place, digest in enumerate(sorted({digests[one] for one in paired}))}
    order = {one: places[digests[one]] for one in paired}
    best: dict[tuple[int, int], PrintPair] = {}
    # numbers are compared sooner than digests, and there are many pairs
    for pair in sorted(pairs, key=lambda pair: order[pair.a] * len(places) + order[pair.b]):
        a, b = groups[pair.a].first, groups[pair.b].first
        if a != b:
            flipped = (order[a], a) > (order[b], b)
            best.setdefault((b, a) if flipped else (a, b), _turned(pair) if flipped else pair)
    near = [pair if (pair.a, pair.b) == (a, b) else pair._replace(a=a, b=b) for (a, b), pair in best.items()]
    return Spread(groups, near)


def pairs_of_files(files: Files, texts: Spread) -> Iterator[StoredPair]:
    """Pairs of files, ordered by path; of two reference files none. files: those of each print.

    Made one after the other: thousands of files with one text have millions of pairs, which nobody holds at once.
    """
    placed = {
        group.first: sorted(
            ((os.fsencode(file.path), file) for file in _files_of(group, files)), key=_by_place
        )
        for group in dict.fromkeys(texts.groups.values())
    }
    near: dict[int, list[tuple[int, PrintPair]]] = {}
    for pair in texts.near:
        near.setdefault(pair.a, []).append((pair.b, pair))
        near.setdefault(pair.b, []).append((pair.a, _turned(pair)))
    everything = [(place, file, first) for first, some in placed.items() for place, file in some]
    everything.sort(key=_by_place)
    for place, file, first in everything:
        others: list[tuple[bytes, PrintedFile, PrintPair | None]] = [
            (*other, None) for other in _after(placed[first], place)
        ]
        for neighbour, proved in near.get(first, ()):
            others += [(*other, proved) for other in _after(placed[neighbour], place)]
        if near.get(first):
            others.sort(key=_by_place)
        for _, other, known in others:
            yield from _pair(file, other, known or _same(file, other))


_Placed = tuple[bytes, PrintedFile]


def _after(placed: Sequence[_Placed], place: bytes) -> Sequence[_Placed]:
    return placed[bisect_right(placed, place, key=_by_place) :]


def _by_place(placed: tuple[bytes, object] | tuple[bytes, object, object]) -> bytes:
    return placed[0]


def _same(a: PrintedFile, b: PrintedFile) -> PrintPair:
    return PrintPair(0, 0, Kind.IDENTICAL if a.digest == b.digest else Kind.SAME_TEXT, 1.0, 1.0, 1.0, 1.0)


def _files_of(group: SameText, files: Files) -> list[PrintedFile]:
    return [file for one in group.prints for file in files.get(one, ())]


def _pair(a: PrintedFile, b: PrintedFile, pair: PrintPair) -> Iterator[StoredPair]:
    if a.role is b.role is Role.REFERENCE or Role.TEMPLATE in (a.role, b.role):
        return
    hamming = differing(a.simhash, b.simhash)
    yield StoredPair(a.path, b.path, pair.kind, pair.jaccard, pair.a_in_b, pair.b_in_a, hamming)


def differing(a: int | None, b: int | None) -> int | None:
    """How many bits of two fingerprints differ; None where there is none."""
    return None if a is None or b is None else (a ^ b).bit_count()


def _turned(pair: PrintPair) -> PrintPair:
    return PrintPair(pair.b, pair.a, pair.kind, pair.jaccard, pair.b_in_a, pair.a_in_b, pair.alike)


def _groups(digests: Mapping[int, str], same: Collection[PrintPair]) -> dict[int, SameText]:
    # nearly all are the only one of their text
    groups = {one: SameText((one,)) for one in digests}
    often = Counter(digests.values())
    some = {one for pair in same for one in (pair.a, pair.b)}
    if len(often) < len(digests):
        some.update(one for one, digest in digests.items() if often[digest] > 1)
    return groups | _groups_of({one: digests[one] for one in sorted(some)}, same)


def _groups_of(digests: Mapping[int, str], same: Iterable[PrintPair]) -> dict[int, SameText]:
    parent = {one: one for one in digests}

    def root(one: int) -> int:
        while parent[one] != one:
            parent[one] = parent[parent[one]]
            one = parent[one]
        return one

    by_digest: dict[str, int] = {}
    for one, digest in digests.items():
        parent[root(one)] = root(by_digest.setdefault(digest, one))
    for pair in same:
        parent[root(pair.a)] = root(pair.b)
    members: dict[int, list[int]] = {}
    for one in sorted(digests, key=lambda one: (digests[one], one)):
        members.setdefault(root(one), []).append(one)
    return {one: group for all_ in members.values() for group in (SameText(tuple(all_)),) for one in all_}
