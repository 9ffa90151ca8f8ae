"""Walked pages → what was measured of their blocks and which of them won, many pages at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from leitong.pages.by_page import ByPage
from leitong.pages.columns import Columns
from leitong.pages.gathered import gathered
from leitong.pages.judge import judge
from leitong.pages.measures import measure
from leitong.pages.votetable import VoteTable
from leitong.pages.walked import Walked

Mask = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Judged:
    """One page of n blocks. columns: what was measured of them; won: shape (n,), those that the votes make body."""

    walked: Walked
    columns: Columns
    won: Mask


def judged(pages: Sequence[Walked], titles: Sequence[str], table: VoteTable) -> list[Judged]:
    """Judge each page as if it were alone. titles: what each is called."""
    found = [Judged(page, Columns(0), np.zeros(0, np.bool_)) for page in pages]
    some = [number for number, page in enumerate(pages) if page.stretches.texts]
    if some:
        together = _together([pages[number] for number in some], [titles[number] for number in some], table)
        for number, page in zip(some, together, strict=True):
            found[number] = page
    return found


def _together(pages: Sequence[Walked], titles: Sequence[str], table: VoteTable) -> list[Judged]:
    """None of the pages is without a block."""
    all_pages = gathered(pages)
    blocks = all_pages.blocks
    columns = measure(all_pages, titles)
    won = judge(all_pages.texts, all_pages.forest, columns, table).won
    found = [
        Judged(page, columns.some(rows), won[rows]) for page, rows in zip(pages, blocks.slices, strict=True)
    ]
    for number in _hidden_until_script(blocks, columns, won).nonzero()[0].tolist():
        (found[number],) = _together([_all_seen(pages[number])], [titles[number]], table)
    return found


def _hidden_until_script(blocks: ByPage, columns: Columns, won: Mask) -> Mask:
    """On which pages most text is hidden and nothing else is body: some hide theirs until a script has run."""
    letters = columns["letters"]
    most_hidden: Mask = 2 * blocks.sums(letters * columns["hidden"]) > blocks.sums(letters)
    return most_hidden & ~blocks.some(won)


def _all_seen(page: Walked) -> Walked:
    return replace(page, stretches=replace(page.stretches, hidden=np.zeros_like(page.stretches.hidden)))
