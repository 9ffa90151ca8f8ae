"""`leitong near FILE --library …`: have I seen this before?"""

from __future__ import annotations

from pathlib import Path

import click

from leitong.analysis import analyse
from leitong.cli.clusters_text import from_here
from leitong.cli.inputs import UNUSABLE, encoding_option, problem_of, read, tell
from leitong.cli.opening import opened
from leitong.cli.paths import NamedPath
from leitong.cli.terminal import columns, shortened
from leitong.errors import LibraryUnusable
from leitong.library.records import Near
from leitong.report.library_facts import near_facts
from leitong.report.plain import json_text


@click.command("near", short_help="Which files of a library are near this one?")
@click.argument("source", metavar="FILE")
@click.option(
    "--library",
    "library_file",
    required=True,
    type=NamedPath(path_type=Path),
    metavar="LIBRARY",
    help="Made by leitong scan.",
)
@click.option(
    "--count", type=click.IntRange(min=1), default=10, show_default=True, help="At most so many files."
)
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON for programs.")
@encoding_option("--encoding", help="Encoding of FILE, such as gb18030. [default: found out]")
def command(*, source: str, library_file: Path, count: int, as_json: bool, encoding: str | None) -> int:
    """List the files of a library that are near FILE, nearest first.

    FILE is a file, a web address (http or https, fetched now), or - for standard input.

    Exit status: 0 asked, whatever was found; 2 FILE or the library can't be used.
    """
    try:
        analysis = analyse(read(source, encoding))
    except Exception as error:
        tell(source, problem_of(error))
        return UNUSABLE
    try:
        with opened(library_file) as library:
            found = library.near(analysis, count)
    except LibraryUnusable as error:
        tell(error.source, str(error.reason))
        return UNUSABLE
    if as_json:
        click.echo(json_text({"path": source, "near": near_facts(found)}))
        return 0
    if not found:
        click.echo("Nothing in the library is near it.")
    for near in found:
        click.echo(_line(near))
    return 0


def _line(near: Near) -> str:
    shares = f"{_percent(near.containment_of_query)} of it there, {_percent(near.containment_in_query)} of that in it"
    return f"{near.kind.value:13} {shares}\n  {shortened(from_here(near.path), columns() - 2)}"


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.0f} %"
