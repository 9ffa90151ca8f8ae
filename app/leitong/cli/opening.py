"""A library that a command asks, brought up to date first if need be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from leitong.cli.inputs import tell
from leitong.library.library import Library


@contextmanager
def prepared(
    path: Path, is_current: Callable[[Library], bool], prepare: Callable[[Library], object]
) -> Iterator[Library]:
    """The library open for reading, after `prepare` where it is not current: nobody is kept out for longer.

    Raises LibraryUnusable, also where it must be brought up to date while another program writes to it.
    """
    if not _is_current(path, is_current):
        with Library.open(path, create=False) as library:
            prepare(library)
    with opened(path) as library:
        yield library


@contextmanager
def opened(path: Path) -> Iterator[Library]:
    """The library open for reading; files of it that only a scan brings up to date are counted on stderr.

    Raises LibraryUnusable.
    """
    with Library.open(path, read_only=True) as library:
        outdated = library.counts().outdated
        if outdated:
            files = "1 file was" if outdated == 1 else f"{outdated:,} files were"
            tell(str(path), f"{files} read by another version of Leitong, and left out until the next scan.")
        yield library


def _is_current(path: Path, is_current: Callable[[Library], bool]) -> bool:
    with Library.open(path, read_only=True) as library:
        return library.is_present_version() and is_current(library)
