"""The ends of a passage: never inside a date, time, address, number or word of either text.

If both texts go on alike to its end, the passage goes on with them; else it ends before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from leitong.compare.boxes import Box, Scale
from leitong.compare.pieces import LEAST_REST, Piece, piece_in
from leitong.compare.runs import Run
from leitong.compare.ties import Ties


class _Corner(NamedTuple):
    """Where a piece ends: the first unit behind it, in A and in B."""

    a: int
    b: int


@dataclass(frozen=True, slots=True)
class _Sight:
    """Two texts, or seen from their ends: unit u is unit −1 − u then, so that where a piece begins is where it ends."""

    a: Ties
    b: Ties
    from_end: bool

    def ends_in_a(self, at: int) -> bool:
        """Whether what ends before this unit of A ends within something."""
        return self.a.tied(-at if self.from_end else at)

    def ends_in_b(self, at: int) -> bool:
        return self.b.tied(-at if self.from_end else at)

    def ends_within(self, at: _Corner) -> bool:
        return self.ends_in_a(at.a) or self.ends_in_b(at.b)

    def agree(self, at: _Corner) -> bool:
        """Whether both texts go on with the same unit."""
        a, b = (-1 - at.a, -1 - at.b) if self.from_end else at
        hashes_a, hashes_b = self.a.units.hashes, self.b.units.hashes
        return 0 <= a < hashes_a.size and 0 <= b < hashes_b.size and bool(hashes_a[a] == hashes_b[b])

    def reaches(self, start: _Corner, end: _Corner, box: Box) -> bool:
        """Whether a stretch has a unit of the box, in A or in B."""
        box = _turned(box) if self.from_end else box
        return (start.a < box.end_a and box.start_a < end.a) or (start.b < box.end_b and box.start_b < end.b)


def with_whole_ends(pieces: Sequence[Piece], a: Ties, b: Ties, scale: Scale) -> list[Piece]:
    """The pieces with their ends moved; one that lies within a single thing, or nearly so, stays as it is."""
    done = list(pieces)
    for sight in (_Sight(a, b, from_end=False), _Sight(a, b, from_end=True)):
        for at, piece in enumerate(done):
            moved = _moved(sight, piece, (one.box for one in done if one is not piece), scale)
            if moved is not None and moved.shared >= min(LEAST_REST, piece.shared):
                done[at] = moved
    return done


def _moved(sight: _Sight, piece: Piece, taken: Iterable[Box], scale: Scale) -> Piece | None:
    """The piece with a whole end. None where it has one already, and where nothing is left of it."""
    box = _turned(piece.box) if sight.from_end else piece.box
    corner = _Corner(box.end_a, box.end_b)
    if not sight.ends_within(corner):
        return None
    runs = _turned_runs(piece.runs) if sight.from_end else list(piece.runs)
    corner = _outwards(sight, runs, corner, taken) or _inwards(sight, runs, corner)
    if not runs:
        return None
    box = Box(box.start_a, corner.a, box.start_b, corner.b, box.shared)
    return piece_in(_turned(box), _turned_runs(runs), scale) if sight.from_end else piece_in(box, runs, scale)


def _outwards(sight: _Sight, runs: list[Run], corner: _Corner, taken: Iterable[Box]) -> _Corner | None:
    """Let the last run go on to the end of what it ends within. None, and nothing done, where the texts differ first
    or another piece begins.
    """
    last = runs[-1]
    if corner != (last.end_a, last.end_b):
        return None
    end = corner
    while sight.ends_within(end):
        if not sight.agree(end):
            return None
        end = _Corner(end.a + 1, end.b + 1)
    if any(sight.reaches(corner, end, box) for box in taken):
        return None
    runs[-1] = Run(last.a, last.b, end.a - last.a)
    return end


def _inwards(sight: _Sight, runs: list[Run], corner: _Corner) -> _Corner:
    """Take units away until nothing is split, down to no run at all."""
    a, b = corner
    while runs and ((in_a := sight.ends_in_a(a)) | (in_b := sight.ends_in_b(b))):
        last = runs[-1]
        if (a, b) == (last.end_a, last.end_b):
            runs[-1] = Run(last.a, last.b, last.size - 1)
            if last.size == 1:
                runs.pop()
                a, b = (runs[-1].end_a, runs[-1].end_b) if runs else corner
            else:
                a, b = a - 1, b - 1
        elif (in_a and a == last.end_a) or (in_b and b == last.end_b):
            a, b = last.end_a, last.end_b
        else:
            # what lies beyond the last run is not the same in both: each side gives up its own
            a, b = a - in_a, b - in_b
    return _Corner(a, b)


def _turned(box: Box) -> Box:
    return Box(-box.end_a, -box.start_a, -box.end_b, -box.start_b, box.shared)


def _turned_runs(runs: Sequence[Run]) -> list[Run]:
    return [Run(-run.end_a, -run.end_b, run.size) for run in reversed(runs)]
