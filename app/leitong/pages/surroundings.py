"""What stands around a block: sentences and links in the elements that hold it, its title, its siblings' shape."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.pages.columns import LEVELS, Columns
from leitong.pages.tree import Tree

Floats = NDArray[np.float64]

_FAR = 10.0


def look_around(shapes: NDArray[np.int64], tree: Tree, columns: Columns, title_pairs: int) -> None:
    """Fill the columns. shapes: number of each element's shape; title_pairs: letter pairs in the page's title."""
    seen = 1 - columns["hidden"]
    size = columns["size"] * seen
    net = columns["net_size"] * seen
    sentence = columns["ends"] * (net > 60)
    sentences, in_sentences, text, links = tree.within(sentence, sentence * net, size, size - net)
    text = np.maximum(text, 1)
    link_density = links / text
    share = in_sentences / max(float(in_sentences[0]), 1.0)
    density = in_sentences / text
    at = tree.of_block
    for level in range(LEVELS):
        columns.set_levels("sentences", level, sentences[at])
        columns.set_levels("links_around", level, link_density[at])
        columns.set_levels("sentence_share", level, share[at])
        columns.set_levels("sentence_density", level, density[at])
        at = tree.above[at]
    columns["page_sentences"] = sentences[0]
    columns["page_link_density"] = link_density[0]
    repeats = np.bincount(shapes)[shapes]
    most = _most_repeated(repeats, tree)
    columns["repeats"] = repeats[tree.of_block]
    columns["item_repeats"] = repeats[most]
    columns["item_size"] = text[most]
    columns["item_link_density"] = link_density[most]
    columns["item_sentences"] = sentences[most]
    _by_title(tree, columns, title_pairs)


def _most_repeated(repeats: NDArray[np.int64], tree: Tree) -> NDArray[np.int64]:
    """Siblings of one tag and class: cards, list items, posts. Of the five elements above, the most repeated."""
    at = tree.above[tree.of_block]
    most = at
    for _ in range(4):
        at = tree.above[at]
        most = np.where(repeats[at] > repeats[most], at, most)
    return most


def _by_title(tree: Tree, columns: Columns, title_pairs: int) -> None:
    """Where a block stands to the one that repeats the page's title, the content title."""
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
