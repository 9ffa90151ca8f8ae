"""Some pages as walks brought them home, put behind each other, so that one pass measures them all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from leitong.pages.by_page import ByPage
from leitong.pages.forest import Forest, forest_of
from leitong.pages.walked import Elements, Stretches, Walked

Numbers = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Gathered:
    """n blocks and m elements of p pages, none of which is without a block.

    forest: how they stand in each other. texts, hidden, linked_in, links_in, images_in: as of `Stretches`; linked: the
    same page by page. traits, tag, look: as of `Elements`; equal numbers are equal tags within a page only.
    """

    forest: Forest
    texts: list[str]
    hidden: Numbers
    linked: list[list[str]]
    linked_in: Numbers
    links_in: Numbers
    images_in: Numbers
    traits: Numbers
    tag: Numbers
    look: Numbers

    @property
    def blocks(self) -> ByPage:
        """Which blocks are of which page."""
        return self.forest.blocks


def gathered(pages: Sequence[Walked]) -> Gathered:
    """The pages as one. None may be without a block."""
    stretches, elements = [page.stretches for page in pages], [page.elements for page in pages]
    forest = forest_of([one.above for one in elements], [one.elements for one in stretches])

    def in_blocks(of: Callable[[Stretches], Numbers]) -> Numbers:
        numbers = [of(one) for one in stretches]
        firsts = forest.blocks.starts.repeat(list(map(len, numbers)))
        return np.concatenate(numbers) + firsts

    def of_elements(of: Callable[[Elements], Numbers]) -> Numbers:
        return np.concatenate([of(one) for one in elements])

    return Gathered(
        forest,
        list(chain.from_iterable(one.texts for one in stretches)),
        np.concatenate([one.hidden for one in stretches]),
        [one.linked for one in stretches],
        in_blocks(lambda one: one.linked_in),
        in_blocks(lambda one: one.links_in),
        in_blocks(lambda one: one.images_in),
        of_elements(lambda one: one.traits),
        of_elements(lambda one: one.tag),
        of_elements(lambda one: one.look),
    )
