"""What can be measured of each block, before any opinion on it: one column of numbers a measure."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.pages.characters import Characters, count_characters, count_letters
from leitong.pages.columns import Columns
from leitong.pages.marks import mark
from leitong.pages.surroundings import look_around
from leitong.pages.titles import bigrams, pairs_found
from leitong.pages.tree import Tree
from leitong.pages.walked import Elements, Stretches


def measure(stretches: Stretches, elements: Elements, tree: Tree, title: str) -> Columns:
    """All measures of a block by itself; the rows of the second look are still zero."""
    columns = Columns(len(stretches.texts))
    if not stretches.texts:
        return columns
    classes = [attributes.get("class") for attributes in elements.attributes]
    pairs = bigrams(title)
    characters = count_characters(stretches.texts)
    columns["title_share"] = pairs_found(pairs, len(title), stretches.texts)
    _own_words(stretches, characters, columns)
    mark(elements, classes, tree, columns)
    _places(columns)
    shapes = _alike(elements, classes, tree, columns)
    look_around(shapes, tree, columns, len(pairs))
    _together(columns)
    return columns


def _own_words(stretches: Stretches, characters: Characters, columns: Columns) -> None:
    count = len(columns)
    letters, size = characters.letters, characters.size
    linked = np.bincount(stretches.linked_in, count_letters(stretches.linked), count)
    linked = np.minimum(linked, letters)
    own_letters = np.maximum(letters, 1)
    density = linked / own_letters
    columns["one"] = 1
    columns["letters"] = letters
    columns["linked"] = linked
    columns["net"] = letters - linked
    columns["size"] = size
    columns["net_size"] = size * (1 - density)
    columns["marks"] = characters.marks
    columns["ends"] = characters.ends
    columns["digit_density"] = characters.digits / own_letters
    columns["mark_density"] = characters.marks / np.maximum(size, 1)
    columns["link_density"] = density
    columns["links"] = np.bincount(stretches.links_in, minlength=count)
    columns["images"] = np.bincount(stretches.images_in, minlength=count)
    columns["hidden"] = stretches.hidden


def _places(columns: Columns) -> None:
    size = columns["net_size"].astype(np.float64)
    count = len(size)
    columns["place"] = (np.arange(count) + 0.5) / count
    columns["passed"] = (size.cumsum() - size / 2) / max(1.0, float(size.sum()))


def _alike(elements: Elements, classes: list[str | None], tree: Tree, columns: Columns) -> NDArray[np.int64]:
    """Blocks of one shape (same tag path, same class) are made by one template: look at them together.

    Returns the number of each element's shape among its siblings: same parent, same tag, same class.
    """
    brothers: dict[tuple[int, str, str | None], int] = {}
    paths: list[int] = []
    shapes: list[int] = []
    for parent, tag, name in zip(elements.above, elements.tags, classes, strict=True):
        shapes.append(brothers.setdefault((parent, tag, name), len(brothers)))
        paths.append(hash((paths[parent], tag)) if paths else 0)
    groups: dict[tuple[int, str | None], int] = {}
    numbers = np.array(
        [groups.setdefault((paths[e], classes[e]), len(groups)) for e in tree.of_block.tolist()]
    )
    counts = np.bincount(numbers)
    letters = np.maximum(1, np.bincount(numbers, columns["letters"]))
    columns["alike"] = counts[numbers]
    columns["alike_link_density"] = (np.bincount(numbers, columns["linked"]) / letters)[numbers]
    columns["alike_net_size"] = (np.bincount(numbers, columns["net_size"]) / counts)[numbers]
    columns["alike_ends"] = (np.bincount(numbers, columns["ends"]) / counts)[numbers]
    return np.array(shapes)


def _together(columns: Columns) -> None:
    """Measures that mean something else together than apart, and those of ALGORITHMS S02."""
    density, images, net = columns["link_density"], columns["images"], columns["net"]
    comment = np.maximum(columns["near comments"], columns["in comments"])
    pictured = (images >= 1) & (net < 20 * images)
    columns["comment_below_text"] = (
        comment * (columns["sentence_share_0"] < 0.3) * (columns["page_sentences"] > 2)
    )
    columns["linked_item"] = columns["tag li"] * (density > 0.5)
    columns["picture"] = pictured
    columns["hub"] = ~pictured & (columns["links"] >= 1) & (density >= 0.5)
    # neither a text with few links nor one with many
    columns["link_density_of_text"] = np.where((net < 10) & (density < 0.1), 0.3, density)
