"""What can be measured of each block, before any opinion on it: one column of numbers a measure."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.pages.characters import count_characters, count_letters
from leitong.pages.marks import marked_by
from leitong.pages.surroundings import surroundings
from leitong.pages.titles import bigrams, pairs_found
from leitong.pages.tree import Tree
from leitong.pages.walked import Elements, Stretches

Column = NDArray[np.float64]
Columns = dict[str, Column]


def measure(stretches: Stretches, elements: Elements, tree: Tree, title: str) -> Columns:
    """Columns of shape (number of blocks,), by measure name."""
    columns = _own_words(stretches, title)
    columns |= marked_by(elements, tree, columns["size"])
    columns |= _places(columns)
    columns |= _alike(elements, tree, columns)
    columns |= surroundings(elements, tree, columns, len(bigrams(title)))
    columns |= _together(columns)
    return columns


def _own_words(stretches: Stretches, title: str) -> Columns:
    texts = stretches.texts
    counts = count_characters(texts)
    linked = np.minimum(_linked_letters(stretches), counts.letters)
    own_letters = np.maximum(counts.letters, 1)
    density = linked / own_letters
    return {
        "letters": counts.letters,
        "linked": linked,
        "net": counts.letters - linked,
        "size": counts.size,
        "net_size": counts.size * (1 - density),
        "marks": counts.marks,
        "sentences": counts.sentences,
        "ends": counts.ends,
        "digit_density": counts.digits / own_letters,
        "mark_density": counts.marks / np.maximum(counts.size, 1),
        "link_density": density,
        "title_share": pairs_found(title, texts),
        "links": np.array(stretches.links, dtype=np.float64),
        "images": np.array(stretches.images, dtype=np.float64),
        "hidden": np.array(stretches.hidden, dtype=np.float64),
    }


def _linked_letters(stretches: Stretches) -> Column:
    """Letters of each block that lie in links."""
    with_links = [number for number, text in enumerate(stretches.linked) if text]
    linked = np.zeros(len(stretches.texts))
    linked[with_links] = count_letters([stretches.linked[number] for number in with_links])
    return linked


def _places(columns: Columns) -> Columns:
    size = columns["net_size"]
    count = len(size)
    total = max(1.0, float(size.sum()))
    return {
        "place": (np.arange(count) + 0.5) / max(1, count),
        "passed": (np.cumsum(size) - size / 2) / total,
    }


def _alike(elements: Elements, tree: Tree, columns: Columns) -> Columns:
    """Blocks of one shape (same tag path, same class) are made by one template: look at them together."""
    groups: dict[tuple[int, str | None], int] = {}
    numbers = np.array(
        [
            groups.setdefault((elements.paths[e], elements.attributes[e].get("class")), len(groups))
            for e in tree.of_block.tolist()
        ],
        dtype=np.int64,
    )
    counts = np.bincount(numbers)

    def mean(of: str) -> Column:
        return (np.bincount(numbers, columns[of]) / np.maximum(counts, 1))[numbers]

    letters = np.maximum(1, np.bincount(numbers, columns["letters"]))
    return {
        "alike": counts[numbers].astype(np.float64),
        "alike_link_density": (np.bincount(numbers, columns["linked"]) / letters)[numbers],
        "alike_net_size": mean("net_size"),
        "alike_ends": mean("ends"),
    }


def _together(columns: Columns) -> Columns:
    """Measures that mean something else together than apart, and those of ALGORITHMS S02."""
    density = columns["link_density"]
    comment = np.maximum(columns["near comments"], columns["in comments"])
    pictured = (columns["images"] >= 1) & (columns["net"] < 20 * columns["images"])
    hub = ~pictured & (columns["links"] >= 1) & (density >= 0.5)
    wordless = (columns["net"] < 10) & (density < 0.1)
    together = {
        "comment_below_text": comment * (columns["sentence_share_0"] < 0.3) * (columns["page_sentences"] > 2),
        "linked_item": columns["tag li"] * (density > 0.5),
        "picture": pictured,
        "hub": hub,
        # neither a text with few links nor one with many
        "link_density_of_text": np.where(wordless, 0.3, density),
    }
    return {name: np.asarray(column, dtype=np.float64) for name, column in together.items()}
