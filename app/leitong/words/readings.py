"""All ways to read a short run of letters as words, and where they part (S25)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import nsmallest
from itertools import pairwise

MOST_READINGS = 12
Piece = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Parting:
    """A part of the run that can be read in several ways. Pieces are [first, last) of the run's letters.

    words: those of all readings. readings: of fewest words first, at most `MOST_READINGS`; count: how many there are.
    """

    first: int
    last: int
    words: tuple[Piece, ...]
    readings: tuple[tuple[Piece, ...], ...]
    count: int

    @property
    def overlaps(self) -> bool:
        """Whether two words share letters and each has some for itself."""
        return any(a < c < b < d for a, b in self.words for c, d in self.words)

    @property
    def combines(self) -> bool:
        """Whether a word is two words as well."""
        words = set(self.words)
        return any((a, cut) in words and (cut, b) in words for a, b in words for cut in range(a + 1, b))


def partings_of(words: Sequence[Sequence[int]]) -> tuple[Parting, ...]:
    """The partings of a run in order.

    words: lengths of the words that begin at each letter, rising, none longer than the run. A letter that is no word
    may stand alone, but only readings with the fewest such letters count.
    """
    steps = [[(length, 0) for length in lengths] for lengths in words]
    for here in steps:
        if not here or here[0][0] != 1:
            here.insert(0, (1, 1))
    used = _used(steps)
    reach, firsts = 0, []
    for first, last in used:
        if first >= reach:
            firsts.append(first)
        reach = max(reach, last)
    partings = []
    for first, last in pairwise([*firsts, reach]):
        inside = tuple(piece for piece in used if first <= piece[0] < last)
        if len(inside) > 1:
            partings.append(Parting(first, last, inside, *_ways(first, last, inside)))
    return tuple(partings)


def _used(steps: list[list[tuple[int, int]]]) -> list[Piece]:
    """The pieces of all readings in order. steps: (length, stray letters) of what may follow at each letter."""
    size = len(steps)
    after = [0] * (size + 1)
    for place in range(size - 1, -1, -1):
        after[place] = min(stray + after[place + length] for length, stray in steps[place])
    used, reached = [], {0}
    for place in range(size):
        if place in reached:
            for length, stray in steps[place]:
                if stray + after[place + length] == after[place]:
                    used.append((place, place + length))
                    reached.add(place + length)
    return used


def _ways(first: int, last: int, pieces: tuple[Piece, ...]) -> tuple[tuple[tuple[Piece, ...], ...], int]:
    """The best ways through, and how many there are in all."""
    counts = {last: 1}
    best: dict[int, list[tuple[Piece, ...]]] = {last: [()]}
    for place in range(last - 1, first - 1, -1):
        here = [piece for piece in pieces if piece[0] == place]
        if here:
            counts[place] = sum(counts[end] for _start, end in here)
            ways = ((piece, *way) for piece in here for way in best[piece[1]])
            best[place] = nsmallest(
                MOST_READINGS, ways, key=lambda way: (len(way), [-end for _start, end in way])
            )
    return tuple(best[first]), counts[first]
