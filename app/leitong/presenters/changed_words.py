"""Which words of an edited passage have no partner on the other side, so that the eye goes to the change."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from leitong.compare.comparison import Comparison
from leitong.spans import Span
from leitong.words.token import Units

_REMEMBERED = 4000


class ChangedWords:
    """Reads the changed stretches off a passage's runs when it is looked at, and remembers them."""

    def __init__(self, comparison: Comparison) -> None:
        self._comparison = comparison
        self._remembered = lru_cache(_REMEMBERED)(self._compute)

    def of(self, passage: int, side: str) -> tuple[Span, ...]:
        """Changed stretches in the side's text, in order; none for a passage of the kind "same"."""
        match = self._comparison.passages[passage]
        return self._remembered(passage, side) if match.kind == "edited" and match.runs else ()

    def _compute(self, passage: int, side: str) -> tuple[Span, ...]:
        match = self._comparison.passages[passage]
        if side == "a":
            return changed(self._comparison.a.units, match.a, [run for run, _ in match.runs])
        return changed(self._comparison.b.units, match.b, [run for _, run in match.runs])


def changed(units: Units, span: Span, runs: list[Span]) -> tuple[Span, ...]:
    """Units of `span` outside all `runs`; neighbours become one stretch, with what stands between them."""
    first = int(np.searchsorted(units.starts, span.start))
    last = int(np.searchsorted(units.ends, span.end, "right"))
    starts, ends = units.starts[first:last], units.ends[first:last]
    lone = np.ones(starts.size, dtype=bool)
    for run in runs:
        lone[np.searchsorted(starts, run.start) : np.searchsorted(ends, run.end, "right")] = False
    edges = np.flatnonzero(np.diff(lone, prepend=False, append=False))
    return tuple(Span(int(starts[begin]), int(ends[end - 1])) for begin, end in edges.reshape(-1, 2).tolist())
