"""The letters of many texts in one array, for statistics over all of them (S28)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from leitong.words.characters import ALNUM, Codes, codes_of, nfkc_table
from leitong.words.fold import fold

_LINE_END = 0x0A
# of a long text only so much is folded at once
_AT_ONCE = 500_000
MOST_LETTERS = 40_000_000
"""So many are looked through, for what is made of them takes about 50 bytes a letter."""
BREAK = 0
"""Stands between two runs: where there is a mark or a line ends."""


class Letters:
    """Texts go in, one after the other; 4 bytes a letter are kept of them."""

    def __init__(self) -> None:
        self._parts: list[Codes] = [np.zeros(1, dtype=np.uint32)]
        self.count = 0

    @property
    def full(self) -> bool:
        """Whether no more are taken."""
        return self.count >= MOST_LETTERS

    def add(self, text: str) -> None:
        """Take the letters and numbers of `text`, folded; nothing more once it is full."""
        for part in _parts(text):
            if self.full:
                return
            runs = _runs(part)
            self.count += int(np.count_nonzero(runs))
            self._parts.append(runs)

    def codes(self) -> Codes:
        """Code points with one `BREAK` before each run and after the last; shape (n,)."""
        if len(self._parts) > 1:
            self._parts = [np.concatenate(self._parts)]
        return self._parts[0]


def _parts(text: str) -> Iterator[str]:
    """The text in pieces that end with a line, unless a line is longer than a piece."""
    done = 0
    while done < len(text):
        end = len(text)
        if end > done + _AT_ONCE:
            end = text.rfind("\n", done, done + _AT_ONCE) + 1 or done + _AT_ONCE
        yield text[done:end]
        done = end


def _runs(text: str) -> Codes:
    folded = fold(text)
    letters = (nfkc_table().flags[folded.codes] & ALNUM).astype(bool)
    line_ends = np.flatnonzero(codes_of(text) == _LINE_END)
    lines = line_ends.searchsorted(folded.starts[letters])
    places = np.flatnonzero(letters)
    apart = np.ones(places.size + 1, dtype=np.intp)
    apart[1:-1] = (np.diff(places) > 1) | (np.diff(lines) > 0)
    if places.size == 0:
        return np.empty(0, dtype=np.uint32)
    # each run, and the end, is moved on by one place for the break before it
    moved = apart.cumsum()
    runs = np.zeros(places.size + int(moved[-1]), dtype=np.uint32)
    runs[np.arange(places.size) + moved[:-1]] = folded.codes[places]
    return runs
