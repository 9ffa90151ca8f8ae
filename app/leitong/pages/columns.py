"""Measures of all blocks of a page as the rows of one matrix, so that rules can look at many at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType

import numpy as np
from numpy.typing import ArrayLike, NDArray

from leitong.pages.hints import hint_names
from leitong.pages.phrases import phrase_names

Floats = NDArray[np.float32]

# how many elements upwards are looked at, the block's own first
LEVELS = 3

_OWN = (
    "one size net_size letters linked net marks ends links images hidden heading form "
    "digit_density mark_density link_density title_share place passed "
    "alike alike_link_density alike_net_size alike_ends "
    "repeats item_repeats item_size item_link_density item_sentences "
    "page_sentences page_link_density titled after_title from_title "
    "comment_below_text linked_item picture hub link_density_of_text hint_against hint_for"
)
_OWN_AROUND = ("sentences", "links_around", "sentence_share", "sentence_density")
_AFTER = "own_score behind_best near_score siblings_score from_best page_body before_first until_body strong_neighbour"
_AFTER_AROUND = ("body_density", "body_share")
TAGS = ("p", "li", "div", "pre")


@cache
def measure_rows() -> Mapping[str, int]:
    """The row of each measure. Those of a block by itself come first, then what all blocks got in the first look."""
    names = _OWN.split()
    names += [f"{name}_{level}" for name in _OWN_AROUND for level in range(LEVELS)]
    names += [f"tag {tag}" for tag in TAGS]
    names += [f"{where} {hint}" for where in ("near", "in") for hint in hint_names()]
    names += _AFTER.split()
    names += [f"{name}_{level}" for name in _AFTER_AROUND for level in range(LEVELS)]
    names += [f"says {phrase}" for phrase in phrase_names()]
    return MappingProxyType({name: row for row, name in enumerate(names)})


class Columns:
    """matrix: shape (number of measures, n), one row a measure, one column a block; `columns[name]` is a row."""

    __slots__ = ("_rows", "matrix")

    def __init__(self, count: int) -> None:
        self._rows = measure_rows()
        self.matrix: Floats = np.zeros((len(self._rows), count), dtype=np.float32)

    def __len__(self) -> int:
        return int(self.matrix.shape[1])

    def __getitem__(self, name: str) -> Floats:
        row: Floats = self.matrix[self._rows[name]]
        return row

    def __setitem__(self, name: str, values: ArrayLike) -> None:
        self.matrix[self._rows[name]] = values

    def values_of(self, names: Sequence[str]) -> Floats:
        """Shape (n, number of names): what was measured of each block."""
        values: Floats = self.matrix[[self._rows[name] for name in names]].T
        return values

    def set_levels(self, name: str, level: int, values: ArrayLike) -> None:
        self.matrix[self._rows[f"{name}_0"] + level] = values

    def set_bits(self, prefix: str, names: Sequence[str], masks: NDArray[np.int64]) -> None:
        """One row of zeros and ones for each bit of `masks`, which has one mask a block."""
        first = self._rows[f"{prefix} {names[0]}"]
        self.matrix[first : first + len(names)] = (masks >> _shifts(len(names))) & 1


@cache
def _shifts(count: int) -> NDArray[np.int64]:
    return np.arange(count)[:, None]
