"""Only long passages count: what the measures are once short ones, and all that stands in none, are left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Measures, Passage
from leitong.compare.coverage import within
from leitong.fingerprints.shingles import LENGTH
from leitong.spans import Span
from leitong.words.hashing import rolled
from leitong.words.token import Units

if TYPE_CHECKING:
    from leitong.analysis import Analysis


def long_ones(passages: Sequence[Passage], shortest: int) -> tuple[Passage, ...]:
    """Those of which at least `shortest` units stand in both texts."""
    return tuple(passage for passage in passages if passage.shared >= shortest)


def measured_within(measures: Measures, a: Analysis, b: Analysis, passages: Sequence[Passage]) -> Measures:
    """Jaccard and containments of the shingles that stand in a passage of both texts; of shingles, all count."""
    units_a, units_b = a.fingerprints.units, b.fingerprints.units
    if min(len(units_a), len(units_b)) < LENGTH:
        return measures
    of_a, all_a = _shingles(units_a, [passage.a for passage in passages])
    of_b, all_b = _shingles(units_b, [passage.b for passage in passages])
    shared = int(np.intersect1d(of_a, of_b, assume_unique=True).size)
    return replace(
        measures,
        jaccard=shared / (all_a + all_b - shared),
        containment_a_in_b=shared / all_a,
        containment_b_in_a=shared / all_b,
    )


def _shingles(units: Units, spans: Sequence[Span]) -> tuple[NDArray[np.uint64], int]:
    """Those within the spans, each once, and how many the text has in all."""
    values = rolled(units.hashes, LENGTH)
    marks = within(units, spans)
    inside = np.logical_and.reduce([marks[step : step + values.size] for step in range(LENGTH)])
    return np.unique(values[inside]), int(np.unique(values).size)
