"""`leitong library known LIBRARY`: the copies that are kept out of a library, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import click

from leitong.cli.clusters_text import counted, from_here
from leitong.cli.inputs import UNUSABLE, tell
from leitong.cli.opening import opened
from leitong.cli.paths import NamedPath
from leitong.cli.terminal import colour_wanted, faint, harmless
from leitong.errors import LibraryUnusable
from leitong.library.library import Library
from leitong.library.pipeline.known import KnownCopy, let_in, listed_copies
from leitong.report.amounts import size
from leitong.report.known_facts import known_facts
from leitong.report.plain import json_text


@click.command("known", short_help="Files that are kept out as copies.")
@click.argument("library_file", metavar="LIBRARY", type=NamedPath(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON for programs.")
@click.option(
    "--let-in",
    "wanted",
    type=NamedPath(path_type=Path),
    metavar="FILE",
    multiple=True,
    help="Take FILE off the list: the next scan lets it in, and no later gate holds it back. May be given more than"
    " once.",
)
def command(*, library_file: Path, as_json: bool, wanted: tuple[Path, ...]) -> int:
    """List the files that are kept out of a library because it has their text, each with the reason.

    They come from `leitong scan --gate` and `leitong library drop-copies`. A scan passes them over; it reads them again
    if they change, or if the file that they are copies of changes or goes.

    Exit status: 0 done; 1 a FILE is not on the list; 2 the library can't be used.
    """
    if wanted:
        return _let_in(library_file, wanted, as_json=as_json)
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


def _let_in(library_file: Path, wanted: Sequence[Path], *, as_json: bool) -> int:
    try:
        with Library.open(library_file, create=False) as library:
            done = let_in(library.store, wanted)
    except LibraryUnusable as error:
        tell(error.source, str(error.reason))
        return UNUSABLE
    missing = [path for path in wanted if path not in done]
    for path in missing:
        tell(str(path), "It is not kept out of the library.")
    if as_json:
        click.echo(json_text({"let_in": [str(path) for path in done]}))
    elif done:
        click.echo(
            f"{counted(len(done), 'file')} let in; the next scan reads {'it' if len(done) == 1 else 'them'}."
        )
    return 1 if missing else 0


def _lines(copies: Sequence[KnownCopy]) -> Iterator[str]:
    for copy in copies:
        yield harmless(from_here(copy.path))
        told = harmless(str(replace(copy, speaker=Path(from_here(copy.speaker))).reason))
        yield faint(f"  {told}{_since(copy)}")
    yield kept_out(copies)


def _since(copy: KnownCopy) -> str:
    """The day from which on it has been kept out, here where the reader is."""
    if not copy.noted_at:
        return ""
    return f" · since {datetime.fromisoformat(copy.noted_at).astimezone():%Y-%m-%d %H:%M}"


def kept_out(copies: Sequence[KnownCopy]) -> str:
    """How many there are, and what is saved."""
    saved = size(sum(copy.size for copy in copies))
    number = "1 known copy" if len(copies) == 1 else f"{len(copies):,} known copies"
    return f"{number}, {saved} that the library need not keep"
