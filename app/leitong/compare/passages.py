"""Shared passages of two texts: linear in their length, moved ones included, no alignment of the whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

import numpy as np

from leitong.compare.boxes import Box, Scale, boxes_of, extended, joined, scale_of
from leitong.compare.certain import with_certain
from leitong.compare.clusters import clusters_of
from leitong.compare.comparison import Passage
from leitong.compare.ends import with_whole_ends
from leitong.compare.nesting import apart
from leitong.compare.order import heaviest_chain
from leitong.compare.pieces import Piece, piece_of, pieces_of
from leitong.compare.rivals import without_rivals
from leitong.compare.runs import Run
from leitong.compare.seeds import seeds_of
from leitong.compare.ties import Ties
from leitong.spans import Span
from leitong.words.token import Units

# units; tuned together with the limits below on Chinese and English reuse whose places are known
_COMPANY = 24
_RIVAL = 0.8
_CLUSTER_GAP = 20
# weights: a Han character is 1, a word 2
_WEAKEST = 10
_JOIN_GAP = 60
_JOIN_SHARE = 1 / 6
_DENSITY = 0.2
_LEAST = 40
# what is literal needs less
_LITERAL = 0.95
_LEAST_LITERAL = 20
# in short texts less is enough, but it has to be nearly literal
_LEAST_SHORT = 14
_LEAST_SHARE = 1 / 6
_DENSITY_SHORT = 0.5


def passages_of(
    a: Units, b: Units, check: Callable[[], None] = lambda: None, ties: tuple[Ties, Ties] | None = None
) -> tuple[Passage, ...]:
    """Find what stands in both texts, in the order of A.

    check: called between the stages; it may raise to stop the work. ties: what no passage ends within; else they end
    at any unit.
    """
    scale = scale_of(a, b)
    pieces = _whole(a, b) or _pieces(a, b, scale, check)
    check()
    if ties is not None:
        pieces = with_whole_ends(pieces, *ties, scale)
        check()
    pieces.sort(key=lambda piece: (piece.box.start_a, piece.box.start_b))
    kept = set(heaviest_chain([piece.box.start_b for piece in pieces], [piece.shared for piece in pieces]))
    runs = _spans_of([run for piece in pieces for run in piece.runs], a, b)
    return tuple(
        _passage(piece, a, b, index not in kept, tuple(islice(runs, len(piece.runs))))
        for index, piece in enumerate(pieces)
    )


def _whole(a: Units, b: Units) -> list[Piece]:
    """The one piece of two texts that are equal unit by unit, however short or repetitive they are."""
    size = len(a)
    if not size or not np.array_equal(a.hashes, b.hashes):
        return []
    return [Piece(Box(0, size, 0, size, size), (Run(0, 0, size),), size)]


def _pieces(a: Units, b: Units, scale: Scale, check: Callable[[], None]) -> list[Piece]:
    seeds = seeds_of(a, b)
    check()
    seeds = without_rivals(seeds, _COMPANY, _RIVAL)
    check()
    labels = clusters_of(seeds, _CLUSTER_GAP)
    check()
    gap = min(_JOIN_GAP, int(_JOIN_SHARE * scale.shorter))
    boxes = joined(boxes_of(seeds, labels, scale, least=_WEAKEST, density=_DENSITY), scale, gap)
    least = min(_LEAST, max(_LEAST_SHORT, int(_LEAST_SHARE * scale.shorter)))
    pieces = [
        counted
        for box in boxes
        if box.shared >= min(least, _LEAST_LITERAL) and scale.density(box) >= _DENSITY
        for piece in pieces_of(extended(box, a.hashes, b.hashes), a, b, scale, least)
        if (counted := piece if _counts(piece, box, least, scale) else _core(piece, least, scale))
    ]
    check()
    return apart(with_certain(pieces, a.hashes, b.hashes, scale), scale)


def _counts(piece: Piece, box: Box, least: int, scale: Scale) -> bool:
    """Whether a piece of a box is more than a turn of phrase: literal, long, or nearly literal in a short text."""
    longer, shared = max(scale.lengths(piece.box)), piece.shared
    if shared >= _LITERAL * longer:
        return shared >= min(least, _LEAST_LITERAL)
    if box.shared < least:
        return False
    if longer >= _LEAST and shared >= (_LEAST / 2 if least == _LEAST else _LEAST):
        return True
    return shared >= max(least / 2, _LEAST_SHORT) and shared >= _DENSITY_SHORT * longer


def _core(piece: Piece, least: int, scale: Scale) -> Piece | None:
    """The heaviest run of a piece of short texts that is too loose as a whole, if it says enough by itself."""
    if least == _LEAST:
        return None
    cores = [piece_of([run], scale) for run in piece.runs]
    core = max(cores, key=lambda one: one.shared, default=None)
    return core if core is not None and core.shared >= min(least, _LEAST_LITERAL) else None


def _passage(piece: Piece, a: Units, b: Units, moved: bool, runs: tuple[tuple[Span, Span], ...]) -> Passage:
    box, size = piece.box, piece.box.end_a - piece.box.start_a
    same = size == box.end_b - box.start_b and piece.runs == (Run(box.start_a, box.start_b, size),)
    return Passage(
        a=_span(a, box.start_a, box.end_a),
        b=_span(b, box.start_b, box.end_b),
        kind="same" if same else "edited",
        moved=moved,
        shared=sum(run.size for run in piece.runs),
        runs=runs,
    )


def _span(units: Units, start: int, end: int) -> Span:
    return Span(int(units.starts[start]), int(units.ends[end - 1]))


def _spans_of(runs: list[Run], a: Units, b: Units) -> Iterator[tuple[Span, Span]]:
    """Where each run stands in both texts; all at once, for a long text has a hundred thousand."""
    columns = np.array(runs, dtype=np.int64).reshape(-1, 3)
    in_a, in_b, last = columns[:, 0], columns[:, 1], columns[:, 2] - 1
    return zip(
        map(Span, a.starts[in_a].tolist(), a.ends[in_a + last].tolist()),
        map(Span, b.starts[in_b].tolist(), b.ends[in_b + last].tolist()),
        strict=True,
    )
