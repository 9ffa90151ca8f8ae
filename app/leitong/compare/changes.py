"""What was done to one text to make the other: sentences out and in, passages moved, words exchanged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from leitong.compare.comparison import Passage
from leitong.compare.coverage import within
from leitong.compare.sentences import lines, sentences
from leitong.spans import Span

if TYPE_CHECKING:
    from leitong.analysis import Analysis
    from leitong.words.token import Units

# a sentence that shares less than this with the other text is new, not reworded
_KEPT = 0.4
_WHOLE = 0.999
# longer exchanges are rewritten stretches, not words
_WORDS = 6


@dataclass(frozen=True, slots=True)
class Exchange:
    """A few words of A in whose place B has others, between words that both have."""

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
class Changes:
    """only_a, only_b: sentences that the other text has not. moved: passages out of their order.

    reworded: sentences of A that B has with other words. insertions, deletions: places inside passages where
    only one text has words. moved_lines: whether each moved passage is made of whole lines.
    """

    only_a: tuple[Span, ...]
    only_b: tuple[Span, ...]
    moved: tuple[Passage, ...]
    moved_lines: bool
    reworded: int
    exchanges: tuple[Exchange, ...]
    deletions: int
    insertions: int

    @property
    def nothing(self) -> bool:
        return not (
            self.only_a or self.only_b or self.moved or self.exchanges or self.deletions or self.insertions
        )

    def often(self) -> tuple[str, str, int] | None:
        """The exchange of words that was made most often, as (was, now, times); numbers do not count."""
        counted = Counter((one.was, one.now) for one in self.exchanges if not one.of_numbers)
        if not counted:
            return None
        (was, now), times = counted.most_common(1)[0]
        return was, now, times


def changes_between(a: Analysis, b: Analysis, passages: Sequence[Passage]) -> Changes:
    """Read the changes off the passages. Linear in the texts and the runs."""
    runs_a = [run for passage in passages for run, _ in passage.runs]
    runs_b = [run for passage in passages for _, run in passage.runs]
    shares_a, shares_b = _shares(a, runs_a), _shares(b, runs_b)
    moved = tuple(passage for passage in passages if passage.moved)
    exchanges, deletions, insertions = _inside(a, b, passages)
    return Changes(
        only_a=tuple(span for span, share in shares_a if share < _KEPT),
        only_b=tuple(span for span, share in shares_b if share < _KEPT),
        moved=moved,
        moved_lines=bool(moved) and _whole_lines(a, [passage.a for passage in moved]),
        reworded=sum(_KEPT <= share < _WHOLE for _, share in shares_a),
        exchanges=exchanges,
        deletions=deletions,
        insertions=insertions,
    )


def _shares(analysis: Analysis, runs: Iterable[Span]) -> list[tuple[Span, float]]:
    """Each sentence that has units, with the share of them that stands in a run."""
    units, spans = analysis.units, sentences(analysis.text)
    if not spans or not len(units):
        return []
    shared = np.concatenate([np.zeros(1), np.cumsum(within(units, runs))])
    first = np.searchsorted(units.starts, [span.start for span in spans])
    last = np.searchsorted(units.starts, [span.end for span in spans])
    sizes, covered = last - first, shared[last] - shared[first]
    return [
        (span, share / size)
        for span, size, share in zip(spans, sizes.tolist(), covered.tolist(), strict=True)
        if size
    ]


def _inside(a: Analysis, b: Analysis, passages: Sequence[Passage]) -> tuple[tuple[Exchange, ...], int, int]:
    exchanges: list[Exchange] = []
    deletions = insertions = 0
    for passage in passages:
        for (before_a, before_b), (after_a, after_b) in zip(passage.runs, passage.runs[1:], strict=False):
            gap_a = _units_in(a.units, before_a.end, after_a.start)
            gap_b = _units_in(b.units, before_b.end, after_b.start)
            deletions += bool(gap_a) and not gap_b
            insertions += bool(gap_b) and not gap_a
            if gap_a and gap_b and len(gap_a) <= _WORDS and len(gap_b) <= _WORDS:
                exchanges.append(_exchange(a, b, gap_a, gap_b))
    return tuple(exchanges), deletions, insertions


def _units_in(units: Units, start: int, end: int) -> range:
    if start >= end:
        return range(0)
    return range(
        int(np.searchsorted(units.starts, start)), int(np.searchsorted(units.ends, end, side="right"))
    )


def _exchange(a: Analysis, b: Analysis, gap_a: range, gap_b: range) -> Exchange:
    span_a = Span(int(a.units.starts[gap_a[0]]), int(a.units.ends[gap_a[-1]]))
    span_b = Span(int(b.units.starts[gap_b[0]]), int(b.units.ends[gap_b[-1]]))
    shown_a, shown_b = _whole_words(a, b, span_a, span_b)
    return Exchange(span_a, span_b, shown_a.of(a.text), shown_b.of(b.text))


def _whole_words(a: Analysis, b: Analysis, span_a: Span, span_b: Span) -> tuple[Span, Span]:
    """Widen both spans alike to the borders of words, where the texts around them agree."""
    left_a, right_a = _overhang(a, span_a)
    left_b, right_b = _overhang(b, span_b)
    left, right = max(left_a, left_b), max(right_a, right_b)
    same_left = a.text[span_a.start - left : span_a.start] == b.text[span_b.start - left : span_b.start]
    same_right = a.text[span_a.end : span_a.end + right] == b.text[span_b.end : span_b.end + right]
    left, right = left * same_left, right * same_right
    return Span(span_a.start - left, span_a.end + right), Span(span_b.start - left, span_b.end + right)


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


def _whole_lines(a: Analysis, spans: Sequence[Span]) -> bool:
    """Whether each span takes up at least the best part of a line of its own."""
    edges = lines(a.text)
    starts = np.array([line.start for line in edges])
    ends = np.array([line.end for line in edges])
    for span in spans:
        first = int(np.searchsorted(ends, span.start, side="right"))
        last = int(np.searchsorted(starts, span.end)) - 1
        if first >= len(edges) or last < first:
            return False
        line_length = int(ends[last] - starts[first])
        if len(span) < 0.8 * line_length:
            return False
    return True


def _has_digit(text: str) -> bool:
    return any(character.isdigit() for character in text)
