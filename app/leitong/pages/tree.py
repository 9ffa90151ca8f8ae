"""Sums over the block-level elements of a page: how much text, and of what sort, lies within each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Tree:
    """For m elements in document order, the root first. above: parent's number (the root's own for the root).

    end: number after the last element inside. of_block: the element of each of n blocks.
    """

    above: Numbers
    end: Numbers
    of_block: Numbers

    def within(self, *of_blocks: NDArray[np.floating]) -> Floats:
        """Sums of columns of blocks over all blocks inside each element, shape (number of columns, m)."""
        count = len(self.above)
        sums = np.zeros((len(of_blocks), count + 1))
        for row, column in zip(sums, of_blocks, strict=True):
            row[1:] = np.bincount(self.of_block, column, count)
        np.add.accumulate(sums, axis=1, out=sums)
        within: Floats = sums[:, self.end] - sums[:, :-1]
        return within

    def steps_from(self, element: int) -> Floats:
        """How many elements up from `element` one must go to have each element inside, shape (m,)."""
        line = [element]
        while line[-1]:
            line.append(int(self.above[line[-1]]))
        steps = np.zeros(len(self.above))
        # from the root down, so that what lies deeper has the last word
        for up, ancestor in reversed(list(enumerate(line))):
            steps[ancestor : self.end[ancestor]] = up
        return steps


def tree_of(above: Sequence[int], of_block: Sequence[int]) -> Tree:
    """above: each element's parent, the root's own for the root; of_block: the element of each block."""
    end = list(range(1, len(above) + 1))
    for number in range(len(above) - 1, 0, -1):
        parent, last = above[number], end[number]
        end[parent] = max(end[parent], last)
    return Tree(np.array(above, dtype=np.int64), np.array(end), np.array(of_block, dtype=np.int64))
