"""What each mode costs for a number of fingerprints that no computer here holds: computed, not measured (S12, M3)."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.library.probing.counts import patterns
from leitong.library.probing.design import manku
from leitong.library.probing.modes import MOST_FLIPPED, Mode

_VALUE_BYTES = 8
LECTURE_PAGES = 10_000
"""For so many pages the lecture works out the offline list."""


@dataclass(frozen=True, slots=True)
class OnPaper:
    """tables, fixed: see `Probing`. probes: lookups a query. candidates: compared on average. stored: bytes, of
    fingerprints alone.
    """

    mode: Mode
    tables: int
    fixed: tuple[int, int] | None
    probes: int
    candidates: float
    stored: int


def lectures_list(k: int) -> int | None:
    """The values of 8 bytes that the offline list of the lecture holds at k; None where it is no way."""
    return LECTURE_PAGES * patterns(k) if 0 < k <= MOST_FLIPPED else None


def on_paper(count: int, k: int) -> list[OnPaper]:
    """Every mode that could answer at k, for `count` random fingerprints of 64 bits."""
    found = [OnPaper(Mode.SCAN, 0, None, 0, count, count * _VALUE_BYTES)]
    if k <= MOST_FLIPPED:
        each = patterns(k)
        # what is found by equality needs no comparing
        found.append(OnPaper(Mode.ONLINE, 1, None, each, 0, count * _VALUE_BYTES))
        found.append(OnPaper(Mode.OFFLINE, 1, None, 1, 0, count * each * _VALUE_BYTES))
    try:
        designs = manku(k)
    except ValueError:
        return found
    for number, design in enumerate(designs):
        fixed = design.fixed_bits
        found.append(
            OnPaper(
                Mode.MANKU if number else Mode.BLOCKS,
                len(design.tables),
                (min(fixed), max(fixed)),
                len(design.tables),
                design.expected_candidates(count),
                design.value_bytes(count),
            )
        )
    return found
