"""Candidates are proved in blocks, and what two texts share is measured once, however often they are judged."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from leitong.library.proving.candidates import Candidates
from leitong.library.proving.known_pairs import KnownPairs
from leitong.library.proving.measured import Measured, measured
from leitong.library.proving.proof import Look, Proved, Sides, doubtful, kinds_by_shares, proved, unclear
from leitong.library.proving.steps import Work
from leitong.library.proving.texts import Texts
from leitong.library.sketching.sketches import Sketch, gathered

Places = NDArray[np.int64]

_PAIRS_AT_ONCE = 1024
_KNOWN_AT_ONCE = 16 * _PAIRS_AT_ONCE


class Prover:
    """Remembers the measures of all pairs that it was asked for."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._known = KnownPairs()

    def blocks(self, found: Candidates) -> Iterator[slice]:
        """Ranges of pairs that are proved together, of about the same work."""
        work = np.where(self._known.has(found.a, found.b), 1.0 / _KNOWN_AT_ONCE, 1.0 / _PAIRS_AT_ONCE)
        heaps = np.floor(np.cumsum(work)).astype(np.int64)
        starts = np.flatnonzero(np.append(True, np.diff(heaps) > 0)[: heaps.size])
        for start, stop in zip(starts.tolist(), [*starts[1:].tolist(), len(found)], strict=False):
            yield slice(start, stop)

    def proved(self, found: Candidates) -> Generator[Work, Any, Proved | None]:
        """What remains of these candidates, by the numbers of their prints; None if one is not there."""
        measures = yield from self._measures(found)
        if measures is None:
            return None
        kinds = kinds_by_shares(found, measures)
        pairs = doubtful(found, measures, kinds)
        looks = yield from self._looks(found, pairs, unclear(measures, kinds))
        return None if looks is None else proved(found, measures, kinds, looks)

    def _measures(self, found: Candidates) -> Generator[Work, Any, Measured | None]:
        unknown = np.flatnonzero(~self._known.has(found.a, found.b))
        if unknown.size:
            a, b = found.a[unknown], found.b[unknown]
            texts = self._texts.of(np.concatenate([a, b]))
            if texts is None:
                return None
            measures: Measured = yield partial(_measured, texts, a, b)
            self._known.add(a, b, measures)
        return self._known.of(found.a, found.b)

    def _looks(
        self, found: Candidates, pairs: Places, aligned: NDArray[np.bool_]
    ) -> Generator[Work, Any, dict[int, Look] | None]:
        """What laying these pairs side by side shows. aligned: of all candidates, whether they must be aligned."""
        known = {pair: self._known.look(found, pair, aligned[pair]) for pair in pairs.tolist()}
        wanted = [pair for pair, look in known.items() if look is None]
        if wanted:
            texts = self._texts.of(np.concatenate([found.a[wanted], found.b[wanted]]))
            if texts is None:
                return None
            looks: list[Look] = yield partial(_looks, texts, found.take(np.array(wanted)), aligned[wanted])
            self._known.add_looks(found, wanted, looks)
            known.update(zip(wanted, looks, strict=True))
        return {pair: look for pair, look in known.items() if look is not None}


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
