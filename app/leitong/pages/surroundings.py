"""What stands around a block: sentences and links in the elements that hold it, its title, its siblings' shape."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.pages.columns import Columns
from leitong.pages.tree import Numbers, Tree, numbered
from leitong.pages.walked import Elements

Floats = NDArray[np.float64]

_FAR = 10.0
# odd, so that no information is lost in a number of 64 bits
_MIX = 0x9E3779B97F4A7C1


def look_around(elements: Elements, tree: Tree, columns: Columns) -> Floats:
    """Fill the columns.

    Returns how much text, hidden or not, lies in each element.
    """
    size, seen = columns["size"], columns["hidden"] == 0
    net = columns["net_size"]
    shown = np.empty((5, len(columns)))
    shown[0] = columns["ends"] * (net > 60) * seen
    shown[1] = shown[0] * net
    shown[2] = size * seen
    shown[3] = shown[2] - net * seen
    shown[4] = size
    inside: Floats
    sentences, in_sentences, text, links, inside = tree.within(shown)
    np.maximum(text, 1, out=text)
    measures = np.empty((4, len(text)))
    measures[0] = sentences
    np.divide(links, text, out=measures[1])
    np.divide(in_sentences, max(float(in_sentences[0]), 1.0), out=measures[2])
    np.divide(in_sentences, text, out=measures[3])
    columns.set_levels("sentences", measures.take(tree.levels, axis=1))
    columns["page_sentences"] = sentences[0]
    columns["page_link_density"] = measures[1, 0]
    # siblings of one tag and class
    numbers, counts = numbered((elements.above * _MIX + elements.tag) * _MIX + elements.look)
    repeats = counts[numbers]
    most = _most_repeated(repeats, tree)
    columns["repeats"] = repeats[tree.of_block]
    columns["item_repeats"] = repeats[most]
    columns["item_size"] = text[most]
    columns["item_link_density"] = measures[1][most]
    columns["item_sentences"] = sentences[most]
    return inside


def _most_repeated(repeats: Numbers, tree: Tree) -> Numbers:
    """Siblings of one tag and class: cards, list items, posts. Of the five elements above, the most repeated."""
    at: Numbers = tree.levels[1]
    most = at
    for _ in range(4):
        at = tree.above[at]
        most = np.where(repeats[at] > repeats[most], at, most)
    return most


def look_for_title(tree: Tree, columns: Columns, title_pairs: int) -> None:
    """Where a block stands to the one that repeats the page's title, the content title.

    title_pairs: how many letter pairs the page's title has.
    """
    heading = columns["heading"]
    overlap = 2 * columns["title_share"] * title_pairs / np.maximum(1, title_pairs + columns["letters"] - 1)
    overlap[(columns["link_density"] > 0.5) | (columns["hidden"] > 0)] = 0
    overlap += 0.3 * ((heading > 0) & (overlap > 0.2)) + 0.1 * (heading == 1)
    title = int(overlap.argmax())
    if overlap[title] < 0.4:
        columns["from_title"] = _FAR
        return
    steps = tree.steps_from(int(tree.of_block[title]))
    columns["titled"] = 1
    columns["after_title"] = np.minimum(np.maximum(np.arange(len(columns)) - title, 0), 60)
    columns["from_title"] = np.minimum(steps[tree.of_block], _FAR)
