"""Pieces: a box cut where the order of the two texts breaks, so that what was moved is a passage of its own."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from leitong.compare.boxes import Box, Scale
from leitong.compare.closing import closed
from leitong.compare.joins import Places
from leitong.compare.runs import Run, Runs, runs_of
from leitong.words.token import Units

_SHORTEST_RUN = 4
_GAP = 20
_OPEN = 6
LEAST_REST = 14
"""What is left of a passage, once it was cut, weighs as much as the shortest that is found in a short text."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A passage in units. shared: weight of its runs. runs: ascending in A and B, inside the box."""

    box: Box
    runs: tuple[Run, ...]
    shared: int


def pieces_of(box: Box, a: Units, b: Units, scale: Scale, least: int) -> list[Piece]:
    """Cut one box of the texts `a` and `b`. least: what weighs less is a clause moved in its sentence."""
    runs = runs_of(
        a.hashes[box.start_a : box.end_a], b.hashes[box.start_b : box.end_b], box.start_a, box.start_b
    )
    moved = _moved(runs, box, scale, least)
    if not moved:
        return [
            piece_in(box, closed(runs.chain, a, b, (box.start_a, box.start_b), (box.end_a, box.end_b)), scale)
        ]
    return [
        piece_in(
            _around(stretch), closed(stretch, a, b, (stretch[0].a, stretch[0].b), _corner(stretch[-1])), scale
        )
        for stretch in _stretches(runs.chain, moved)
    ]


def _moved(runs: Runs, box: Box, scale: Scale, least: int) -> list[list[Run]]:
    """Groups of runs off the chain that hold enough of what the chain has not."""
    if not runs.others:
        return []
    groups = _grouped([run for run in runs.others if run.size >= _SHORTEST_RUN])
    # no unit weighs more than 2
    groups = [group for group in groups if 2 * sum(run.size for run in group) >= least]
    if not groups:
        return []
    chain = np.array(runs.chain, dtype=np.int64).reshape(-1, 3)
    free_a = _free(chain[:, 0] - box.start_a, chain[:, 2], scale.a[box.start_a : box.end_a + 1])
    free_b = _free(chain[:, 1] - box.start_b, chain[:, 2], scale.b[box.start_b : box.end_b + 1])
    return [
        group
        for group in groups
        if sum(free_a[run.end_a - box.start_a] - free_a[run.a - box.start_a] for run in group) >= least
        and sum(free_b[run.end_b - box.start_b] - free_b[run.b - box.start_b] for run in group) >= least
    ]


def _free(starts: Places, sizes: Places, before: Places) -> Places:
    """Weight before each unit of a text of those that stand in none of the runs."""
    steps = np.zeros(before.size, dtype=np.int64)
    np.add.at(steps, starts, 1)
    np.add.at(steps, starts + sizes, -1)
    weights = np.where(np.cumsum(steps)[:-1] > 0, 0, np.diff(before))
    return np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(weights)])


def _grouped(runs: list[Run]) -> list[list[Run]]:
    """Runs that follow each other closely in both texts."""
    groups: list[list[Run]] = []
    ends: list[tuple[int, int]] = []
    for run in runs:
        a, b, size = run
        for at in range(len(groups) - 1, max(-1, len(groups) - 1 - _OPEN), -1):
            end_a, end_b = ends[at]
            if 0 <= a - end_a <= _GAP and 0 <= b - end_b <= _GAP:
                groups[at].append(run)
                ends[at] = a + size, b + size
                break
        else:
            groups.append([run])
            ends.append((a + size, b + size))
    return groups


def _stretches(chain: list[Run], moved: list[list[Run]]) -> list[list[Run]]:
    """All runs cut into stretches within which neither text goes to a run of another."""
    owner = dict.fromkeys(chain, -1)
    owner.update({run: number for number, group in enumerate(moved) for run in group})
    in_a = sorted(owner)
    rank_b = {run: rank for rank, run in enumerate(sorted(owner, key=lambda run: (run.b, run.a)))}
    stretches: list[list[Run]] = []
    for run in in_a:
        last = stretches[-1][-1] if stretches else None
        if last is not None and owner[run] == owner[last] and rank_b[run] == rank_b[last] + 1:
            stretches[-1].append(run)
        else:
            stretches.append([run])
    return stretches


def piece_of(runs: list[Run], scale: Scale) -> Piece:
    """The piece that reaches from the first run to the last."""
    return piece_in(_around(runs), runs, scale)


def _around(runs: list[Run]) -> Box:
    return Box(runs[0].a, runs[-1].end_a, runs[0].b, runs[-1].end_b, 0)


def _corner(run: Run) -> tuple[int, int]:
    return run.end_a, run.end_b


def piece_in(box: Box, runs: list[Run], scale: Scale) -> Piece:
    """The piece that reaches as far as the box. runs: inside it."""
    weight = sum(int(scale.a[run.end_a] - scale.a[run.a]) for run in runs)
    return Piece(box, tuple(runs), weight)
