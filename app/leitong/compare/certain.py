"""Long runs that stand once in both texts: whatever seeds and clusters made of them, none may be missed."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from leitong.compare.boxes import Box, Scale
from leitong.compare.joins import Hashes, Places, equal_from_start, grams, pairs_of_equals, shared_values
from leitong.compare.nesting import SIDES, beside, full
from leitong.compare.pieces import Piece, piece_of
from leitong.compare.runs import Run

# fifteen words, or 26 Han characters, are not the same by chance
_UNITS = 15
_WEIGHT = 26
# more places than this are boilerplate
_MOST_PAIRS = 16


def with_certain(pieces: list[Piece], a: Hashes, b: Hashes, scale: Scale) -> list[Piece]:
    """The pieces, with each run that stands once in both texts inside one of them."""
    for run in _unique_runs(pieces, a, b, scale):
        pieces = _with_run(pieces, run, scale)
    return pieces


def _unique_runs(pieces: Sequence[Piece], a: Hashes, b: Hashes, scale: Scale) -> list[Run]:
    """Maximal runs that the pieces have not, found by grams that stand once in what is left of each text."""
    runs = np.array([run for piece in pieces for run in piece.runs], dtype=np.int64).reshape(-1, 3)
    grams_a, places_a = _left(a, runs[:, 0], runs[:, 2])
    grams_b, places_b = _left(b, runs[:, 1], runs[:, 2])
    in_a, in_b = shared_values(grams_a, grams_b)
    grams_a, places_a, grams_b, places_b = grams_a[in_a], places_a[in_a], grams_b[in_b], places_b[in_b]
    pairs = pairs_of_equals(grams_a, grams_b, _MOST_PAIRS)
    at_a, at_b = places_a[pairs.a], places_b[pairs.b]
    order = np.lexsort((at_a, at_b - at_a))
    at_a, at_b = at_a[order], at_b[order]
    first = (np.diff(at_b - at_a, prepend=-a.size - 1) != 0) | (np.diff(at_a, prepend=-2) != 1)
    found = [_maximal(*start, a, b) for start in zip(at_a[first].tolist(), at_b[first].tolist(), strict=True)]
    of_pair = np.cumsum(first) - 1
    sizes = np.array([run.size for run in found], dtype=np.int64)[of_pair]
    best = np.unique(of_pair[_longest(at_a, sizes) & _longest(at_b, sizes)]).tolist()
    heavy = {run for run in (found[at] for at in best) if _weight(run, scale) >= _WEIGHT}
    # the longest first: a shorter one then finds its place among them
    return sorted(heavy, key=lambda run: (-run.size, run))


def _longest(places: Places, sizes: Places) -> NDArray[np.bool_]:
    """Which pairs belong to a longer run than all others at their place."""
    _, at = np.unique(places, return_inverse=True)
    best = np.zeros(at.size, dtype=np.int64)
    np.maximum.at(best, at, sizes)
    longest = sizes == best[at]
    alone: NDArray[np.bool_] = longest & (np.bincount(at[longest], minlength=at.size)[at] == 1)
    return alone


def _left(hashes: Hashes, starts: Places, sizes: Places) -> tuple[Hashes, Places]:
    """Grams that do not lie within one of the runs, and their places."""
    all_grams = grams(hashes, _UNITS)
    long = sizes >= _UNITS
    steps = np.zeros(all_grams.size + 1, dtype=np.int64)
    np.add.at(steps, starts[long], 1)
    np.add.at(steps, starts[long] + sizes[long] - _UNITS + 1, -1)
    places = np.flatnonzero(np.cumsum(steps[:-1]) == 0)
    return all_grams[places], places


def _maximal(at_a: int, at_b: int, a: Hashes, b: Hashes) -> Run:
    before = equal_from_start(a[:at_a][::-1], b[:at_b][::-1])
    return Run(at_a - before, at_b - before, before + equal_from_start(a[at_a:], b[at_b:]))


def _with_run(pieces: list[Piece], run: Run, scale: Scale) -> list[Piece]:
    """Put the run in the piece that gains by it, or let it be one of its own, which the others make room for."""
    near = _near(pieces, run)
    touched = [pieces[at] for at in np.flatnonzero(near)]
    if any(_inside(run, piece.box) for piece in touched):
        return pieces
    others = [pieces[at] for at in np.flatnonzero(~near)]
    for at, piece in enumerate(touched):
        merged = _merged(piece, run, scale)
        if _meet(run, piece.box) and merged.shared > piece.shared:
            return others + touched[:at] + touched[at + 1 :] + [merged]
    for side in SIDES:
        touched = [
            part for piece in touched for part in beside(piece, side(run), side(run) + run.size, side, scale)
        ]
    return [*others, *touched, piece_of([run], scale)]


def _near(pieces: Sequence[Piece], run: Run) -> NDArray[np.bool_]:
    """Which pieces share a unit with the run, in A or in B."""
    rows = [(box.start_a, box.end_a, box.start_b, box.end_b) for box in (piece.box for piece in pieces)]
    columns = np.array(rows, dtype=np.int64).reshape(-1, 4).T
    near: NDArray[np.bool_] = ((columns[0] < run.end_a) & (run.a < columns[1])) | (
        (columns[2] < run.end_b) & (run.b < columns[3])
    )
    return near


def _inside(run: Run, box: Box) -> bool:
    return box.start_a <= run.a and run.end_a <= box.end_a and box.start_b <= run.b and run.end_b <= box.end_b


def _meet(run: Run, box: Box) -> bool:
    """Whether they overlap in both texts."""
    return box.start_a < run.end_a and run.a < box.end_a and box.start_b < run.end_b and run.b < box.end_b


def _merged(piece: Piece, run: Run, scale: Scale) -> Piece:
    """The piece with this run, and of its own runs what comes before it and after it in both texts."""
    before = (Run(r.a, r.b, min(r.size, run.a - r.a, run.b - r.b)) for r in piece.runs)
    after = (r.without_first(max(0, run.end_a - r.a, run.end_b - r.b)) for r in piece.runs)
    return piece_of([*full(before), run, *full(after)], scale)


def _weight(run: Run, scale: Scale) -> int:
    return int(scale.a[run.end_a] - scale.a[run.a])
