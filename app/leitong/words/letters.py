"""The letters of many texts in one array, for statistics over all of them (S28)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from leitong.words.characters import ALNUM, HAN, Codes, codes_of, nfkc_table
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
        """Take the letters and numbers of `text`, folded, but no runs without Chinese; nothing once it is full."""
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
    flags = nfkc_table().flags[folded.codes]
    places = np.flatnonzero(flags & ALNUM)
    if places.size == 0:
        return np.empty(0, dtype=np.uint32)
    lines = np.flatnonzero(codes_of(text) == _LINE_END).searchsorted(folded.starts[places])
    apart = np.ones(places.size, dtype=bool)
    apart[1:] = (np.diff(places) > 1) | (np.diff(lines) > 0)
    chinese = np.logical_or.reduceat((flags[places] & HAN).astype(bool), np.flatnonzero(apart))
    kept = chinese[apart.cumsum() - 1]
    places, apart = places[kept], apart[kept]
    # each run is moved on by one place for the break before it, and one more break is left at the end
    runs = np.zeros(places.size + int(apart.sum()) + 1, dtype=np.uint32)
    runs[np.arange(places.size) + apart.cumsum()] = folded.codes[places]
    return runs
