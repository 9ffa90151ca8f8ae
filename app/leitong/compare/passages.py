"""Shared passages of two texts: linear in their length, moved ones included, no alignment of the whole."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from leitong.compare.boxes import Box, Scale, boxes_of, extended, joined, scale_of
from leitong.compare.clusters import clusters_of
from leitong.compare.comparison import Passage
from leitong.compare.order import heaviest_chain
from leitong.compare.rivals import without_rivals
from leitong.compare.runs import runs_in
from leitong.compare.seeds import seeds_of
from leitong.spans import Span
from leitong.words.token import Units

# units; tuned together with the limits below on Chinese and English reuse whose places are known
_COMPANY = 24
_RIVAL = 0.8
_CLUSTER_GAP = 20
# weights: a Han character is 1, a word 2
_WEAKEST = 10
_JOIN_GAP = 60
_LEAST = 40
# a short text is judged by less: a sixteenth of it, but never by a phrase of ten
_LEAST_SHARE = 1 / 16
_DENSITY = 0.2


def passages_of(a: Units, b: Units, check: Callable[[], None] = lambda: None) -> tuple[Passage, ...]:
    """Find what stands in both texts, in the order of A.

    check: called between the stages; it may raise to stop the work.
    """
    boxes = _whole(a, b) or _boxes(a, b, scale_of(a, b), check)
    check()
    boxes = sorted(boxes, key=lambda box: (box.start_a, box.start_b))
    kept = set(heaviest_chain([box.start_b for box in boxes], [box.shared for box in boxes]))
    return tuple(_passage(box, a, b, index not in kept) for index, box in enumerate(boxes))


def _whole(a: Units, b: Units) -> list[Box]:
    """The one box of two texts that are equal unit by unit, however short or repetitive they are."""
    size = len(a)
    return [Box(0, size, 0, size, size)] if size and np.array_equal(a.hashes, b.hashes) else []


def _boxes(a: Units, b: Units, scale: Scale, check: Callable[[], None]) -> list[Box]:
    seeds = seeds_of(a, b)
    check()
    seeds = without_rivals(seeds, _COMPANY, _RIVAL)
    check()
    labels = clusters_of(seeds, _CLUSTER_GAP)
    check()
    boxes = boxes_of(seeds, labels, scale, least=_WEAKEST, density=_DENSITY)
    boxes = joined(boxes, scale, _JOIN_GAP)
    least = min(_LEAST, max(_WEAKEST, _LEAST_SHARE * scale.shorter))
    kept = [box for box in boxes if box.shared >= least and scale.density(box) >= _DENSITY]
    return [extended(box, a.hashes, b.hashes) for box in kept]


def _passage(box: Box, a: Units, b: Units, moved: bool) -> Passage:
    runs = runs_in(box, a.hashes, b.hashes)
    size = box.end_a - box.start_a
    same = size == box.end_b - box.start_b and runs == [(box.start_a, box.start_b, size)]
    return Passage(
        a=_span(a, box.start_a, box.end_a),
        b=_span(b, box.start_b, box.end_b),
        kind="same" if same else "edited",
        moved=moved,
        shared=sum(size for _, _, size in runs),
        runs=tuple((_span(a, i, i + size), _span(b, j, j + size)) for i, j, size in runs),
    )


def _span(units: Units, start: int, end: int) -> Span:
    return Span(int(units.starts[start]), int(units.ends[end - 1]))
