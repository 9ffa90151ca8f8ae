"""The little that must be known of every print at once so that candidates are found: samples, and no texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.library.proving.candidates import Candidates, candidates
from leitong.library.proving.equal import firsts_of, members, units_key
from leitong.library.sketching.sketches import Sampled, Sketch, bounds_of

Places = NDArray[np.int64]
Marks = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Light:
    """content: digest of the letters. units_key: digest of the units. length: how many. sample: as in a sketch."""

    content: bytes | None
    units_key: bytes | None
    length: int
    sample: NDArray[np.uint64]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be proved, of documents by their places. equal: (first, other) of the same text.

    found: candidates, in an order that keeps together what belongs together, so that texts are read once or twice.
    """

    equal: list[tuple[int, int]]
    found: Candidates


def light(sketch: Sketch) -> Light:
    content = None if sketch.content is None else bytes.fromhex(sketch.content)
    # a copy, as a part would hold on to the whole that it was read with
    return Light(content, units_key(sketch.units), sketch.units.size, sketch.sample.copy())


def planned(rows: Sequence[Light], new: Marks) -> Plan:
    """All that is to be proved so that every pair of rows with a new one is known. new: shape (rows,).

    Of rows with the same text the first stands for all; the order of the rows decides that and nothing else.
    """
    first = firsts_of((row.content for row in rows), (row.units_key for row in rows))
    firsts = np.unique(first)
    marked = np.bincount(first[new], minlength=len(rows))[firsts] > 0
    chosen = [rows[place] for place in firsts.tolist()]
    found = _kept_together(candidates(_sampled(chosen), marked), len(chosen))
    equal = [
        (one, other)
        for one, group in members(first).items()
        if new[group].any()
        for other in group
        if other != one
    ]
    return Plan(equal, found.at(firsts))


def _sampled(rows: Sequence[Light]) -> Sampled:
    return Sampled(
        np.concatenate([np.empty(0, dtype=np.uint64), *(row.sample for row in rows)]),
        bounds_of([row.sample.size for row in rows]),
        np.array([row.length for row in rows], dtype=np.int64),
    )


def _kept_together(found: Candidates, count: int) -> Candidates:
    """The same pairs, those of one heap of texts after the other."""
    heaps = np.arange(count)
    while True:
        before = heaps
        heaps = heaps.copy()
        lowest = np.minimum(heaps[found.a], heaps[found.b])
        np.minimum.at(heaps, found.a, lowest)
        np.minimum.at(heaps, found.b, lowest)
        heaps = heaps[heaps]
        if (heaps == before).all():
            break
    return found.take(np.argsort(heaps[found.a], kind="stable"))


def last_places(found: Candidates, count: int) -> Places:
    """For each document the place after its last pair; 0 where it has none. Shape (count,)."""
    last = np.zeros(count, dtype=np.int64)
    places = np.arange(1, len(found) + 1)
    np.maximum.at(last, found.a, places)
    np.maximum.at(last, found.b, places)
    return last


def lights_of(sketches: Iterable[Sketch]) -> list[Light]:
    return [light(sketch) for sketch in sketches]
