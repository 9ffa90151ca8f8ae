"""Sorted tables of fingerprints, one for each choice of bits that are held fast."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from leitong.library.probing.counts import BITS
from leitong.library.probing.design import Block, Design

Values = NDArray[np.uint64]
Rows = NDArray[np.int64]
Distances = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class _Table:
    """blocks: moved to the top, so that fingerprints that agree in them stand together. values: sorted."""

    blocks: tuple[Block, ...]
    values: Values
    rows: NDArray[np.uint32]

    def candidates(self, moved: int) -> slice:
        """Where the fingerprints stand that agree with `moved`, a value with its bits in the table's order."""
        free = BITS - sum(block.width for block in self.blocks)
        first = moved >> free << free
        last = first | ((1 << free) - 1)
        start = self.values.searchsorted(np.uint64(first))
        return slice(int(start), int(self.values.searchsorted(np.uint64(last), side="right")))


class Tables:
    """The tables of a design, filled with fingerprints. values: uint64, shape (n,), n < 2³²."""

    def __init__(self, values: Values, design: Design) -> None:
        self.design = design
        self.tables = [_table(values, blocks) for blocks in design.tables]

    @property
    def stored_bytes(self) -> int:
        return sum(table.values.nbytes + table.rows.nbytes for table in self.tables)

    def near(self, value: int, k: int) -> tuple[Rows, Distances, int]:
        """Rows within k bits, ascending, their distances, and how many candidates were compared.

        A candidate counts once for each table that proposes it. Nothing is missed while k is at most that of the
        design; beyond it pairs are, which is why a greater k needs other tables.
        """
        rows, distances, seen = [np.empty(0, np.int64)], [np.empty(0, np.uint8)], 0
        for table in self.tables:
            moved = _moved_one(value, table.blocks)
            place = table.candidates(moved)
            if place.start == place.stop:
                continue
            seen += place.stop - place.start
            differing = np.bitwise_count(table.values[place] ^ np.uint64(moved))
            close = np.flatnonzero(differing <= k)
            rows.append(table.rows[place][close].astype(np.int64))
            distances.append(differing[close])
        found, first = np.unique(np.concatenate(rows), return_index=True)
        return found, np.concatenate(distances)[first], seen


def _table(values: Values, blocks: tuple[Block, ...]) -> _Table:
    moved = _moved(values, blocks)
    order = np.argsort(moved)
    return _Table(blocks, moved[order], order.astype(np.uint32))


def _moved(values: Values, blocks: tuple[Block, ...]) -> Values:
    """The bits in another order: those of `blocks` first, then all others. Distances stay what they were."""
    moved = np.zeros(values.size, dtype=np.uint64)
    for low, width in _order(blocks):
        mask = np.uint64((1 << width) - 1)
        # a shift by all 64 bits would do nothing
        moved = (moved << np.uint64(width) if width < BITS else moved) | (values >> np.uint64(low)) & mask
    return moved


def _moved_one(value: int, blocks: tuple[Block, ...]) -> int:
    """`_moved` of one value; numpy would take most of a query's time for it."""
    moved = 0
    for low, width in _order(blocks):
        moved = moved << width | value >> low & ((1 << width) - 1)
    return moved


@cache
def _order(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """All bits as blocks: the given ones, then what lies between them."""
    return (*blocks, *_others(blocks))


def _others(blocks: Sequence[Block]) -> list[Block]:
    """The bits between the blocks, as blocks."""
    others, top = [], BITS
    for low, width in [*sorted(blocks, reverse=True), Block(0, 0)]:
        if low + width < top:
            others.append(Block(low + width, top - low - width))
        top = low
    return others
