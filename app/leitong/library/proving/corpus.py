"""What must be known of all prints at once so that candidates are found: who has the same text, and inverted lists.

A corpus is told which prints come and go, and then which pairs may be other ones than before: those of texts that came,
and of texts that hold a run which has become more common or rarer by so much that it weighs another amount. So a few
changes cost about as much as the texts around them, and the outcome is that of looking at everything (held by a test).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from leitong.library.proving.candidates import Candidates, among_all, among_some, weights_of
from leitong.library.proving.crowds import MOST_TEXTS_OF_RUN, crowded_pairs, texts_of
from leitong.library.proving.postings import Postings, packed, runs_in
from leitong.library.sketching.sketches import Sketch, units_key

Places = NDArray[np.int64]
Marks = NDArray[np.bool_]
Runs = NDArray[np.uint64]

# where more than one text in so many is to be looked at, it is quicker to look at all lists
_FEW = 8
_NOTHING, _CROWDED = 254, 255


@dataclass(frozen=True, slots=True)
class Light:
    """content: digest of the letters. units_key: digest of the units. length: how many units.

    order: SHA-256 and suffix of the file; of prints with the same text in as many units the lowest stands for all.
    """

    content: bytes | None
    units_key: bytes | None
    length: int
    order: bytes


def light(sketch: Sketch, order: bytes) -> Light:
    content = None if sketch.content is None else bytes.fromhex(sketch.content)
    return Light(content, units_key(sketch.units, sketch.stamps), sketch.units.size, order)


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
    _lights: dict[int, Light] = field(default_factory=dict)
    _alike: dict[bytes, tuple[int, ...]] = field(default_factory=dict)
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
            group = self._group(number)
            touched |= group
            self._part(number, self._lights.pop(number))
            touched.discard(number)
            self._unwanted.add(number)
        for id_, one in come.items():
            number = self._numbers[id_] = len(self._ids)
            self._ids.append(id_)
            self._lights[number] = one
            if self._join(number, one):
                touched.add(number)
            else:
                # nobody has its text, as is mostly so
                self._regrouped.add(number)
                self._wanted.add(number)
        while touched:
            group = self._group(touched.pop())
            touched -= group
            self._regrouped |= group
            first = self._first(group)
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
        return Around(self._marked(self._firsts({self._numbers[one] for one in prints})), self._crowd())

    def changed(self) -> Around:
        """The texts whose pairs may be other ones than before: all that came since, and those around them."""
        marks = self._marked(self._came | self._firsts(self._regrouped & self._lights.keys()))
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
        places[some] = self._in_order(some)
        return found.turned(places).at(np.array(self._ids, dtype=np.int64))

    def equal(self, marks: Marks) -> Iterator[tuple[int, int]]:
        """(first, other) prints of the same text, of all whose first is marked."""
        for first in np.flatnonzero(marks).tolist():
            for other in sorted(self._group(first) - {first}):
                yield self._ids[first], self._ids[other]

    def prints(self, marks: Marks) -> list[int]:
        """The prints of the marked texts."""
        return [
            self._ids[one] for first in np.flatnonzero(marks).tolist() for one in sorted(self._group(first))
        ]

    def _marked(self, numbers: Iterable[int]) -> Marks:
        marks = np.zeros(len(self._ids), dtype=bool)
        marks[np.fromiter(numbers, dtype=np.int64)] = True
        return marks

    def _crowd(self) -> Places:
        lengths = np.zeros(len(self._ids), dtype=np.int64)
        for number, one in self._lights.items():
            lengths[number] = one.length
        return crowded_pairs(self._postings, lengths, self._in_order)

    def _in_order(self, numbers: Places) -> Places:
        """The place of each among these, by what is in their files."""
        orders = [self._lights[number].order for number in numbers.tolist()]
        places = np.empty(numbers.size, dtype=np.int64)
        places[sorted(range(len(orders)), key=orders.__getitem__)] = np.arange(numbers.size)
        return places

    def _first(self, group: set[int]) -> int:
        """Who stands for all with the same text: one that is cut into as many units as most of them are.

        The words of a scan may be torn apart, and those of a copy without its marks have run together.
        """
        if len(group) == 1:
            return next(iter(group))
        copies = Counter(self._lights[number].length for number in group)

        def place(number: int) -> tuple[int, int, bytes]:
            one = self._lights[number]
            return -copies[one.length], one.length, one.order

        return min(group, key=place)

    def _firsts(self, numbers: set[int]) -> set[int]:
        """Who stands for each of these texts."""
        rest, firsts = set(numbers), set()
        while rest:
            group = self._group(rest.pop())
            rest -= group
            firsts.add(self._first(group))
        return firsts

    def _group(self, number: int) -> set[int]:
        """All that have the same letters or the same units as this, or as one that has."""
        found, waiting = {number}, [number]
        while waiting:
            one = self._lights[waiting.pop()]
            for key in (one.content, one.units_key):
                if key is not None:
                    others = self._alike[key]
                    if len(others) > 1:
                        new = set(others) - found
                        found |= new
                        waiting += new
        return found

    def _join(self, number: int, one: Light) -> bool:
        """Let others be told of this text; whether it is that of another."""
        known = False
        for key in (one.content, one.units_key):
            if key is not None:
                others = self._alike.get(key, ())
                known |= bool(others)
                self._alike[key] = (*others, number)
        return known

    def _part(self, number: int, one: Light) -> None:
        for key in (one.content, one.units_key):
            if key is not None:
                rest = tuple(other for other in self._alike[key] if other != number)
                if rest:
                    self._alike[key] = rest
                else:
                    del self._alike[key]


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
