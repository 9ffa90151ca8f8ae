"""What was done to one text to make the other: sentences out and in, passages moved, words exchanged."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Passage
from leitong.compare.coverage import within
from leitong.compare.edits import Edits, Exchange, edits_inside
from leitong.compare.sentences import lines, sentences
from leitong.spans import Span

if TYPE_CHECKING:
    from leitong.analysis import Analysis

# a sentence that shares less than this with the other text is new
_KEPT = 0.4
_OF_A_LINE = 0.8
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")


@dataclass(frozen=True, slots=True)
class Changes:
    """only_a, only_b: sentences that the other text has not. moved: passages out of their order.

    moved_lines: whether each moved passage is made of whole lines. moved_sentences: how many were moved that are too
    short to be passages; they are in neither only_a nor only_b. edits: inside passages; what lies in a sentence of
    only_a or only_b is told by that sentence and left out here. numbers: of the text that has fewer.
    numbers_changed: share of them that the other text has not in the same place, 0–1.
    """

    only_a: tuple[Span, ...]
    only_b: tuple[Span, ...]
    moved: tuple[Passage, ...]
    moved_lines: bool
    moved_sentences: int
    edits: Edits
    numbers: int
    numbers_changed: float

    def most_frequent(self) -> tuple[Exchange, int] | None:
        """The exchange of words that was made most often, and how often; numbers do not count."""
        words = [one for one in self.edits.exchanges if not one.of_numbers]
        if not words:
            return None
        often, times = Counter((one.was, one.now) for one in words).most_common(1)[0]
        return next(one for one in words if (one.was, one.now) == often), times


@dataclass(frozen=True, slots=True)
class _Sentence:
    """units: the bytes of its unit hashes, equal for equal sentences."""

    span: Span
    units: bytes


def changes_between(a: Analysis, b: Analysis, passages: Sequence[Passage]) -> Changes:
    """Read the changes off the passages. Linear in the texts and the runs."""
    runs_a = [run for passage in passages for run, _ in passage.runs]
    runs_b = [run for passage in passages for _, run in passage.runs]
    new_a, new_b = _new(a, runs_a), _new(b, runs_b)
    elsewhere = Counter(one.units for one in new_a) & Counter(one.units for one in new_b)
    only_a, only_b = _without(new_a, elsewhere), _without(new_b, elsewhere)
    moved = tuple(passage for passage in passages if passage.moved)
    kept_a, kept_b = _kept_numbers(a, runs_a), _kept_numbers(b, runs_b)
    few = min(len(kept_a), len(kept_b))
    return Changes(
        only_a=only_a,
        only_b=only_b,
        moved=moved,
        moved_lines=bool(moved) and _whole_lines(a, [passage.a for passage in moved]),
        moved_sentences=elsewhere.total(),
        edits=_outside(edits_inside(a, b, passages), new_a, new_b),
        numbers=few,
        numbers_changed=1 - float(min(kept_a.mean(), kept_b.mean())) if few else 0.0,
    )


def _new(analysis: Analysis, runs: Iterable[Span]) -> list[_Sentence]:
    """The sentences that the passages do not hold."""
    units, spans = analysis.units, sentences(analysis.text)
    if not spans or not len(units):
        return []
    shared = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(within(units, runs))])
    first = np.searchsorted(units.starts, [span.start for span in spans])
    last = np.searchsorted(units.starts, [span.end for span in spans])
    new = np.flatnonzero((last > first) & (shared[last] - shared[first] < _KEPT * (last - first)))
    return [_Sentence(spans[at], units.hashes[first[at] : last[at]].tobytes()) for at in new.tolist()]


def _without(new: list[_Sentence], elsewhere: Counter[bytes]) -> tuple[Span, ...]:
    left = Counter(elsewhere)
    only = []
    for sentence in new:
        if left[sentence.units] > 0:
            left[sentence.units] -= 1
        else:
            only.append(sentence.span)
    return tuple(only)


def _outside(edits: Edits, new_a: list[_Sentence], new_b: list[_Sentence]) -> Edits:
    """The edits that no whole sentence accounts for."""
    told_a, told_b = _Told([one.span for one in new_a]), _Told([one.span for one in new_b])
    return Edits(
        edits.exchanges,
        tuple(span for span in edits.deletions if not told_a.meets(span)),
        tuple(span for span in edits.insertions if not told_b.meets(span)),
        tuple((a, b) for a, b in edits.rewritten if not told_a.meets(a) and not told_b.meets(b)),
    )


class _Told:
    """Sentences in the order of the text, to be asked whether one meets a span."""

    def __init__(self, spans: list[Span]) -> None:
        self._spans = spans
        self._ends = np.array([span.end for span in spans], dtype=np.int64)

    def meets(self, span: Span) -> bool:
        at = int(np.searchsorted(self._ends, span.start, side="right"))
        return at < len(self._spans) and self._spans[at].overlaps(span)


def _kept_numbers(analysis: Analysis, runs: Iterable[Span]) -> NDArray[np.bool_]:
    """For each number of the text, whether it stands in a run."""
    starts = [match.start() for match in _NUMBER.finditer(analysis.text)]
    if not starts or not len(analysis.units):
        return np.zeros(0, dtype=np.bool_)
    unit = np.searchsorted(analysis.units.starts, starts, side="right") - 1
    return within(analysis.units, runs)[np.maximum(unit, 0)]


def _whole_lines(a: Analysis, spans: Sequence[Span]) -> bool:
    """Whether each span takes up the best part of the lines that it touches."""
    edges = lines(a.text)
    starts = np.array([line.start for line in edges])
    ends = np.array([line.end for line in edges])
    first = np.searchsorted(ends, [span.start for span in spans], side="right")
    last = np.searchsorted(starts, [span.end for span in spans]) - 1
    lengths = ends[np.maximum(last, first)] - starts[first]
    return bool((np.array([len(span) for span in spans]) >= _OF_A_LINE * lengths).all())
