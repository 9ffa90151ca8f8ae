"""Cut a passage where another one stands in a gap of it, so that what was moved is told from what stayed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter

from leitong.compare.boxes import Scale
from leitong.compare.pieces import LEAST_REST, Piece, piece_of
from leitong.compare.runs import Run

Side = Callable[[Run], int]
SIDES: tuple[Side, Side] = (attrgetter("a"), attrgetter("b"))
# where a passage holds more than this share of a stretch, that is no gap but the same stretch used twice
_GAP = 0.25


def apart(pieces: list[Piece], scale: Scale) -> list[Piece]:
    """The pieces, cut where another one stands in a gap of theirs, in either text."""
    for side in SIDES:
        done: list[Piece] = []
        for piece in sorted(pieces, key=lambda one: _reach(one, side)):
            start, end = _reach(piece, side)
            if not done or _reach(done[-1], side)[1] < end:
                done.append(piece)
                continue
            outer = done.pop()
            rest = beside(outer, start, end, side, scale)
            before = [part for part in rest if part is not outer and _reach(part, side)[0] < start]
            # the last is the one that may hold the next piece
            done += [*before, piece, *rest[len(before) :]]
        pieces = done
    return pieces


def beside(piece: Piece, start: int, end: int, side: Side, scale: Scale) -> list[Piece]:
    """The piece, or what is left of it before `start` and after `end` if it has a gap there in the text of `side`."""
    first, last = _reach(piece, side)
    held = sum(max(0, min(end, side(run) + run.size) - max(start, side(run))) for run in piece.runs)
    if end <= first or last <= start or held >= _GAP * (end - start):
        return [piece]
    before = (Run(run.a, run.b, min(run.size, start - side(run))) for run in piece.runs)
    after = (run.without_first(max(0, end - side(run))) for run in piece.runs)
    parts = [piece_of(part, scale) for part in (full(before), full(after)) if part]
    return [part for part in parts if part.shared >= LEAST_REST]


def full(runs: Iterable[Run]) -> list[Run]:
    """Those that hold a unit."""
    return [run for run in runs if run.size > 0]


def _reach(piece: Piece, side: Side) -> tuple[int, int]:
    """From the first run's beginning to the last one's end."""
    last = piece.runs[-1]
    return side(piece.runs[0]), side(last) + last.size
