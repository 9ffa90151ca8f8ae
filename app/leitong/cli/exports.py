"""The options that write a library to a file, and the writing."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, TextIO

import click

from leitong.cli.paths import NamedPath
from leitong.library.library import Library
from leitong.report.library_csv import write_pairs
from leitong.report.library_html import html_pages
from leitong.report.library_json import json_pieces

OUT = NamedPath(dir_okay=False, allow_dash=True, path_type=str)


@dataclass(frozen=True, slots=True)
class Exports:
    """Where to write what; "-" is standard output, None: not wanted."""

    csv: str | None
    json: str | None
    html: str | None

    def __post_init__(self) -> None:
        if sum(out == "-" for out in self.wanted) > 1:
            raise click.UsageError("Only one of --csv, --json and --html can be standard output.")
        for out in self.wanted:
            if out != "-" and not Path(out).absolute().parent.is_dir():
                raise click.UsageError(f"There is no folder to write {out} in.")

        keep_apart(self.wanted)

    def keep_apart_from(self, *kept: str | Path | None) -> None:
        """See `keep_apart`; None is no file."""
        keep_apart(self.wanted, *(file for file in kept if file is not None))

    @property
    def wanted(self) -> tuple[str, ...]:
        return tuple(out for out in (self.csv, self.json, self.html) if out is not None)

    @property
    def to_stdout(self) -> bool:
        return "-" in self.wanted

    def write(self, library: Library) -> None:
        """Raises OSError where a file can't be written; an older one is replaced only by a whole new one."""
        if self.json is not None:
            with writing(self.json) as out:
                out.writelines(json_pieces(library))
        if self.csv is not None:
            with writing(self.csv) as out:
                write_pairs(out, library.pairs())
        if self.html is not None:
            with writing(self.html) as out:
                out.writelines(html_pages(library, datetime.now()))


def export_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """--csv, --json and --html, each with a file or - for standard output."""
    for name, what in (
        ("html", "The clusters as one page to look at."),
        ("json", "All documents, pairs, clusters and problems."),
        ("csv", "The proved pairs as a table."),
    ):
        option = click.option(
            f"--{name}", f"to_{name}", type=OUT, metavar="OUT", help=f"{what} OUT: a file, or -."
        )
        command = option(command)
    return command


def keep_apart(outs: Sequence[str], *kept: str | Path) -> None:
    """No file may be written twice, nor over one that is read. Raises click.UsageError, before anything is written."""
    files = [out for out in outs if out != "-" and (Path(out).is_file() or not Path(out).exists())]
    for number, out in enumerate(files):
        if any(_is_same(out, one) for one in kept):
            raise click.UsageError(f"{out} is read; the result can't be written over it.")
        if any(_is_same(out, one) for one in files[:number]):
            raise click.UsageError(f"Two results can't both be written to {out}.")


def _is_same(one: str | Path, other: str | Path) -> bool:
    try:
        # a file may have several names, as in capital letters on Windows
        return Path(one).samefile(other)
    except (OSError, ValueError):
        return os.path.realpath(one) == os.path.realpath(other)


@contextmanager
def writing(name: str) -> Iterator[TextIO]:
    """The file to write, or standard output for "-"; an older file is replaced only by a whole new one.

    What is no file, such as a device or a pipe, is written into and stays what it is; so does a link. Raises OSError
    that names the file.
    """
    if name == "-":
        yield sys.stdout
        return
    path = Path(name)
    written = _replaced(path.resolve()) if path.is_file() or not path.exists() else _opened(path)
    try:
        with written as out:
            yield out
    except OSError as error:
        raise OSError(error.errno, error.strerror, name) from error


def _opened(path: Path) -> TextIO:
    return path.open("w", encoding="utf-8", newline="")


@contextmanager
def _replaced(path: Path) -> Iterator[TextIO]:
    beside = path.with_name(f".{path.name[:200]}.{os.getpid()}.part")
    try:
        with _opened(beside) as out:
            yield out
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
