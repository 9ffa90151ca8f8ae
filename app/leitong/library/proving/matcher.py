"""From the prints of a library to its proved pairs, in steps, with few texts in memory at a time.

All prints are known by their samples; texts are read where candidates are proved. What two texts share is measured
once. What is common among all texts is not known before all are read, so that pairs found earlier are judged again at
the end, from what was measured: the outcome is the same in whatever order, and how often, files were read.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Kind
from leitong.library.proving.candidates import Candidates
from leitong.library.proving.corpus import Around, Corpus, Light, Relisted, light
from leitong.library.proving.known_pairs import KnownPairs
from leitong.library.proving.measured import Measured, measured
from leitong.library.proving.proof import Look, Proved, Sides, doubtful, kinds_by_shares, proved, unclear
from leitong.library.records import DroppedPrint, LightRow, PrintPair
from leitong.library.sketching.sketches import Sketch, gathered
from leitong.library.sketching.templates import Template, template_of, without
from leitong.library.storage.store import Store

Places = NDArray[np.int64]
Work = Callable[[], Any] | None
Steps = Generator[Work, Any, None]
"""Gives one piece of work after the other, which may be done in another thread, and is sent what came of it; None where
others may have their turn.
"""

_PAIRS_AT_ONCE = 1024
_KNOWN_AT_ONCE = 16 * _PAIRS_AT_ONCE
_PRINTS_AT_ONCE = 512
_SAVED_AT_ONCE = 4096
_TEXTS_KEPT = 4096


def finish(steps: Steps) -> None:
    """Do all the work at once, here."""
    outcome = None
    try:
        while True:
            work = steps.send(outcome)
            outcome = work() if work else None
    except StopIteration:
        return


class Matcher:
    """Matches what is not matched yet. One thread at a time uses the store: the one that goes through the steps.

    total: prints that are matched in this go, and done: how many of them. pairs: how many were stored.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._gone_through: set[int] = set()
        self._orders: dict[int, bytes] = {}
        self._back: set[int] = set()
        self.total = self.done = self.pairs = 0
        self._begin(None)

    def _begin(self, template: Template | None) -> None:
        """Know nothing yet. template: what is taken out of all texts."""
        self._template = template
        self._corpus = Corpus()
        self._texts: dict[int, Sketch] = {}
        self._known = KnownPairs()

    def go_on_with(self, store: Store) -> None:
        """Make use of what was learnt for the library as it is now, opened anew, whoever has written to it meanwhile.

        All is forgotten if a number is that of another print now, as in a library that was made anew, or where others
        have taken prints out and read more.
        """
        known = self._orders
        if any(
            known.get(id_, order) != order
            for id_, digest, suffix in store.origins()
            for order in (_order(digest, suffix),)
        ):
            self._gone_through.clear()
            self._orders = {}
            self._begin(None)
        store.give_no_number_up_to(max(self._orders, default=0))
        self._store = store

    def early(self) -> Steps:
        """Store the pairs that are seen among what was read so far. Only for libraries without templates.

        Ends by itself where what it works on is no longer there.
        """
        if self._template is not None:
            self._begin(None)
        rows = yield from self._rows()
        new = {id_ for id_, matched in rows.items() if not matched} - self._gone_through
        self._gone_through |= new
        if not (yield from self._settled(rows)) or not (yield from self._changed(set(rows))):
            return
        around: Around = yield partial(self._corpus.some, new)
        yield from self._judged(around, partial(self._store.save_pairs, early=True))

    def all(self) -> Steps:
        """Store the pairs of all that is not matched, and drop the early ones that do not hold.

        Pairs of matched prints are judged again where what came, or went since, has made their runs more common or
        rarer: what is stored in the end depends on what there is, and not on what there was before.
        """
        store = self._store
        store.match_all_if_templates_changed()
        store.leave_out_absent()
        self.total, self.done, self.pairs = store.waiting(), 0, 0
        if not self.total and not store.has_dropped():
            return
        templates = store.templates()
        if templates or self._template is not None:
            rows_of = store.sketches_of(templates)
            self._begin(template_of(row.sketch for row in rows_of) if templates else None)
        rows = yield from self._rows()
        for template in templates:
            rows.pop(template, None)
        if not (yield from self._settled(rows)) or not (yield from self._changed(set(rows))):
            return
        if self._corpus.judged:
            done = yield from self._again()
        else:
            done = yield from self._first_time()
        if done:
            self.done = self.total
        # what is matched next needs few of them
        self._texts = {}

    def _first_time(self) -> Generator[Work, Any, bool]:
        """All pairs, stored as they are found; those that are there hold until then."""
        self._store.begin_matching()
        around: Around = yield self._corpus.everything
        if not (yield from self._judged(around, self._save)):
            return False
        self._store.end_matching()
        self._corpus.settle(around.crowded)
        return True

    def _again(self) -> Generator[Work, Any, bool]:
        """The pairs that may be other ones now, stored together: half of them would be of no time at all."""
        around: Around = yield self._corpus.changed
        pairs: list[PrintPair] = []
        if not (yield from self._judged(around, pairs.extend)):
            return False
        self._store.end_judging(self._corpus.prints(around.marks), pairs)
        self._corpus.settle(around.crowded)
        self.pairs = len(pairs)
        return True

    def _rows(self) -> Generator[Work, Any, dict[int, bool]]:
        """Whether each of the current prints is matched."""
        rows: dict[int, bool] = {}
        for some in self._store.in_order():
            rows.update(some)
            yield None
        return rows

    def _settled(self, rows: Mapping[int, bool]) -> Generator[Work, Any, bool]:
        """Know the corpus that all stored pairs were judged in; False if one of its prints is not there."""
        dropped = self._store.dropped()
        judged = {id_ for id_, matched in rows.items() if matched}.union(one.id for one in dropped)
        self._back = {one.id for one in dropped if one.id in rows}
        if self._corpus.judged == judged:
            return True
        self._corpus = Corpus()
        went = {one.id: self._seen(one.sketch) for one in dropped}
        lights = {one.id: light(went[one.id], order_of(one)) for one in dropped}
        self._remember(lights)
        self._corpus.change(lights, ())
        if not (yield from self._lit(judged - went.keys())):
            return False
        here = [one for one in self._corpus.wanted if one in went]
        self._corpus.list_({one: went[one].sample for one in here})
        if not (yield from self._listed()):
            return False
        around: Around = yield self._corpus.everything
        self._corpus.settle(around.crowded)
        return True

    def _changed(self, now: set[int]) -> Generator[Work, Any, bool]:
        """Bring the corpus to what there is now; False if a print is not there."""
        there = self._corpus.ids & (now - self._back)
        self._corpus.change({}, self._corpus.ids - there)
        return (yield from self._lit(now - there)) and (yield from self._listed())

    def _lit(self, prints: Iterable[int]) -> Generator[Work, Any, bool]:
        """Know which of these have the same text; False if one is not there."""
        rest = iter(sorted(prints))
        while some := list(islice(rest, _PRINTS_AT_ONCE)):
            if self._template is None:
                lights = {one.id: _light_of(one) for one in self._store.lights_of(some)}
            else:
                orders = {one.id: order_of(one) for one in self._store.lights_of(some)}
                lights = {id_: light(one, orders[id_]) for id_, one in self._read(some).items()}
            if len(lights) < len(some):
                return False
            self._remember(lights)
            self._corpus.change(lights, ())
            yield None
        return True

    def _remember(self, lights: Mapping[int, Light]) -> None:
        """Which prints these numbers stand for."""
        self._orders.update((id_, one.order) for id_, one in lights.items())

    def _listed(self) -> Generator[Work, Any, bool]:
        """List all that is wanted; False if one is not there."""
        rest = iter(self._corpus.wanted)
        while some := list(islice(rest, _PRINTS_AT_ONCE)):
            if self._template is None:
                samples = self._store.samples_of(some)
            else:
                samples = {id_: one.sample for id_, one in self._read(some).items()}
            if len(samples) < len(some):
                return False
            self._corpus.list_(samples)
            yield None
        lists: Relisted = yield self._corpus.relisted
        self._corpus.take(lists)
        return True

    def _judged(self, around: Around, keep: Callable[[list[PrintPair]], None]) -> Generator[Work, Any, bool]:
        """Prove all pairs of the texts asked for, and keep them; False where a print is not there."""
        equal = (
            PrintPair(a, b, Kind.SAME_TEXT, 1.0, 1.0, 1.0, 1.0) for a, b in self._corpus.equal(around.marks)
        )
        while some := list(islice(equal, _SAVED_AT_ONCE)):
            keep(some)
            yield None
        found: Candidates = yield partial(_kept_together, self._corpus, around)
        for block in self._blocks(found):
            outcome: Proved | None = yield from self._proved(found.take(block))
            if outcome is None:
                return False
            keep(list(_pairs(outcome)))
            self.done = self.total * block.stop // len(found)
        return True

    def _save(self, pairs: list[PrintPair]) -> None:
        self._store.save_pairs(pairs)
        self.pairs += len(pairs)

    def _read(self, ids: Iterable[int]) -> dict[int, Sketch]:
        return {row.id: self._seen(row.sketch) for row in self._store.sketches_of(ids)}

    def _seen(self, sketch: Sketch) -> Sketch:
        return sketch if self._template is None else without(sketch, self._template)

    def _blocks(self, found: Candidates) -> Iterator[slice]:
        """Ranges of pairs that are proved together, of about the same work."""
        work = np.where(self._known.has(found.a, found.b), 1.0 / _KNOWN_AT_ONCE, 1.0 / _PAIRS_AT_ONCE)
        heaps = np.floor(np.cumsum(work)).astype(np.int64)
        starts = np.flatnonzero(np.append(True, np.diff(heaps) > 0)[: heaps.size])
        for start, stop in zip(starts.tolist(), [*starts[1:].tolist(), len(found)], strict=False):
            yield slice(start, stop)

    def _proved(self, found: Candidates) -> Generator[Work, Any, Proved | None]:
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
        aligned = unclear(measures, kinds)
        wanted = [pair for pair in pairs.tolist() if self._known.look(found, pair, aligned[pair]) is None]
        if wanted:
            texts = self._texts_of(np.concatenate([found.a[wanted], found.b[wanted]]))
            if texts is None:
                return None
            looks: list[Look] = yield partial(_looks, texts, found.take(np.array(wanted)), aligned[wanted])
            self._known.add_looks(found, wanted, looks)
        known = {pair: self._known.look(found, pair, aligned[pair]) for pair in pairs.tolist()}
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


def _looks(texts: dict[int, Sketch], found: Candidates, aligned: NDArray[np.bool_]) -> list[Look]:
    places = _placed(texts, found.a, found.b)
    sides = Sides(gathered(list(texts.values())))
    return [
        sides.look(a, b, unclear=laid)
        for a, b, laid in zip(places.a.tolist(), places.b.tolist(), aligned.tolist(), strict=True)
    ]


def _kept_together(corpus: Corpus, around: Around) -> Candidates:
    """The candidates, those of one heap of texts after the other, so that texts are read once or twice."""
    found = corpus.candidates(around)
    prints = np.union1d(found.a, found.b)
    a, b = np.searchsorted(prints, found.a), np.searchsorted(prints, found.b)
    heaps = np.arange(prints.size)
    while True:
        before = heaps
        heaps = heaps.copy()
        lowest = np.minimum(heaps[a], heaps[b])
        np.minimum.at(heaps, a, lowest)
        np.minimum.at(heaps, b, lowest)
        heaps = heaps[heaps]
        if (heaps == before).all():
            break
    return found.take(np.argsort(heaps[a], kind="stable"))


def _light_of(row: LightRow) -> Light:
    content = None if row.content is None else bytes.fromhex(row.content)
    return Light(content, row.units_key, row.length, order_of(row))


def order_of(row: LightRow | DroppedPrint) -> bytes:
    """What decides which of prints with the same text in as many units stands for all."""
    return _order(row.sha256, row.suffix)


def _order(sha256: str, suffix: str) -> bytes:
    return bytes.fromhex(sha256) + suffix.encode("utf-8", "surrogatepass")


def _pairs(found: Proved) -> Iterator[PrintPair]:
    columns = (found.a, found.b, found.jaccard, found.a_in_b, found.b_in_a, found.alike)
    for pair, (a, b, *shares) in enumerate(zip(*(column.tolist() for column in columns), strict=True)):
        yield PrintPair(a, b, found.kind(pair), *shares)
