"""`leitong library methods LIBRARY`: what each of the textbook's methods would find in it, and what it would miss."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from leitong.cli.clusters_text import counted
from leitong.cli.index_bar import index_bar
from leitong.cli.inputs import UNUSABLE, tell
from leitong.cli.opening import prepared
from leitong.cli.paths import NamedPath
from leitong.cli.terminal import colour_wanted, column, faint, right
from leitong.errors import LibraryUnusable
from leitong.library.library import Library
from leitong.library.methods.all_pairs import MOST_TEXTS
from leitong.library.methods.counting import MethodCounts, count_methods
from leitong.library.methods.keying import are_keyed, key
from leitong.report.amounts import seconds
from leitong.report.methods_facts import methods_facts
from leitong.report.plain import json_text

_HEADS = ("method", "proposed", "confirmed", "partly", "missed", "only it")
_WIDTHS = (12, 10, 10, 8, 8, 8)


@click.command("methods", short_help="What would each method find and miss?")
@click.argument("library_file", metavar="LIBRARY", type=NamedPath(path_type=Path))
@click.option(
    "--all-pairs",
    is_flag=True,
    help=f"Compare every pair by cosine in a library of over {MOST_TEXTS:,} texts, too.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON for programs.")
def command(*, library_file: Path, all_pairs: bool, as_json: bool) -> int:
    """Count the pairs of files that each method proposes, and how many are confirmed.

    Confirmed are pairs whose whole text was proved to be the same, or nearly. `partly` are proposed pairs that share a
    part or a form; `missed` are confirmed pairs that the method alone would not find; `only it` are confirmed pairs
    that no other method here finds.

    All methods but the cosine have keys that are looked up in tables. The cosine must compare every pair, n(n - 1)/2 of
    n texts (1,225 of 50, 50 million of 10,000): beyond 1,000 texts only how long that would take is said.
    """
    try:
        with prepared(library_file, are_keyed, _key) as library, index_bar("Comparing all pairs") as told:
            counts = count_methods(library, all_pairs=all_pairs, told=told)
    except LibraryUnusable as error:
        tell(error.source, str(error.reason))
        return UNUSABLE
    if as_json:
        click.echo(json_text(methods_facts(counts)))
        return 0
    for line in _lines(counts):
        click.echo(line, color=colour_wanted())
    return 0


def _key(library: Library) -> None:
    with index_bar() as told:
        key(library, told)


def _lines(counts: MethodCounts) -> Iterator[str]:
    yield faint(_row(_HEADS))
    for one in counts.methods:
        numbers = (one.proposed, one.confirmed, one.partly, one.missed, one.only)
        yield _row((one.method, *(f"{number:,}" for number in numbers)))
    yield ""
    yield (
        f"{counted(counts.copies, 'confirmed pair')} of {counted(counts.files, 'file')},"
        f" and {counts.partly:,} that share a part or a form"
    )
    if counts.not_compared is not None:
        left = counts.not_compared
        yield f"cosine: {left.pairs:,} pairs not compared, which would take about {seconds(left.seconds)} (--all-pairs)"


def _row(cells: tuple[str, ...]) -> str:
    first, *others = zip(cells, _WIDTHS, strict=True)
    return " ".join([column(*first), *(right(cell, width) for cell, width in others)])
