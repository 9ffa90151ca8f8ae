"""Readings gathered for a moment, as storing many together costs half."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator

from leitong.library.records import Reading

_MOST = 256
_LONGEST = 0.2


def heaps(
    portions: Iterable[list[Reading]], clock: Callable[[], float] = time.monotonic
) -> Iterator[list[Reading]]:
    """The same readings in the same order, at most a fifth of a second later; an empty list for each portion before."""
    heap: list[Reading] = []
    begun = 0.0
    for portion in portions:
        if not heap:
            begun = clock()
        heap += portion
        if len(heap) >= _MOST or (heap and clock() - begun >= _LONGEST):
            yield heap
            heap = []
        else:
            yield []
    if heap:
        yield heap
