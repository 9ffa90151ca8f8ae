"""From the prints of a library to its proved pairs, in steps, with few texts in memory at a time.

All prints are known by their samples; texts are read where candidates are proved. What two texts share is measured
once. What is common among all texts is not known before all are read, so that pairs found earlier are judged again at
the end, from what was measured: the outcome is the same in whatever order, and how often, files were read.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Kind
from leitong.library.proving.candidates import Candidates
from leitong.library.proving.corpus import Light, Plan, last_places, lights_of, planned
from leitong.library.proving.known_pairs import KnownPairs
from leitong.library.proving.measured import Measured, measured
from leitong.library.proving.proof import NOTHING, Look, Proved, Sides, doubtful, kinds_by_shares, proved
from leitong.library.records import PrintPair
from leitong.library.sketching.sketches import Sketch, gathered
from leitong.library.sketching.templates import Template, template_of, without
from leitong.library.storage.store import Store

Places = NDArray[np.int64]
Steps = Generator[Callable[[], Any], Any, None]
"""Gives one piece of work after the other, which may be done in another thread, and is sent what came of it."""

_PAIRS_AT_ONCE = 1024
_KNOWN_AT_ONCE = 16 * _PAIRS_AT_ONCE
_PRINTS_AT_ONCE = 512
_SAVED_AT_ONCE = 4096
_TEXTS_KEPT = 8192


def finish(steps: Steps) -> None:
    """Do all the work at once, here."""
    outcome = None
    try:
        while True:
            outcome = steps.send(outcome)()
    except StopIteration:
        return


class Matcher:
    """Matches what is not matched yet. One thread at a time uses the store: the one that goes through the steps.

    total: prints that are matched in this go, and done: how many of them. pairs: how many were stored.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._gone_through: set[int] = set()
        self.total = self.done = self.pairs = 0
        self._begin(None)

    def _begin(self, template: Template | None) -> None:
        """Know nothing yet. template: what is taken out of all texts."""
        self._template = template
        self._lights: dict[int, Light] = {}
        self._texts: dict[int, Sketch] = {}
        self._known = KnownPairs()

    def early(self) -> Steps:
        """Store the pairs that are seen among what was read so far. Only for libraries without templates.

        Ends by itself where what it works on is no longer there.
        """
        rows = yield from self._in_order()
        new = {id_ for id_, matched in rows if not matched} - self._gone_through
        self._gone_through |= new
        yield from self._matched([id_ for id_, _ in rows], new, early=True)

    def all(self) -> Steps:
        """Store the pairs of all that is not matched, and drop the early ones that do not hold."""
        store = self._store
        store.match_all_if_templates_changed()
        self.total, self.done, self.pairs = store.waiting(), 0, 0
        if not self.total:
            return
        templates = store.templates()
        if templates or self._template is not None:
            rows_of = store.sketches_of(templates)
            self._begin(template_of(row.sketch for row in rows_of) if templates else None)
        store.begin_matching()
        rows = yield from self._in_order()
        ids = [id_ for id_, _ in rows if id_ not in set(templates)] if templates else [id_ for id_, _ in rows]
        yield from self._matched(ids, {id_ for id_, matched in rows if not matched}, early=False)
        store.end_matching()
        self.done = self.total

    def _in_order(self) -> Generator[Callable[[], Any], Any, list[tuple[int, bool]]]:
        rows: list[tuple[int, bool]] = []
        for some in self._store.in_order():
            rows += some
            yield _nothing
        return rows

    def _matched(self, ids: list[int], new: set[int], *, early: bool) -> Steps:
        if not (yield from self._lit(ids)):
            return
        marks = np.fromiter(map(new.__contains__, ids), dtype=bool, count=len(ids))
        plan: Plan = yield partial(planned, [self._lights[id_] for id_ in ids], marks)
        equal = (PrintPair(ids[a], ids[b], Kind.SAME_TEXT, 1.0, 1.0, 1.0, 1.0) for a, b in plan.equal)
        while some := list(islice(equal, _SAVED_AT_ONCE)):
            self._save(some, early=early)
            yield _nothing
        found = plan.found.at(np.array(ids, dtype=np.int64))
        last = np.sort(last_places(plan.found, len(ids))[marks])
        del plan
        for block in self._blocks(found):
            outcome: Proved | None = yield from self._proved(found.take(block))
            if outcome is None:
                return
            self._save(list(_pairs(outcome)), early=early)
            if not early:
                self.done = int(np.searchsorted(last, block.stop, side="right"))

    def _save(self, pairs: Sequence[PrintPair], *, early: bool) -> None:
        self._store.save_pairs(pairs, early=early)
        self.pairs += 0 if early else len(pairs)

    def _lit(self, ids: Iterable[int]) -> Generator[Callable[[], Any], Any, bool]:
        """Know all of these by their samples; False if one is not there."""
        missing = iter([id_ for id_ in ids if id_ not in self._lights])
        while some := list(islice(missing, _PRINTS_AT_ONCE)):
            texts = self._read(some)
            if len(texts) < len(some):
                return False
            lights = yield partial(lights_of, texts.values())
            self._lights.update(zip(texts, lights, strict=True))
        return True

    def _read(self, ids: Iterable[int]) -> dict[int, Sketch]:
        rows = self._store.sketches_of(ids)
        template = self._template
        return {row.id: row.sketch if template is None else without(row.sketch, template) for row in rows}

    def _blocks(self, found: Candidates) -> Iterator[slice]:
        """Ranges of pairs that are proved together, of about the same work."""
        work = np.where(self._known.has(found.a, found.b), 1.0 / _KNOWN_AT_ONCE, 1.0 / _PAIRS_AT_ONCE)
        heaps = np.floor(np.cumsum(work)).astype(np.int64)
        starts = np.flatnonzero(np.append(True, np.diff(heaps) > 0)[: heaps.size])
        for start, stop in zip(starts.tolist(), [*starts[1:].tolist(), len(found)], strict=False):
            yield slice(start, stop)

    def _proved(self, found: Candidates) -> Generator[Callable[[], Any], Any, Proved | None]:
        """What remains of these candidates, by the numbers of their prints; None if one is not there."""
        unknown = np.flatnonzero(~self._known.has(found.a, found.b))
        if unknown.size:
            texts = self._texts_of(np.concatenate([found.a[unknown], found.b[unknown]]))
            if texts is None:
                return None
            measures: Measured = yield partial(_measured, texts, found.a[unknown], found.b[unknown])
            self._known.add(found.a[unknown], found.b[unknown], measures)
        measures = self._known.of(found.a, found.b)
        kinds = kinds_by_shares(found, measures)
        pairs = doubtful(found, measures, kinds)
        wanted = [
            pair for pair in pairs.tolist() if self._known.look(found, pair, kinds[pair] == NOTHING) is None
        ]
        if wanted:
            texts = self._texts_of(np.concatenate([found.a[wanted], found.b[wanted]]))
            if texts is None:
                return None
            looks: list[Look] = yield partial(_looks, texts, found.take(np.array(wanted)), kinds[wanted])
            self._known.add_looks(found, wanted, looks)
        known = {pair: self._known.look(found, pair, kinds[pair] == NOTHING) for pair in pairs.tolist()}
        return proved(found, measures, kinds, {pair: look for pair, look in known.items() if look})

    def _texts_of(self, ids: Places) -> dict[int, Sketch] | None:
        wanted = np.unique(ids).tolist()
        missing = [id_ for id_ in wanted if id_ not in self._texts]
        if missing:
            if len(self._texts) + len(missing) > _TEXTS_KEPT:
                kept = {id_: self._texts[id_] for id_ in wanted if id_ in self._texts}
                self._texts = kept
            self._texts.update(self._read(missing))
        texts = {id_: self._texts[id_] for id_ in wanted if id_ in self._texts}
        return texts if len(texts) == len(wanted) else None


@dataclass(frozen=True, slots=True)
class _Block:
    """Texts end to end, and pairs of places in them."""

    a: Places
    b: Places


def _placed(texts: dict[int, Sketch], a: Places, b: Places) -> _Block:
    numbers = np.fromiter(texts, dtype=np.int64, count=len(texts))
    return _Block(np.searchsorted(numbers, a), np.searchsorted(numbers, b))


def _measured(texts: dict[int, Sketch], a: Places, b: Places) -> Measured:
    places = _placed(texts, a, b)
    return measured(gathered(list(texts.values())), places.a, places.b)


def _looks(texts: dict[int, Sketch], found: Candidates, kinds: Places) -> list[Look]:
    places = _placed(texts, found.a, found.b)
    sides = Sides(gathered(list(texts.values())))
    return [
        sides.look(a, b, undecided=kind == NOTHING)
        for a, b, kind in zip(places.a.tolist(), places.b.tolist(), kinds.tolist(), strict=True)
    ]


def _pairs(found: Proved) -> Iterator[PrintPair]:
    columns = (found.a, found.b, found.jaccard, found.a_in_b, found.b_in_a, found.alike)
    for pair, (a, b, *shares) in enumerate(zip(*(column.tolist() for column in columns), strict=True)):
        yield PrintPair(a, b, found.kind(pair), *shares)


def _nothing() -> None:
    """A step that only lets others have their turn."""
