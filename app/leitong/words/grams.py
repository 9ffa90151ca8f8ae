"""How often each run of 2 to 4 letters occurs, and how it holds together, over millions of letters (S28).

A run can only be frequent if all runs in it are. So the frequent ones of n letters are counted among the places where
two frequent ones of n - 1 letters follow each other, and each is named by the number of its beginning and one letter.
Time and memory go with the number of letters, never with the number of different runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import CODE_POINTS, Codes
from leitong.words.letters import BREAK

Numbers = NDArray[np.int32]
Keys = NDArray[np.int64]
Counts = NDArray[np.int64]
Floats = NDArray[np.float64]
LONGEST_GRAM = 4
_AT_ONCE = 1 << 20


@dataclass(frozen=True, slots=True)
class Grams:
    """The frequent runs of n letters. Arrays of shape (m,), one entry a run; `numbers` one a place in the letters.

    counts: occurrences. firsts: where each stands first. cohesion: p(run) / (p(left) p(right)) for the cut at which
    that is least; 0 for n = 1. numbers: which run begins at each place, -1 where none of them does.
    """

    n: int
    counts: Counts
    firsts: NDArray[np.intp]
    cohesion: Floats
    numbers: Numbers


def frequent_grams(letters: Codes, least: int) -> Iterator[Grams]:
    """The runs of 2, 3 and 4 letters that occur at least `least` times, within runs between breaks.

    letters: as of `Letters.codes`. Overlapping occurrences count.
    """
    levels = [_single_letters(letters, least)]
    total = int(np.count_nonzero(letters))
    alphabet = levels[0].counts.size
    for n in range(2, LONGEST_GRAM + 1):
        levels.append(_longer(levels, n, alphabet, total, least))
        yield levels[-1]


def free_to(neighbours: Codes, owners: Numbers, size: int) -> Floats:
    """The entropy, in nats, of the letters that stand beside each of `size` runs; breaks are no letters.

    neighbours, owners: for each occurrence the letter beside it and the number of the run, shape (n,).
    """
    beside = neighbours != BREAK
    keys = owners[beside].astype(np.int64) * CODE_POINTS + neighbours[beside]
    pairs, counts = np.unique(keys, return_counts=True)
    owner = pairs // CODE_POINTS
    totals = np.bincount(owner, weights=counts, minlength=size)
    parts = np.bincount(owner, weights=counts * np.log(counts), minlength=size)
    entropy = np.zeros(size)
    np.divide(parts, totals, out=entropy, where=totals > 0)
    # ln T - Σ c ln c / T; rounding must not make it negative
    return np.maximum(np.log(np.maximum(totals, 1)) - entropy, 0.0)


def _single_letters(letters: Codes, least: int) -> Grams:
    counts = np.bincount(letters, minlength=1)
    counts[BREAK] = 0
    kept = np.flatnonzero(counts >= max(least, 1))
    number = np.full(counts.size, -1, dtype=np.int32)
    number[kept] = np.arange(kept.size)
    return _of_numbers(1, counts[kept], number[letters])


def _of_numbers(n: int, counts: Counts, numbers: Numbers) -> Grams:
    places = np.flatnonzero(numbers >= 0)[::-1]
    firsts = np.zeros(counts.size, dtype=np.intp)
    firsts[numbers[places]] = places  # from the end, so that the first place is written last
    return Grams(n, counts, firsts, np.zeros(counts.size), numbers)


def _longer(levels: list[Grams], n: int, alphabet: int, total: int, least: int) -> Grams:
    """The frequent runs of one letter more. levels: those of fewer letters, by length from 1."""
    shorter, single = levels[-1].numbers, levels[0].numbers
    places = np.flatnonzero((shorter[:-1] >= 0) & (shorter[1:] >= 0))
    keys = shorter[places].astype(np.int64) * alphabet + single[places + n - 1]
    frequent, counts = _frequent(keys, least)
    numbers = np.full(shorter.size, -1, dtype=np.int32)
    for done in range(0, places.size, _AT_ONCE):
        part = slice(done, done + _AT_ONCE)
        numbers[places[part]] = _numbered(keys[part], frequent)
    grams = _of_numbers(n, counts, numbers)
    grams.cohesion[:] = _cohesion(grams, levels, total)
    return grams


def _frequent(keys: Keys, least: int) -> tuple[Keys, Counts]:
    """The keys that occur at least `least` times, sorted, and how often they do."""
    ordered = np.sort(keys)
    begins = np.flatnonzero(np.append(True, ordered[1:] != ordered[:-1])[: ordered.size])
    counts = np.diff(np.append(begins, ordered.size))
    kept = counts >= least
    return ordered[begins[kept]], counts[kept].astype(np.int64)


def _numbered(keys: Keys, frequent: Keys) -> Numbers:
    """The place of each key among the frequent ones, -1 where it is none."""
    if frequent.size == 0:
        return np.full(keys.size, -1, dtype=np.int32)
    found = frequent.searchsorted(keys)
    found[found == frequent.size] = 0
    return np.where(frequent[found] == keys, found, -1).astype(np.int32)


def _cohesion(grams: Grams, levels: list[Grams], total: int) -> Floats:
    least = np.full(grams.counts.size, np.inf)
    for cut in range(1, grams.n):
        left, right = levels[cut - 1], levels[grams.n - cut - 1]
        of_left = left.counts[left.numbers[grams.firsts]].astype(np.float64)
        of_right = right.counts[right.numbers[grams.firsts + cut]]
        least = np.minimum(least, total * grams.counts / (of_left * of_right))
    return least
