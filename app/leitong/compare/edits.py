"""What differs around shared runs: words exchanged, left out, inserted and rewritten."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Passage
from leitong.compare.sentences import Stretches
from leitong.spans import Span
from leitong.words.normalise import letters

if TYPE_CHECKING:
    from leitong.analysis import Analysis
    from leitong.words.token import Units, Words

Places = NDArray[np.int64]
Marks = NDArray[np.bool_]

# longer exchanges are rewritten stretches, not words
_WORDS = 6
# share of letters that two spellings of a few words have in common
_SPELT_ALIKE = 0.7
_LONGEST_SPELT = 60
_DIGITS = re.compile(r"\d+")


class Exchange(NamedTuple):
    """A few words of A in whose place B has others. was, now: both as shown, in whole words."""

    was: str
    now: str

    @property
    def of_numbers(self) -> bool:
        """Whether a number became another one; that its digits are set apart otherwise does not count."""
        was, now = _DIGITS.findall(self.was), _DIGITS.findall(self.now)
        return bool(was and now) and "".join(was) != "".join(now)

    @property
    def of_spelling(self) -> bool:
        """Mostly the same letters in the same order: a typing error, or one of a scanner."""
        return (
            max(len(self.was), len(self.now)) <= _LONGEST_SPELT
            and SequenceMatcher(None, self.was.casefold(), self.now.casefold(), autojunk=False).ratio()
            >= _SPELT_ALIKE
        )

    @property
    def of_names(self) -> bool:
        """Capitalised in both texts, so mostly a name; Chinese does not show its names."""
        return self.was[:1].isupper() and self.now[:1].isupper()

    @property
    def of_a_form(self) -> bool:
        """A number for a number, or a name for a name: what is filled in anew."""
        return self.of_numbers or (self.of_names and not self.of_spelling)


@dataclass(frozen=True, slots=True)
class Edits:
    """deletions: in A, what B has not. insertions: in B. rewritten: longer stretches, in A and B.

    spaces: how many exchanges are of white space alone; they are not among the others.
    """

    exchanges: tuple[Exchange, ...]
    deletions: tuple[Span, ...]
    insertions: tuple[Span, ...]
    rewritten: tuple[tuple[Span, Span], ...]
    spaces: int = 0


@dataclass(frozen=True, slots=True)
class _Side:
    """One text's gaps: half-open ranges of units, and of code points, each int64, shape (n,)."""

    first: Places
    last: Places
    starts: Places
    ends: Places

    @property
    def sizes(self) -> Places:
        return self.last - self.first

    def take(self, chosen: Marks) -> _Side:
        return _Side(self.first[chosen], self.last[chosen], self.starts[chosen], self.ends[chosen])

    def spans(self, chosen: Marks) -> tuple[Span, ...]:
        return tuple(map(Span, self.starts[chosen].tolist(), self.ends[chosen].tolist()))


def edits_inside(
    a: Analysis,
    b: Analysis,
    passages: Sequence[Passage],
    new_a: Stretches,
    new_b: Stretches,
    *,
    as_words: bool = True,
) -> Edits:
    """Read the edits off the gaps between runs. Nothing is an edit where the texts share no passage.

    new_a, new_b: sentences that the other text has not; what lies in one is told by it and left out here.
    as_words: words of the same letters are the same.
    """
    side_a, side_b = _gaps(a.units, b.units, len(a.text), len(b.text), passages)
    told_a, told_b = new_a.meet(side_a.starts, side_a.ends), new_b.meet(side_b.starts, side_b.ends)
    in_a, in_b = side_a.sizes > 0, side_b.sizes > 0
    few = np.maximum(side_a.sizes, side_b.sizes) <= _WORDS
    exchanged = in_a & in_b & few & ~(told_a & told_b)
    rewritten = in_a & in_b & ~few & ~told_a & ~told_b
    exchanges = _exchanges(a, b, side_a.take(exchanged), side_b.take(exchanged), as_words)
    visible = tuple(one for one in exchanges if one.was != one.now)
    return Edits(
        visible,
        side_a.spans(in_a & ~in_b & ~told_a),
        side_b.spans(in_b & ~in_a & ~told_b),
        tuple(zip(side_a.spans(rewritten), side_b.spans(rewritten), strict=True)),
        len(exchanges) - len(visible),
    )


def _gaps(
    units_a: Units, units_b: Units, end_a: int, end_b: int, passages: Sequence[Passage]
) -> tuple[_Side, _Side]:
    """What stands between each run and the next, within passages, between those that kept their order, and at the ends
    of the texts.
    """
    kept = _runs([passage for passage in passages if not passage.moved])
    moved = [passage for passage in passages if passage.moved]
    if len(kept):
        kept = np.vstack([np.zeros((1, 4), dtype=np.int64), kept, [(end_a, end_a, end_b, end_b)]])
    runs = _runs(moved)
    of_one = np.diff(np.repeat(np.arange(len(moved)), [len(passage.runs) for passage in moved])) == 0
    gaps_a, gaps_b = (kept[:-1, 1], kept[1:, 0]), (kept[:-1, 3], kept[1:, 2])
    still = ~(
        _hold(gaps_a, [passage.a for passage in moved]) | _hold(gaps_b, [passage.b for passage in moved])
    )
    return (
        _side(units_a, gaps_a, still, (runs[:-1, 1], runs[1:, 0]), of_one),
        _side(units_b, gaps_b, still, (runs[:-1, 3], runs[1:, 2]), of_one),
    )


def _runs(passages: Sequence[Passage]) -> Places:
    """Start and end in A, start and end in B of each run, shape (n, 4)."""
    rows = [(a.start, a.end, b.start, b.end) for passage in passages for a, b in passage.runs]
    return np.array(rows, dtype=np.int64).reshape(-1, 4)


def _hold(gaps: tuple[Places, Places], moved: list[Span]) -> Marks:
    """Whether a moved passage stands in each gap."""
    begun = np.searchsorted(np.sort([span.start for span in moved]), gaps[1])
    ended = np.searchsorted(np.sort([span.end for span in moved]), gaps[0], side="right")
    marks: Marks = begun > ended
    return marks


def _side(
    units: Units, kept: tuple[Places, Places], still: Marks, moved: tuple[Places, Places], of_one: Marks
) -> _Side:
    start, end = (np.concatenate([one[still], other[of_one]]) for one, other in zip(kept, moved, strict=True))
    first = np.searchsorted(units.starts, start)
    last = np.maximum(np.searchsorted(units.ends, end, side="right"), first)
    # a gap without units has no place in the text; 0 to 0 stands for it
    starts, ends = np.zeros_like(start), np.zeros_like(start)
    full = last > first
    starts[full], ends[full] = units.starts[first[full]], units.ends[last[full] - 1]
    return _Side(first, last, starts, ends)


def _exchanges(
    a: Analysis, b: Analysis, side_a: _Side, side_b: _Side, as_words: bool
) -> tuple[Exchange, ...]:
    """Both sides widened alike to the borders of words, where the texts around them agree."""
    left_a, right_a = _overhang(a.words, side_a)
    left_b, right_b = _overhang(b.words, side_b)
    left, right = np.maximum(left_a, left_b), np.maximum(right_a, right_b)
    # a unit for a unit is other letters; of more, a space may be all that differs
    certain = ((side_a.sizes == 1) & (side_b.sizes == 1)) | (not as_words)
    columns = (side_a.starts, side_a.ends, side_b.starts, side_b.ends, left, right, certain)
    done = []
    for start_a, end_a, start_b, end_b, before, after, differs in zip(
        *(column.tolist() for column in columns), strict=True
    ):
        head, tail = a.text[start_a - before : start_a], a.text[end_a : end_a + after]
        if head != b.text[start_b - before : start_b]:
            head = ""
        if tail != b.text[end_b : end_b + after]:
            tail = ""
        was, now = a.text[start_a:end_a], b.text[start_b:end_b]
        if differs or not _same_letters(was, now):
            done.append(Exchange(head + was + tail, head + now + tail))
    return tuple(done)


def _same_letters(was: str, now: str) -> bool:
    """Whether all that differs is white space and marks."""
    if unicodedata.is_normalized("NFKC", was + now):
        return _alnum(was) == _alnum(now)
    return letters(was) == letters(now)


def _alnum(text: str) -> str:
    """`letters` of a text that is in normal form, a hundred times as fast for the few of an exchange."""
    folded = text.casefold()
    return folded if folded.isalnum() else "".join(filter(str.isalnum, folded))


def _overhang(words: Words, side: _Side) -> tuple[Places, Places]:
    """How far the words at the edges of each gap stick out of it, in code points."""
    if not len(words):
        return np.zeros_like(side.starts), np.zeros_like(side.starts)
    first = np.searchsorted(words.starts, side.starts, side="right") - 1
    last = np.minimum(np.searchsorted(words.ends, side.ends), len(words) - 1)
    left = np.where((first >= 0) & (words.ends[first] > side.starts), side.starts - words.starts[first], 0)
    right = np.where(words.starts[last] < side.ends, words.ends[last] - side.ends, 0)
    return np.maximum(left, 0), np.maximum(right, 0)
