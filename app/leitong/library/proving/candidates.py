"""Which texts may be near each other: those that share sampled runs of letters, found without comparing all pairs.

An inverted list for each run names the texts that hold it. Runs that stand in very many texts are left out, so that
neither a site's template nor a formula makes pairs; a text made of nothing else is paired with the texts most like it
in length.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from leitong.library.proving.crowds import MOST_TEXTS_OF_RUN, Pairs, crowded_pairs, pairs_of, texts_of
from leitong.library.proving.postings import Postings, postings_of, runs_in, tops_in
from leitong.library.sketching.samples import samples_of
from leitong.library.sketching.shares import Sets, shared_counts
from leitong.library.sketching.sketches import LEAST, SAMPLED_BELOW, Sampled

Places = NDArray[np.int64]
Marks = NDArray[np.bool_]
Bytes = NDArray[np.uint8]
Shares = NDArray[np.float64]

# What a run of one text weighs; one of MOST_TEXTS_OF_RUN weighs nothing, between them it falls with the logarithm
_BITS = 4
_HEAVIEST = 2**_BITS - 1
# Runs that two texts must share, and the least share of the smaller sample: what a fifth of a text, pasted into
# another, leaves after chance and changes
_FEWEST = 2
_LEAST_SHARE = 0.06
# pairs of texts in lists that are counted at once
_AT_ONCE = 1 << 21


@dataclass(frozen=True, slots=True)
class Candidates:
    """Pairs of texts, a < b, ordered, each once. All of shape (pairs,).

    shared: sampled runs that stand in both. sampled: their share of the runs of both, 0–1. distinct: the same where
    runs that stand in many texts weigh little. distinct_part: so weighed, their share of the lighter text's.
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
        """The same pairs under other numbers. numbers: of each text, shape (texts,)."""
        return replace(self, a=numbers[self.a], b=numbers[self.b])

    def turned(self, places: Places) -> Candidates:
        """Each pair's earlier text first, and the pairs in order. places: of each text, shape (texts,)."""
        turn = places[self.a] > places[self.b]
        a, b = np.where(turn, self.b, self.a), np.where(turn, self.a, self.b)
        return replace(self, a=a, b=b).take(np.lexsort((places[b], places[a])))


@dataclass(frozen=True, slots=True)
class Counted:
    """Pairs and what they share in the lists of runs that are not crowded. Shape (pairs,) each."""

    pairs: Pairs
    shared: Places
    weight: Places

    def take(self, chosen: Places | Marks) -> Counted:
        return Counted(self.pairs[chosen], self.shared[chosen], self.weight[chosen])


@dataclass(frozen=True, slots=True)
class Held:
    """The runs of texts, end to end, ascending in each text. bounds: shape (texts + 1,).

    tops: uint32, their upper halves. lows: uint32, the lower of the 40 bits that are kept. weights: uint8.
    """

    tops: NDArray[np.uint32]
    lows: NDArray[np.uint32]
    weights: Bytes
    bounds: Places


def candidates(sampled: Sampled, new: Marks | None = None) -> Candidates:
    """All pairs that share enough, or, where `new` is given, those with at least one text that it marks."""
    texts = np.repeat(np.arange(len(sampled)), np.diff(sampled.bounds))
    postings = postings_of(sampled.runs, texts)
    return among_all(postings, len(sampled), crowded_pairs(postings, sampled.lengths, lambda some: some), new)


def among_all(postings: Postings, count: int, crowded: Pairs, new: Marks | None = None) -> Candidates:
    """The same of listed texts with numbers below `count`, by looking at every list."""
    lists = _Lists.of(postings, count, new)
    held = lists.held(with_lows=bool(crowded.size))
    sizes = np.diff(held.bounds)
    parts = [Counted(*(np.empty(0, dtype=np.int64) for _ in range(3)))]
    for block in lists.blocks():
        low, high = (np.searchsorted(crowded, end << 24) for end in (block.start, block.stop))
        found = _counted(np.concatenate([lists.keys(block), crowded[low:high] << _BITS]))
        parts.append(enough(recounted(found, crowded[low:high], held), sizes, new))
    return scored(
        Counted(*(np.concatenate([getattr(one, name) for one in parts]) for name in Counted.__slots__)), held
    )


def weights_of(texts: Places | Bytes) -> Bytes:
    """The weight of runs that stand in so many texts, 0–_HEAVIEST."""
    lightness = np.log(np.arange(1, MOST_TEXTS_OF_RUN + 1)) / np.log(MOST_TEXTS_OF_RUN)
    known = np.rint(_HEAVIEST * (1 - lightness)).astype(np.uint8)
    weights: Bytes = known[np.clip(texts, 1, MOST_TEXTS_OF_RUN) - 1]
    return weights


def scored(found: Counted, held: Held) -> Candidates:
    """What the pairs share, held against what their texts hold."""
    a, b = texts_of(found.pairs)
    # 15 times a number of postings fits into 32 bits up to a million and a half of texts
    sums = np.uint32 if held.weights.size < 2**32 // _HEAVIEST else np.uint64
    before = np.concatenate([np.zeros(1, dtype=sums), np.cumsum(held.weights, dtype=sums)])
    samples = samples_of(held.tops, held.bounds, int(SAMPLED_BELOW >> np.uint64(32)), LEAST)
    bounds, ends_a, ends_b = held.bounds, samples.ends(a, b), samples.ends(b, a)
    own_a, own_b = (
        before[end].astype(np.int64) - before[bounds[text]] for end, text in ((ends_a, a), (ends_b, b))
    )
    return Candidates(
        a,
        b,
        found.shared,
        found.shared / (ends_a - bounds[a] + ends_b - bounds[b] - found.shared),
        found.weight / np.maximum(own_a + own_b - found.weight, 1),
        found.weight / np.maximum(np.minimum(own_a, own_b), 1),
    )


def recounted(found: Counted, crowded: Pairs, held: Held) -> Counted:
    """Of pairs from crowds all runs are counted: not all of their lists were used."""
    if not crowded.size:
        return found
    again = np.flatnonzero(np.isin(found.pairs, crowded))
    shared = found.shared.copy()
    shared[again] = shared_counts(Sets(held.lows, held.bounds), *texts_of(found.pairs[again]))
    return replace(found, shared=shared)


def enough(found: Counted, sizes: Places, new: Marks | None = None) -> Counted:
    """The pairs that share enough. sizes: of the sample of each text."""
    a, b = texts_of(found.pairs)
    smaller = np.minimum(sizes[a], sizes[b])
    # two short texts may have but a run or two each
    kept = found.shared >= np.maximum(np.minimum(_FEWEST, smaller), _LEAST_SHARE * smaller)
    if new is not None:
        kept &= new[a] | new[b]
    return found.take(kept)


@dataclass(frozen=True, slots=True)
class _Lists:
    """places: of each text's postings, text after text. following: how many texts follow in a posting's list; 0 in one
    that is not looked at. weights: of the run of each posting.

    Beside the postings nothing is as large as they are for longer than it is needed: they are most of the memory.
    """

    postings: Postings
    texts: NDArray[np.uint32]
    places: NDArray[np.uint32]
    bounds: Places
    following: Bytes
    weights: Bytes

    @classmethod
    def of(cls, postings: Postings, count: int, new: Marks | None) -> _Lists:
        """new: lists without a text that it marks are not looked at."""
        texts = postings.texts
        places = _by_text(texts)
        starts = postings.starts
        sizes = np.diff(np.append(starts, len(postings))).astype(np.uint32)
        looked_at = sizes <= MOST_TEXTS_OF_RUN
        if new is not None and starts.size:
            looked_at &= np.logical_or.reduceat(new[texts], starts)
        following = _following(starts, sizes, looked_at)
        del starts, looked_at
        weights = np.repeat(weights_of(np.minimum(sizes, MOST_TEXTS_OF_RUN).astype(np.uint8)), sizes)
        bounds = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(np.bincount(texts, minlength=count))])
        return cls(postings, texts, places, bounds, following, weights)

    def held(self, *, with_lows: bool) -> Held:
        """The runs of all texts. with_lows: or else these are left out."""
        packed = self.postings.packed[self.places]
        lows = runs_in(packed).astype(np.uint32) if with_lows else np.empty(0, dtype=np.uint32)
        return Held(tops_in(packed), lows, self.weights[self.places], self.bounds)

    def blocks(self) -> list[range]:
        """Ranges of texts whose pairs with later ones are looked at together, so that memory stays bounded."""
        count = self.bounds.size - 1
        later = np.zeros(count, dtype=np.int64)
        for some in _portions(len(self.postings)):
            later += np.bincount(self.texts[some], self.following[some], count).astype(np.int64)
        work = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(later)])
        edges = np.searchsorted(work, np.arange(0, int(work[-1]) + _AT_ONCE, _AT_ONCE)).clip(max=count)
        edges = np.unique(np.append(edges, [0, count]))
        return list(map(range, edges[:-1].tolist(), edges[1:].tolist())) or [range(0)]

    def keys(self, block: range) -> Places:
        """A key for each pair of a text of the block with a later one in each list that is looked at."""
        places = self.places[self.bounds[block.start] : self.bounds[block.stop]]
        parts = [np.empty(0, dtype=np.int64)]
        for step in range(1, MOST_TEXTS_OF_RUN):
            places = places[self.following[places] >= step]
            if not places.size:
                break
            parts.append(_keys(self.texts[places], self.texts[places + step], self.weights[places]))
        return np.concatenate(parts)


def _following(starts: Places, sizes: NDArray[np.uint32], looked_at: Marks) -> Bytes:
    """For each posting how many come after it in its list, or 0 where that is not looked at."""
    after = np.repeat(np.where(looked_at, starts + sizes, 0).astype(np.uint32), sizes)
    for some in _portions(after.size):
        here = np.arange(some.start + 1, some.start + 1 + after[some].size, dtype=np.uint32)
        after[some] -= np.minimum(here, after[some])
    return after.astype(np.uint8)


def _by_text(texts: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """The places of each text's postings, text after text, in order."""
    keys = texts.astype(np.uint64)
    keys <<= np.uint64(32)
    for some in _portions(keys.size):
        keys[some] |= np.arange(some.start, some.start + keys[some].size, dtype=np.uint64)
    # sorting whole numbers is several times as fast as sorting places by them
    keys.sort()
    return keys.astype(np.uint32)


def _portions(size: int) -> Iterator[slice]:
    """Ranges that are worked on one after the other, as all at once would take as much memory again."""
    return (slice(start, start + _AT_ONCE) for start in range(0, size, _AT_ONCE))


def among_some(postings: Postings, crowded: Pairs, new: Marks) -> Candidates:
    """The pairs that share enough and have at least one marked text, by looking at the lists of those texts alone.

    new: shape (texts,).
    """
    ends = texts_of(crowded)
    crowded = crowded[new[ends[0]] | new[ends[1]]]
    parts = [_counted(keys) for keys in _keys_around(postings, postings.of(new), new)]
    found = _joined([*parts, _counted(crowded << _BITS)])
    sizes = np.bincount(postings.texts, minlength=new.size)
    # those from crowds are counted anew once their texts are held
    possible = enough(found, sizes).pairs
    there = np.zeros(new.size, dtype=bool)
    for texts in texts_of(np.union1d(possible, crowded)):
        there[texts] = True
    held = _held(postings, there)
    found = found.take(np.isin(found.pairs, np.union1d(possible, crowded)))
    return scored(enough(recounted(found, crowded, held), sizes), held)


def _held(postings: Postings, texts: Marks) -> Held:
    """The runs of some texts; others have none."""
    some = postings.of(texts)
    runs, owners = runs_in(some), Postings(some).texts
    order = np.lexsort((runs, owners))
    runs = runs[order]
    _, sizes = postings.lists(runs)
    bounds = np.concatenate(
        [np.zeros(1, dtype=np.int64), np.cumsum(np.bincount(owners, minlength=texts.size))]
    )
    return Held((runs >> np.uint64(8)).astype(np.uint32), runs.astype(np.uint32), weights_of(sizes), bounds)


def _keys_around(postings: Postings, mine: NDArray[np.uint64], marked: Marks) -> Iterator[Places]:
    starts, sizes = postings.lists(runs_in(mine))
    used = np.flatnonzero((sizes > 1) & (sizes <= MOST_TEXTS_OF_RUN))
    starts, sizes, texts = starts[used], sizes[used], Postings(mine[used]).texts
    weights, listed = weights_of(sizes), postings.texts
    portions = np.cumsum(sizes) // _AT_ONCE
    for portion in range(int(portions[-1]) + 1 if portions.size else 0):
        here = np.flatnonzero(portions == portion)
        counts = sizes[here]
        after = np.cumsum(counts)
        places = np.repeat(starts[here] - after + counts, counts) + np.arange(
            int(after[-1]) if after.size else 0
        )
        own, others = np.repeat(texts[here], counts), listed[places]
        # of two marked texts the pair is met twice
        once = (own < others) | (~marked[others] & (own != others))
        yield _keys(own[once], others[once], np.repeat(weights[here], counts)[once])


def _joined(parts: list[Counted]) -> Counted:
    if len(parts) == 1:
        return parts[0]
    columns = [
        np.concatenate([np.empty(0, np.int64), *(getattr(one, name) for one in parts)])
        for name in Counted.__slots__
    ]
    pairs, where = np.unique(columns[0], return_inverse=True)
    return Counted(
        pairs,
        np.bincount(where, columns[1], pairs.size).astype(np.int64),
        np.bincount(where, columns[2], pairs.size).astype(np.int64),
    )


def _keys(one: NDArray[np.uint32], other: NDArray[np.uint32], weights: Bytes) -> Places:
    """Numbers of pairs; the lowest four bits are the weight of the run."""
    keys = pairs_of(one, other)
    keys <<= _BITS
    keys |= weights
    return keys


def _counted(keys: Places) -> Counted:
    keys = np.sort(keys)
    pairs = keys >> _BITS
    starts = np.flatnonzero(np.append(True, pairs[1:] != pairs[:-1])) if pairs.size else np.empty(0, np.int64)
    shared = np.diff(np.append(starts, pairs.size))
    weight = np.add.reduceat(keys & _HEAVIEST, starts) if starts.size else starts
    return Counted(pairs[starts], shared, weight)
