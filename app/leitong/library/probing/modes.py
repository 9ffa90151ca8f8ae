"""One query in each mode: what it found, and what it had to look at, to keep and to wait for (S12)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import combinations
from time import perf_counter
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from leitong.library.bits.hamming import HammingIndex, scan
from leitong.library.probing.counts import BITS, patterns
from leitong.library.probing.design import Design, choosing, manku
from leitong.library.probing.tables import Tables
from leitong.messages import QT_TRANSLATE_NOOP, Message

Values = NDArray[np.uint64]
Rows = NDArray[np.int64]
Distances = NDArray[np.uint8]
_T = TypeVar("_T")

MOST_OFFLINE = 500
MOST_FLIPPED = 3
_VALUE_BYTES, _ROW_BYTES = 8, 4
# the first time memory is still cold
_TIMES = 5

TOO_FAR = QT_TRANSLATE_NOOP(
    "Core", "Not at {k} bits: it would try {probes} values. Its limit is {most} bits."
)
TOO_MANY = QT_TRANSLATE_NOOP(
    "Core", "Not for {count} fingerprints: it would keep {values} values. Its limit is {most} fingerprints."
)
TOO_MANY_BLOCKS = QT_TRANSLATE_NOOP("Core", "Not at {k} bits: 64 bits can't be cut into so many blocks.")


class Mode(StrEnum):
    """How fingerprints within k bits are looked for."""

    SCAN = "scan"  # at all of them
    ONLINE = "online"  # for every value within k bits of the one asked for
    OFFLINE = "offline"  # in a list of every value within k bits of every fingerprint
    BLOCKS = "blocks"  # at those that agree in one of k + 1 blocks
    MANKU = "manku"  # at those that agree in more blocks, in more tables
    INDEX = "index"  # in the app's own index: four blocks, some bits of which are flipped


@dataclass(frozen=True, slots=True)
class Probing:
    """One query in one mode.

    rows, distances: what was found, by row. tables: how many lists are kept; fixed: the least and most bits that one
    holds fast. probes: lookups. candidates: fingerprints that were compared; expected: how many chance would bring,
    None where that is not the question. stored: bytes beside the fingerprints' own. built, asked: seconds, the latter
    the shortest of five times.
    """

    mode: Mode
    rows: Rows
    distances: Distances
    tables: int
    fixed: tuple[int, int] | None
    probes: int
    candidates: int
    expected: float | None
    stored: int
    built: float
    asked: float


@dataclass(frozen=True, slots=True)
class Refused:
    """A mode that can't answer this, and why."""

    mode: Mode
    reason: Message


@dataclass(frozen=True, slots=True)
class Query:
    """What was asked and how it was answered. value: 64 bits; bits: at most so many differ; count: fingerprints."""

    value: int
    bits: int
    count: int
    answers: tuple[Probing | Refused, ...]


def probe(values: Values, value: int, k: int, mode: Mode) -> Iterator[Probing | Refused]:
    """Ask for the fingerprints within k bits of `value`; MANKU answers once for each of its designs, others once.

    values: uint64, shape (n,). Raises ValueError if k is not within 0–64, or value is not a number of 64 bits.
    """
    if not 0 <= k <= BITS:
        raise ValueError(f"distances are 0 to 64 bits, not {k}")
    if not 0 <= value < 2**BITS:
        raise ValueError(f"a fingerprint has 64 bits: {value}")
    if mode is Mode.SCAN:
        yield _scanned(values, value, k)
    elif mode is Mode.ONLINE:
        yield _online(values, value, k)
    elif mode is Mode.OFFLINE:
        yield _offline(values, value, k)
    elif mode is Mode.INDEX:
        yield _indexed(values, value, k)
    else:
        yield from _designed(values, value, k, mode)


def _scanned(values: Values, value: int, k: int) -> Probing:
    (rows, distances), asked = _best(lambda: scan(values, value, k))
    return Probing(Mode.SCAN, rows, distances, 0, None, 0, values.size, None, 0, 0.0, asked)


def _online(values: Values, value: int, k: int) -> Probing | Refused:
    if k > MOST_FLIPPED:
        return _too_far(Mode.ONLINE, k)
    order, built = _timed(lambda: np.argsort(values))
    ordered = values[order]

    def ask() -> tuple[Rows, Distances]:
        wanted = np.uint64(value) ^ flips(k)
        starts = ordered.searchsorted(wanted)
        ends = ordered.searchsorted(wanted, side="right")
        hits = np.flatnonzero(starts < ends)
        rows = np.sort(
            np.concatenate([np.empty(0, np.int64), *(order[starts[hit] : ends[hit]] for hit in hits)])
        )
        return rows, np.bitwise_count(values[rows] ^ np.uint64(value))

    (rows, distances), asked = _best(ask)
    stored = values.size * (_VALUE_BYTES + _ROW_BYTES)
    return Probing(Mode.ONLINE, rows, distances, 1, None, patterns(k), rows.size, None, stored, built, asked)


def _offline(values: Values, value: int, k: int) -> Probing | Refused:
    if k > MOST_FLIPPED:
        return _too_far(Mode.OFFLINE, k)
    if values.size > MOST_OFFLINE:
        count = values.size
        kept = {"count": f"{count:,}", "values": f"{count * patterns(k):,}", "most": MOST_OFFLINE}
        return Refused(Mode.OFFLINE, Message(TOO_MANY, kept))

    def build() -> tuple[Values, NDArray[np.uint32]]:
        every = (values[:, None] ^ flips(k)[None, :]).ravel()
        order = np.argsort(every)
        return every[order], (order // flips(k).size).astype(np.uint32)

    (every, owners), built = _timed(build)

    def ask() -> Rows:
        start, end = every.searchsorted(np.uint64(value)), every.searchsorted(np.uint64(value), side="right")
        return np.sort(owners[start:end].astype(np.int64))

    rows, asked = _best(ask)
    distances = np.bitwise_count(values[rows] ^ np.uint64(value))
    stored = every.nbytes + owners.nbytes
    return Probing(Mode.OFFLINE, rows, distances, 1, None, 1, rows.size, None, stored, built, asked)


def _indexed(values: Values, value: int, k: int) -> Probing:
    index, built = _timed(lambda: HammingIndex(values))
    (rows, distances), asked = _best(lambda: index.near(value, k))
    probes, candidates = index.effort(value, k)
    # few fingerprints are not put into tables
    tables, fixed = (4, (16, 16)) if probes else (0, None)
    return Probing(
        Mode.INDEX, rows, distances, tables, fixed, probes, candidates, None, index.stored_bytes, built, asked
    )


def _designed(values: Values, value: int, k: int, mode: Mode) -> Iterator[Probing | Refused]:
    try:
        designs = (choosing(k),) if mode is Mode.BLOCKS else manku(k)
    except ValueError:
        yield Refused(mode, Message(TOO_MANY_BLOCKS, {"k": k}))
        return
    for design in designs:
        yield in_design(values, value, k, mode, design)


def in_design(values: Values, value: int, k: int, mode: Mode, design: Design) -> Probing:
    """The same query in the tables of one design."""
    tables, built = _timed(lambda: Tables(values, design))
    (rows, distances, candidates), asked = _best(lambda: tables.near(value, k))
    fixed = design.fixed_bits
    return Probing(
        mode,
        rows,
        distances,
        len(design.tables),
        (min(fixed), max(fixed)),
        len(design.tables),
        candidates,
        design.expected_candidates(values.size),
        tables.stored_bytes,
        built,
        asked,
    )


def _too_far(mode: Mode, k: int) -> Refused:
    return Refused(mode, Message(TOO_FAR, {"k": k, "probes": f"{patterns(k):,}", "most": MOST_FLIPPED}))


@cache
def flips(k: int) -> Values:
    """All 64-bit numbers with at most k ones, uint64, shape (patterns(k),)."""
    ones = [1 << bit for bit in range(BITS)]
    found = [0]
    for count in range(1, k + 1):
        found += [sum(chosen) for chosen in combinations(ones, count)]
    return np.array(found, dtype=np.uint64)


def _best(act: Callable[[], _T]) -> tuple[_T, float]:
    """What it gives, and the shortest time it took."""
    return min((_timed(act) for _ in range(_TIMES)), key=lambda done: done[1])


def _timed(act: Callable[[], _T]) -> tuple[_T, float]:
    start = perf_counter()
    done = act()
    return done, perf_counter() - start
