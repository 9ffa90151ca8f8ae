"""Rows of several pages in a row of their own, page by page: what is true of a page is reckoned from its rows alone.

A page's numbers must not depend on which pages it was read with, to the last digit: nothing here adds up numbers of
one page after those of another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]
Mask = NDArray[np.bool_]
_Values = TypeVar("_Values", bound=np.generic)


@dataclass(frozen=True, slots=True)
class ByPage:
    """n rows, blocks or elements, of p pages, each of which has one at least.

    starts, ends: shape (p,), the first row of each page and the one after its last; counts: shape (p,), how many it
    has; pages: shape (n,), the page of each row. slices: of each page its rows.
    """

    starts: Numbers
    ends: Numbers
    counts: Numbers
    pages: Numbers
    slices: tuple[slice, ...]

    def spread(self, of_pages: NDArray[_Values]) -> NDArray[_Values]:
        """What is true of each page, shape (p,), for each of its rows, shape (n,)."""
        return of_pages.take(self.pages)

    def sums(self, values: NDArray[Any]) -> NDArray[np.float64]:
        """The sum over the rows of each page."""
        sums: NDArray[Any] = np.bincount(self.pages, values, len(self.starts))
        return sums

    def highest(self, values: NDArray[_Values]) -> NDArray[_Values]:
        """The highest of each page's values."""
        highest: NDArray[_Values] = np.maximum.reduceat(values, self.starts)
        return highest

    def some(self, mask: Mask) -> Mask:
        """Whether any row of each page is in `mask`."""
        some: Mask = np.logical_or.reduceat(mask, self.starts)
        return some

    def first(self, mask: Mask) -> Numbers:
        """The first row of each page that is in `mask`; -1 where none is."""
        return self._one(mask.nonzero()[0][::-1])

    def last(self, mask: Mask) -> Numbers:
        """The last one; -1 where none is."""
        return self._one(mask.nonzero()[0])

    def _one(self, rows: Numbers) -> Numbers:
        found = np.full(len(self.starts), -1)
        # of several rows the one that comes last stays
        found[self.pages.take(rows)] = rows
        return found

    def places(self) -> Numbers:
        """The place of each row on its page, from 0 on."""
        return np.arange(len(self.pages)) - self.spread(self.starts)

    def accumulate(self, values: NDArray[_Values]) -> NDArray[_Values]:
        """The sum of each row and those before it on its page."""
        sums = np.empty_like(values)
        for rows in self.slices:
            np.add.accumulate(values[rows], out=sums[rows])
        return sums


def by_page(counts: Sequence[int]) -> ByPage:
    """counts: how many rows each page has, one at least."""
    numbers = np.array(counts)
    ends = np.add.accumulate(numbers)
    starts = ends - numbers
    slices = tuple(map(slice, starts.tolist(), ends.tolist()))
    return ByPage(starts, ends, numbers, np.arange(len(numbers)).repeat(numbers), slices)
