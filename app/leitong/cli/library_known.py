"""`leitong library known LIBRARY`: the copies that are kept out of a library, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import click

from leitong.cli.amounts import size
from leitong.cli.clusters_text import from_here
from leitong.cli.inputs import UNUSABLE, tell
from leitong.cli.opening import opened
from leitong.cli.paths import NamedPath
from leitong.cli.terminal import colour_wanted, faint, harmless
from leitong.errors import LibraryUnusable
from leitong.library.pipeline.known import KnownCopy, listed_copies
from leitong.report.known_facts import known_facts
from leitong.report.plain import json_text


@click.command("known", short_help="Files that are kept out as copies.")
@click.argument("library_file", metavar="LIBRARY", type=NamedPath(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON for programs.")
def command(*, library_file: Path, as_json: bool) -> int:
    """List the files that are kept out of a library because it has their text, each with the reason.

    They come from `leitong scan --gate` and `leitong library drop-copies`. A scan passes them over; it reads them again
    if they change, or if the file that they are copies of changes or goes.
    """
    try:
        with opened(library_file) as library:
            copies = listed_copies(library.store)
    except LibraryUnusable as error:
        tell(error.source, str(error.reason))
        return UNUSABLE
    if as_json:
        click.echo(json_text(known_facts(copies)))
        return 0
    for line in _lines(copies):
        click.echo(line, color=colour_wanted())
    return 0


def _lines(copies: Sequence[KnownCopy]) -> Iterator[str]:
    for copy in copies:
        yield harmless(from_here(copy.path))
        yield faint(f"  {harmless(str(replace(copy, speaker=Path(from_here(copy.speaker))).reason))}")
    yield kept_out(copies)


def kept_out(copies: Sequence[KnownCopy]) -> str:
    """How many there are, and what is saved."""
    saved = size(sum(copy.size for copy in copies))
    number = "1 known copy" if len(copies) == 1 else f"{len(copies):,} known copies"
    return f"{number}, {saved} that the library need not keep"
