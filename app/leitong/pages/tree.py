"""Sums over the block-level elements of a page: how much text, and of what sort, lies within each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

# how many elements upwards are looked at, the block's own first
LEVELS = 3

# odd, so that no information is lost in a number of 64 bits
_FACTOR = 0x5851F42D4C957F2D
_DEEPEST = 64
MIX = 0x9E3779B97F4A7C1
"""Two numbers are one by a * MIX + b, unique but once in 2**64; odd, so that nothing is lost."""

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Tree:
    """For m elements in document order, the root first, above which there is the root again, and n blocks.

    ups: the element one, two, four, eight and so on above each, as far as there is any; three at least.
    end: number after the last element inside. of_block: the element of each block. levels: the same, and the elements
    one and two above it, shape (3, n). order: the blocks by their elements; before: shape (m + 1,), how many of them
    stand in the elements before each.
    """

    ups: Sequence[Numbers]
    end: Numbers
    of_block: Numbers
    levels: Numbers
    order: Numbers
    before: Numbers

    def within(self, of_blocks: NDArray[np.floating]) -> Floats:
        """Sums over all blocks inside each element, shape (k, m); of_blocks: shape (k, n)."""
        sums = np.zeros((len(of_blocks), len(self.order) + 1))
        np.add.accumulate(of_blocks.take(self.order, axis=1), axis=1, out=sums[:, 1:])
        within: Floats = sums.take(self.before.take(self.end), axis=1)
        within -= sums.take(self.before[:-1], axis=1)
        return within

    def paths(self, tag: Numbers) -> Numbers:
        """A number for the path of tags from the root to each element: equal ones are equal paths. tag: 0 for the root.

        It is a polynomial over the tags, of which each round doubles the known length; as with any number of 64 bits,
        two different paths may have the same one in 2**64 times.
        """
        found = tag
        for up, factor in zip(self.ups, _FACTORS, strict=False):
            found = found + found.take(up) * factor
        return found

    def steps_from(self, element: int) -> Floats:
        """How many elements up from `element` one must go to have each element inside, shape (m,)."""
        line = [element]
        while element:
            element = self.ups[0].item(element)
            line.append(element)
        steps = np.zeros(len(self.end))
        # from the root down, so that what lies deeper has the last word
        for up in range(len(line) - 1, -1, -1):
            steps[line[up] : self.end.item(line[up])] = up
        return steps


def tree_of(above: Numbers, of_block: Numbers) -> Tree:
    """above: each element's parent, the root's own for the root; of_block: the element of each block."""
    count = len(above)
    ups = [above]
    while len(ups) < LEVELS or np.count_nonzero(ups[-1]):
        ups.append(ups[-1].take(ups[-1]))
    # the last child of each, or where it has none the element itself; then the last child of that, and so on
    last = np.arange(count)
    last[above] = np.arange(count)
    for _ in ups:
        last = last.take(last)
    levels = np.empty((LEVELS, len(of_block)), dtype=np.int64)
    levels[0] = of_block
    for level in range(1, LEVELS):
        above.take(levels[level - 1], out=levels[level])
    before = np.zeros(count + 1, dtype=np.int64)
    np.add.accumulate(np.bincount(of_block, minlength=count), out=before[1:])
    return Tree(ups, last + 1, of_block, levels, of_block.argsort(kind="stable"), before)


def numbered(values: Numbers) -> tuple[Numbers, Numbers]:
    """Numbers from 0 on for the different `values`, the same for equal ones; and how many of each there are."""
    order = values.argsort(kind="stable")
    ordered = values.take(order)
    ranks = np.zeros(len(values), dtype=np.int64)
    ranks[1:] = ordered[1:] != ordered[:-1]
    np.add.accumulate(ranks, out=ranks)
    numbers = np.empty(len(values), dtype=np.int64)
    numbers[order] = ranks
    return numbers, np.bincount(ranks)


def _squares(factor: int, count: int) -> tuple[int, ...]:
    """The factor, its square, the square of that, and so on, as signed numbers of 64 bits."""
    squares = []
    for _ in range(count):
        squares.append(factor - (factor >> 63 << 64))
        factor = factor * factor & (1 << 64) - 1
    return tuple(squares)


_FACTORS = _squares(_FACTOR, _DEEPEST)
