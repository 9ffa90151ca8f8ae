"""Boxes: candidate passages as ranges of units in both texts, measured, sifted and joined."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.compare.joins import Hashes, Places, equal_from_start
from leitong.compare.seeds import Seeds
from leitong.words.token import Units


@dataclass(frozen=True, slots=True)
class Box:
    """A candidate passage: half-open ranges of units in A and B.

    shared: weight of the units that stand in both.
    """

    start_a: int
    end_a: int
    start_b: int
    end_b: int
    shared: int

    def joined(self, other: Box) -> Box:
        """The smallest box around both."""
        return Box(
            min(self.start_a, other.start_a),
            max(self.end_a, other.end_a),
            min(self.start_b, other.start_b),
            max(self.end_b, other.end_b),
            self.shared + other.shared,
        )


@dataclass(frozen=True, slots=True)
class Scale:
    """A measure of length that fits both scripts.

    a, b: weight of the units before each unit, int64, shape (units + 1,).
    """

    a: Places
    b: Places

    def lengths(self, box: Box) -> tuple[int, int]:
        return (
            int(self.a[box.end_a] - self.a[box.start_a]),
            int(self.b[box.end_b] - self.b[box.start_b]),
        )

    @property
    def shorter(self) -> int:
        """Weight of the shorter text."""
        return int(min(self.a[-1], self.b[-1]))

    def density(self, box: Box) -> float:
        """Shared share of the longer side, 0–1."""
        return box.shared / max(*self.lengths(box), 1)


def scale_of(a: Units, b: Units) -> Scale:
    """What the units before each one weigh, of both texts."""
    return Scale(_before(a), _before(b))


def unit_weights(units: Units) -> NDArray[np.int64]:
    """1 for a single character, 2 for a longer word, which says about as much as two Han characters."""
    return np.where(units.ends - units.starts == 1, 1, 2).astype(np.int64)


def _before(units: Units) -> Places:
    return np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(unit_weights(units))])


def boxes_of(seeds: Seeds, labels: Places, scale: Scale, *, least: int, density: float) -> list[Box]:
    """Each cluster's box, if its seeds weigh at least `least` in both texts and cover a `density` of it.

    labels: the cluster of each seed, 0 … k − 1, shape (n,).
    """
    if not labels.size:
        return []
    start_a, end_a, covered_a = _side(labels, seeds.a, seeds.width_a, scale.a)
    start_b, end_b, covered_b = _side(labels, seeds.b, seeds.width_b, scale.b)
    longer = np.maximum(scale.a[end_a] - scale.a[start_a], scale.b[end_b] - scale.b[start_b])
    shared = np.minimum(covered_a, covered_b)
    kept = (shared >= least) & (shared >= density * longer)
    columns = (start_a, end_a, start_b, end_b, shared)
    return [Box(*row) for row in zip(*(column[kept].tolist() for column in columns), strict=True)]


def _side(labels: Places, places: Places, widths: Places, before: Places) -> tuple[Places, Places, Places]:
    """(start, end, covered weight) of each cluster in one text."""
    order = np.lexsort((places, labels))
    starts, ends = places[order], places[order] + widths[order]
    first = np.flatnonzero(np.diff(labels[order], prepend=-1))
    # a seed covers what the next one of its cluster does not begin to cover
    nexts = np.append(starts[1:], 0)
    last = np.append(first[1:], starts.size) - 1
    nexts[last] = ends[last]
    until = np.maximum(np.minimum(ends, nexts), starts)
    covered = np.add.reduceat(before[until] - before[starts], first)
    return starts[first], np.maximum.reduceat(ends, first), covered


def joined(boxes: list[Box], scale: Scale, gap: int) -> list[Box]:
    """Join boxes that lie at most `gap` apart in both texts, until none does."""
    # lists: of an array, each look at one number takes several times as long
    before_a, before_b = scale.a.tolist(), scale.b.tolist()
    count = -1
    while len(boxes) != count:
        count = len(boxes)
        boxes = _joined_once(
            sorted(boxes, key=lambda box: (box.start_a, box.start_b)), before_a, before_b, gap
        )
    return boxes


def _joined_once(boxes: list[Box], before_a: list[int], before_b: list[int], gap: int) -> list[Box]:
    done: list[Box] = []
    near: list[Box] = []
    for box in boxes:
        reach = before_a[box.start_a] - gap
        done += [one for one in near if before_a[one.end_a] < reach]
        # none of these ends too far before the box in A, and none begins after it
        near = [one for one in near if before_a[one.end_a] >= reach]
        from_b, to_b = before_b[box.start_b] - gap, before_b[box.end_b] + gap
        for place, one in enumerate(near):
            if from_b <= before_b[one.end_b] and before_b[one.start_b] <= to_b:
                near[place] = one.joined(box)
                break
        else:
            near.append(box)
    return done + near


def extended(box: Box, a: Hashes, b: Hashes) -> Box:
    """The box with the units before it and after it that are equal in both texts."""
    before = equal_from_start(a[: box.start_a][::-1], b[: box.start_b][::-1])
    after = equal_from_start(a[box.end_a :], b[box.end_b :])
    return Box(
        box.start_a - before,
        box.end_a + after,
        box.start_b - before,
        box.end_b + after,
        box.shared + before + after,
    )
