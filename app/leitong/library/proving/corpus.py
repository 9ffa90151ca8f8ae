"""What must be known of all prints at once so that candidates are found: who has the same text, and inverted lists.

A corpus is told which prints come and go, and then which pairs may be other ones than before: those of texts that came,
and of texts that hold a run which has become more common or rarer by so much that it weighs another amount. So a few
changes cost about as much as the texts around them, and the outcome is that of looking at everything (held by a test).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from leitong.library.proving.candidates import Candidates, among_all, among_some, weights_of
from leitong.library.proving.crowds import MOST_TEXTS_OF_RUN, crowded_pairs, texts_of
from leitong.library.proving.lights import Light, Lights
from leitong.library.proving.postings import Postings, packed, runs_in

Places = NDArray[np.int64]
Marks = NDArray[np.bool_]
Runs = NDArray[np.uint64]

# where more than one text in so many is to be looked at, it is quicker to look at all lists
_FEW = 8
_NOTHING, _CROWDED = 254, 255


@dataclass(frozen=True, slots=True)
class Around:
    """Texts whose pairs are asked for. marks: shape (texts,). crowded: pairs of texts made of crowded runs."""

    marks: Marks
    crowded: Places


@dataclass(frozen=True, slots=True)
class Relisted:
    """Lists as they are to be. gone: postings of texts that went since the last time."""

    postings: Postings
    gone: NDArray[np.uint64]


@dataclass(slots=True)
class Corpus:
    """All prints have numbers of their own within it, which are never given anew.

    What takes long changes nothing, so that it may be done in another thread, and given up: `relisted`, `changed`,
    `everything`, `some` and `candidates`.
    """

    _numbers: dict[int, int] = field(default_factory=dict)
    _ids: list[int] = field(default_factory=list)
    _lights: Lights = field(default_factory=Lights)
    _listed: set[int] = field(default_factory=set)
    _wanted: set[int] = field(default_factory=set)
    _unwanted: set[int] = field(default_factory=set)
    _regrouped: set[int] = field(default_factory=set)
    _came: set[int] = field(default_factory=set)
    _gone: list[NDArray[np.uint64]] = field(default_factory=list)
    _waiting: list[NDArray[np.uint64]] = field(default_factory=list)
    _postings: Postings = field(default_factory=lambda: Postings(np.empty(0, dtype=np.uint64)))
    _crowded: Places = field(default_factory=lambda: np.empty(0, dtype=np.int64))
    _judged: frozenset[int] = frozenset()

    @property
    def judged(self) -> frozenset[int]:
        """The prints that there were when `settle` was called last."""
        return self._judged

    @property
    def ids(self) -> set[int]:
        return set(self._numbers)

    def change(self, come: Mapping[int, Light], go: Iterable[int]) -> None:
        """Prints come and go. Then `wanted` are to be listed."""
        touched: set[int] = set()
        for id_ in go:
            number = self._numbers.pop(id_)
            group = self._lights.group(number)
            touched |= group
            self._lights.drop(number)
            touched.discard(number)
            self._unwanted.add(number)
        for id_, one in come.items():
            number = self._numbers[id_] = len(self._ids)
            self._ids.append(id_)
            if self._lights.add(number, one):
                touched.add(number)
            else:
                # nobody has its text, as is mostly so
                self._regrouped.add(number)
                self._wanted.add(number)
        while touched:
            group = self._lights.group(touched.pop())
            touched -= group
            self._regrouped |= group
            first = self._lights.first(group)
            self._unwanted |= group - {first}
            self._unwanted.discard(first)
            self._wanted -= group
            if first not in self._listed:
                self._wanted.add(first)
        self._wanted -= self._unwanted

    @property
    def wanted(self) -> list[int]:
        """The prints that speak for their text and are not listed yet."""
        return [self._ids[number] for number in sorted(self._wanted)]

    def list_(self, samples: Mapping[int, Runs]) -> None:
        """Take the sampled runs of some of `wanted`."""
        numbers = [self._numbers[id_] for id_ in samples]
        self._waiting.append(
            packed(
                np.concatenate([np.empty(0, dtype=np.uint64), *samples.values()]),
                np.repeat(np.array(numbers, dtype=np.int64), [one.size for one in samples.values()]),
            )
        )
        self._wanted.difference_update(numbers)
        self._listed.update(numbers)
        self._came.update(numbers)

    def relisted(self) -> Relisted:
        """The lists brought up to date, once nothing is wanted; for `take`."""
        out = self._marked(self._unwanted)
        known = self._marked((self._unwanted & self._listed) - self._came)
        gone = self._postings.of(known) if known.any() else np.empty(0, dtype=np.uint64)
        new = np.concatenate([np.empty(0, dtype=np.uint64), *self._waiting])
        # each part is in order, which this sort makes use of
        new.sort(kind="stable")
        return Relisted(self._postings.changed(out, Postings(new).without(out).packed), gone)

    def take(self, lists: Relisted) -> None:
        self._postings = lists.postings
        self._gone.append(lists.gone)
        self._waiting.clear()
        self._listed -= self._unwanted
        self._came -= self._unwanted
        self._unwanted.clear()

    def settle(self, crowded: Places) -> None:
        """From now on changes are told beside what there is now. crowded: as it was told last."""
        self._crowded = crowded
        self._judged = frozenset(self._numbers)
        self._came.clear()
        self._gone.clear()
        self._regrouped.clear()

    def everything(self) -> Around:
        return Around(self._marked(self._listed), self._crowd())

    def some(self, prints: Iterable[int]) -> Around:
        """The texts of some prints."""
        return Around(
            self._marked(self._lights.firsts({self._numbers[one] for one in prints})), self._crowd()
        )

    def changed(self) -> Around:
        """The texts whose pairs may be other ones than before: all that came since, and those around them."""
        marks = self._marked(self._came | self._lights.firsts(self._regrouped))
        came = _counted(self._postings.of(self._marked(self._came)))
        gone = _counted(np.concatenate([np.empty(0, dtype=np.uint64), *self._gone]))
        runs = np.union1d(came[0], gone[0])
        starts, now = self._postings.lists(runs)
        before = now - _count_of(runs, came) + _count_of(runs, gone)
        other = np.flatnonzero(_weigh(before) != _weigh(now))
        marks[self._postings.texts[_expanded(starts[other], now[other])]] = True
        crowded = self._crowded
        if (np.maximum(before, now) > MOST_TEXTS_OF_RUN).any():
            crowded = self._crowd()
            for texts in texts_of(np.setxor1d(crowded, self._crowded)):
                marks[texts] = True
        return Around(marks & self._marked(self._listed), crowded)

    def candidates(self, around: Around) -> Candidates:
        """The pairs of the marked texts that share enough, by the numbers of their prints, the earlier text first."""
        count, marks = len(self._ids), around.marks
        if _FEW * int(marks.sum()) > len(self._listed):
            found = among_all(
                self._postings, count, around.crowded, None if marks.sum() == len(self._listed) else marks
            )
        else:
            found = among_some(self._postings, around.crowded, marks)
        some = np.union1d(found.a, found.b)
        places = np.zeros(count, dtype=np.int64)
        places[some] = self._lights.in_order(some)
        return found.turned(places).at(np.array(self._ids, dtype=np.int64))

    def equal(self, marks: Marks) -> Iterator[tuple[int, int]]:
        """(first, other) prints of the same text, of all whose first is marked."""
        for first in np.flatnonzero(marks).tolist():
            for other in sorted(self._lights.group(first) - {first}):
                yield self._ids[first], self._ids[other]

    def prints(self, marks: Marks) -> list[int]:
        """The prints of the marked texts."""
        return [
            self._ids[one]
            for first in np.flatnonzero(marks).tolist()
            for one in sorted(self._lights.group(first))
        ]

    def _marked(self, numbers: Iterable[int]) -> Marks:
        marks = np.zeros(len(self._ids), dtype=bool)
        marks[np.fromiter(numbers, dtype=np.int64)] = True
        return marks

    def _crowd(self) -> Places:
        return crowded_pairs(self._postings, self._lights.lengths(len(self._ids)), self._lights.in_order)


def _counted(postings: NDArray[np.uint64]) -> tuple[Runs, Places]:
    """The runs, and how many texts each of them lists."""
    return np.unique(runs_in(postings), return_counts=True)


def _count_of(runs: Runs, counted: tuple[Runs, Places]) -> Places:
    """How often each of the runs was counted. runs: all that were, and others; ascending."""
    counts = np.zeros(runs.size, dtype=np.int64)
    counts[np.searchsorted(runs, counted[0])] = counted[1]
    return counts


def _weigh(texts: Places) -> NDArray[np.uint8]:
    """What a run of so many texts does: all with the same number do the same."""
    weights = weights_of(texts)
    weights[texts == 0] = _NOTHING
    weights[texts > MOST_TEXTS_OF_RUN] = _CROWDED
    return weights


def _expanded(starts: Places, sizes: Places) -> Places:
    """All places in some lists."""
    after = np.cumsum(sizes)
    return np.repeat(starts - after + sizes, sizes) + np.arange(int(after[-1]) if after.size else 0)
