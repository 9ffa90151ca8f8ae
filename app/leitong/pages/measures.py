"""What can be measured of each block, before any opinion on it: one column of numbers a measure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from leitong.pages.characters import count_characters
from leitong.pages.hints import hint_names, hints_against
from leitong.pages.phrases import phrase_mask, phrase_names
from leitong.pages.titles import bigrams
from leitong.pages.walk import Element, Stretch

Column = NDArray[np.float64]
Columns = dict[str, Column]

_TAGS = ("p", "li", "td", "div", "blockquote", "pre", "figcaption", "dt", "dd", "a")
# an element with more of the page's text than this is the page: its class says nothing about one block
_WHOLE_PAGE = 0.6


def measure(stretches: Sequence[Stretch], elements: Sequence[Element], title: str) -> Columns:
    """Columns of shape (len(stretches),), by measure name."""
    columns = _own_words(stretches, title)
    _sum_up(stretches, elements)
    columns |= _marked_by(stretches)
    columns |= _places(columns)
    columns |= _alike(stretches, columns)
    return columns | _textbook(columns)


def _own_words(stretches: Sequence[Stretch], title: str) -> Columns:
    texts = [s.text for s in stretches]
    counts = count_characters(texts)
    linked = np.minimum(count_characters([s.link_text for s in stretches]).letters, counts.letters)
    own_letters = np.maximum(counts.letters, 1)
    shared = _shared_with(title, texts)
    density = linked / own_letters
    columns = {
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
        "title_share": shared,
        "links": np.array([s.links for s in stretches], dtype=np.float64),
        "images": np.array([s.images for s in stretches], dtype=np.float64),
    }
    return columns | _bits("says", phrase_names(), [phrase_mask(text) for text in texts])


def _shared_with(title: str, texts: Sequence[str]) -> Column:
    """Share of the title's letter pairs found in each text, 0 to 1."""
    wanted = bigrams(title)
    if not wanted:
        return np.zeros(len(texts))
    found = [sum(map(text.casefold().__contains__, wanted)) for text in texts]
    return np.array(found, dtype=np.float64) / len(wanted)


def _bits(prefix: str, names: Sequence[str], masks: Sequence[int]) -> Columns:
    bits = np.array(masks, dtype=np.int64)[None, :] >> np.arange(len(names))[:, None] & 1
    return {f"{prefix} {name}": row for name, row in zip(names, bits.astype(np.float64), strict=True)}


def _sum_up(stretches: Sequence[Stretch], elements: Sequence[Element]) -> None:
    """Let each element know how much text lies within, and which hints lie near and far above."""
    for stretch in stretches:
        if not stretch.hidden:
            stretch.element.size += len(stretch.text)
    for element in reversed(elements):
        if element.parent is not None:
            element.parent.size += element.size
    whole = _WHOLE_PAGE * elements[0].size
    for element in elements[1:]:
        above = element.parent
        if above is None:
            continue
        own = element.hints & ~hints_against() if element.size > whole else element.hints
        element.hints = own
        element.near = own | above.hints | (above.parent.hints if above.parent is not None else 0)
        element.far = above.far | above.near


def _marked_by(stretches: Sequence[Stretch]) -> Columns:
    elements = [s.element for s in stretches]
    columns = _bits("near", hint_names(), [e.near for e in elements])
    columns |= _bits("in", hint_names(), [e.far & ~e.near for e in elements])
    tags = np.array([_TAGS.index(e.tag) if e.tag in _TAGS else -1 for e in elements])
    for number, tag in enumerate(_TAGS):
        columns[f"tag {tag}"] = (tags == number).astype(np.float64)
    columns["heading"] = np.array([e.heading for e in elements], dtype=np.float64)
    columns["form"] = np.array([e.form for e in elements], dtype=np.float64)
    columns["hidden"] = np.array([s.hidden for s in stretches], dtype=np.float64)
    columns["depth"] = np.array([e.depth for e in elements], dtype=np.float64)
    return columns


def _places(columns: Columns) -> Columns:
    size = columns["net_size"]
    count = len(size)
    total = max(1.0, float(size.sum()))
    return {
        "place": (np.arange(count) + 0.5) / max(1, count),
        "passed": (np.cumsum(size) - size / 2) / total,
    }


def _alike(stretches: Sequence[Stretch], columns: Columns) -> Columns:
    """Blocks of one shape (same tag path, same class) are made by one template: look at them together."""
    groups: dict[tuple[int, str], int] = defaultdict(lambda: len(groups))
    numbers = np.array([groups[s.element.path, s.element.shape] for s in stretches], dtype=np.int64)
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


def _textbook(columns: Columns) -> Columns:
    """The measures of ALGORITHMS S02 that are not simply one of the above."""
    wordless = (columns["net"] < 10) & (columns["link_density"] < 0.1)
    picture = (columns["images"] >= 1) & (columns["net"] < 20 * columns["images"])
    against, helpful = np.zeros_like(picture), np.zeros_like(picture)
    for number, name in enumerate(hint_names()):
        said = (columns[f"near {name}"] > 0) | (columns[f"in {name}"] > 0)
        if hints_against() >> number & 1:
            against |= said
        elif name in {"main", "content", "article"}:
            helpful |= said
    return {
        # neither a text with few links nor one with many
        "link_density_of_text": np.where(wordless, 0.3, columns["link_density"]),
        "picture": picture.astype(np.float64),
        "hub": ~picture & (columns["links"] >= 1) & (columns["link_density"] >= 0.5),
        "hint_against": against.astype(np.float64),
        "hint_for": helpful.astype(np.float64),
    }
