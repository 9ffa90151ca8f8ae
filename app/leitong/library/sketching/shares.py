"""How many shingles each of many pairs shares, exactly, without sorting anything pair by pair."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.letter_runs import FEWEST
from leitong.fingerprints.marked import MARKS, WIDE
from leitong.fingerprints.shingles import LENGTH
from leitong.library.sketching.sketches import Sketches
from leitong.words.hashing import mix, rolled

Places = NDArray[np.int64]
_32 = np.uint64(32)
# slots for each shingle of a table: more make it slower to clear, fewer make more shingles meet in one slot
_ROOM = 8
_AT_ONCE = 1 << 22
# shingles of two sets up to which sorting them together is quicker than looking them up in a table
_SORTED = 4096


@dataclass(frozen=True, slots=True)
class Sets:
    """A set of numbers for each document, end to end. values: uint32, each once within a document. bounds: int64."""

    values: NDArray[np.uint32]
    bounds: Places

    @property
    def sizes(self) -> Places:
        return np.diff(self.bounds)


@dataclass(frozen=True, slots=True)
class Shares:
    """What pairs share, each of shape (pairs,). jaccard, a_in_b, b_in_a: 0–1, as `leitong.fingerprints.shingles` has
    them; 0 where a document has no shingle.
    """

    common: Places
    jaccard: NDArray[np.float64]
    a_in_b: NDArray[np.float64]
    b_in_a: NDArray[np.float64]


def shingle_sets(sketches: Sketches) -> Sets:
    """The shingles of all documents (S19): runs of three units, hashed to 32 bits; ascending in each document."""
    values, sizes = [np.empty(0, dtype=np.uint32)], [np.empty(0, dtype=np.int64)]
    edges = np.searchsorted(sketches.unit_bounds, np.arange(0, sketches.units.size + _AT_ONCE, _AT_ONCE))
    edges = np.unique(np.append(edges.clip(max=len(sketches)), [0, len(sketches)]))
    for first, last in zip(edges[:-1].tolist(), edges[1:].tolist(), strict=True):
        some, counts = _of_some(sketches, first, last)
        values.append(some)
        sizes.append(counts)
    bounds = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(np.concatenate(sizes))])
    return Sets(np.concatenate(values), bounds)


def _of_some(sketches: Sketches, first: int, last: int) -> tuple[NDArray[np.uint32], Places]:
    """Shingles of the documents from `first` up to `last`, and how many each has."""
    unit_bounds = sketches.unit_bounds[first : last + 1]
    units = sketches.units[unit_bounds[0] : unit_bounds[-1]]
    counts = np.maximum(np.diff(unit_bounds) - LENGTH + 1, 0)
    if not counts.any():
        return np.empty(0, dtype=np.uint32), np.zeros(last - first, dtype=np.int64)
    values = (mix(rolled(mix((units & ~MARKS).astype(np.uint64)), LENGTH)) >> _32).astype(np.uint32)
    starts = unit_bounds[:-1] - unit_bounds[0]
    # one document after the other: many short arrays are sorted many times as fast as one long one
    parts = [
        values[start : start + count] for start, count in zip(starts.tolist(), counts.tolist(), strict=True)
    ]
    for part in parts:
        part.sort()
    values = np.concatenate(parts)
    bounds = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(counts)])
    other = np.append(True, values[1:] != values[:-1])
    other[bounds[:-1][counts > 0]] = True
    kept = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(other)])
    return values[other], np.diff(kept[bounds])


def shares(sets: Sets, a: Places, b: Places) -> Shares:
    """Jaccard and both containments of the pairs (a[i], b[i])."""
    return _shares(shared_counts(sets, a, b), sets.sizes[a], sets.sizes[b])


def likeness(sketches: Sketches, a: Places, b: Places) -> NDArray[np.float64]:
    """What groups go by, 0–1: the Jaccard of shingles or, for words that are torn apart or misspelt, of letters,
    whichever is greater.
    """
    units = shares(shingle_sets(sketches), a, b).jaccard
    return np.maximum(units, np.where(spelt(sketches, a, b), letter_shares(sketches, a, b).jaccard, 0))


def spelt(sketches: Sketches, a: Places, b: Places) -> NDArray[np.bool_]:
    """Which pairs may be compared by letters: mostly other than Chinese ones on both sides, and enough of them."""
    wide = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum((sketches.units & WIDE) > 0)])
    enough = 2 * np.diff(wide[sketches.unit_bounds]) < np.diff(sketches.unit_bounds)
    enough &= np.diff(sketches.letter_bounds) >= FEWEST
    return enough[a] & enough[b]


def letter_shares(sketches: Sketches, a: Places, b: Places) -> Shares:
    """The same of the sampled runs of letters, estimated from as much of the samples as can be compared."""
    common = shared_counts(Sets(sketches.letters, sketches.letter_bounds), a, b)
    samples = sketches.letter_samples
    return _shares(
        common,
        samples.ends(a, b) - sketches.letter_bounds[a],
        samples.ends(b, a) - sketches.letter_bounds[b],
    )


def _shares(common: Places, in_a: Places, in_b: Places) -> Shares:
    return Shares(
        common,
        common / np.maximum(in_a + in_b - common, 1),
        common / np.maximum(in_a, 1),
        common / np.maximum(in_b, 1),
    )


def shared_counts(sets: Sets, a: Places, b: Places) -> Places:
    """How many shingles stand in both documents of each pair. sets: ascending in each document."""
    common = np.zeros(a.size, dtype=np.int64)
    small = sets.sizes[a] + sets.sizes[b] <= _SORTED
    for pair in np.flatnonzero(small).tolist():
        common[pair] = _in_both(sets, int(a[pair]), int(b[pair]))
    large = np.flatnonzero(~small)
    order = large[np.argsort(a[large], kind="stable")]
    firsts = np.flatnonzero(np.append(True, np.diff(a[order]) != 0))[: order.size]
    for first, last in zip(
        firsts.tolist(), np.append(firsts[1:], order.size)[: order.size].tolist(), strict=True
    ):
        pairs = order[first:last]
        common[pairs] = _with_each(sets, int(a[pairs[0]]), b[pairs])
    return common


def _in_both(sets: Sets, one: int, other: int) -> int:
    """The same of two small sets: what stands in both stands side by side once they are sorted together."""
    bounds = sets.bounds
    both = np.concatenate(
        (sets.values[bounds[one] : bounds[one + 1]], sets.values[bounds[other] : bounds[other + 1]])
    )
    both.sort()
    return int(np.count_nonzero(both[1:] == both[:-1]))


def _with_each(sets: Sets, one: int, others: Places) -> Places:
    """How many shingles of document `one` stand in each of the others."""
    mine = sets.values[sets.bounds[one] : sets.bounds[one + 1]]
    starts, sizes = sets.bounds[others], sets.sizes[others]
    before = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(sizes)])
    if others.size == 1:
        theirs = sets.values[starts[0] : starts[0] + sizes[0]]
    else:
        theirs = np.concatenate(
            [
                sets.values[start:end]
                for start, end in zip(starts.tolist(), (starts + sizes).tolist(), strict=True)
            ]
        )
    found = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(_in(theirs, mine))])
    counts: Places = found[before[1:]] - found[before[:-1]]
    return counts


def _in(values: NDArray[np.uint32], members: NDArray[np.uint32]) -> NDArray[np.bool_]:
    """Whether each value is one of the members, which are each there once."""
    if not members.size:
        return np.zeros(values.size, dtype=bool)
    bits = int(members.size * _ROOM).bit_length()
    mask = np.uint32((1 << bits) - 1)
    table = np.zeros(1 << bits, dtype=np.uint32)
    # no value with the slot 0 is 1, so that an empty slot holds none
    table[0] = 1
    slots = members & mask
    table[slots] = members
    found: NDArray[np.bool_] = table[values & mask] == values
    lost = members[table[slots] != members]
    if lost.size:
        lost.sort()
        others = np.flatnonzero(~found)
        where = np.searchsorted(lost, values[others]).clip(max=lost.size - 1)
        found[others] = lost[where] == values[others]
    return found
