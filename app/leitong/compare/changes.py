"""What was done to one text to make the other: sentences out and in, passages moved, words exchanged."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Passage
from leitong.compare.edits import Edits, Exchange, edits_inside
from leitong.compare.sentences import Stretches, lines, sentences
from leitong.spans import Span

if TYPE_CHECKING:
    from leitong.analysis import Analysis

Marks = NDArray[np.bool_]

# a sentence that shares less than this with the other text is new
_KEPT = 0.4
_OF_A_LINE = 0.8
# exchanges that are looked at letter by letter: all of a long text's would take seconds
_JUDGED = 50
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")


@dataclass(frozen=True, slots=True)
class Changes:
    """only_a, only_b: how many sentences the other text has not. moved: passages out of their order.

    moved_lines: whether each moved passage is made of whole lines. moved_sentences: how many were moved that are too
    short to be passages; they are in neither only_a nor only_b. edits: inside passages; what lies in a sentence that
    the other text has not is told by that sentence and left out here. numbers: of the text that has fewer.
    numbers_changed: share of them that the other text has not in the same place, 0–1.
    """

    only_a: int
    only_b: int
    moved: tuple[Passage, ...]
    moved_lines: bool
    moved_sentences: int
    edits: Edits
    numbers: int
    numbers_changed: float

    @property
    def misspelt(self) -> bool:
        """Whether most of the words exchanged are spellings of one word, judged by the first."""
        words = [one for one in self.edits.exchanges if not one.of_numbers][:_JUDGED]
        return 2 * sum(one.of_spelling for one in words) > len(words)

    def most_frequent(self) -> tuple[Exchange, int] | None:
        """The exchange of words that was made most often, and how often; numbers do not count."""
        words = Counter(one for one in self.edits.exchanges if not one.of_numbers)
        return words.most_common(1)[0] if words else None


def changes_between(
    a: Analysis,
    b: Analysis,
    passages: Sequence[Passage],
    literal_a: Marks,
    literal_b: Marks,
    *,
    as_words: bool = True,
) -> Changes:
    """Read the changes off the passages. Linear in the texts and the runs.

    literal_a, literal_b: whether each unit lies in a run. as_words: words of the same letters are the same.
    """
    new_a, new_b = _new(a, literal_a), _new(b, literal_b)
    elsewhere = _in_both(_keys(a, new_a), _keys(b, new_b))
    moved = tuple(passage for passage in passages if passage.moved)
    kept_a, kept_b = _kept_numbers(a, literal_a), _kept_numbers(b, literal_b)
    few = min(len(kept_a), len(kept_b))
    return Changes(
        only_a=len(new_a) - elsewhere,
        only_b=len(new_b) - elsewhere,
        moved=moved,
        moved_lines=bool(moved) and _whole_lines(a, [passage.a for passage in moved]),
        moved_sentences=elsewhere,
        edits=edits_inside(a, b, passages, new_a, new_b, as_words=as_words),
        numbers=few,
        numbers_changed=1 - float(min(kept_a.mean(), kept_b.mean())) if few else 0.0,
    )


def _new(analysis: Analysis, literal: Marks) -> Stretches:
    """The sentences that the passages do not hold."""
    spans = sentences(analysis.text, analysis.units)
    before = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(literal)])
    shared, sizes = before[spans.last] - before[spans.first], spans.last - spans.first
    return spans.take(shared < _KEPT * sizes)


def _keys(analysis: Analysis, spans: Stretches) -> NDArray[np.uint64]:
    """One number a sentence, equal for sentences of the same units."""
    # sums of 64-bit hashes wrap around, and so do their differences
    before = np.concatenate([np.zeros(1, dtype=np.uint64), np.cumsum(analysis.units.hashes, dtype=np.uint64)])
    keys: NDArray[np.uint64] = before[spans.last] - before[spans.first]
    return keys


def _in_both(a: NDArray[np.uint64], b: NDArray[np.uint64]) -> int:
    """How many can be paired off with an equal one."""
    values_a, counts_a = np.unique(a, return_counts=True)
    values_b, counts_b = np.unique(b, return_counts=True)
    _, in_a, in_b = np.intersect1d(values_a, values_b, assume_unique=True, return_indices=True)
    return int(np.minimum(counts_a[in_a], counts_b[in_b]).sum())


def _kept_numbers(analysis: Analysis, literal: Marks) -> Marks:
    """For each number of the text, whether it stands in a run."""
    starts = [match.start() for match in _NUMBER.finditer(analysis.text)]
    if not starts or not len(analysis.units):
        return np.zeros(0, dtype=np.bool_)
    unit = np.searchsorted(analysis.units.starts, starts, side="right") - 1
    return literal[np.maximum(unit, 0)]


def _whole_lines(a: Analysis, spans: Sequence[Span]) -> bool:
    """Whether each span takes up the best part of the lines that it touches."""
    all_lines = lines(a.text, a.units)
    first = np.searchsorted(all_lines.ends, [span.start for span in spans], side="right")
    last = np.searchsorted(all_lines.starts, [span.end for span in spans]) - 1
    lengths = all_lines.ends[last] - all_lines.starts[first]
    return bool((np.array([len(span) for span in spans]) >= _OF_A_LINE * lengths).all())
