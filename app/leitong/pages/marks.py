"""What a block's element and those above it say of it: tag, hints of class names, headings, forms."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.pages.by_page import Numbers
from leitong.pages.columns import Columns
from leitong.pages.forest import Forest
from leitong.pages.hints import hint_names, hints_against, hints_for_text
from leitong.pages.traits import LEVEL_BIT, TAG_BIT, TAG_BITS, hints_mask

# an element with more of the page's text than this is the page: its class says nothing against one block
_WHOLE_PAGE = 0.6
# what is said of a text may be much longer than the text
_ALL_COMMENTS = 0.9


def mark(traits: Numbers, inside: NDArray[np.float64], forest: Forest, columns: Columns) -> None:
    """Fill the columns. near: said of the element or the two above it; in: further above.

    traits: of each element; inside: how much text lies in each.
    """
    hints = traits & hints_mask()
    comments = 1 << hint_names().index("comments")
    whole = forest.of_root(inside)
    # few elements hold so much
    hints[inside > _WHOLE_PAGE * whole] &= ~hints_against() | comments
    hints[inside > _ALL_COMMENTS * whole] &= ~comments
    two = hints | hints.take(forest.ups[0])
    near = two | hints.take(forest.ups[1])
    everything = two
    for up in forest.ups[1:]:
        everything = everything | everything.take(up)
    at = forest.of_block
    near_block, all_block = near.take(at), everything.take(at)
    width = len(hint_names())
    own = traits.take(at) >> TAG_BIT & (1 << TAG_BITS) - 1
    words = near_block | (all_block & ~near_block) << width | own << 2 * width
    columns.set_bits(f"near {hint_names()[0]}", 2 * width + TAG_BITS, words)
    columns["hint_against"] = all_block & hints_against() > 0
    columns["hint_for"] = all_block & hints_for_text() > 0
    _headings(traits >> LEVEL_BIT, forest, columns)


def _headings(level: Numbers, forest: Forest, columns: Columns) -> None:
    headings = level.nonzero()[0]
    if not headings.size:
        return
    levels = np.zeros(len(level))
    starts, ends = headings.tolist(), forest.end.take(headings).tolist()
    for start, end, number in zip(starts, ends, level.take(headings).tolist(), strict=True):
        levels[start:end] = number
    columns["heading"] = levels.take(forest.of_block)
