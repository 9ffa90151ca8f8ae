"""What a block's surroundings say of it, once every block has its own votes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from leitong.pages.measures import Columns
from leitong.pages.walk import Stretch


def around(stretches: Sequence[Stretch], columns: Columns, scores: NDArray[np.float64]) -> Columns:
    """Further columns, from the blocks' own scores."""
    return {"strong_neighbour": _strong_neighbour(stretches, columns, scores)}


def _strong_neighbour(
    stretches: Sequence[Stretch], columns: Columns, scores: NDArray[np.float64]
) -> NDArray[np.float64]:
    """1 for a topic block with a vote, at most two places from a topic block of the same parent with five."""
    topic = (columns["picture"] == 0) & (columns["hub"] == 0)
    found = np.zeros(len(stretches))
    for i in np.flatnonzero(topic & (scores >= 1)).tolist():
        parent = stretches[i].element.parent
        for j in range(max(0, i - 2), min(len(stretches), i + 3)):
            if j != i and topic[j] and scores[j] >= 5 and stretches[j].element.parent is parent:
                found[i] = 1
    return found
