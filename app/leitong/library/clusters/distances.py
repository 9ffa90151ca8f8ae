"""How far apart the members of groups are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from leitong.library.proving.equal import taken
from leitong.library.sketching.shares import likeness, shares, shingle_sets
from leitong.library.sketching.sketches import Sketch, Sketches, gathered

Places = NDArray[np.int64]
SketchesOf = Callable[[Iterable[int]], Mapping[int, Sketch]]

# beyond so many members the farthest pair is bounded and not looked for
_ALL_PAIRS = 300
# Most groups are small, and so many texts and pairs together cost little more than those of one group
_TEXTS_AT_ONCE, _PAIRS_AT_ONCE = 1024, 16384


def distance_matrix(sketches: Sketches, members: Sequence[int]) -> NDArray[np.float64]:
    """1 - likeness of every pair of members, 0–1, shape (members, members), symmetric."""
    few = taken(sketches, members)
    count = len(members)
    a, b = (places.astype(np.int64) for places in np.triu_indices(count, 1))
    matrix = np.zeros((count, count))
    matrix[a, b] = matrix[b, a] = 1 - likeness(few, a, b)
    return matrix


def largest_distances(groups: Iterable[Sequence[int]], sketches: SketchesOf) -> Iterator[tuple[float, bool]]:
    """For each group the largest distance between two of its members, and whether it is exact.

    groups: members by the numbers of their prints, each once. sketches: those of some prints. Of a large group it is at
    most so large: twice the way from the first member to the others.
    """
    for some in _at_once(groups):
        known = sketches(set(chain.from_iterable(some)))
        places = {number: place for place, number in enumerate(known)}
        members = [np.array([places[one] for one in group], dtype=np.int64) for group in some]
        texts = gathered(list(known.values()))
        if members[0].size > _ALL_PAIRS:
            yield _bound(texts, members[0]), False
        else:
            yield from ((one, True) for one in _farthest(texts, members))


def _at_once(groups: Iterable[Sequence[int]]) -> Iterator[list[Sequence[int]]]:
    """The groups in portions of about as much work; each large one is alone."""
    some: list[Sequence[int]] = []
    texts = pairs = 0
    for group in groups:
        size = len(group)
        full = texts + size > _TEXTS_AT_ONCE or pairs + size * size // 2 > _PAIRS_AT_ONCE
        if some and (full or max(size, len(some[0])) > _ALL_PAIRS):
            yield some
            some, texts, pairs = [], 0, 0
        some.append(group)
        texts, pairs = texts + size, pairs + size * size // 2
    if some:
        yield some


def _farthest(texts: Sketches, groups: Sequence[Places]) -> Iterator[float]:
    pairs = [np.triu_indices(members.size, 1) for members in groups]
    a, b = (
        np.concatenate([members[places] for members, places in zip(groups, side, strict=True)])
        for side in zip(*pairs, strict=True)
    )
    distances = 1 - likeness(texts, a, b)
    edges = np.cumsum([one.size for one, _ in pairs])[:-1]
    for some in np.split(distances, edges):
        yield float(some.max(initial=0.0))


def _bound(texts: Sketches, members: Places) -> float:
    # by letters texts may only be nearer, but what is nearer by one or the other is no metric
    first = np.repeat(members[:1], members.size - 1)
    rays = np.sort(1 - shares(shingle_sets(texts), first, members[1:]).jaccard)
    return min(1.0, float(rays[-1] + rays[-2]))
