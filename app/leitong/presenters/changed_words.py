"""Which words of an edited passage have no partner on the other side, so that the eye goes to the change."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Comparison
from leitong.spans import Span
from leitong.words.token import Units

# an exact alignment costs len(a) · len(b): beyond this product pairs of neighbours decide, in linear time
_ALIGNABLE = 250_000
_REMEMBERED = 2000


class ChangedWords:
    """Finds the changed stretches of a pair's edited passages when they are looked at, and remembers them."""

    def __init__(self, comparison: Comparison) -> None:
        self._comparison = comparison
        self._both = lru_cache(_REMEMBERED)(self._compute)

    def of(self, passage: int, side: str) -> tuple[Span, ...]:
        """Changed stretches in the side's text, in order; none for a passage of the kind "same"."""
        if self._comparison.passages[passage].kind != "edited":
            return ()
        return self._both(passage)[0 if side == "a" else 1]

    def _compute(self, passage: int) -> tuple[tuple[Span, ...], tuple[Span, ...]]:
        match = self._comparison.passages[passage]
        a, b = self._comparison.a.units, self._comparison.b.units
        in_a, in_b = _within(a, match.a), _within(b, match.b)
        lone_a, lone_b = unpaired(a.hashes[in_a], b.hashes[in_b])
        return _stretches(a, in_a.start, lone_a), _stretches(b, in_b.start, lone_b)


def unpaired(a: NDArray[np.uint64], b: NDArray[np.uint64]) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """For each unit of each sequence: whether it has no partner in the other."""
    if a.size * b.size <= _ALIGNABLE:
        return _unaligned(a.tolist(), b.tolist())
    return _without_neighbours(a, b), _without_neighbours(b, a)


def _unaligned(a: Sequence[int], b: Sequence[int]) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    lone_a, lone_b = np.ones(len(a), dtype=bool), np.ones(len(b), dtype=bool)
    for i, j, size in SequenceMatcher(None, a, b, autojunk=False).get_matching_blocks():
        lone_a[i : i + size] = False
        lone_b[j : j + size] = False
    return lone_a, lone_b


def _without_neighbours(a: NDArray[np.uint64], b: NDArray[np.uint64]) -> NDArray[np.bool_]:
    """Units of `a` that stand in no pair of neighbours which stands in `b` too."""
    shared = np.isin(_pairs(a), _pairs(b))
    paired = np.zeros(a.size, dtype=bool)
    paired[:-1] |= shared
    paired[1:] |= shared
    return ~paired


def _pairs(units: NDArray[np.uint64]) -> NDArray[np.uint64]:
    return units[:-1] * np.uint64(0x9E3779B97F4A7C15) + units[1:]


def _within(units: Units, span: Span) -> slice:
    return slice(
        int(np.searchsorted(units.starts, span.start)), int(np.searchsorted(units.ends, span.end, "right"))
    )


def _stretches(units: Units, first: int, lone: NDArray[np.bool_]) -> tuple[Span, ...]:
    """Neighbouring units become one stretch, with what stands between them."""
    edges = np.flatnonzero(np.diff(np.concatenate(([False], lone, [False])).astype(np.int8)))
    return tuple(
        Span(int(units.starts[first + begin]), int(units.ends[first + end - 1]))
        for begin, end in edges.reshape(-1, 2).tolist()
    )
