"""What a block's element and those above it say of it: tag, hints of class names, headings, forms."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from leitong.pages.columns import TAGS, Columns
from leitong.pages.hints import hint_mask, hint_names, hints_against, hints_for_text, tag_hints
from leitong.pages.tags import FORM, HEADINGS
from leitong.pages.tree import Tree
from leitong.pages.walked import Elements

_TAG_NUMBER = {tag: number for number, tag in enumerate(TAGS)} | dict.fromkeys(FORM, -2)
# an element with more of the page's text than this is the page: its class says nothing against one block
_WHOLE_PAGE = 0.6


def mark(elements: Elements, classes: Sequence[str | None], tree: Tree, columns: Columns) -> None:
    """Fill the columns. near: said of the element or the two above it; in: further above. classes: one an element."""
    near, far = _masks(elements, classes, tree, columns["size"])
    at = tree.of_block
    near, far = near[at], far[at]
    columns.set_bits("near", hint_names(), near)
    columns.set_bits("in", hint_names(), far & ~near)
    far |= near
    columns["hint_against"] = far & hints_against() > 0
    columns["hint_for"] = far & hints_for_text() > 0
    tags = elements.tags
    number_of = _TAG_NUMBER.get
    numbers = np.array([number_of(tags[e], -1) for e in at.tolist()])
    for number, tag in enumerate(TAGS):
        columns[f"tag {tag}"] = numbers == number
    columns["form"] = numbers == -2
    _headings(tags, tree, columns)


def _headings(tags: Sequence[str], tree: Tree, columns: Columns) -> None:
    if HEADINGS.keys().isdisjoint(tags):
        return
    levels = np.zeros(len(tags))
    for number, tag in enumerate(tags):
        if tag in HEADINGS:
            levels[number : tree.end[number]] = HEADINGS[tag]
    columns["heading"] = levels[tree.of_block]


def _masks(
    elements: Elements, classes: Sequence[str | None], tree: Tree, size: NDArray[np.float32]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Hint masks near and far above each element."""
    of_tag = tag_hints().get
    hints = np.array(
        [
            hint_mask(tag, name, own.get("id"), own.get("role"), own.get("itemprop"))
            if own
            else of_tag(tag, 0)
            for tag, name, own in zip(elements.tags, classes, elements.attributes, strict=True)
        ],
        dtype=np.int64,
    )
    inside = tree.within(size)[0]
    hints[inside > _WHOLE_PAGE * inside[0]] &= ~hints_against()
    above = tree.above
    over = hints[above]
    near = hints | over | over[above]
    far = [0]
    add = far.append
    masks = near.tolist()
    for parent in elements.above[1:]:
        add(far[parent] | masks[parent])
    return near, np.array(far, dtype=np.int64)
