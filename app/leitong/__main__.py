"""Where `leitong` starts: the window, or a command."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

import click

from leitong.cli.streams import quiet_ends, utf8_streams
from leitong.own_modules import keep_to_own_modules
from leitong.screen import screen_missing

_NO_WINDOW = 3
_COMMANDS: Final = {
    "compare": "leitong.cli.comparing",
    "hamming": "leitong.cli.hamming",
    "library": "leitong.cli.librarian",
    "methods": "leitong.cli.methods",
    "near": "leitong.cli.nearing",
    "new-words": "leitong.cli.new_words",
    "page": "leitong.cli.paging",
    "rank": "leitong.cli.ranking",
    "scan": "leitong.cli.scanning",
    "search": "leitong.cli.searching",
    "seen": "leitong.cli.seeing",
    "words": "leitong.cli.wording",
}


class _Commands(click.Group):
    """Loads a command when it is used: neither --help nor the window waits for dictionaries."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*super().list_commands(ctx), *_COMMANDS])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in _COMMANDS:
            command: click.Command = import_module(_COMMANDS[cmd_name]).command
            return command
        return super().get_command(ctx, cmd_name)


@click.group(
    cls=_Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(package_name="leitong", message="%(package)s %(version)s")
@click.pass_context
def leitong(context: click.Context) -> int:
    """Leitong (雷同): is this the same text?

    Without a command, opens the window.
    """
    return _window([]) if context.invoked_subcommand is None else 0


@leitong.command("open", short_help="The window, with one document or two.")
@click.argument("sources", metavar="[FILE [FILE]]", nargs=-1)
@click.option("--lab", is_flag=True, help="Open it at the Lab, where a text becomes a fingerprint.")
def open_(sources: tuple[str, ...], lab: bool) -> int:
    """Open the window, with one document or two to compare.

    Exit status: 0 the window was closed; 2 wrong arguments; 3 there is no screen for it.
    """
    if len(sources) > 2:
        raise click.UsageError("The window compares two documents; more were given.")
    return _window(list(sources), lab)


def _window(sources: list[str], lab: bool = False) -> int:
    problem = screen_missing()
    if problem is None:
        try:
            # Qt is loaded for the window only, and may lack a system library
            run = import_module("leitong.gui.app").run
        except ImportError as error:
            problem = f"Qt could not be loaded: {error}"
        else:
            return int(run(sources, lab=lab))
    click.echo(f"leitong: {problem} The commands need none: leitong compare A B", err=True)
    return _NO_WINDOW


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `leitong` with `arguments` (by default those of the process); returns its exit status.

    0: done. 2: unusable input or wrong arguments. 3: no screen for the window. 130: stopped by Ctrl+C.
    """
    keep_to_own_modules()
    multiprocessing.freeze_support()
    utf8_streams()
    with quiet_ends() as ended:
        ended.status = leitong.main(args=arguments, prog_name="leitong", standalone_mode=False) or 0
    return ended.status


if __name__ == "__main__":
    sys.exit(main())
