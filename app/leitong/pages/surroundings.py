"""What stands around a block: sentences and links in the elements that hold it, its title, its siblings' shape."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from leitong.pages.by_page import Numbers
from leitong.pages.columns import Columns
from leitong.pages.forest import MIX, Forest, numbered
from leitong.pages.gathered import Gathered

Floats = NDArray[np.float64]

_FAR = 10.0
# so much of a page's title is little
_LITTLE = 0.2
# and so much at least has the block that repeats it
_TITLE = 0.4


def look_around(pages: Gathered, columns: Columns) -> Floats:
    """Fill the columns.

    Returns how much text, hidden or not, lies in each element.
    """
    forest = pages.forest
    size, seen = columns["size"], columns["hidden"] == 0
    net = columns["net_size"]
    shown = np.empty((6, len(columns)))
    np.multiply(size, seen, out=shown[0])
    np.subtract(shown[0], net * seen, out=shown[1])
    shown[2] = columns["ends"] * (net > 60) * seen
    np.multiply(shown[2], net, out=shown[3])
    shown[4] = shown[3]
    shown[5] = size
    # of each element: its text, how much of that lies in links, its sentences, how much of the page's text in
    # sentences it has, and how much of its own text that is
    around = forest.within(shown)
    text = around[0]
    np.maximum(text, 1, out=text)
    around[1] /= text
    around[3] /= np.maximum(forest.of_root(around[3]), 1)
    around[4] /= text
    columns.set_levels("links_around", around[1:5].take(forest.levels, axis=1))
    root = forest.blocks.spread(forest.roots)
    columns["page_sentences"] = around[2].take(root)
    columns["page_link_density"] = around[1].take(root)
    # siblings of one tag and class
    numbers, counts = numbered((forest.ups[0] * MIX + pages.tag) * MIX + pages.look)
    repeats = counts.take(numbers)
    most = _most_repeated(repeats, forest)
    columns["repeats"] = repeats.take(forest.of_block)
    columns["item_repeats"] = repeats.take(most)
    columns.set_rows("item_size", around[:3].take(most, axis=1))
    inside: Floats = around[5]
    return inside


def _most_repeated(repeats: Numbers, forest: Forest) -> Numbers:
    """Siblings of one tag and class: cards, list items, posts. Of the five elements above, the most repeated."""
    # of equals the nearest, which has the highest number
    ranked = repeats * len(repeats) + np.arange(len(repeats))
    most = np.maximum(ranked, ranked.take(forest.ups[0]))
    most = np.maximum(most, most.take(forest.ups[1]))
    at = forest.levels[1]
    fifth = ranked.take(forest.ups[2].take(at))
    most_repeated: Numbers = np.maximum(most.take(at), fifth) % len(repeats)
    return most_repeated


def look_for_title(forest: Forest, columns: Columns, title_pairs: Sequence[int]) -> None:
    """Where a block stands to the one that repeats the page's title, the content title.

    title_pairs: how many letter pairs the title of each page has.
    """
    blocks = forest.blocks
    pairs = blocks.spread(np.array(title_pairs, dtype=np.float32))
    overlap = 2 * columns["title_share"] * pairs / np.maximum(1, pairs + columns["letters"] - 1)
    # less is no title, be it a heading
    candidates = (overlap > _LITTLE) & (columns["link_density"] <= 0.5) & (columns["hidden"] == 0)
    heading = columns["heading"]
    overlap += 0.3 * (heading > 0) + 0.1 * (heading == 1)
    overlap[~candidates] = 0
    most = blocks.highest(overlap)
    titles = blocks.first((overlap == blocks.spread(most)) & (overlap >= _TITLE))
    titled = blocks.spread(titles >= 0)
    after = np.arange(len(columns)) - blocks.spread(titles)
    columns["titled"] = titled
    columns["after_title"] = np.minimum(np.maximum(after, 0), 60) * titled
    steps = forest.steps_from(np.where(titles < 0, -1, forest.of_block.take(titles)))
    columns["from_title"] = np.where(titled, np.minimum(steps.take(forest.of_block), _FAR), _FAR)
