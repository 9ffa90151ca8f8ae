"""Which words glow in a text: the focused word, and those that push the focused bit hardest."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Comparison
from leitong.presenters.focus import Focus
from leitong.spans import Span
from leitong.words.token import Words

# with more words lit, none of them would stand out
MOST_OF_A_BIT = 8

Offsets = NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class Places:
    """Disjoint stretches of a text, ascending. starts, ends: shape (n,), code points."""

    starts: Offsets
    ends: Offsets

    def __len__(self) -> int:
        return int(self.starts.size)

    def within(self, span: Span) -> tuple[Span, ...]:
        """Those that touch `span`."""
        # in the arrays' own type, or numpy would copy them at every look
        seen = np.array((span.start, span.end), dtype=self.starts.dtype)
        first = int(np.searchsorted(self.ends, seen[0], "right"))
        last = int(np.searchsorted(self.starts, seen[1]))
        pairs = zip(self.starts[first:last].tolist(), self.ends[first:last].tolist(), strict=True)
        return tuple(Span(start, end) for start, end in pairs)


NOWHERE = Places(np.empty(0, dtype=np.int32), np.empty(0, dtype=np.int32))


class LitWords:
    """Finds words of one text, fast enough to follow the mouse over a million characters."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def places(self, terms: Iterable[str]) -> Places:
        """Where any of the terms stands."""
        known = [self._numbers[term] for term in terms if term in self._numbers]
        if not known:
            return NOWHERE
        wanted = np.zeros(len(self._words.vocabulary), dtype=bool)
        wanted[known] = True
        here = wanted[self._words.ids]
        return Places(self._words.starts[here], self._words.ends[here])

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {term: number for number, term in enumerate(self._words.vocabulary)}


def terms_of(comparison: Comparison, focus: Focus) -> tuple[str, ...]:
    """The words that pull the votes on the focused bit apart most, or push it hardest; none without a bit."""
    if focus.pushing is not None:
        return focus.pushing
    if focus.bit is None or comparison.explanation is None:
        return ()
    pushes = comparison.explanation.pushes(focus.bit, MOST_OF_A_BIT)
    return tuple(push.term for push in pushes)
