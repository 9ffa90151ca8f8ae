"""A Hamming query for people: the files that were found, and what each way of finding them takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from leitong.cli.clusters_text import counted, from_here
from leitong.cli.terminal import column, columns, faint, right, shortened, strong
from leitong.fingerprints.chance import pairs_by_chance
from leitong.library.probing.counts import PAPER_SIZE, patterns
from leitong.library.probing.modes import Probing, Query, Refused
from leitong.library.probing.paper import LECTURE_PAGES, OnPaper, lectures_list
from leitong.report.amounts import amount, seconds, size
from leitong.report.shells import shells_told

_HEADS = ("mode", "tables", "fixed bits", "probes", "candidates", "expected", "kept", "built", "asked")
_WIDTHS = (9, 6, 10, 7, 13, 12, 9, 9, 9)
_FILES_SHOWN = 20


@dataclass(frozen=True, slots=True)
class NearFile:
    """distance: bits that differ."""

    path: Path
    distance: int


def hamming_lines(
    query: Query,
    files: Sequence[NearFile] | None,
    paper: Sequence[OnPaper],
) -> Iterator[str]:
    """What was found, then a row for each way of finding it.

    files: None if nobody has looked. paper: the same for a web that no computer here holds.
    """
    chance = pairs_by_chance(query.bits, query.count)
    yield strong(f"{query.value:016x} · within {query.bits} of 64 bits · {query.count:,} fingerprints")
    yield faint(f"by chance {amount(chance)} pairs of them would be so near")
    yield faint(_within(query.bits))
    kept = lectures_list(query.bits)
    if kept is not None:
        yield faint(f"offline, {LECTURE_PAGES:,} pages would be {kept:,} values of 8 bytes, {size(8 * kept)}")
    if files is not None:
        yield from _found(files)
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


def _found(files: Sequence[NearFile]) -> Iterator[str]:
    for found in files[:_FILES_SHOWN]:
        yield f"{found.distance:3} {shortened(from_here(found.path), columns() - 4)}"
    if len(files) > _FILES_SHOWN:
        yield faint(f"… and {len(files) - _FILES_SHOWN} more; --json lists them")
    if not files:
        yield "Nothing is so near."


def _within(k: int) -> str:
    """How many values lie within k bits, and how many of them at each distance, the farthest first."""
    sums = f": {shells_told(k)}" if k else ""
    return f"{amount(patterns(k))} values lie within {counted(k, 'bit')} of it{sums}"


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
