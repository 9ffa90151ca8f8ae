"""Which documents may be near each other: those that share sampled runs of letters, found without comparing all pairs.

An inverted list for each run names the documents that hold it. Runs that stand in very many documents are left out,
so that neither a site's template nor a formula makes pairs; a document made of nothing else is paired with the
documents most like it in length.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from leitong.library.sketching.shares import Sets, shared_counts
from leitong.library.sketching.sketches import Sampled

Places = NDArray[np.int64]
# of runs there are many, and half of the memory holds their places
Numbers = NDArray[np.int32]
Marks = NDArray[np.bool_]
Weights = NDArray[np.uint8]
Shares = NDArray[np.float64]

MOST_DOCUMENTS = 64
"""A run that stands in more documents makes no pairs by itself; the work for a document is bounded by it."""
# What a run of one document weighs; one of MOST_DOCUMENTS weighs nothing, between them it falls with the logarithm
_BITS = 4
_HEAVIEST = 2**_BITS - 1
# Runs that two documents must share, and the least share of the smaller sample: what a fifth of a text, pasted into
# another, leaves after chance and changes
_FEWEST = 2
_LEAST_SHARE = 0.06
# Where half of a sample is crowded, these many of its least crowded runs are used, each with that many neighbours
_CROWDED_USED = 8
_NEIGHBOURS = 24
# pairs of documents in lists that are counted at once
_AT_ONCE = 1 << 21


@dataclass(frozen=True, slots=True)
class Candidates:
    """Pairs of documents, a < b, ordered, each once. All of shape (pairs,).

    shared: sampled runs that stand in both. sampled: their share of the runs of both, 0–1. distinct: the same where
    runs that stand in many documents weigh little. distinct_part: so weighed, their share of the lighter document's.
    """

    a: Places
    b: Places
    shared: Places
    sampled: Shares
    distinct: Shares
    distinct_part: Shares

    def __len__(self) -> int:
        return int(self.a.size)

    def take(self, chosen: Places | slice) -> Candidates:
        """Some of the pairs."""
        return Candidates(
            self.a[chosen],
            self.b[chosen],
            self.shared[chosen],
            self.sampled[chosen],
            self.distinct[chosen],
            self.distinct_part[chosen],
        )

    def at(self, numbers: Places) -> Candidates:
        """The same pairs under other numbers. numbers: of each document, shape (documents,)."""
        return replace(self, a=numbers[self.a], b=numbers[self.b])


@dataclass(frozen=True, slots=True)
class _Lists:
    """The documents of each run, list after list, ascending in each. Shape (runs,) each but `starts`.

    places: where in the lists each run of the samples stands. sizes, ends: of the list that a place is in.
    starts: where each list begins.
    """

    owners: Numbers
    places: Numbers
    sizes: Numbers
    ends: Numbers
    starts: Places


def candidates(sampled: Sampled, new: Marks | None = None) -> Candidates:
    """All pairs that share enough, or, where `new` is given, those with at least one document that it marks."""
    lists = _lists(sampled)
    crowded = np.unique(_from_crowded(lists, sampled))
    parts = [_enough(sampled, lists, crowded, block, new) for block in _blocks(sampled, lists)]
    a, b, shared, weight = (np.concatenate(columns) for columns in zip(*parts, strict=True))
    before = np.concatenate(
        [np.zeros(1, dtype=np.int64), np.cumsum(_weights(lists.sizes[lists.places]), dtype=np.int64)]
    )
    samples, bounds = sampled.samples, sampled.bounds
    ends_a, ends_b = samples.ends(a, b), samples.ends(b, a)
    own_a, own_b = before[ends_a] - before[bounds[a]], before[ends_b] - before[bounds[b]]
    return Candidates(
        a,
        b,
        shared,
        shared / (ends_a - bounds[a] + ends_b - bounds[b] - shared),
        weight / np.maximum(own_a + own_b - weight, 1),
        weight / np.maximum(np.minimum(own_a, own_b), 1),
    )


def _weights(documents: Numbers) -> Weights:
    """The weight of runs that stand in so many documents, 0–_HEAVIEST."""
    lightness = np.log(np.arange(1, MOST_DOCUMENTS + 1)) / np.log(MOST_DOCUMENTS)
    known = np.rint(_HEAVIEST * (1 - lightness)).astype(np.uint8)
    weights: Weights = known[np.minimum(documents, MOST_DOCUMENTS) - 1]
    return weights


def _lists(sampled: Sampled) -> _Lists:
    order = np.argsort(sampled.runs, kind="stable").astype(np.int32)
    values = sampled.runs[order]
    starts = np.flatnonzero(np.append(True, values[1:] != values[:-1])[: values.size])
    # as large as all samples, and not needed again
    del values
    owners = np.repeat(np.arange(len(sampled), dtype=np.int32), np.diff(sampled.bounds))
    places = np.empty_like(order)
    places[order] = np.arange(order.size, dtype=np.int32)
    sizes = np.diff(np.append(starts, order.size)).astype(np.int32)
    ends = (starts + sizes).astype(np.int32)
    return _Lists(owners[order], places, np.repeat(sizes, sizes), np.repeat(ends, sizes), starts)


def _blocks(sampled: Sampled, lists: _Lists) -> list[range]:
    """Ranges of documents whose pairs with later ones are looked at together, so that memory stays bounded."""
    later = (lists.ends[lists.places] - lists.places - 1) * (lists.sizes[lists.places] <= MOST_DOCUMENTS)
    work = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(later, dtype=np.int64)])[sampled.bounds]
    edges = np.searchsorted(work, np.arange(0, int(work[-1]) + _AT_ONCE, _AT_ONCE)).clip(max=len(sampled))
    edges = np.unique(np.append(edges, [0, len(sampled)]))
    return list(map(range, edges[:-1].tolist(), edges[1:].tolist())) or [range(0)]


def _enough(
    sampled: Sampled, lists: _Lists, crowded: Places, block: range, new: Marks | None
) -> tuple[Places, Places, Places, Places]:
    """The pairs of the documents of a block with later ones that share enough: a, b, shared, weight."""
    count = len(sampled)
    here = crowded[
        slice(*np.searchsorted(crowded, [(block.start * count) << _BITS, (block.stop * count) << _BITS]))
    ]
    keys = np.concatenate([_from_lists(sampled, lists, block, new), here])
    a, b, shared, weight = _counted(keys, count)
    if here.size:
        # not all of their lists were used, so that what they share must be counted once more
        again = np.isin(_keys(a, b, count), here)
        runs = Sets(sampled.runs.astype(np.uint32), sampled.bounds)
        shared[again] = shared_counts(runs, a[again], b[again])
    sizes = np.diff(sampled.bounds)
    smaller = np.minimum(sizes[a], sizes[b])
    # two short texts may have but a run or two each
    kept = shared >= np.maximum(np.minimum(_FEWEST, smaller), _LEAST_SHARE * smaller)
    if new is not None:
        kept &= new[a] | new[b]
    return a[kept], b[kept], shared[kept], weight[kept]


def _from_lists(sampled: Sampled, lists: _Lists, block: range, new: Marks | None) -> Places:
    """A key for each pair in each list that is not crowded; its lowest four bits are the weight of the run."""
    places = lists.places[sampled.bounds[block.start] : sampled.bounds[block.stop]]
    useful = lists.sizes[places] <= MOST_DOCUMENTS
    if new is not None and lists.starts.size:
        with_new = np.logical_or.reduceat(new[lists.owners], lists.starts)
        useful &= np.repeat(with_new, np.diff(np.append(lists.starts, lists.owners.size)))[places]
    places = places[useful]
    parts = [np.empty(0, dtype=np.int64)]
    for step in range(1, MOST_DOCUMENTS):
        places = places[places + step < lists.ends[places]]
        if not places.size:
            break
        keys = _keys(lists.owners[places], lists.owners[places + step], len(sampled))
        parts.append(keys | _weights(lists.sizes[places]))
    return np.concatenate(parts)


def _from_crowded(lists: _Lists, sampled: Sampled) -> Places:
    """Keys for documents that are made of crowded runs, each with its neighbours in length."""
    count = len(sampled)
    crowded = lists.starts[lists.sizes[lists.starts] > MOST_DOCUMENTS] if lists.starts.size else lists.starts
    if not crowded.size:
        return np.empty(0, dtype=np.int64)
    in_crowd = np.bincount(lists.owners[lists.sizes > MOST_DOCUMENTS], minlength=count)
    poor = 2 * in_crowd >= np.diff(sampled.bounds)
    rank = np.lexsort((np.arange(count), sampled.lengths)).argsort()
    used = np.zeros(count, dtype=np.int64)
    parts = [np.empty(0, dtype=np.int64)]
    for start in crowded[np.argsort(lists.sizes[crowded], kind="stable")].tolist():
        members = lists.owners[start : lists.ends[start]]
        members = members[poor[members] & (used[members] < _CROWDED_USED)]
        used[members] += 1
        members = members[np.argsort(rank[members])]
        parts += [_keys(members[:-step], members[step:], count) for step in range(1, _NEIGHBOURS + 1)]
    return np.concatenate(parts)


def _keys(one: Places | Numbers, other: Places | Numbers, count: int) -> Places:
    keys = np.minimum(one, other).astype(np.int64)
    keys *= count
    keys += np.maximum(one, other)
    keys <<= _BITS
    return keys


def _counted(keys: Places, count: int) -> tuple[Places, Places, Places, Places]:
    keys = np.sort(keys)
    pairs = keys >> _BITS
    starts = np.flatnonzero(np.append(True, pairs[1:] != pairs[:-1])) if pairs.size else np.empty(0, np.int64)
    shared = np.diff(np.append(starts, pairs.size))
    weight = np.add.reduceat(keys & _HEAVIEST, starts) if starts.size else starts
    pairs = pairs[starts]
    return pairs // max(count, 1), pairs % max(count, 1), shared, weight
