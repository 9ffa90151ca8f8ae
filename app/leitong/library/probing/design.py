"""Which bits each table of a Hamming index holds fast, and what that costs on paper (S12, M3).

Manku, Jain and Das Sarma, "Detecting near-duplicates for web crawling", WWW 2007. Cut into k + c blocks, two
fingerprints within k bits agree in at least c of them: one table for each choice of c blocks finds every such pair.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate, combinations
from typing import NamedTuple

from leitong.library.probing.counts import BITS

_ROW_BYTES = 4
_VALUE_BYTES = 8


class Block(NamedTuple):
    """Adjacent bits. low: the lowest one, 0–63; width: how many, 1–64."""

    low: int
    width: int


@dataclass(frozen=True, slots=True)
class Design:
    """tables: the blocks that each holds fast, highest bits first. k: up to which distance nothing is missed."""

    tables: tuple[tuple[Block, ...], ...]
    k: int

    @property
    def fixed_bits(self) -> tuple[int, ...]:
        """How many bits each table holds fast."""
        return tuple(sum(block.width for block in table) for table in self.tables)

    def expected_candidates(self, count: int) -> float:
        """How many of `count` random fingerprints one query is compared with, on average."""
        return sum(count / (1 << fixed) for fixed in self.fixed_bits)

    def stored_bytes(self, count: int) -> int:
        """Sorted fingerprints with the number of each, one list a table."""
        return len(self.tables) * count * (_VALUE_BYTES + _ROW_BYTES)

    def value_bytes(self, count: int) -> int:
        """Of these, the fingerprints alone, as the paper counts."""
        return len(self.tables) * count * _VALUE_BYTES


def choosing(k: int, agreeing: int = 1) -> Design:
    """One table for each choice of `agreeing` of k + agreeing blocks, whose sizes differ by at most 1.

    Raises ValueError if there are fewer bits than blocks, or nothing to agree in.
    """
    count = k + agreeing
    if agreeing < 1 or k < 0 or count > BITS:
        raise ValueError(f"64 bits can't be cut into {count} blocks that agree in {agreeing}")
    return Design(tuple(combinations(_cut(Block(0, BITS), count), agreeing)), k)


def nested(k: int) -> Design:
    """One of k + 1 blocks, and one of k + 1 pieces of all the rest: (k + 1)² tables. Raises as `choosing`."""
    outer = _cut(Block(0, BITS), k + 1)
    tables = []
    for first in outer:
        rest = tuple(block for block in outer if block is not first)
        tables += [(first, *piece) for piece in _pieces(rest, k + 1)]
    return Design(tuple(tables), k)


def manku(k: int) -> tuple[Design, ...]:
    """The paper's four designs; for k = 3 they have 4, 10, 16 and 20 tables."""
    return choosing(k), choosing(k, 2), nested(k), choosing(k, 3)


def _cut(block: Block, count: int) -> tuple[Block, ...]:
    """Pieces, highest bits first; the wider ones come first."""
    widths = [block.width // count + (place < block.width % count) for place in range(count)]
    tops = accumulate(widths, initial=0)
    return tuple(
        Block(block.low + block.width - top - width, width) for top, width in zip(tops, widths, strict=False)
    )


def _pieces(blocks: tuple[Block, ...], count: int) -> list[tuple[Block, ...]]:
    """All bits of several blocks, cut into `count` pieces, each of which may run over the end of a block."""
    bits = [bit for block in blocks for bit in range(block.low + block.width - 1, block.low - 1, -1)]
    widths = [len(bits) // count + (place < len(bits) % count) for place in range(count)]
    starts = accumulate(widths, initial=0)
    return [_runs(bits[start : start + width]) for start, width in zip(starts, widths, strict=False)]


def _runs(bits: list[int]) -> tuple[Block, ...]:
    """Falling bit numbers as blocks."""
    runs: list[Block] = []
    for bit in bits:
        if runs and runs[-1].low == bit + 1:
            runs[-1] = Block(bit, runs[-1].width + 1)
        else:
            runs.append(Block(bit, 1))
    return tuple(runs)
