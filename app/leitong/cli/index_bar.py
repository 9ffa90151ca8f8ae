"""The progress of long work on a library on a terminal; nothing where stderr is no terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import click


class Told(Protocol):
    def __call__(self, done: int, all_: int, /) -> None: ...


@contextmanager
def index_bar(doing: str = "Indexing") -> Iterator[Told]:
    """Hands out what is to be told how much of how much is done; the bar appears with the first news."""
    bars: list[Any] = []

    def told(done: int, all_: int, /) -> None:
        if not sys.stderr.isatty():
            return
        if not bars:
            bars.append(click.progressbar(length=all_, label=doing, file=sys.stderr, width=30))
            bars[0].__enter__()
        bars[0].update(done - bars[0].pos)

    try:
        yield told
    finally:
        for bar in bars:
            bar.__exit__(None, None, None)
