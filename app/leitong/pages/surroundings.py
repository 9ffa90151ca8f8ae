"""What stands around a block: sentences and links in the elements that hold it, its title, its siblings' shape."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.pages.columns import Columns
from leitong.pages.tree import MIX, Numbers, Tree, numbered
from leitong.pages.walked import Elements

Floats = NDArray[np.float64]

_FAR = 10.0
# so much of a page's title is little
_LITTLE = 0.2


def look_around(elements: Elements, tree: Tree, columns: Columns) -> Floats:
    """Fill the columns.

    Returns how much text, hidden or not, lies in each element.
    """
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
    around = tree.within(shown)
    text = around[0]
    np.maximum(text, 1, out=text)
    around[1] /= text
    around[3] /= max(around.item(3, 0), 1.0)
    around[4] /= text
    columns.set_levels("links_around", around[1:5].take(tree.levels, axis=1))
    columns["page_sentences"] = around[2, 0]
    columns["page_link_density"] = around[1, 0]
    # siblings of one tag and class
    numbers, counts = numbered((tree.ups[0] * MIX + elements.tag) * MIX + elements.look)
    repeats = counts.take(numbers)
    most = _most_repeated(repeats, tree)
    columns["repeats"] = repeats.take(tree.of_block)
    columns["item_repeats"] = repeats.take(most)
    columns.set_rows("item_size", around[:3].take(most, axis=1))
    inside: Floats = around[5]
    return inside


def _most_repeated(repeats: Numbers, tree: Tree) -> Numbers:
    """Siblings of one tag and class: cards, list items, posts. Of the five elements above, the most repeated."""
    # of equals the nearest, which has the highest number
    ranked = repeats * len(repeats) + np.arange(len(repeats))
    most = np.maximum(ranked, ranked.take(tree.ups[0]))
    most = np.maximum(most, most.take(tree.ups[1]))
    at = tree.levels[1]
    fifth = ranked.take(tree.ups[2].take(at))
    most_repeated: Numbers = np.maximum(most.take(at), fifth) % len(repeats)
    return most_repeated


def look_for_title(tree: Tree, columns: Columns, title_pairs: int) -> None:
    """Where a block stands to the one that repeats the page's title, the content title.

    title_pairs: how many letter pairs the page's title has.
    """
    overlap = 2 * columns["title_share"] * title_pairs / np.maximum(1, title_pairs + columns["letters"] - 1)
    # less is no title, be it a heading
    near = (overlap > _LITTLE).nonzero()[0]
    near = near[(columns["link_density"][near] <= 0.5) & (columns["hidden"][near] == 0)]
    overlap = overlap[near]
    heading = columns["heading"][near]
    overlap += 0.3 * (heading > 0) + 0.1 * (heading == 1)
    if overlap.max(initial=0.0) < 0.4:
        columns["from_title"] = _FAR
        return
    title = near.item(overlap.argmax())
    steps = tree.steps_from(tree.of_block.item(title))
    columns["titled"] = 1
    columns["after_title"][title:] = np.minimum(np.arange(len(columns) - title), 60)
    columns["from_title"] = np.minimum(steps.take(tree.of_block), _FAR)
