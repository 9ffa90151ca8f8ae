"""How far apart the members of one group are."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from leitong.library.proving.equal import taken
from leitong.library.sketching.shares import likeness
from leitong.library.sketching.sketches import Sketches

# beyond so many members the farthest pair is bounded and not looked for
_ALL_PAIRS = 300


def distance_matrix(sketches: Sketches, members: Sequence[int]) -> NDArray[np.float64]:
    """1 - likeness of every pair of members, 0–1, shape (members, members), symmetric."""
    few = taken(sketches, members)
    count = len(members)
    a, b = (places.astype(np.int64) for places in np.triu_indices(count, 1))
    matrix = np.zeros((count, count))
    matrix[a, b] = matrix[b, a] = 1 - likeness(few, a, b)
    return matrix


def largest_distance(sketches: Sketches, members: Sequence[int]) -> tuple[float, bool]:
    """The largest distance between two members, and whether it is exact.

    Of a large group it is at most so large: twice the way from the first member to the others, as the distance is a
    metric.
    """
    if len(members) < 2:
        return 0.0, True
    if len(members) <= _ALL_PAIRS:
        return float(distance_matrix(sketches, members).max()), True
    few = taken(sketches, members)
    others = np.arange(1, len(members))
    rays = np.sort(1 - likeness(few, np.zeros_like(others), others))
    return min(1.0, float(rays[-1] + rays[-2])), False
