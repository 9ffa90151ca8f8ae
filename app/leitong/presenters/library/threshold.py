"""What every threshold would make of a library: counted once, so that a dragged line is answered by looking up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from leitong.library.clusters.linkage import Tree
from leitong.presenters.library.merges import Merges
from leitong.presenters.library.state import BINS, ThresholdState

Ratios = NDArray[np.float64]

# Grouping goes by likenesses of this precision (see `leitong.library.clusters.linkage`), so nothing is lost
_UNIT = 1_000_000


class Thresholds:
    """likenesses: of the proved pairs, 0–1. names: of the documents, by their numbers in the tree.

    A million pairs take some 50 ms to sort and a million merges a second; a state then takes microseconds.
    """

    def __init__(self, likenesses: Ratios, tree: Tree, name_of: Callable[[int], str]) -> None:
        units = np.rint((1 - np.clip(likenesses, 0, 1)) * _UNIT).astype(np.int64)
        self._distances = np.sort(units.astype(np.int32))
        ends = np.arange(1, BINS + 1) * (_UNIT // BINS)
        # each bin holds its upper end, the first its lower end too
        self._counts = tuple(
            np.diff(np.searchsorted(self._distances, ends, side="right"), prepend=0).tolist()
        )
        self._merges = Merges(tree)
        self._name_of = name_of

    def state(self, value: float) -> ThresholdState:
        """What grouping up to this distance gives. value: 0–1."""
        likeness = likeness_of(value)
        following = self._merges.next(likeness)
        state = ThresholdState(
            value,
            self._counts,
            self._merges.groups(likeness),
            self._merges.files(likeness),
            pairs=self._distances.size,
            pairs_within=int(np.searchsorted(self._distances, _UNIT - round(likeness * _UNIT), side="right")),
            previous_value=_distance(self._merges.height_above(likeness)),
        )
        if following is None:
            return state
        return replace(
            state,
            next_value=_distance(following.height),
            next_names=(self._name_of(following.one), self._name_of(following.other)),
            next_files=(following.files_one, following.files_other),
            next_also=following.also,
        )


def likeness_of(distance: float) -> float:
    """The likeness that stands at a distance, to the precision that grouping goes by; 0–1."""
    return round(_UNIT - min(1.0, max(0.0, distance)) * _UNIT) / _UNIT


def _distance(likeness: float | None) -> float | None:
    return None if likeness is None else round(_UNIT - likeness * _UNIT) / _UNIT
