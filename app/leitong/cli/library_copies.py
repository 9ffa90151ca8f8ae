"""`leitong library drop-copies LIBRARY`: keep one file of each text in a library, and remember the others."""

from __future__ import annotations

from pathlib import Path

import click

from leitong.cli.clusters_text import counted
from leitong.cli.inputs import UNUSABLE, tell
from leitong.cli.paths import NamedPath
from leitong.errors import LibraryUnusable
from leitong.library.library import Library
from leitong.library.pipeline.known import drop_copies
from leitong.report.amounts import size


@click.command("drop-copies", short_help="Keep one file of each text in it.")
@click.argument("library_file", metavar="LIBRARY", type=NamedPath(path_type=Path))
def command(*, library_file: Path) -> int:
    """Take files out of a library that have the same text as another; the files themselves are not touched.

    Of each text the file stays that ranks highest, then the earliest, then the one of the shortest path. The others are
    remembered: later scans pass them over unless they change, or the file that stayed is gone.
    """
    try:
        with Library.open(library_file, create=False) as library:
            before = library_file.stat().st_size
            dropped = drop_copies(library)
            library.shrink()
        after = library_file.stat().st_size
    except LibraryUnusable as error:
        tell(error.source, str(error.reason))
        return UNUSABLE
    click.echo(
        f"{counted(dropped.files, 'file')} of {size(dropped.size)} dropped, {counted(dropped.texts, 'text')} kept"
    )
    click.echo(f"The library takes {size(after)}; it took {size(before)}.")
    return 0
