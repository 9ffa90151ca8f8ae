"""Sums over the block-level elements of some pages: how much text, and of what sort, lies within each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.pages.by_page import ByPage, Numbers, by_page

# how many elements upwards are looked at, the block's own first
LEVELS = 3

# odd, so that no information is lost in a number of 64 bits
_FACTOR = 0x5851F42D4C957F2D
_DEEPEST = 64
MIX = 0x9E3779B97F4A7C1
"""Two numbers are one by a * MIX + b, unique but once in 2**64; odd, so that nothing is lost."""

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Forest:
    """The trees of p pages, one behind the other: m elements in document order, above each root itself; n blocks.

    elements, blocks: which are of which page. ups: the element one, two, four, eight and so on above each, as far as
    there is any; three at least. end: number after the last element inside. of_block: the element of each block.
    levels: the same, and the elements one and two above it, shape (3, n). order: the blocks by their elements;
    before, until: shape (m,), how many blocks stand before each element, and up to its end, in that order.
    """

    elements: ByPage
    blocks: ByPage
    ups: Sequence[Numbers]
    end: Numbers
    of_block: Numbers
    levels: Numbers
    order: Numbers
    before: Numbers
    until: Numbers

    @property
    def roots(self) -> Numbers:
        """The root of each page."""
        return self.elements.starts

    def within(self, of_blocks: NDArray[np.floating]) -> Floats:
        """Sums over all blocks inside each element, shape (k, m); of_blocks: shape (k, n)."""
        ordered = of_blocks.take(self.order, axis=1)
        # before the sums of each page a nought
        sums = np.zeros((len(of_blocks), len(self.order) + len(self.roots)))
        for page, rows in enumerate(self.blocks.slices, 1):
            np.add.accumulate(ordered[:, rows], axis=1, out=sums[:, rows.start + page : rows.stop + page])
        pages = self.elements.pages
        within: Floats = sums.take(self.until + pages, axis=1)
        within -= sums.take(self.before + pages, axis=1)
        return within

    def of_root(self, of_elements: NDArray[np.float64]) -> Floats:
        """For each element what is true of the root above it."""
        return self.elements.spread(of_elements.take(self.roots))

    def paths(self, tag: Numbers) -> Numbers:
        """A number for the path of tags from the root to each element: equal ones are equal paths. tag: 0 for a root.

        It is a polynomial over the tags, of which each round doubles the known length; as with any number of 64 bits,
        two different paths may have the same one in 2**64 times.
        """
        found = tag
        for up, factor in zip(self.ups, _FACTORS, strict=False):
            found = found + found.take(up) * factor
        return found

    def steps_from(self, elements: Numbers) -> Numbers:
        """How many elements up one must go to have each element inside, shape (m,).

        elements: where to go from on each page, shape (p,); -1 for nowhere, which takes no steps.
        """
        numbers = np.arange(len(self.end))
        start = self.elements.spread(elements)
        line = ((numbers <= start) & (start < self.end)).nonzero()[0]
        # how many elements of the line each element stands in, and on how many it may
        change = np.bincount(line, minlength=len(numbers) + 1)
        change -= np.bincount(self.end.take(line), minlength=len(change))
        length = np.bincount(self.elements.pages.take(line), minlength=len(elements))
        return self.elements.spread(length) - np.add.accumulate(change[:-1])


def forest_of(above: Sequence[Numbers], of_block: Sequence[Numbers]) -> Forest:
    """above: of each page its elements' parents, the root's own for the root; of_block: its blocks' elements.

    No page is without a block.
    """
    elements, blocks = by_page(list(map(len, above))), by_page(list(map(len, of_block)))
    roots = elements.starts
    root_of = elements.spread(roots)
    ups = [np.concatenate(above) + root_of]
    while len(ups) < LEVELS or np.count_nonzero(ups[-1] != root_of):
        ups.append(ups[-1].take(ups[-1]))
    holders = np.concatenate(of_block) + blocks.spread(roots)
    count = len(root_of)
    # the last child of each, or where it has none the element itself; then the last child of that, and so on
    last = np.arange(count)
    last[ups[0]] = np.arange(count)
    for _ in ups:
        last = last.take(last)
    levels = np.empty((LEVELS, len(holders)), dtype=np.int64)
    levels[0] = holders
    for level in range(1, LEVELS):
        ups[0].take(levels[level - 1], out=levels[level])
    until = np.add.accumulate(np.bincount(holders, minlength=count))
    before = np.zeros(count, dtype=np.int64)
    before[1:] = until[:-1]
    return Forest(
        elements,
        blocks,
        ups,
        last + 1,
        holders,
        levels,
        holders.argsort(kind="stable"),
        before,
        until.take(last),
    )


def numbered(values: Numbers) -> tuple[Numbers, Numbers]:
    """Numbers from 0 on for the different `values`, the same for equal ones; and how many of each there are."""
    order = values.argsort()
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
