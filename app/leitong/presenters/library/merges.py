"""What a threshold makes of the merges, without cutting: how many groups, how many files, and what comes next."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.library.clusters.linkage import Tree

Counts = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class NextMerge:
    """The merge that lowering the threshold would bring. one, other: a document of each side, the better one first.

    files_one, files_other: how many each side has then; 1: a file in no group. also: further merges of that height.
    """

    one: int
    other: int
    height: float
    files_one: int
    files_other: int
    also: int


class Merges:
    """A tree read along its merges once: 10⁶ of them take about a second, a question then microseconds."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._falling = -tree.heights  # never falling, as a search wants it
        self._sizes = _sizes(tree)
        alone = (self._sizes == 1).sum(axis=1)
        self._files = np.concatenate([[0], np.cumsum(alone)])
        self._groups = np.concatenate([[0], np.cumsum(alone - 1)])

    def groups(self, threshold: float) -> int:
        """Groups of two files and more. threshold: likeness, 0–1."""
        return int(self._groups[self._done(threshold)])

    def files(self, threshold: float) -> int:
        """Files that are in a group."""
        return int(self._files[self._done(threshold)])

    def next(self, threshold: float) -> NextMerge | None:
        """What the next lower threshold that changes anything would bring; None: nothing more."""
        place = self._done(threshold)
        if place == self._falling.size:
            return None
        height = float(self._tree.heights[place])
        one, other = self._sizes[place].tolist()
        also = self._done(height) - place - 1
        return NextMerge(int(self._tree.one[place]), int(self._tree.other[place]), height, one, other, also)

    def height_above(self, threshold: float) -> float | None:
        """The lowest likeness above this threshold at which documents merge; None: there is none."""
        place = int(np.searchsorted(self._falling, -threshold, side="left"))
        return float(self._tree.heights[place - 1]) if place else None

    def _done(self, threshold: float) -> int:
        return int(np.searchsorted(self._falling, -threshold, side="right"))


def _sizes(tree: Tree) -> Counts:
    """How many documents each side has when it merges, shape (merges, 2)."""
    parent: dict[int, int] = {}
    count: dict[int, int] = {}

    def root(document: int) -> int:
        while (above := parent.get(document, document)) != document:
            parent[document] = parent.get(above, above)
            document = above
        return document

    sizes = []
    for one, other in zip(tree.one.tolist(), tree.other.tolist(), strict=True):
        kept, gone = root(one), root(other)
        of_one, of_other = count.get(kept, 1), count.pop(gone, 1)
        sizes.append((of_one, of_other))
        parent[gone], count[kept] = kept, of_one + of_other
    return np.array(sizes, dtype=np.int64).reshape(-1, 2)
