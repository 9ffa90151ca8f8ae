"""Which words of an edited passage have no partner on the other side, so that the eye goes to the change."""

from __future__ import annotations

import itertools
from functools import lru_cache, partial

import numpy as np

from leitong.compare.comparison import Comparison
from leitong.spans import Span
from leitong.words.token import Units

_REMEMBERED = 4000


class ChangedWords:
    """Reads the changed stretches off a passage's runs when it is looked at, and remembers them."""

    def __init__(self, comparison: Comparison) -> None:
        self._comparison = comparison
        # methods would hold on to this object, and with it to both texts after they are shown
        self._remembered = lru_cache(_REMEMBERED)(partial(_changed, comparison))
        self._remembered_gaps = lru_cache(_REMEMBERED)(partial(_gaps, comparison))

    def of(self, passage: int, side: str) -> tuple[Span, ...]:
        """Changed stretches in the side's text, in order; none for a passage of the kind "same"."""
        match = self._comparison.passages[passage]
        return self._remembered(passage, side) if match.kind == "edited" and match.runs else ()

    def missing(self, passage: int, side: str) -> tuple[int, ...]:
        """Code points of the side's text before which the other side has words that this side has not."""
        match = self._comparison.passages[passage]
        return self._remembered_gaps(passage, side) if match.kind == "edited" and match.runs else ()


def _changed(comparison: Comparison, passage: int, side: str) -> tuple[Span, ...]:
    match = comparison.passages[passage]
    if side == "a":
        return changed(comparison.a.units, match.a, [run for run, _ in match.runs])
    return changed(comparison.b.units, match.b, [run for _, run in match.runs])


def _gaps(comparison: Comparison, passage: int, side: str) -> tuple[int, ...]:
    runs = comparison.passages[passage].runs
    here, there = comparison.a.units, comparison.b.units
    if side == "b":
        here, there = there, here
        runs = tuple((b, a) for a, b in runs)
    return tuple(
        before.end
        for (before, other_before), (after, other_after) in itertools.pairwise(runs)
        if not _holds(here, before.end, after.start) and _holds(there, other_before.end, other_after.start)
    )


def changed(units: Units, span: Span, runs: list[Span]) -> tuple[Span, ...]:
    """Units of `span` outside all `runs`; neighbours become one stretch, with what stands between them."""
    # in the arrays' own type, or numpy would copy them at every look
    edges = np.array((span.start, span.end), dtype=units.starts.dtype)
    first = int(np.searchsorted(units.starts, edges[0]))
    last = int(np.searchsorted(units.ends, edges[1], "right"))
    starts, ends = units.starts[first:last], units.ends[first:last]
    lone = np.ones(starts.size, dtype=bool)
    for run in runs:
        lone[np.searchsorted(starts, run.start) : np.searchsorted(ends, run.end, "right")] = False
    borders = np.flatnonzero(np.diff(lone, prepend=False, append=False))
    return tuple(
        Span(int(starts[begin]), int(ends[end - 1])) for begin, end in borders.reshape(-1, 2).tolist()
    )


def _holds(units: Units, start: int, end: int) -> bool:
    """Whether a unit stands in start ≤ i < end."""
    first = int(np.searchsorted(units.starts, np.array(start, dtype=units.starts.dtype)))
    return first < len(units) and int(units.starts[first]) < end
