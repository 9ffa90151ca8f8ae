"""Several cuts of one text under each other, so that the same characters stand in the same columns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np
from numpy.typing import NDArray
from wcwidth import width

from leitong.cli.terminal import column, faint, harmless, strong
from leitong.words.token import Words

Marks = NDArray[np.bool_]


def aligned(text: str, cuts: Mapping[str, Words], columns: int) -> Iterator[str]:
    """Lines of at most so many columns: for each piece of `text` one line a cut, named at its beginning.

    Between two characters stands a stroke where a cut has one; a strong one where not all cuts do. Narrow letters that
    no cut parts stand close together. A piece that all cut alike is one line, named "all".
    """
    begins = {name: _begins(words, len(text)) for name, words in cuts.items()}
    agreed = np.logical_and.reduce(list(begins.values())) == np.logical_or.reduce(list(begins.values()))
    apart = np.logical_or.reduce(list(begins.values())) | ~_within_narrow(text)
    names = max(map(len, cuts)) + 2
    for piece in _pieces(text, apart, columns - names):
        if agreed[piece.start + 1 : piece.stop].all():
            yield faint(column("all", names)) + _line(text, piece, next(iter(begins.values())), agreed, apart)
            continue
        for name, marks in begins.items():
            yield faint(column(name, names)) + _line(text, piece, marks, agreed, apart)


def _begins(words: Words, size: int) -> Marks:
    """Whether a word begins or ends before each character, and after the last; shape (size + 1,)."""
    marks = np.zeros(size + 1, dtype=bool)
    marks[words.starts] = marks[words.ends] = True
    return marks


def _within_narrow(text: str) -> Marks:
    """Whether a place lies between two letters or digits of one column each; shape (size + 1,)."""
    narrow = np.array([letter.isalnum() and width(letter) == 1 for letter in text], dtype=bool)
    within = np.zeros(len(text) + 1, dtype=bool)
    within[1:-1] = narrow[:-1] & narrow[1:]
    return within


def _pieces(text: str, apart: Marks, room: int) -> Iterator[range]:
    """The places of what fits on a line, cut at line ends too, without empty ones."""
    start = 0
    while start < len(text):
        end, used = start, 0
        while end < len(text) and text[end] != "\n":
            used += max(width(text[end]), 0) + int(apart[end] and end > start)
            if used > room and end > start:
                break
            end += 1
        if end < len(text) and not apart[end]:
            # a word that would be torn goes to the next line, unless it fills this one
            end = max((place for place in range(start + 1, end) if apart[place]), default=end)
        if text[start:end].strip():
            yield range(start, end)
        start = end + 1 if text[end : end + 1] == "\n" else end


def _line(text: str, piece: range, marks: Marks, agreed: Marks, apart: Marks) -> str:
    parts = []
    for place in piece:
        if place > piece.start and apart[place]:
            stroke = "|" if marks[place] else " "
            parts.append(stroke if agreed[place] else strong(stroke))
        parts.append(harmless(text[place]) or " ")
    return "".join(parts).rstrip()
