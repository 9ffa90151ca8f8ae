"""Sums over the block-level elements of a page: how much text, and of what sort, lies within each."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

# how many elements upwards are looked at, the block's own first
LEVELS = 3

# odd, so that no information is lost in a number of 64 bits
_FACTOR = 0x5851F42D4C957F2D
_ALL_BITS = (1 << 64) - 1

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Tree:
    """For m elements in document order, the root first. above: parent's number (the root's own for the root).

    end: number after the last element inside. of_block: the element of each of n blocks. levels: the same, and the
    elements one and two above it, shape (3, n).
    """

    above: Numbers
    end: Numbers
    of_block: Numbers
    levels: Numbers

    def within(self, of_blocks: NDArray[np.floating]) -> Floats:
        """Sums over all blocks inside each element, shape (k, m); of_blocks: shape (k, n)."""
        rows, count = len(of_blocks), len(self.above)
        places = (self.of_block + (np.arange(rows) * count)[:, None]).ravel()
        sums = np.zeros((rows, count + 1))
        of_elements = np.bincount(places, of_blocks.ravel(), rows * count).reshape(rows, count)
        np.add.accumulate(of_elements, axis=1, out=sums[:, 1:])
        within: Floats = sums.take(self.end, axis=1)
        within -= sums[:, :-1]
        return within

    def paths(self, tag: Numbers) -> Numbers:
        """A number for the path of tags from the root to each element: equal ones are equal paths. tag: 0 for the root.

        It is a polynomial over the tags, of which each round doubles the known length; as with any number of 64 bits,
        two different paths may have the same one in 2**64 times.
        """
        found, up, factor = tag, self.above, _FACTOR
        while up.any():
            found = found + found[up] * factor
            up = up[up]
            factor = factor * factor & _ALL_BITS
            factor -= (factor >> 63) << 64
        return found

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


def tree_of(above: Numbers, of_block: Numbers) -> Tree:
    """above: each element's parent, the root's own for the root; of_block: the element of each block."""
    parents = above.tolist()
    end = list(range(1, len(parents) + 1))
    for number in range(len(parents) - 1, 0, -1):
        parent, last = parents[number], end[number]
        if last > end[parent]:  # noqa: PLR1730 - `max` takes twice as long
            end[parent] = last
    levels = np.empty((LEVELS, len(of_block)), dtype=np.int64)
    levels[0] = of_block
    for level in range(1, LEVELS):
        above.take(levels[level - 1], out=levels[level])
    return Tree(above, np.array(end, dtype=np.int64), of_block, levels)


def numbered(values: Numbers) -> tuple[Numbers, Numbers]:
    """Numbers from 0 on for the different `values`, the same for equal ones; and how many of each there are."""
    order = values.argsort()
    ordered = values[order]
    starts = np.empty(len(values), dtype=np.bool_)
    starts[:1] = True
    np.not_equal(ordered[1:], ordered[:-1], out=starts[1:])
    numbers = np.empty(len(values), dtype=np.int64)
    numbers[order] = starts.cumsum() - 1
    return numbers, np.bincount(numbers)
