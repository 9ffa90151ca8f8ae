"""Measures of all blocks of some pages as the rows of one matrix, so that rules can look at many at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType

import numpy as np
from numpy.typing import ArrayLike, NDArray

from leitong.pages.forest import LEVELS
from leitong.pages.hints import hint_names
from leitong.pages.phrases import phrase_names
from leitong.pages.traits import TAGS

Floats = NDArray[np.float32]

_OWN = (
    "one size net_size letters linked net marks ends breaks_off links images hidden heading lost "
    "digit_density mark_density link_density title_share place passed "
    "alike alike_link_density alike_net_size alike_ends "
    "repeats item_repeats item_size item_link_density item_sentences "
    "page_sentences page_link_density titled after_title from_title "
    "comment_below_text closings linked_item picture hub link_density_of_text hint_against hint_for"
)
_OWN_AROUND = ("links_around", "sentences", "sentence_share", "sentence_density")
_AFTER = (
    "own_score behind_best near_score siblings_score from_best page_body before_first until_body "
    "strong_neighbour beside bare"
)
_AFTER_AROUND = ("body_density", "body_share")


@cache
def measure_rows() -> Mapping[str, int]:
    """The row of each measure. Those of a block by itself come first, then what all blocks got in the first look."""
    names = _OWN.split()
    names += [f"{name}_{level}" for name in _OWN_AROUND for level in range(LEVELS)]
    names += [f"{where} {hint}" for where in ("near", "in") for hint in hint_names()]
    names += [f"tag {tag}" for tag in TAGS] + ["form"]
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

    def some(self, blocks: slice) -> Columns:
        """A copy of the columns of neighbouring blocks, which does not hold on to the others."""
        some = Columns(0)
        some.matrix = self.matrix[:, blocks].copy()
        return some

    def __getitem__(self, name: str) -> Floats:
        row: Floats = self.matrix[self._rows[name]]
        return row

    def __setitem__(self, name: str, values: ArrayLike) -> None:
        self.matrix[self._rows[name]] = values

    def values_of(self, names: Sequence[str]) -> Floats:
        """Shape (n, number of names): what was measured of each block."""
        values: Floats = self.matrix[[self._rows[name] for name in names]].T
        return values

    def set_rows(self, name: str, values: NDArray[np.generic]) -> None:
        """Fill the row of `name` and those that follow it. values: shape (number of rows, n)."""
        first = self._rows[name]
        self.matrix[first : first + len(values)] = values

    def set_levels(self, name: str, values: NDArray[np.floating]) -> None:
        """Fill the levels of `name` and of those that follow it. values: shape (number of names, LEVELS, n)."""
        first = self._rows[f"{name}_0"]
        self.matrix[first : first + len(values) * LEVELS] = values.reshape(-1, len(self))

    def set_bits(self, name: str, count: int, masks: NDArray[np.int64]) -> None:
        """Fill the row of `name` and those that follow it with the first `count` bits of `masks`, one mask a block."""
        first = self._rows[name]
        bits = masks.astype("<u8", copy=False).view(np.uint8).reshape(-1, 8)
        self.matrix[first : first + count] = np.unpackbits(bits, axis=1, count=count, bitorder="little").T
