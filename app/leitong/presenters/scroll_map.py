"""Where the other text should stand when one is scrolled: a piecewise linear map through the passages."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from leitong.compare.comparison import Passage


class ScrollMap:
    """Maps places of A to places of B and back. Moved passages have no say: they would send it to and fro.

    Guarantee: both maps never fall, and both ends of the texts and of each passage in order meet their like.
    """

    def __init__(self, length_a: int, length_b: int, passages: Iterable[Passage]) -> None:
        knots = [(0, 0)]
        for passage in sorted((p for p in passages if not p.moved), key=lambda p: p.a.start):
            knots.append((passage.a.start, passage.b.start))
            # a long passage may have grown inside: what stands letter for letter in both holds it in step
            knots += [(run_a.start, run_b.start) for run_a, run_b in passage.runs[1:]]
            knots.append((passage.a.end, passage.b.end))
        knots.append((length_a, length_b))
        # passages may overlap at their edges; a step back would turn the map round
        rising = np.maximum.accumulate(np.array(knots, dtype=np.float64), axis=0)
        self._a, self._b = rising[:, 0].copy(), rising[:, 1].copy()

    def to_b(self, point: float) -> float:
        """Place in B, in code points, that answers to `point` in A."""
        return float(np.interp(point, self._a, self._b))

    def to_a(self, point: float) -> float:
        """Place in A, in code points, that answers to `point` in B."""
        return float(np.interp(point, self._b, self._a))
