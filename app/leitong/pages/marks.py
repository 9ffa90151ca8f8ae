"""What a block's element and those above it say of it: tag, hints of class names, headings, forms."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from leitong.pages.hints import hint_names, hints_against, hints_of
from leitong.pages.tags import FORM
from leitong.pages.tree import Tree
from leitong.pages.walked import Elements

_TAGS = ("p", "li", "div", "pre")
_TAG_NUMBER = {tag: number for number, tag in enumerate(_TAGS)}
# an element with more of the page's text than this is the page: its class says nothing against one block
_WHOLE_PAGE = 0.6


def bit_columns(
    prefix: str, names: Sequence[str], masks: NDArray[np.int64]
) -> dict[str, NDArray[np.float64]]:
    """One column of zeros and ones for each bit of `masks`, which has one mask a block."""
    bits = (masks[None, :] >> np.arange(len(names))[:, None] & 1).astype(np.float64)
    return {f"{prefix} {name}": row for name, row in zip(names, bits, strict=True)}


def marked_by(elements: Elements, tree: Tree, size: NDArray[np.float64]) -> dict[str, NDArray[np.float64]]:
    """Columns of shape (number of blocks,). near: said of the element or the two above it; in: further above."""
    near, far = _masks(elements, tree, size)
    columns = bit_columns("near", hint_names(), near[tree.of_block])
    columns |= bit_columns("in", hint_names(), (far & ~near)[tree.of_block])
    all_hints = (near | far)[tree.of_block]
    helpful = sum(1 << hint_names().index(name) for name in ("main", "content", "article"))
    at = tree.of_block.tolist()
    tags = np.array([_TAG_NUMBER.get(elements.tags[e], -1) for e in at])
    for number, tag in enumerate(_TAGS):
        columns[f"tag {tag}"] = (tags == number).astype(np.float64)
    columns["hint_against"] = (all_hints & hints_against() > 0).astype(np.float64)
    columns["hint_for"] = (all_hints & helpful > 0).astype(np.float64)
    columns["heading"] = np.array(elements.headings, dtype=np.float64)[tree.of_block]
    columns["form"] = np.array([elements.tags[e] in FORM for e in at], dtype=np.float64)
    return columns


def _masks(
    elements: Elements, tree: Tree, size: NDArray[np.float64]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Hint masks near and far above each element."""
    inside = tree.within(size)
    hints = np.array(list(map(hints_of, elements.tags, elements.attributes)), dtype=np.int64)
    hints[inside > _WHOLE_PAGE * inside[0]] &= ~hints_against()
    above = tree.above
    near = hints | hints[above] | hints[above[above]]
    far = [0]
    masks = near.tolist()
    for parent in elements.above[1:]:
        far.append(far[parent] | masks[parent])
    return near, np.array(far, dtype=np.int64)
