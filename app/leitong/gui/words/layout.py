"""Where each character of a text stands when several cuts of it lie under each other, line by line."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from unicodedata import east_asian_width

import numpy as np
from numpy.typing import NDArray

from leitong.presenters.words.state import CutText, Marks
from leitong.words.characters import codes_of

Places = NDArray[np.intp]
Pixels = NDArray[np.float64]
_FIRST_IDEOGRAPH, _LAST_IDEOGRAPH = 0x4E00, 0x9FFF
GAP = 5.0  # pixels between two characters, where a cut is drawn


@dataclass(frozen=True, slots=True, eq=False)
class Sizes:
    """Pixels. line: height of one cut's line. marks: of the band below. space: between rows. names: on the left."""

    line: int
    marks: int
    space: int
    names: int


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """Rows of characters, each with one line for every cut, or with one where all cut alike.

    starts, ends: the characters of each row; tops: in pixels from the first, one more than rows; lines: how many each
    has. left: of each character in its row; shape (len(text) + 1,), the last entry for the end of the text.
    disputed: whether a character lies in a stretch that not all cut alike; shape (len(text),). agreed: whether all cut
    before a character; shape (len(text) + 1,).
    """

    starts: Places
    ends: Places
    tops: Places
    lines: Places
    left: Pixels
    widths: Pixels
    disputed: Marks
    agreed: Marks

    @property
    def height(self) -> int:
        return int(self.tops[-1])

    def rows_within(self, top: int, bottom: int) -> range:
        """The rows of which something lies between two heights."""
        first = max(int(self.tops.searchsorted(top, side="right")) - 1, 0)
        last = min(int(self.tops.searchsorted(bottom, side="left")), self.starts.size)
        return range(first, last)

    def row_of(self, place: int) -> int:
        """The row that a character stands in."""
        return max(int(self.starts.searchsorted(place, side="right")) - 1, 0)

    def place_at(self, x: float, y: int) -> int | None:
        """The character at a point, or None beside all rows."""
        row = int(self.tops.searchsorted(y, side="right")) - 1
        if not 0 <= row < self.starts.size:
            return None
        start, end = int(self.starts[row]), int(self.ends[row])
        place = start + int(self.left[start:end].searchsorted(x, side="right")) - 1
        return min(max(place, start), end - 1)


def widths_of(text: str, advance: Callable[[str], float]) -> Pixels:
    """How wide each character is, shape (len(text),). advance: pixels of a character."""
    codes = codes_of(text)
    # ideographs are all of one width in every font, and a text has thousands of them
    codes = np.where((codes >= _FIRST_IDEOGRAPH) & (codes <= _LAST_IDEOGRAPH), _FIRST_IDEOGRAPH, codes)
    # a lone space after Chinese punctuation still needs a place that a mouse can hit
    return _by_kind(codes, lambda letter: max(advance(letter), 4.0))


def lay_out(cut: CutText, width: int, sizes: Sizes, widths: Pixels) -> Layout:
    """Rows as wide as they may be; a line end begins a new one. The text is not white. widths: as of `widths_of`."""
    some, agreed = _some(cut), _agreed(cut)
    disputed = _disputed(some, agreed)
    # letters of a word that nobody cuts stand as close as in print
    wide = _wide(cut.text)
    apart = some[1:] | wide
    apart[:-1] |= wide[1:]
    right = np.cumsum(widths + GAP * apart)
    starts, ends = _rows(cut.text, right, np.flatnonzero(agreed).tolist(), max(width - sizes.names, 40))
    # a line end between two rows is in no dispute
    alike = ~np.logical_or.reduceat(disputed, starts)
    lines = np.where(alike, 1, len(cut.begins))
    tops = np.concatenate(([0], np.cumsum(lines * sizes.line + sizes.marks + sizes.space)))
    before = np.append(0.0, right[:-1])
    until = np.append(starts[1:], right.size)
    left = np.zeros(right.size + 1)
    left[starts[0] : -1] = sizes.names + before[starts[0] :] - np.repeat(before[starts], until - starts)
    return Layout(starts, ends, tops.astype(np.intp), lines, left, widths, disputed, agreed)


def _wide(text: str) -> Marks:
    """Whether each character takes the place of two, as Chinese ones do."""
    # asked of Unicode for what occurs, for the table of all characters takes the window 60 ms to make
    return _by_kind(codes_of(text), lambda letter: east_asian_width(letter) in "WF") > 0


def _by_kind(codes: NDArray[np.integer[Any]], value: Callable[[str], float]) -> Pixels:
    """What each character has, asked once for each kind that occurs; shape (len(codes),)."""
    if not codes.size:
        return np.zeros(0)
    kinds = np.flatnonzero(np.bincount(codes))
    table = np.zeros(int(kinds[-1]) + 1)
    table[kinds] = [value(chr(kind)) for kind in kinds.tolist()]
    values: Pixels = table[codes]
    return values


def _some(cut: CutText) -> Marks:
    """Whether any method cuts before each character, and after the last."""
    some: Marks = np.logical_or.reduce(list(cut.begins.values()))
    return some


def _agreed(cut: CutText) -> Marks:
    """Whether all do; at the ends of the text always."""
    agreed: Marks = np.logical_and.reduce(list(cut.begins.values()))
    agreed[[0, -1]] = True
    return agreed


def _disputed(some: Marks, agreed: Marks) -> Marks:
    """Whether only some cut somewhere between the places around a character where all do."""
    stretch = np.cumsum(agreed)[:-1] - 1
    doubtful = np.zeros(int(agreed.sum()), dtype=bool)
    doubtful[stretch[np.flatnonzero(some & ~agreed)]] = True
    within: Marks = doubtful[stretch]
    return within


def _rows(text: str, right: Pixels, agreed: list[int], room: int) -> tuple[Places, Places]:
    """First and last + 1 of each row. agreed: where all cut; a row ends there, unless what it holds is too wide."""
    starts, ends = [], []
    edges = right.tolist()
    line_start = 0
    for line in text.split("\n"):
        start, line_end = line_start, line_start + len(line)
        line_start = line_end + 1
        if not line.strip():
            continue
        while start < line_end:
            before = edges[start - 1] if start else 0.0
            end = max(bisect_right(edges, before + room, start, line_end), start + 1)
            if end < line_end:
                cut = agreed[bisect_right(agreed, end) - 1]
                end = cut if cut > start else end
            starts.append(start)
            ends.append(end)
            start = end
    return np.array(starts, dtype=np.intp), np.array(ends, dtype=np.intp)
