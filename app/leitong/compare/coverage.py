"""How much of each text stands in the other."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Comparison
from leitong.spans import Span
from leitong.words.token import Units


def coverage(comparison: Comparison, excluded: frozenset[int] = frozenset()) -> tuple[float, float]:
    """Shares, 0–1, of A's and B's units that stand in a passage whose index is not in `excluded`."""
    kept = [passage for index, passage in enumerate(comparison.passages) if index not in excluded]
    return (
        share_within(comparison.a.fingerprints.units, (passage.a for passage in kept)),
        share_within(comparison.b.fingerprints.units, (passage.b for passage in kept)),
    )


def share_within(units: Units, spans: Iterable[Span]) -> float:
    """Share of the units that lie in one of the spans, 0–1."""
    return share(within(units, spans))


def share(marks: NDArray[np.bool_]) -> float:
    """Share of the marks that are set, 0–1; of none, 0."""
    return float(marks.mean()) if marks.size else 0.0


def within(units: Units, spans: Iterable[Span]) -> NDArray[np.bool_]:
    """Whether each unit lies in one of the spans, shape (units,)."""
    bounds = np.array([(span.start, span.end) for span in spans], dtype=np.int64).reshape(-1, 2)
    steps = np.zeros(len(units) + 1, dtype=np.int64)
    first = np.searchsorted(units.starts, bounds[:, 0])
    # an empty span opens and closes at the same unit
    last = np.maximum(np.searchsorted(units.ends, bounds[:, 1], side="right"), first)
    np.add.at(steps, first, 1)
    np.add.at(steps, last, -1)
    return np.cumsum(steps[:-1]) > 0
