"""A Hamming query for people: the files that were found, and what each way of finding them takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import comb
from pathlib import Path

from leitong.cli.clusters_text import counted, from_here
from leitong.cli.terminal import column, columns, faint, right, shortened, strong
from leitong.fingerprints.chance import pairs_by_chance
from leitong.library.probing.counts import BITS, PAPER_SIZE, patterns
from leitong.library.probing.modes import MOST_FLIPPED, Probing, Query, Refused
from leitong.library.probing.paper import OnPaper
from leitong.report.amounts import amount, seconds, size

_HEADS = ("mode", "tables", "fixed bits", "probes", "candidates", "expected", "kept", "built", "asked")
_WIDTHS = (9, 6, 10, 7, 13, 12, 9, 9, 9)
_FILES_SHOWN = 20
# pages, for which the lecture works out the offline list
_LECTURE = 10_000
_SHELLS_SHOWN = 4


@dataclass(frozen=True, slots=True)
class NearFile:
    """distance: bits that differ."""

    path: Path
    distance: int


def hamming_lines(
    query: Query,
    files: Sequence[NearFile],
    paper: Sequence[OnPaper],
) -> Iterator[str]:
    """What was found, then a row for each way of finding it; paper: the same for a web that no computer here holds."""
    chance = pairs_by_chance(query.bits, query.count)
    yield strong(f"{query.value:016x} · within {query.bits} of 64 bits · {query.count:,} fingerprints")
    yield faint(f"by chance {amount(chance)} pairs of them would be so near")
    yield faint(_within(query.bits))
    if 0 < query.bits <= MOST_FLIPPED:
        kept = _LECTURE * patterns(query.bits)
        yield faint(f"offline, {_LECTURE:,} pages would be {kept:,} values of 8 bytes, {size(8 * kept)}")
    for found in files[:_FILES_SHOWN]:
        yield f"{found.distance:3} {shortened(from_here(found.path), columns() - 4)}"
    if len(files) > _FILES_SHOWN:
        yield faint(f"… and {len(files) - _FILES_SHOWN} more; --json lists them")
    if not files:
        yield "Nothing is so near."
    yield ""
    yield faint(_row(_HEADS))
    for answer in query.answers:
        if isinstance(answer, Refused):
            yield f"{column(answer.mode.value, _WIDTHS[0])} {faint(str(answer.reason))}"
        else:
            yield _row(_measured(answer))
    if paper:
        yield ""
        yield faint(
            f"on paper, for {PAPER_SIZE:,} random fingerprints (the fingerprints alone are counted as kept)"
        )
        for one in paper:
            yield _row(
                (
                    one.mode.value,
                    str(one.tables),
                    _fixed(one.fixed),
                    f"{one.probes:,}",
                    "",
                    amount(one.candidates),
                    size(one.stored),
                    "",
                    "",
                )
            )


def _within(k: int) -> str:
    """How many values lie within k bits, and how many of them at each distance, the farthest first."""
    shells = [comb(BITS, distance) for distance in range(k, -1, -1)]
    sums = " + ".join(amount(shell) for shell in shells[:_SHELLS_SHOWN]) + " + …" * (k >= _SHELLS_SHOWN)
    return f"{amount(patterns(k))} values lie within {counted(k, 'bit')} of it" + (f": {sums}" if k else "")


def _measured(answer: Probing) -> tuple[str, ...]:
    return (
        answer.mode.value,
        str(answer.tables),
        _fixed(answer.fixed),
        f"{answer.probes:,}",
        f"{answer.candidates:,}",
        "" if answer.expected is None else amount(answer.expected),
        size(answer.stored),
        seconds(answer.built),
        seconds(answer.asked),
    )


def _row(cells: Sequence[str]) -> str:
    first, *others = zip(cells, _WIDTHS, strict=True)
    return " ".join([column(*first), *(right(cell, width) for cell, width in others)]).rstrip()


def _fixed(bits: tuple[int, int] | None) -> str:
    if bits is None:
        return ""
    low, high = bits
    return str(low) if low == high else f"{low}–{high}"
