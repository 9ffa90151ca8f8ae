"""Two texts laid side by side: the stretches that are the same in both, and what was exchanged between them.

A quicker and coarser look than `leitong.compare.passages`, for the many pairs of a scan and for what scan and
comparison must say alike: it sees stretches of at least four units whose beginnings occur once in each text.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from leitong.compare.order import heaviest_chain
from leitong.fingerprints.marked import MARKS, NAME, NUMBER, WIDE, Marked, telling
from leitong.words.hashing import mix, rolled

_RUN = 4
# units on both sides that a bridge between two stretches spans
_BRIDGE = 24
# lighter stretches are turns of phrase
_PHRASE = 12
# longer exchanges are rewritten stretches, not words
_WORDS = 6


@dataclass(frozen=True, slots=True)
class Anchors:
    """One text made ready. values: its runs of four units that occur once, uint64, ascending; places: of each.

    before: int64, weight of the units before each, shape (units + 1,); a Han character weighs 1, a word 2. sums: the
    same of their hashes, uint64, wrapping around.
    """

    units: Marked
    values: NDArray[np.uint64]
    places: NDArray[np.int64]
    before: NDArray[np.int64]
    sums: NDArray[np.uint64]

    @property
    def weight(self) -> int:
        return int(self.before[-1])


class Exchanges(NamedTuple):
    """How many places differ between two texts.

    numbers: as many numbers stand in the place of numbers. names: a name in the place of a name. spoilt: a number that
    was cut or lost a part, or one other word or character in the place of one, as typing errors and scanners make
    them. all: these, longer exchanges, insertions and deletions.
    """

    numbers: int = 0
    names: int = 0
    spoilt: int = 0
    all: int = 0


@dataclass(frozen=True, slots=True)
class Alignment:
    """longest, literal: weight of the longest common stretch, and of all that are more than a phrase.

    passage: of the stretches of the heaviest passage, whose stretches are but a few changed words apart.
    weight_a, weight_b: of the texts.

    covered_a, covered_b: shares of the texts that stretches in one order and small changes between them take up.
    exchanges: between the stretches. numbers_kept: share of the numbers, of the text that has fewer, that stand in a
    stretch.
    """

    longest: int
    passage: int
    literal: int
    weight_a: int
    weight_b: int
    covered_a: float
    covered_b: float
    exchanges: Exchanges
    numbers_kept: float

    @property
    def lighter(self) -> int:
        return min(self.weight_a, self.weight_b)


@dataclass(frozen=True, slots=True)
class _Stretches:
    """Common stretches in the order of A: first unit in A, in B, and how many; int64, shape (n,)."""

    a: NDArray[np.int64]
    b: NDArray[np.int64]
    size: NDArray[np.int64]

    def take(self, chosen: list[int]) -> _Stretches:
        return _Stretches(self.a[chosen], self.b[chosen], self.size[chosen])


def anchors(units: Marked) -> Anchors:
    """What the units of one text can be aligned by: their runs that stand in it once."""
    units = telling(units)
    weights = np.where(units & WIDE, 1, 2)
    before = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(weights)])
    plain = mix((units & ~MARKS).astype(np.uint64))
    sums = np.concatenate([np.zeros(1, dtype=np.uint64), np.cumsum(plain)])
    if plain.size < _RUN:
        return Anchors(units, plain[:0], before[:0], before, sums)
    values = rolled(plain, _RUN)
    order = np.argsort(values)
    values = values[order]
    other = values[1:] != values[:-1]
    once = np.append(True, other) & np.append(other, True)
    return Anchors(units, values[once], order[once], before, sums)


def align(a: Anchors, b: Anchors, *, forms: bool = True) -> Alignment:
    """The same whichever text comes first, but for the two sides of it.

    forms: whether it will be asked if the two are one form filled in twice; without it no exchanges are counted.
    """
    if _key(a) > _key(b):
        turned = _align(b, a, forms)
        return replace(
            turned,
            weight_a=turned.weight_b,
            weight_b=turned.weight_a,
            covered_a=turned.covered_b,
            covered_b=turned.covered_a,
        )
    return _align(a, b, forms)


def _key(side: Anchors) -> tuple[int, int]:
    return side.units.size, int(side.sums[-1])


def _align(a: Anchors, b: Anchors, forms: bool) -> Alignment:
    stretches = _stretches(a, b)
    weights = a.before[stretches.a + stretches.size] - a.before[stretches.a]
    chain = stretches.take(heaviest_chain(stretches.b.tolist(), weights.tolist()))
    covered_a, covered_b = _covered(chain, a, b)
    return Alignment(
        longest=int(weights.max(initial=0)),
        passage=_heaviest_passage(chain, a),
        literal=int(weights[weights >= _PHRASE].sum()),
        weight_a=a.weight,
        weight_b=b.weight,
        covered_a=covered_a,
        covered_b=covered_b,
        exchanges=_exchanged(chain, a.units, b.units) if forms else Exchanges(0, 0, 0, 0),
        numbers_kept=_numbers_kept(chain, a.units, b.units) if forms else 1.0,
    )


def _stretches(a: Anchors, b: Anchors) -> _Stretches:
    if not a.values.size or not b.values.size:
        return _Stretches(*(np.empty(0, dtype=np.int64),) * 3)
    where = np.searchsorted(a.values, b.values).clip(max=a.values.size - 1)
    same = a.values[where] == b.values
    at_a, at_b = a.places[where[same]], b.places[same]
    if not at_a.size:
        return _Stretches(at_a, at_b, at_a)
    order = np.argsort(at_a)
    at_a, at_b = at_a[order], at_b[order]
    # between two beginnings that are as far apart in both texts, equal sums mean equal units
    begins = np.append(True, (np.diff(at_a - at_b) != 0) | (np.diff(a.sums[at_a] - b.sums[at_b]) != 0))
    firsts = np.flatnonzero(begins)
    lasts = np.append(firsts[1:], at_a.size) - 1
    return _Stretches(at_a[firsts], at_b[firsts], at_a[lasts] - at_a[firsts] + _RUN)


def _gaps(chain: _Stretches) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Units between each stretch and the next; below 0 where the two overlap."""
    return (
        chain.a[1:] - chain.a[:-1] - chain.size[:-1],
        chain.b[1:] - chain.b[:-1] - chain.size[:-1],
    )


def _heaviest_passage(chain: _Stretches, a: Anchors) -> int:
    if not chain.a.size:
        return 0
    gap_a, gap_b = _gaps(chain)
    begins = np.flatnonzero(np.append(True, (gap_a > _WORDS) | (gap_b > _WORDS)))
    return int(np.add.reduceat(a.before[chain.a + chain.size] - a.before[chain.a], begins).max())


def _covered(chain: _Stretches, a: Anchors, b: Anchors) -> tuple[float, float]:
    if not chain.a.size:
        return 0.0, 0.0
    gap_a, gap_b = _gaps(chain)
    bridged = (gap_a <= _BRIDGE) & (gap_b <= _BRIDGE)

    def share(text: Anchors, starts: NDArray[np.int64]) -> float:
        runs = text.before[starts + chain.size] - text.before[starts]
        gaps = text.before[starts[1:]] - text.before[starts[:-1] + chain.size[:-1]]
        return float((runs.sum() + gaps[bridged].sum()) / text.weight)

    return share(a, chain.a), share(b, chain.b)


def _exchanged(chain: _Stretches, a: Marked, b: Marked) -> Exchanges:
    chain = _with_ends(chain, a.size, b.size)
    gap_a, gap_b = _gaps(chain)
    differ = np.flatnonzero((gap_a > 0) | (gap_b > 0))
    few = differ[
        (np.minimum(gap_a, gap_b)[differ] > 0) & (np.maximum(gap_a, gap_b)[differ] <= _WORDS)
    ].tolist()
    numbers = names = spoilt = 0
    for index in few:
        was = a[chain.a[index + 1] - gap_a[index] : chain.a[index + 1]]
        now = b[chain.b[index + 1] - gap_b[index] : chain.b[index + 1]]
        before, after = (int(np.count_nonzero(side & NUMBER)) for side in (was, now))
        if before and after:
            numbers += before == after
            spoilt += before != after
        elif was[0] & NAME and now[0] & NAME:
            names += 1
        else:
            spoilt += was.size == now.size == 1
    return Exchanges(numbers, names, spoilt, int(differ.size))


def _with_ends(chain: _Stretches, size_a: int, size_b: int) -> _Stretches:
    """With empty stretches before and after both texts, so that what was changed there counts as well."""
    if not chain.a.size:
        return chain
    return _Stretches(
        np.concatenate([[0], chain.a, [size_a]]),
        np.concatenate([[0], chain.b, [size_b]]),
        np.concatenate([[0], chain.size, [0]]),
    )


def _numbers_kept(chain: _Stretches, a: Marked, b: Marked) -> float:
    all_a, all_b = (int(np.count_nonzero(units & NUMBER)) for units in (a, b))
    if not all_a or not all_b:
        return 1.0
    places = np.repeat(chain.a - (np.cumsum(chain.size) - chain.size), chain.size) + np.arange(
        chain.size.sum()
    )
    kept = np.zeros(a.size, dtype=bool)
    kept[places] = True
    return min(1.0, int(np.count_nonzero(a[kept] & NUMBER)) / min(all_a, all_b))
