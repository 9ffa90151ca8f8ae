"""The matches of a pair as a person goes through them: their order, the active one, and those left out."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from leitong.compare.comparison import Comparison, Passage
from leitong.presenters.script import ideographic
from leitong.spans import Span

EXCERPT = 120
KINDS = ("same", "edited", "moved")


@dataclass(frozen=True, slots=True)
class Row:
    """One match in the list. number: as shown, from 1. shared: units in both. excerpt: from A, one line.

    ideographic: its units are characters rather than words.
    """

    passage: int
    number: int
    kind: str
    moved: bool
    shared: int
    excerpt: str
    included: bool
    ideographic: bool


class Side:
    """The passages by their place in one text."""

    def __init__(self, spans: Sequence[Span]) -> None:
        self.spans = spans
        self.order = sorted(range(len(spans)), key=lambda index: (spans[index].start, spans[index].end))
        self._starts = [spans[index].start for index in self.order]
        # the furthest end so far: where it lies before a place, nothing earlier reaches that place
        self._reach = list(accumulate((spans[index].end for index in self.order), max))

    def within(self, start: int, end: int) -> list[int]:
        """Passages that touch [start, end), in text order."""
        first = bisect_right(self._reach, start)
        last = bisect_right(self._starts, max(start, end - 1))
        return [index for index in self.order[first:last] if self.spans[index].end > start]

    def at(self, point: int) -> int | None:
        """The shortest passage that covers code point `point`."""
        covering = self.within(point, point + 1)
        return min(covering, key=lambda index: len(self.spans[index]), default=None)

    def following(self, passage: int | None, step: int, among: frozenset[int] | None = None) -> int | None:
        """The next (step 1) or previous (−1) passage in text order, round the ends; from None the first or last."""
        order = self.order if among is None else [index for index in self.order if index in among]
        if not order:
            return None
        if passage is None or passage not in order:
            return order[0] if step > 0 else order[-1]
        return order[(order.index(passage) + step) % len(order)]


class Matches:
    """What the match list, the panes and the ribbon agree on."""

    def __init__(self, comparison: Comparison) -> None:
        self._comparison = comparison
        self.a = Side([passage.a for passage in comparison.passages])
        self.b = Side([passage.b for passage in comparison.passages])
        self.active: int | None = None
        self.excluded: frozenset[int] = frozenset()
        self.kinds: frozenset[str] = frozenset(KINDS)

    def __len__(self) -> int:
        return len(self._comparison.passages)

    @property
    def passages(self) -> tuple[Passage, ...]:
        return self._comparison.passages

    def side(self, side: str) -> Side:
        return self.a if side == "a" else self.b

    def step(self, step: int, side: str) -> int | None:
        """Make the next or previous listed match of a side active, and return it."""
        self.active = self.side(side).following(self.active, step, frozenset(self.listed()))
        return self.active

    def include(self, passage: int, included: bool) -> None:
        self.excluded = self.excluded - {passage} if included else self.excluded | {passage}

    def listed(self) -> list[int]:
        """Passages whose kind is asked for, in the order of A."""
        if self.kinds == frozenset(KINDS):
            return self.a.order
        return [index for index in self.a.order if kind_of(self.passages[index]) in self.kinds]

    def counts(self) -> dict[str, int]:
        """How many matches of each of `KINDS`."""
        found = dict.fromkeys(KINDS, 0)
        for passage in self.passages:
            found[kind_of(passage)] += 1
        return found

    def row(self, passage: int) -> Row:
        """What the list of matches tells of a passage."""
        match = self.passages[passage]
        end = min(match.a.end, match.a.start + 2 * EXCERPT)
        beginning = excerpt(self._comparison.a.text[match.a.start : end])
        return Row(
            passage,
            passage + 1,
            match.kind,
            match.moved,
            match.shared,
            beginning,
            passage not in self.excluded,
            ideographic(beginning),
        )


def kind_of(passage: Passage) -> str:
    """One of `KINDS`: a moved passage is listed as moved, whether edited or not."""
    return "moved" if passage.moved else passage.kind


def excerpt(text: str) -> str:
    """The beginning of a text on one line."""
    line = " ".join(text.split())
    return line if len(line) <= EXCERPT else line[: EXCERPT - 1] + "…"
