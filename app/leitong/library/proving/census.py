"""The corpus kept in step with a library: what its prints were when pairs were judged last, and what they are now."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from itertools import islice
from typing import Any

from leitong.library.proving.corpus import Around, Corpus, Relisted
from leitong.library.proving.lights import Light, light
from leitong.library.proving.steps import Work
from leitong.library.proving.texts import Texts
from leitong.library.records import DroppedPrint, LightRow

_PRINTS_AT_ONCE = 512


class Census:
    """orders: which print each number stands for, as bytes; all that are met are added."""

    def __init__(self, texts: Texts, orders: dict[int, bytes]) -> None:
        self._texts = texts
        self._orders = orders
        self._back: set[int] = set()
        self.corpus = Corpus()

    def rows(self) -> Generator[Work, Any, dict[int, bool]]:
        """Whether each of the current prints is matched."""
        rows: dict[int, bool] = {}
        for some in self._texts.store.in_order():
            rows.update(some)
            yield None
        return rows

    def taken(self, rows: Mapping[int, bool]) -> Generator[Work, Any, bool]:
        """Know first the corpus that all stored pairs were judged in, and then what there is now; False if a print is
        not there.
        """
        return (yield from self._settled(rows)) and (yield from self._changed(set(rows)))

    def _settled(self, rows: Mapping[int, bool]) -> Generator[Work, Any, bool]:
        dropped = self._texts.store.dropped()
        judged = {id_ for id_, matched in rows.items() if matched}.union(one.id for one in dropped)
        self._back = {one.id for one in dropped if one.id in rows}
        if self.corpus.judged == judged:
            return True
        self.corpus = Corpus()
        went = {one.id: self._texts.seen(one.sketch) for one in dropped}
        lights = {one.id: light(went[one.id], _order_of(one)) for one in dropped}
        self._remember(lights)
        self.corpus.change(lights, ())
        if not (yield from self._lit(judged - went.keys())):
            return False
        here = [one for one in self.corpus.wanted if one in went]
        self.corpus.list_({one: went[one].sample for one in here})
        if not (yield from self._listed()):
            return False
        around: Around = yield self.corpus.everything
        self.corpus.settle(around.crowded)
        return True

    def _changed(self, now: set[int]) -> Generator[Work, Any, bool]:
        there = self.corpus.ids & (now - self._back)
        self.corpus.change({}, self.corpus.ids - there)
        return (yield from self._lit(now - there)) and (yield from self._listed())

    def _lit(self, prints: Iterable[int]) -> Generator[Work, Any, bool]:
        """Know which of these have the same text; False if one is not there."""
        rest = iter(sorted(prints))
        while some := list(islice(rest, _PRINTS_AT_ONCE)):
            rows = self._texts.store.lights_of(some)
            if self._texts.template is None:
                lights = {one.id: _light_of(one) for one in rows}
            else:
                orders = {one.id: _order_of(one) for one in rows}
                lights = {id_: light(one, orders[id_]) for id_, one in self._texts.read(some).items()}
            if len(lights) < len(some):
                return False
            self._remember(lights)
            self.corpus.change(lights, ())
            yield None
        return True

    def _remember(self, lights: Mapping[int, Light]) -> None:
        self._orders.update((id_, one.order) for id_, one in lights.items())

    def _listed(self) -> Generator[Work, Any, bool]:
        """List all that is wanted; False if one is not there."""
        rest = iter(self.corpus.wanted)
        while some := list(islice(rest, _PRINTS_AT_ONCE)):
            if self._texts.template is None:
                samples = self._texts.store.samples_of(some)
            else:
                samples = {id_: one.sample for id_, one in self._texts.read(some).items()}
            if len(samples) < len(some):
                return False
            self.corpus.list_(samples)
            yield None
        lists: Relisted = yield self.corpus.relisted
        self.corpus.take(lists)
        return True


def order_of(sha256: str, suffix: str) -> bytes:
    """What decides which of prints with the same text in as many units stands for all."""
    return bytes.fromhex(sha256) + suffix.encode("utf-8", "surrogatepass")


def _light_of(row: LightRow) -> Light:
    content = None if row.content is None else bytes.fromhex(row.content)
    return Light(content, row.units_key, row.length, _order_of(row))


def _order_of(row: LightRow | DroppedPrint) -> bytes:
    return order_of(row.sha256, row.suffix)
