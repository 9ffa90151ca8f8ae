"""`leitong scan FOLDER…`: which files of some folders are copies of each other, whole or in part?"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from leitong.cli.clusters_text import clusters_text, counted, sizes_of
from leitong.cli.exports import Exports, export_options
from leitong.cli.inputs import UNUSABLE, tell
from leitong.cli.paths import NamedPath
from leitong.cli.scan_bar import ScanBar
from leitong.cli.sizes import Size
from leitong.cli.terminal import colour_wanted, columns
from leitong.documents.document import Format
from leitong.errors import LibraryDamaged, LibraryUnusable, NoReadingProcess
from leitong.library.library import Library
from leitong.library.storage.repair import rebuild
from leitong.report.amounts import size
from leitong.scan.control import Control
from leitong.scan.events import Event, Finished, ProblemFound
from leitong.scan.filters import Filters
from leitong.scan.scan import absolute, scan

_STOPPED = 130
_CLUSTERS_SHOWN = 20
_FOLDER = NamedPath(path_type=Path)


def _formats_named(
    _context: click.Context, _option: click.Parameter, given: tuple[str, ...]
) -> frozenset[Format]:
    names = [name.strip().lower() for some in given for name in some.split(",") if name.strip()]
    unknown = [name for name in names if name not in set(Format)]
    if unknown:
        raise click.BadParameter(f"{unknown[0]!r} is not one of {', '.join(Format)}.")
    return frozenset(map(Format, names))


@click.command("scan", short_help="Which files are copies of each other?")
@click.argument("folders", metavar="FOLDER...", nargs=-1, required=True, type=_FOLDER)
@click.option(
    "--library",
    "library_file",
    type=NamedPath(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep what is found in FILE: the next scan reads only what changed. Made if missing.",
)
@click.option(
    "--reference",
    multiple=True,
    type=_FOLDER,
    metavar="FOLDER",
    help="Compare with this folder, but not its files with each other.",
)
@click.option(
    "--template",
    multiple=True,
    type=_FOLDER,
    metavar="FILE",
    help="Take the text of this file, or of those in this folder, out of all others first.",
)
@click.option("--ignore", multiple=True, type=_FOLDER, metavar="FOLDER", help="Leave this folder out.")
@click.option("--include", multiple=True, metavar="GLOB", help="Only files of such names, as '*.html'.")
@click.option("--exclude", multiple=True, metavar="GLOB", help="No files and folders of such names.")
@click.option(
    "--formats",
    multiple=True,
    callback=_formats_named,
    metavar="NAMES",
    help=f"Only files whose names promise these: {', '.join(Format)}. With commas, or given more than once.",
)
@click.option(
    "--min-size", type=Size(), default=0, metavar="SIZE", help="Only files of at least 500, 20k, 1.5M ..."
)
@click.option("--max-size", type=Size(), metavar="SIZE", help="Only files of at most such a size.")
@click.option(
    "--gate",
    is_flag=True,
    help="Keep files out of the library whose text it has already; `leitong library known` lists them.",
)
@click.option(
    "--jobs", type=click.IntRange(1, 64), metavar="N", help="Reading processes. [default: processors]"
)
@click.option(
    "--all", "all_clusters", is_flag=True, help=f"List all clusters, not the first {_CLUSTERS_SHOWN}."
)
@click.option(
    "--watch", "watched", is_flag=True, help="Go on until Ctrl+C, and scan again when files change."
)
@export_options
def command(
    *,
    folders: tuple[Path, ...],
    library_file: Path | None,
    reference: tuple[Path, ...],
    template: tuple[Path, ...],
    ignore: tuple[Path, ...],
    include: tuple[str, ...],
    exclude: tuple[str, ...],
    formats: frozenset[Format],
    min_size: int,
    max_size: int | None,
    gate: bool,
    jobs: int | None,
    all_clusters: bool,
    watched: bool,
    to_csv: str | None,
    to_json: str | None,
    to_html: str | None,
) -> int:
    """Find files that are copies of each other: the same bytes, the same text, near, or a part.

    FOLDER is a folder, with all folders below it, or a file. Ctrl+C stops; with --library what was read is kept, and
    the same command goes on from there.

    Exit status: 0 scanned, whatever was found, also if some files could not be read (stderr names them); 1 the result
    could not be written; 2 a FOLDER or the library can't be used, or wrong arguments; 130 stopped by Ctrl+C.
    """
    exports = Exports(to_csv, to_json, to_html)
    exports.keep_apart_from(library_file, *folders, *reference, *template)
    if watched and library_file is None:
        raise click.UsageError("--watch keeps a library up to date; name it with --library.")
    if watched and _below(exports, (*folders, *reference, *template)):
        raise click.UsageError(
            "With --watch, OUT can't lie in a folder that is watched: writing it is a change."
        )
    most = None if all_clusters else _CLUSTERS_SHOWN

    def scanned(control: Control, library: Library) -> int:
        settings: dict[str, Any] = {
            "reference": reference,
            "template": template,
            "ignore": ignore,
            "filters": Filters(include, exclude, min_size, max_size, formats),
            "processes": jobs,
            "gate": gate,
            "control": control,
        }
        if watched:
            from leitong.scan.watch import watch  # noqa: PLC0415 - slow to import, and seldom wanted

            events = watch(folders, library, **settings)
        else:
            events = scan(folders, library, **settings)
        for finished in _follow(events):
            if finished.stopped:
                break
            exports.write(library)
            if not exports.to_stdout:
                _summary(library, finished, most)
        if control.stopped:
            click.echo(f"leitong: stopped{'; what was read is kept' if library_file else ''}", err=True)
            return _STOPPED
        return 0

    try:
        status = _with_library(library_file, scanned)
    except (LibraryUnusable, NoReadingProcess) as error:
        tell(error.source, str(error.reason))
        return UNUSABLE
    missing = [folder for folder in (*folders, *reference, *template) if not folder.exists()]
    return status or (UNUSABLE if missing else 0)


def _below(exports: Exports, folders: tuple[Path, ...]) -> bool:
    outs = [absolute(out) for out in exports.wanted if out != "-"]
    return any(out.is_relative_to(absolute(folder)) for out in outs for folder in folders)


def _with_library(path: Path | None, work: Callable[[Control, Library], int]) -> int:
    """Do the work with the library open; a damaged one is put aside, that is said, and it is done anew."""
    control = Control()
    with _stopped_by_ctrl_c(control):
        try:
            with Library.open(path) as library:
                return work(control, library)
        except LibraryDamaged as damage:
            if path is None:
                raise
            rebuilt = rebuild(path)
            tell(damage.source, f"{damage.reason} It is kept as {rebuilt.kept.name}, and a new one is made.")
        with Library.open(path) as library:
            return work(control, library)


def _follow(events: Iterator[Event]) -> Iterator[Finished]:
    """Draw the progress, and give the end of each scan after its problems were told."""
    problems: list[ProblemFound] = []
    with ScanBar() as bar:
        for event in events:
            bar.show(event)
            if isinstance(event, ProblemFound):
                problems.append(event)
            elif isinstance(event, Finished):
                bar.end()
                for problem in problems:
                    tell(str(problem.path), str(problem.reason))
                problems.clear()
                yield event


def _summary(library: Library, finished: Finished, most: int | None) -> None:
    clusters = library.clusters()
    files = len({member for cluster in clusters for member in cluster.members})
    parts = [f"{counted(finished.found, 'file')} found", f"{finished.read:,} read"]
    if finished.unread:
        parts.append(f"{finished.unread:,} could not be read")
    if finished.unchanged:
        parts.append(f"{finished.unchanged:,} unchanged")
    if finished.held:
        parts.append(f"{finished.held:,} of {size(finished.held_size)} held back as copies")
    click.echo(f"{', '.join(parts)}: {counted(len(clusters), 'cluster')} of {counted(files, 'file')}")
    for line in clusters_text(clusters, sizes_of(library, clusters), most, columns()):
        click.echo(line, color=colour_wanted())


@contextmanager
def _stopped_by_ctrl_c(control: Control) -> Iterator[None]:
    """The first Ctrl+C ends the scan in good order, the second at once."""

    def stop(_signal: int, _frame: object) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        control.stop()

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
