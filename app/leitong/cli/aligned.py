"""Several cuts of one text under each other, so that the same characters stand in the same columns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray
from wcwidth import width

from leitong.cli.terminal import column, faint, harmless, strong
from leitong.words.token import Words

Marks = NDArray[np.bool_]


def aligned(text: str, cuts: Mapping[str, Words], columns: int) -> Iterator[str]:
    """Lines of at most so many columns: for each piece of `text` one line a cut, named at its beginning.

    Between two characters stands a stroke where a cut has one; a strong one where not all cuts do. A piece that all cut
    alike is one line.
    """
    begins = {name: _begins(words, len(text)) for name, words in cuts.items()}
    agreed = np.logical_and.reduce(list(begins.values())) == np.logical_or.reduce(list(begins.values()))
    names = max(map(len, cuts)) + 2
    for start, end in _pieces(text, columns - names):
        if agreed[start + 1 : end].all():
            yield column("", names) + _line(text, start, end, next(iter(begins.values())), agreed)
            continue
        for name, marks in begins.items():
            yield faint(column(name, names)) + _line(text, start, end, marks, agreed)


def _begins(words: Words, size: int) -> Marks:
    """Whether a word begins or ends before each character, and after the last; shape (size + 1,)."""
    marks = np.zeros(size + 1, dtype=bool)
    marks[words.starts] = marks[words.ends] = True
    return marks


def _pieces(text: str, room: int) -> Iterator[tuple[int, int]]:
    """First and last + 1 of what fits on a line, cut at line ends too, without empty ones."""
    start, used = 0, 0
    for place, letter in enumerate(text):
        taken = max(width(letter), 0) + 1
        if letter == "\n" or used + taken > room:
            if text[start:place].strip():
                yield start, place
            start, used = (place + 1, 0) if letter == "\n" else (place, 0)
        if letter != "\n":
            used += taken
    if text[start:].strip():
        yield start, len(text)


def _line(text: str, start: int, end: int, marks: Marks, agreed: Sequence[bool] | Marks) -> str:
    parts = []
    for place in range(start, end):
        if place > start:
            stroke = "|" if marks[place] else " "
            parts.append(stroke if agreed[place] else strong(stroke))
        parts.append(harmless(text[place]) or " ")
    return "".join(parts).rstrip()
