"""The groups that a person sees: same bytes, same text, near, and texts with what was taken from them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Kind
from leitong.library.clusters.linkage import Tree, cut, tree
from leitong.library.proving.equal import first_with_key, members
from leitong.library.proving.pairs import Pairs
from leitong.library.proving.proof import KINDS
from leitong.library.records import GroupKind

Places = NDArray[np.int64]
_NEAR, _CONTAINED = KINDS.index(Kind.NEAR), KINDS.index(Kind.CONTAINED)


@dataclass(frozen=True, slots=True)
class Group:
    """members: documents, best copy first; of a CONTAINED group the whole first, then its parts."""

    kind: GroupKind
    members: tuple[int, ...]


def near_tree(pairs: Pairs, rank: Places, apart: Iterable[tuple[int, int]] = ()) -> Tree:
    """The merges of all documents: those with the same text at 1, near ones below. See `tree` for rank and apart."""
    proved = pairs.proved
    near = np.flatnonzero(proved.kinds == _NEAR)
    stand_in = _best_of_equals(pairs.first, rank)
    strangers = {(int(stand_in[one]), int(stand_in[other])) for one, other in apart}
    of_texts = tree(
        stand_in[proved.a[near]],
        stand_in[proved.b[near]],
        proved.alike[near],
        rank,
        [(one, other) for one, other in strangers if one != other],
    )
    # equals follow their text wherever it goes, also where it was put to a better copy
    others = np.flatnonzero(stand_in != np.arange(rank.size))
    others = others[np.argsort(rank[others])]
    return Tree(
        np.concatenate([stand_in[others], of_texts.one]),
        np.concatenate([others, of_texts.other]),
        np.concatenate([np.ones(others.size), of_texts.heights]),
        rank.size,
    )


def groups(
    pairs: Pairs, merges: Tree, threshold: float, rank: Places, digests: Sequence[Hashable | None]
) -> list[Group]:
    """All groups of two and more at this threshold, in the order of their best copies.

    threshold: likeness, 0–1. digests: of the documents' bytes; None for what could not be read.
    """
    labels = cut(merges, threshold)
    same_bytes = first_with_key(digests)
    found = []
    for group in members(labels).values():
        ordered = tuple(sorted(group, key=rank.__getitem__))
        found.append(Group(_kind(group, same_bytes, pairs.first), ordered))
    found += _containing(pairs, labels, rank)
    return sorted(found, key=lambda group: (int(rank[group.members[0]]), group.kind is GroupKind.CONTAINED))


def _kind(group: list[int], same_bytes: Places, same_text: Places) -> GroupKind:
    if len(set(same_bytes[group].tolist())) == 1:
        return GroupKind.EXACT
    return GroupKind.SAME_TEXT if len(set(same_text[group].tolist())) == 1 else GroupKind.NEAR


def _best_of_equals(first: Places, rank: Places) -> Places:
    """For each document the best one with the same text."""
    order = np.argsort(rank)
    best = np.empty_like(first)
    # the last one written stays, so the best is written last
    best[first[order[::-1]]] = order[::-1]
    return best[first]


def _containing(pairs: Pairs, labels: Places, rank: Places) -> list[Group]:
    """For each group of equals that holds others whole: its best copy, and the best copies of what it holds."""
    proved = pairs.proved
    best = _best_of_equals(labels, rank)
    held: dict[int, set[int]] = {}
    for pair in np.flatnonzero(proved.kinds == _CONTAINED).tolist():
        a, b = int(best[proved.a[pair]]), int(best[proved.b[pair]])
        part, whole = (a, b) if proved.a_in_b[pair] >= proved.b_in_a[pair] else (b, a)
        if part != whole:
            held.setdefault(whole, set()).add(part)
    return [
        Group(GroupKind.CONTAINED, (whole, *sorted(parts, key=rank.__getitem__)))
        for whole, parts in held.items()
    ]
