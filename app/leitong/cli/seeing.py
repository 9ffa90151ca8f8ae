"""`leitong seen FILE…`: how much of each file was not in those before it? (S20)"""

from __future__ import annotations

from typing import TypedDict

import click

from leitong.analysis import analyse
from leitong.cli.inputs import UNUSABLE, encoding_option, problem_of, read, tell
from leitong.cli.numbers import NumberWithin
from leitong.cli.terminal import colour_wanted, columns, faint, right, shortened, wrapped
from leitong.compare.methods.choices import RANGES, USUAL_CHOICES
from leitong.fingerprints.seen import Memory, Novelty
from leitong.fingerprints.shingles import shingles_of
from leitong.report.plain import json_text

_RUNS = 1_000_000
_MOST_RUNS = 100_000_000  # 540 MB at the fewest errors
_LEAST_ERRS, _MOST_ERRS = RANGES["errs"]
_LONGEST_RUN = int(RANGES["shingle"][1])


class SeenFacts(TypedDict):
    """novelty: share of the runs that were in no file before, null where there are none. hits: runs that the filter
    calls seen; confirmed: of these, those in the table. held: runs that were known before this file.
    """

    path: str
    runs: int
    hits: int
    confirmed: int
    novelty: float | None
    seen: bool
    held: int
    problem: str | None


@click.command("seen", short_help="How much of each file was not in those before it?")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option(
    "--shingle",
    type=click.IntRange(1, _LONGEST_RUN),
    default=USUAL_CHOICES.shingle,
    show_default=True,
    help="N: words (Chinese: characters) of a run.",
)
@click.option(
    "--novelty",
    type=NumberWithin(0, 1),
    default=USUAL_CHOICES.novelty,
    show_default=True,
    help="A file of which no more is new was seen before.",
)
@click.option(
    "--errs",
    type=NumberWithin(_LEAST_ERRS, _MOST_ERRS),
    default=USUAL_CHOICES.errs,
    show_default=True,
    help="False positives of the Bloom filter.",
)
@click.option(
    "--runs",
    type=click.IntRange(1, _MOST_RUNS),
    default=_RUNS,
    show_default=True,
    help="How many different runs the filter is made for; with more it errs more often.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a line for programs.")
@encoding_option("--encoding", help="Encoding of the files, such as gb18030. [default: found out]")
def command(
    *,
    files: tuple[str, ...],
    shingle: int,
    novelty: float,
    errs: float,
    runs: int,
    as_json: bool,
    encoding: str | None,
) -> int:
    """Take files in order and tell of each how much of it is new after those before: a quick score of novelty.

    The runs of N words of each file are asked of a Bloom filter; what it has seen is confirmed in a hash table, and
    then the file is put into both. The filter never misses what it has seen; how often it errs is told at the end.

    FILE is a file, a web address (http or https, fetched now), or - for standard input.

    Exit status: 0 all were read; 2 some can't be used (stderr says which, and why).
    """
    memory = Memory(runs, errs)
    status, asked, wrong = 0, 0, 0
    for file in files:
        try:
            shingles = shingles_of(analyse(read(file, encoding)).fingerprints.units, shingle)
        except Exception as error:
            tell(file, problem_of(error))
            status = UNUSABLE
            if as_json:
                click.echo(json_text(_facts(file, Novelty(0, 0, 0), novelty, len(memory), problem_of(error))))
            continue
        held = len(memory)
        found = Novelty(0, 0, 0) if shingles is None else memory.novelty(shingles.hashes)
        if shingles is not None:
            memory.add(shingles.hashes)
        asked += found.shingles - found.confirmed
        wrong += found.errors
        click.echo(json_text(_facts(file, found, novelty, held)) if as_json else _line(file, found, novelty))
    if not as_json:
        for line in wrapped(_told(memory, asked, wrong), columns()):
            click.echo(faint(line), color=colour_wanted())
    return status


def _facts(path: str, found: Novelty, limit: float, held: int, problem: str | None = None) -> SeenFacts:
    return {
        "path": path,
        "runs": found.shingles,
        "hits": found.hits,
        "confirmed": found.confirmed,
        "novelty": found.score,
        "seen": _is_seen(found, limit),
        "held": held,
        "problem": problem,
    }


def _is_seen(found: Novelty, limit: float) -> bool:
    return found.score is not None and found.score <= limit


def _line(path: str, found: Novelty, limit: float) -> str:
    share = "too short" if found.score is None else f"{100 * found.score:.0f} % new"
    mark = "seen" if _is_seen(found, limit) else ""
    return f"{right(share, 10)}  {mark:4}  {shortened(path, columns() - 18)}"


def _told(memory: Memory, asked: int, wrong: int) -> str:
    size = memory.size
    return (
        f"{len(memory):,} different runs; a filter of {size.byte_size:,} bytes sets {size.hashes} bits a run and called"
        f" {wrong:,} of {asked:,} new ones seen (expected when full: {100 * size.errs:.2g} %)"
    )
