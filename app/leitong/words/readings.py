"""All ways to read a short run of letters as words, and where they part (S25)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import nsmallest
from itertools import groupby, islice, pairwise
from operator import attrgetter, itemgetter

MOST_READINGS = 12
MOST_COUNTED = 10**9
Piece = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Parting:
    """A part of the run that can be read in several ways. Pieces are [first, last) of the run's letters.

    words: those of all readings. readings: of fewest words first, at most `MOST_READINGS`; count: how many there are,
    at most `MOST_COUNTED`.
    """

    first: int
    last: int
    words: tuple[Piece, ...]
    readings: tuple[tuple[Piece, ...], ...]
    count: int

    @property
    def overlaps(self) -> bool:
        """Whether two words share letters and each has some for itself."""
        for at, (first, last) in enumerate(self.words, 1):
            # the words that begin within one come right after it
            for other_first, other_last in islice(self.words, at, None):
                if other_first >= last:
                    break
                if first < other_first and last < other_last:
                    return True
        return False

    @property
    def combines(self) -> bool:
        """Whether a word is two words as well."""
        words = set(self.words)
        return any((a, cut) in words and (cut, b) in words for a, b in words for cut in range(a + 1, b))


def partings_of(words: Sequence[Sequence[int]]) -> tuple[Parting, ...]:
    """The partings of a run in order.

    words: lengths of the words that begin at each letter, rising, none longer than the run. A letter that is no word
    may stand alone, but only readings with the fewest such letters count: else 军中 would make 美军中将 an overlap,
    which is a combination (S25).
    """
    return tuple(
        Parting(first, last, pieces, *_ways(first, last, pieces)) for first, last, pieces in parted(words)
    )


def parted(words: Sequence[Sequence[int]]) -> Iterator[tuple[int, int, tuple[Piece, ...]]]:
    """First and last of each parting of a run and the words of its readings, as of `partings_of`."""
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
    for first, last in pairwise([*firsts, reach]):
        begin, end = (bisect_left(used, (place, 0)) for place in (first, last))
        if end - begin > 1:
            yield first, last, tuple(used[begin:end])


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


@dataclass(frozen=True, slots=True)
class _Way:
    """A first piece and the way that goes on from it, which many share; None: the end. words: of all of it."""

    piece: Piece
    rest: _Way | None
    words: int

    @property
    def pieces(self) -> tuple[Piece, ...]:
        found: list[Piece] = []
        way: _Way | None = self
        while way is not None:
            found.append(way.piece)
            way = way.rest
        return tuple(found)


def _ways(first: int, last: int, pieces: tuple[Piece, ...]) -> tuple[tuple[tuple[Piece, ...], ...], int]:
    """The best ways through, and how many there are in all. Time and memory go with the number of pieces."""
    counts = {last: 1}
    best: dict[int, list[_Way]] = {last: []}
    for place, here in groupby(reversed(pieces), key=itemgetter(0)):
        ways: list[_Way] = []
        counts[place] = 0
        # the longer first piece first; of one piece, as the ways that go on from it stand
        for piece in here:
            counts[place] = min(counts[place] + counts[piece[1]], MOST_COUNTED)
            rests: Sequence[_Way | None] = best[piece[1]] if piece[1] < last else (None,)
            ways += (_Way(piece, rest, 1 + (rest.words if rest else 0)) for rest in rests)
        best[place] = nsmallest(MOST_READINGS, ways, key=attrgetter("words"))
    return tuple(way.pieces for way in best[first]), counts[first]
