"""What stands around a block: sentences and links in the elements that hold it, its title, its siblings' shape."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from leitong.pages.tree import Tree
from leitong.pages.walked import Elements

Floats = NDArray[np.float64]
Columns = dict[str, Floats]

# how many elements upwards are looked at, the block's own first
LEVELS = 3
_FAR = 10.0


def surroundings(elements: Elements, tree: Tree, columns: Mapping[str, Floats], title_pairs: int) -> Columns:
    """Columns of shape (number of blocks,), by measure name. title_pairs: letter pairs in the page's title."""
    seen = 1 - columns["hidden"]
    size = columns["size"] * seen
    net = columns["net_size"] * seen
    sentence = columns["ends"] * (columns["net_size"] > 60) * seen
    sentences = tree.within(sentence)
    in_sentences = tree.within(sentence * net)
    text = np.maximum(tree.within(size), 1)
    link_density = tree.within(size - net) / text
    found: Columns = {}
    at = tree.of_block
    for level in range(LEVELS):
        found[f"sentences_{level}"] = sentences[at]
        found[f"links_around_{level}"] = link_density[at]
        found[f"sentence_share_{level}"] = in_sentences[at] / max(float(in_sentences[0]), 1.0)
        found[f"sentence_density_{level}"] = in_sentences[at] / text[at]
        at = tree.above[at]
    count = len(size)
    found["page_sentences"] = np.full(count, sentences[0])
    found["page_link_density"] = np.full(count, link_density[0])
    found |= _repeated(elements, tree, text, link_density, sentences)
    return found | _by_title(tree, columns, title_pairs)


def _repeated(
    elements: Elements, tree: Tree, text: Floats, link_density: Floats, sentences: Floats
) -> Columns:
    """Siblings of one tag and class: cards, list items, posts. Of the five elements above, the most repeated."""
    classes = [attributes.get("class") for attributes in elements.attributes]
    shapes = list(zip(elements.above, elements.tags, classes, strict=True))
    counts = Counter(shapes)
    repeats = np.array([counts[shape] for shape in shapes], dtype=np.float64)
    at = tree.above[tree.of_block]
    most = at
    for _ in range(4):
        at = tree.above[at]
        most = np.where(repeats[at] > repeats[most], at, most)
    return {
        "repeats": repeats[tree.of_block],
        "item_repeats": repeats[most],
        "item_size": text[most],
        "item_link_density": link_density[most],
        "item_sentences": sentences[most],
    }


def _by_title(tree: Tree, columns: Mapping[str, Floats], title_pairs: int) -> Columns:
    """Where a block stands to the one that repeats the page's title, the content title."""
    count = len(columns["size"])
    place = np.arange(count)
    overlap = 2 * columns["title_share"] * title_pairs / np.maximum(1, title_pairs + columns["letters"] - 1)
    overlap[(columns["link_density"] > 0.5) | (columns["hidden"] > 0)] = 0
    overlap += np.where(columns["heading"] > 0, 0.3, 0) * (overlap > 0.2) + 0.1 * (columns["heading"] == 1)
    title = int(overlap.argmax()) if count else 0
    if not count or overlap[title] < 0.4:
        none = np.zeros(count)
        return {"titled": none, "before_title": none, "after_title": none, "from_title": none + _FAR}
    steps = tree.steps_from(int(tree.of_block[title]))
    return {
        "titled": np.ones(count),
        "before_title": (place < title).astype(np.float64),
        "after_title": np.clip(place - title, 0, 60).astype(np.float64),
        "from_title": np.minimum(steps[tree.of_block], _FAR),
    }
