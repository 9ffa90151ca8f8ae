"""`leitong rank LIBRARY`: the pages of a library by their links and copies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from leitong.cli.clusters_text import counted, from_here
from leitong.cli.inputs import UNUSABLE, tell
from leitong.cli.opening import prepared
from leitong.cli.paths import NamedPath
from leitong.cli.terminal import colour_wanted, columns, faint, right, shortened
from leitong.errors import LibraryUnusable
from leitong.library.pipeline.arrange import Ranked, Saved, arrange, is_arranged, ranked, saved
from leitong.library.pipeline.partly import partly_same
from leitong.report.amounts import size
from leitong.report.plain import json_text
from leitong.report.rank_facts import rank_facts

_HEADS = ("rank × n", "in", "out", "copies")
_WIDTHS = (9, 6, 6, 7)


@click.command("rank", short_help="The pages of a library, by their links and copies.")
@click.argument("library_file", metavar="LIBRARY", type=NamedPath(path_type=Path))
@click.option(
    "--count", type=click.IntRange(min=1), default=20, show_default=True, help="At most so many pages."
)
@click.option("--json", "as_json", is_flag=True, help="Print all pages as one line of JSON for programs.")
def command(*, library_file: Path, count: int, as_json: bool) -> int:
    """List the pages of a library by PageRank, highest first.

    A page ranks high if many pages of the library lead to it, if those rank high, and if they lead to few others.
    Pages of the same text count as one, which copies on other sites or in other folders raise. The rank is shown times
    the number of texts, so that the average is 1.

    Exit status: 0 done; 2 the library can't be used.
    """
    try:
        with prepared(library_file, is_arranged, arrange) as library:
            files = ranked(library)
            partly = partly_same(library) if as_json else []
    except LibraryUnusable as error:
        tell(error.source, str(error.reason))
        return UNUSABLE
    spared = saved(files)
    if as_json:
        click.echo(json_text(rank_facts(files, spared, partly)))
        return 0
    for line in _lines([one for one in files if one.standing.type == 0], spared, count):
        click.echo(line, color=colour_wanted())
    return 0


def _lines(speakers: Sequence[Ranked], spared: Saved, count: int) -> Iterator[str]:
    yield faint(" ".join(right(head, width) for head, width in zip(_HEADS, _WIDTHS, strict=True)) + "  page")
    for one in speakers[:count]:
        standing = one.standing
        cells = (
            f"{standing.rank * spared.texts:.3f}",
            str(standing.links_in),
            str(standing.links_out),
            str(standing.copies),
        )
        numbers = " ".join(right(cell, width) for cell, width in zip(cells, _WIDTHS, strict=True))
        room = columns() - sum(_WIDTHS) - len(_WIDTHS) - 1
        yield f"{numbers}  {shortened(from_here(one.path), room)}"
    if len(speakers) > count:
        yield faint(f"… and {len(speakers) - count:,} more; --count shows more")
    yield ""
    yield f"{counted(spared.texts, 'text')} in {counted(spared.texts + spared.files, 'file')}"
    if spared.files:
        yield f"{counted(spared.files, 'file')} could be spared, {size(spared.size)} of {size(spared.total)}"
