"""`leitong library …`: look into a library, check it, take files out of it, write it, file its copies away."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from leitong.cli.clusters_text import clusters_text, counts_text, sizes_of
from leitong.cli.exports import Exports, export_options
from leitong.cli.filing import COMMANDS
from leitong.cli.inputs import UNUSABLE, tell
from leitong.cli.library_copies import command as drop_copies
from leitong.cli.library_known import command as known
from leitong.cli.library_known import kept_out
from leitong.cli.library_methods import command as methods
from leitong.cli.library_pictures import command as pictures
from leitong.cli.opening import opened
from leitong.cli.paths import NamedPath
from leitong.cli.terminal import colour_wanted, columns, harmless
from leitong.errors import LibraryUnusable
from leitong.library.library import Library
from leitong.library.pipeline.known import listed_copies

_FAULTY = 1
_LIBRARY = click.argument("library_file", metavar="LIBRARY", type=NamedPath(path_type=Path))
_CLUSTERS_SHOWN = 20


def _told(action: Callable[..., int]) -> Callable[..., int]:
    """Say why a library can't be used, instead of failing."""

    @wraps(action)
    def told(*arguments: Any, **options: Any) -> int:
        try:
            return action(*arguments, **options)
        except LibraryUnusable as error:
            tell(error.source, str(error.reason))
            return UNUSABLE

    return told


@click.group("library", short_help="Look into a library that leitong scan has made.")
def command() -> None:
    """Look into a library that leitong scan has made.

    Exit status: 0 done; 2 the library can't be used; `check` gives 1 if something is wrong with it.
    """


@command.command("info", short_help="Its folders, how many files, and its clusters.")
@_LIBRARY
@click.option(
    "--all", "all_clusters", is_flag=True, help=f"List all clusters, not the first {_CLUSTERS_SHOWN}."
)
@_told
def info(*, library_file: Path, all_clusters: bool) -> int:
    """Say what is in a library: its folders, how many files, and its clusters."""
    with opened(library_file) as library:
        clusters = library.clusters()
        for folder, role in library.sources().items():
            click.echo(f"{role.value:9} {harmless(str(folder))}")
        for line in counts_text(library.counts(), len(clusters)):
            click.echo(line)
        if copies := listed_copies(library.store):
            click.echo(f"{kept_out(copies)} (leitong library known)")
        for line in clusters_text(
            clusters, sizes_of(library, clusters), None if all_clusters else _CLUSTERS_SHOWN, columns()
        ):
            click.echo(line, color=colour_wanted())
    return 0


@command.command("check", short_help="Does it hold together?")
@_LIBRARY
@_told
def check(*, library_file: Path) -> int:
    """Check that a library holds together. Exit status 1 if it does not."""
    with Library.open(library_file, read_only=True) as library:
        faults = library.faults()
    for fault in faults:
        click.echo(harmless(fault))
    if not faults:
        click.echo("Nothing is wrong with it.")
    return _FAULTY if faults else 0


@command.command("forget", short_help="Take files out of it.")
@_LIBRARY
@click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=NamedPath(path_type=Path))
@_told
def forget(*, library_file: Path, paths: tuple[Path, ...]) -> int:
    """Take files, or all files below a folder, out of a library. The files themselves are not touched.

    Exit status: 0 done; 2 a PATH is not in the library (stderr names it), or the library can't be used.
    """
    status = 0
    with Library.open(library_file, create=False) as library:
        for path in paths:
            if number := library.forget(path):
                click.echo(f"{number} forgotten: {harmless(str(path))}")
            else:
                tell(str(path), "Neither this nor anything below it is in the library.")
                status = UNUSABLE
    return status


@command.command("export", short_help="Write it for programs or people.")
@_LIBRARY
@export_options
@_told
def export(*, library_file: Path, to_csv: str | None, to_json: str | None, to_html: str | None) -> int:
    """Write a library to files for programs or people."""
    exports = Exports(to_csv, to_json, to_html)
    exports.keep_apart_from(library_file)
    if not exports.wanted:
        raise click.UsageError("Say what to write: --csv, --json or --html.")
    with opened(library_file) as library:
        exports.write(library)
    return 0


for _command in (*COMMANDS, drop_copies, known, methods, pictures):
    command.add_command(_command)
