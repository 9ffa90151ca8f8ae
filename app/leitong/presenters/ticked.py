"""How much the documents share without the passages that the person unticked."""

from __future__ import annotations

from leitong.compare.comparison import Comparison
from leitong.compare.coverage import coverage


def ticked_shares(comparison: Comparison, left_out: frozenset[int]) -> tuple[float, float] | None:
    """Containments (A in B, B in A) scaled by the part of all matched units that is still ticked.

    None where the pair has no containment.
    """
    measures = comparison.measures
    if measures.containment_a_in_b is None or measures.containment_b_in_a is None:
        return None
    whole, ticked = coverage(comparison), coverage(comparison, left_out)
    part_a, part_b = (some / of if of else 0.0 for some, of in zip(ticked, whole, strict=True))
    return measures.containment_a_in_b * part_a, measures.containment_b_in_a * part_b
