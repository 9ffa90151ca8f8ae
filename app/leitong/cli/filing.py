"""`leitong library move|trash|link|journal|undo`: file actions on the copies in a library."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import list2cmdline
from typing import Any

import click

from leitong.cli.clusters_text import from_here
from leitong.cli.filing_text import done_text, failures, journal_text, plan_text, would
from leitong.cli.inputs import UNUSABLE, tell
from leitong.cli.numbers import NumberWithin
from leitong.cli.opening import opened
from leitong.cli.paths import NamedPath
from leitong.cli.terminal import colour_wanted, columns
from leitong.errors import LibraryUnusable
from leitong.filing.records import Act, Action, Entry, Link, Plan, State
from leitong.library.clusters.clustering import THRESHOLD
from leitong.library.library import Library
from leitong.library.records import GroupKind
from leitong.report.filing_facts import entry_facts, plan_facts
from leitong.report.plain import json_text

NOT_ALL = 1
"""Exit status where some files stay as they are."""
_GROUPS_SHOWN = _FILES_SHOWN = 20
_LIBRARY = click.argument("library_file", metavar="LIBRARY", type=NamedPath(path_type=Path))
_AS_JSON = click.option("--json", "as_json", is_flag=True, help="Print one line of JSON for programs.")


def _which(command: Callable[..., int]) -> Callable[..., int]:
    """What all three actions take."""
    for decorate in (
        _AS_JSON,
        click.option(
            "--all", "all_groups", is_flag=True, help=f"List all groups, not the first {_GROUPS_SHOWN}."
        ),
        click.option("--dry-run", is_flag=True, help="List what would be done, and do nothing."),
        click.option("--yes", is_flag=True, help="Do it without asking."),
        click.option(
            "--threshold",
            type=NumberWithin(0, 1),
            default=THRESHOLD,
            show_default=True,
            help="Likeness that near texts must have.",
        ),
        click.option(
            "--groups",
            "kinds",
            multiple=True,
            type=click.Choice([kind.value for kind in GroupKind]),
            help="Only copies of the same bytes; of the same text or bytes; near or the same; parts. May be repeated.",
        ),
        click.argument("files", metavar="[FILE]...", nargs=-1, type=NamedPath(path_type=Path)),
        _LIBRARY,
    ):
        command = decorate(command)
    return command


@click.command("move", short_help="Move copies to another folder.")
@_which
@click.option("--to", "folder", required=True, type=NamedPath(path_type=Path), help="Made if missing.")
@click.option("--keep-folders", is_flag=True, help="Keep the folders below the one that was scanned.")
def move(*, folder: Path, keep_folders: bool, **which: Any) -> int:
    """Move copies to another folder, where nothing is overwritten.

    FILE is a file of the library, or a folder: the copies below it. Without FILE, name --groups: of each group the
    best copy stays. A copy of each always stays, whatever is asked for; files in reference folders are never touched.

    Exit status: 0 done, or listed; 1 some files could not be moved; 2 FILE or the library can't be used.
    """
    return _act(Action.MOVE, {"folder": folder, "with_folders": keep_folders}, **which)


@click.command("trash", short_help="Put copies into the trash of the system.")
@_which
def trash(**which: Any) -> int:
    """Put copies into the trash of the system; nothing is ever deleted.

    FILE is a file of the library, or a folder: the copies below it. Without FILE, name --groups: of each group the
    best copy stays. A copy of each always stays, whatever is asked for; files in reference folders are never touched.

    Exit status: 0 done, or listed; 1 some files could not be trashed; 2 FILE or the library can't be used.
    """
    return _act(Action.TRASH, {}, **which)


@click.command("link", short_help="Replace copies by links.")
@_which
@click.option("--symbolic", is_flag=True, help="Symbolic links, also where both files are on one disk.")
def link(*, symbolic: bool, **which: Any) -> int:
    """Replace copies by links to the copy that stays, which must have the same bytes; both are read before.

    FILE is a file of the library, or a folder: the copies below it. Without FILE, name --groups: of each group the
    best copy stays. The links are hard ones, symbolic between two disks.

    Exit status: 0 done, or listed; 1 some files could not be replaced; 2 FILE or the library can't be used.
    """
    return _act(Action.LINK, {"link": Link.SYMBOLIC if symbolic else None}, **which)


@click.command("journal", short_help="What was done to files, the newest first.")
@_LIBRARY
@click.option(
    "--all", "all_files", is_flag=True, help=f"List all files, not the first {_FILES_SHOWN} of each."
)
@_AS_JSON
def journal(*, library_file: Path, all_files: bool, as_json: bool) -> int:
    """List what was done to files, the newest first.

    Exit status: 0 listed; 2 the library can't be used.
    """
    try:
        with Library.open(library_file, read_only=True) as library:
            entries = library.journal()
    except LibraryUnusable as error:
        return _unusable(error)
    if as_json:
        click.echo(json_text({"entries": [entry_facts(entry) for entry in entries]}))
        return 0
    most = None if all_files else _FILES_SHOWN
    for line in journal_text(entries, most, columns()) if entries else ("Nothing was done to any file.",):
        click.echo(line, color=colour_wanted())
    return 0


@click.command("undo", short_help="Take back what was done to files.")
@_LIBRARY
@click.argument("entry", required=False, type=int)
@_AS_JSON
def undo(*, library_file: Path, entry: int | None, as_json: bool) -> int:
    """Take back what was done to files: the last time, or the ENTRY of that number in the journal.

    From the trash files come back where the system tells what lies in it, as on Linux; elsewhere the trash itself puts
    them back.

    Exit status: 0 all is as it was; 1 some files could not be put back (stderr names them); 2 there is nothing to
    undo, or the library can't be used.
    """
    try:
        with Library.open(library_file, create=False) as library:
            left = library.undo(entry)
    except LibraryUnusable as error:
        return _unusable(error)
    return _told(left, as_json, State.DONE, library_file)


def _act(
    action: Action,
    wish: dict[str, Any],
    *,
    library_file: Path,
    files: tuple[Path, ...],
    kinds: tuple[str, ...],
    threshold: float,
    dry_run: bool,
    yes: bool,
    all_groups: bool,
    as_json: bool,
) -> int:
    if not files and not kinds:
        raise click.UsageError("Say which files are meant, or which groups: --groups exact, for instance.")
    wish |= {"files": files, "kinds": kinds, "threshold": threshold}
    try:
        with opened(library_file) as library:
            plan = library.plan(action, **wish)
        if dry_run or not yes or not plan.acting:
            _show(plan, None if all_groups else _GROUPS_SHOWN, as_json)
        if dry_run or not plan.acting or not (yes or _agreed(as_json)):
            return 0
        with Library.open(library_file, create=False) as library:
            entry = library.carry_out(plan, _Bar(len(plan.acting)))
    except LibraryUnusable as error:
        return _unusable(error)
    return _told(entry, as_json, State.FAILED, library_file)


class _Bar:
    """How far it is, on stderr; nothing where that is no terminal. Told of each file."""

    def __init__(self, total: int) -> None:
        self._bar: Any = None
        if sys.stderr is not None and sys.stderr.isatty():
            self._bar = click.progressbar(length=total, file=sys.stderr, show_pos=True, width=30)
            self._bar.__enter__()
        self._left = total

    def __call__(self, _act: Act) -> None:
        self._left -= 1
        if self._bar is not None:
            self._bar.update(1)
            if not self._left:
                self._bar.__exit__(None, None, None)


def _show(plan: Plan, most: int | None, as_json: bool) -> None:
    if as_json:
        click.echo(json_text(plan_facts(plan)))
        return
    for line in plan_text(plan, most, columns()):
        click.echo(line, color=colour_wanted())
    click.echo(f"This would {would(plan)}." if plan.acting else "There is nothing to do.")


def _agreed(as_json: bool) -> bool:
    """Ask on a terminal; elsewhere say how to go on."""
    if as_json:
        return False
    if sys.stdin is not None and sys.stdin.isatty():
        return click.confirm("Do it?", default=False)
    click.echo("Nothing was done. Add --yes to do it.")
    return False


def _told(entry: Entry, as_json: bool, not_as_asked: State, library_file: Path) -> int:
    if as_json:
        click.echo(json_text(entry_facts(entry)))
    else:
        for line in done_text(entry):
            click.echo(line)
        for line in failures(entry.acts):
            click.echo(f"leitong: {line}", err=True)
        if not_as_asked is State.FAILED and entry.can_be_undone:
            click.echo(f"To take it back: leitong library undo {_typed(from_here(library_file.absolute()))}")
    return NOT_ALL if entry.count(not_as_asked) else 0


def _typed(path: str) -> str:
    """As it is typed in a shell, whatever is in it."""
    return list2cmdline([path]) if sys.platform == "win32" else shlex.quote(path)


def _unusable(error: LibraryUnusable) -> int:
    tell(error.source, str(error.reason))
    return UNUSABLE


COMMANDS = (move, trash, link, journal, undo)
