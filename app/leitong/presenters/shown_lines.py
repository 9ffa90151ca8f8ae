"""Where a body is broken into lines to show: at its own line ends, in paragraphs that are too long, around folds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.presenters.utf16 import positions_of
from leitong.spans import Span

LONGEST_LINE = 4000
_SENTENCE_END = re.compile(r"[。！？!?；;…][”’」』）)\"']*|\.[\"')]?(?=\s)")
_SPACE = re.compile(r"\s")


@dataclass(frozen=True, slots=True)
class Fold:
    """A stretch of the body that is not shown; `text` stands in its place."""

    span: Span
    text: str
    ref: int


def edges(text: str) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Where each line of a text starts and ends, in code points, line ends left out."""
    breaks = positions_of(text, "\n")
    return np.concatenate(([0], breaks + 1)), np.concatenate((breaks, [len(text)]))


def pieces_of(body: str, folds: Sequence[Fold]) -> Iterator[tuple[int, int, Fold | None]]:
    """The body's lines in order, and each fold once, where it begins."""
    pending = sorted(folds, key=lambda fold: fold.span)
    upcoming = 0
    for start, end in zip(*(ends.tolist() for ends in edges(body)), strict=True):
        here = start
        while upcoming < len(pending) and pending[upcoming].span.start <= end:
            fold = pending[upcoming]
            if fold.span.end < here:
                upcoming += 1
                continue
            if fold.span.start >= here:
                if body[here : fold.span.start].strip():
                    yield here, fold.span.start, None
                yield fold.span.start, fold.span.start, fold
            here = fold.span.end
            if here > end:
                break
            upcoming += 1
        if here == start or (here < end and body[here:end].strip()):
            yield from ((low, high, None) for low, high in short_enough(body, here, end))


def short_enough(body: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Cut at the last sentence end within `LONGEST_LINE`, else at the last space, else anywhere."""
    while end - start > LONGEST_LINE:
        cut = _last_end(_SENTENCE_END, body, start) or _last_end(_SPACE, body, start) or start + LONGEST_LINE
        yield start, cut
        start = cut
    yield start, end


def _last_end(pattern: re.Pattern[str], body: str, start: int) -> int | None:
    found = None
    # only the second half: a cut that leaves a short line is worse than one within a sentence
    for match in pattern.finditer(body, start + LONGEST_LINE // 2, start + LONGEST_LINE):
        found = match.end()
    return found
