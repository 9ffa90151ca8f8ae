"""A library that a command asks, brought up to date first if need be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from leitong.library.library import Library


@contextmanager
def prepared(
    path: Path, is_current: Callable[[Library], bool], prepare: Callable[[Library], object]
) -> Iterator[Library]:
    """The library open for reading, after `prepare` where it is not current: nobody is kept out for longer.

    Raises LibraryUnusable, also where it must be brought up to date while another program writes to it.
    """
    if not path.exists() or not _is_current(path, is_current):
        with Library.open(path, read_only=not path.exists()) as library:
            prepare(library)
    with Library.open(path, read_only=True) as library:
        yield library


def _is_current(path: Path, is_current: Callable[[Library], bool]) -> bool:
    with Library.open(path, read_only=True) as library:
        return library.is_present_version() and is_current(library)
