"""What differs around shared runs: words exchanged, left out, inserted and rewritten."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from leitong.compare.comparison import Passage
from leitong.spans import Span
from leitong.words.normalise import letters

if TYPE_CHECKING:
    from leitong.analysis import Analysis
    from leitong.words.token import Units

# longer exchanges are rewritten stretches, not words
_WORDS = 6
_NOWHERE = Span(0, 0)
_Run = tuple[Span, Span]


@dataclass(frozen=True, slots=True)
class Exchange:
    """A few words of A in whose place B has others. was, now: both as shown, in whole words."""

    a: Span
    b: Span
    was: str
    now: str

    @property
    def of_numbers(self) -> bool:
        return _has_digit(self.was) and _has_digit(self.now)

    @property
    def of_names(self) -> bool:
        """Capitalised in both texts, so mostly a name; Chinese does not show its names."""
        return self.was[:1].isupper() and self.now[:1].isupper()


@dataclass(frozen=True, slots=True)
class Edits:
    """deletions: in A, what B has not. insertions: in B. rewritten: longer stretches, in A and B."""

    exchanges: tuple[Exchange, ...]
    deletions: tuple[Span, ...]
    insertions: tuple[Span, ...]
    rewritten: tuple[tuple[Span, Span], ...]


def edits_inside(a: Analysis, b: Analysis, passages: Sequence[Passage]) -> Edits:
    """Read the edits off the gaps between runs. Nothing is an edit where the texts share no passage."""
    exchanges: list[Exchange] = []
    deletions: list[Span] = []
    insertions: list[Span] = []
    rewritten: list[tuple[Span, Span]] = []
    for in_a, in_b in _gaps(a, b, passages):
        if not in_a and not in_b:
            continue
        span_a, span_b = _span(a.units, in_a), _span(b.units, in_b)
        if not in_b:
            deletions.append(span_a)
        elif not in_a:
            insertions.append(span_b)
        elif max(len(in_a), len(in_b)) > _WORDS:
            rewritten.append((span_a, span_b))
        else:
            exchanges.append(_exchange(a, b, span_a, span_b))
    return Edits(
        tuple(one for one in exchanges if letters(one.was) != letters(one.now)),
        tuple(deletions),
        tuple(insertions),
        tuple(rewritten),
    )


def _gaps(a: Analysis, b: Analysis, passages: Sequence[Passage]) -> Iterator[tuple[range, range]]:
    """The units of A and of B between each run and the next, within passages, between those that kept their order, and
    at the ends of the texts.
    """
    kept = [passage for passage in passages if not passage.moved]
    moved = [passage for passage in passages if passage.moved]
    ends = Span(0, 0), Span(0, 0)
    close = Span(len(a.text), len(a.text)), Span(len(b.text), len(b.text))
    pairs = list(pairwise([ends, *(run for passage in kept for run in passage.runs), close])) if kept else []
    pairs = [pair for pair in pairs if not any(_holds(pair, passage) for passage in moved)]
    pairs += [pair for passage in moved for pair in pairwise(passage.runs)]
    bounds_a = _between(a.units, [(before[0].end, after[0].start) for before, after in pairs])
    bounds_b = _between(b.units, [(before[1].end, after[1].start) for before, after in pairs])
    return zip(bounds_a, bounds_b, strict=True)


def _holds(pair: tuple[_Run, _Run], moved: Passage) -> bool:
    """Whether a moved passage stands in the gap, of either text."""
    (before_a, before_b), (after_a, after_b) = pair
    return Span(before_a.end, after_a.start).overlaps(moved.a) or Span(before_b.end, after_b.start).overlaps(
        moved.b
    )


def _between(units: Units, gaps: list[tuple[int, int]]) -> list[range]:
    first = np.searchsorted(units.starts, [start for start, _ in gaps]).tolist()
    last = np.searchsorted(units.ends, [end for _, end in gaps], side="right").tolist()
    return [range(start, max(start, end)) for start, end in zip(first, last, strict=True)]


def _span(units: Units, gap: range) -> Span:
    return Span(int(units.starts[gap[0]]), int(units.ends[gap[-1]])) if gap else _NOWHERE


def _exchange(a: Analysis, b: Analysis, span_a: Span, span_b: Span) -> Exchange:
    """Both spans widened alike to the borders of words, where the texts around them agree."""
    left_a, right_a = _overhang(a, span_a)
    left_b, right_b = _overhang(b, span_b)
    left, right = max(left_a, left_b), max(right_a, right_b)
    if a.text[span_a.start - left : span_a.start] != b.text[span_b.start - left : span_b.start]:
        left = 0
    if a.text[span_a.end : span_a.end + right] != b.text[span_b.end : span_b.end + right]:
        right = 0
    was = a.text[span_a.start - left : span_a.end + right]
    now = b.text[span_b.start - left : span_b.end + right]
    return Exchange(span_a, span_b, was, now)


def _overhang(analysis: Analysis, span: Span) -> tuple[int, int]:
    """How far the words at the edges of the span stick out of it, in code points."""
    words = analysis.words
    if not len(words):
        return 0, 0
    first = int(np.searchsorted(words.starts, span.start, side="right")) - 1
    last = int(np.searchsorted(words.ends, span.end))
    left = span.start - int(words.starts[first]) if first >= 0 and words.ends[first] > span.start else 0
    right = int(words.ends[last]) - span.end if last < len(words) and words.starts[last] < span.end else 0
    return max(0, left), max(0, right)


def _has_digit(text: str) -> bool:
    return any(character.isdigit() for character in text)
