"""A body as lines to show: long paragraphs cut, other lines put in, stretches folded away.

Every shown line knows its stretch of the body, so that a place in one is a place in the other.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from leitong.presenters.shown_lines import LONGEST_LINE, Fold, edges, pieces_of, short_enough
from leitong.presenters.utf16 import Utf16, has_surrogates
from leitong.spans import Span

# characters that Qt would turn into line breaks or could not store, each for one so that offsets stay
_UNSHOWABLE = {0x00: "␀", 0x0D: " ", 0x2028: " ", 0x2029: " ", 0xFDD0: "\ufffd", 0xFDD1: "\ufffd"}
_UNSHOWABLE |= dict.fromkeys(range(0xD800, 0xE000), "\ufffd")
_MARKS = tuple(chr(point) for point in _UNSHOWABLE if not 0xD800 <= point < 0xE000)


class LineKind(StrEnum):
    BODY = "body"
    LEFT_OUT = "left-out"  # what extraction removed, shown in its place
    HIDDEN = "hidden"  # says what extraction removed here, and is not shown
    EQUAL = "equal"  # says what is the same as in the other text, and is folded away


@dataclass(frozen=True, slots=True)
class Extra:
    """A line that is not of the body. at: the code point after which it stands. ref: whose line it is."""

    at: int
    text: str
    kind: LineKind
    ref: int


class ShownText:
    """Lines of a body, in order; line numbers count all of them, the body's and the others'.

    Body lines are disjoint stretches in ascending order. Offsets into a line are UTF-16 units, as in Qt.
    """

    def __init__(self, body: str, extras: Sequence[Extra] = (), folds: Sequence[Fold] = ()) -> None:
        self.body = clean(body)
        self._utf16 = Utf16(self.body)
        self._starts: list[int] = []
        self._ends: list[int] = []
        self._extras: dict[int, Extra] = {}
        self._body_lines: Sequence[int] = ()
        self._body_starts: list[int] = []
        if extras or folds:
            self._put_together(extras, folds)
        else:
            self._as_it_is()

    def __len__(self) -> int:
        """How many lines."""
        return len(self._starts)

    @property
    def text(self) -> str:
        """All lines."""
        return self.part(0, len(self))

    def part(self, first: int, end: int) -> str:
        """The lines `first` ≤ n < `end`, with a line end between them."""
        if not self._extras and self._ends[end - 1 : end] and self._unbroken(first, end):
            return self.body[self._starts[first] : self._ends[end - 1]]
        return "\n".join([self._line(number) for number in range(first, min(end, len(self)))])

    def extra_lines(self) -> list[int]:
        """Numbers of the lines that are not of the body, ascending."""
        return list(self._extras)

    def extra(self, line: int) -> Extra | None:
        """The line's `Extra`; None for a line of the body."""
        return self._extras.get(line)

    def span(self, line: int) -> Span:
        """The line's stretch of the body; empty for other lines."""
        return Span(self._starts[line], self._ends[line])

    def lines_longer_than(self, length: float, first: int = 0, end: int | None = None) -> list[int]:
        """Which of the lines `first` ≤ n < `end` have more code points of the body than `length`."""
        return (np.flatnonzero(self._lengths[first:end] > length) + first).tolist()

    def place(self, point: int) -> tuple[int, int]:
        """(line, UTF-16 offset in it) of a code point; the nearest shown place if it is folded away."""
        if not self._body_lines:
            return 0, 0
        index = max(0, bisect_right(self._body_starts, point) - 1)
        line = self._body_lines[index]
        start, end = self._starts[line], self._ends[line]
        inside = min(max(point, start), end)
        return line, self._utf16.units(inside) - self._utf16.units(start)

    def point(self, line: int, unit: int) -> int:
        """The code point at UTF-16 offset `unit` of a line."""
        start, end = self._starts[line], self._ends[line]
        return min(end, self._utf16.point(self._utf16.units(start) + unit))

    def unit(self, line: int, point: int) -> int:
        """UTF-16 offset of a code point in a line; the line's nearest end if it stands elsewhere."""
        start, end = self._starts[line], self._ends[line]
        return self._utf16.units(min(max(point, start), end)) - self._utf16.units(start)

    def shows(self, point: int) -> bool:
        """Whether the code point stands in a shown line."""
        if not self._body_lines:
            return False
        index = bisect_right(self._body_starts, point) - 1
        return index >= 0 and point <= self._ends[self._body_lines[index]]

    def stretches(self, span: Span) -> Iterator[tuple[int, int, int]]:
        """(line, first unit, end unit) of every line that shows a part of `span`."""
        first = max(0, bisect_right(self._body_starts, span.start) - 1)
        last = bisect_left(self._body_starts, span.end)
        for index in range(first, last):
            line = self._body_lines[index]
            start, end = self._starts[line], self._ends[line]
            low, high = max(start, span.start), min(end, span.end)
            if low < high:
                base = self._utf16.units(start)
                yield line, self._utf16.units(low) - base, self._utf16.units(high) - base

    def _unbroken(self, first: int, end: int) -> bool:
        """Whether nothing but the body's own line ends stands between these lines: no paragraph is cut in them."""
        starts = np.asarray(self._starts[first + 1 : end], dtype=np.int64)
        return bool((starts == np.asarray(self._ends[first : end - 1], dtype=np.int64) + 1).all())

    def _line(self, number: int) -> str:
        extra = self._extras.get(number)
        if extra is None:
            return self.body[self._starts[number] : self._ends[number]]
        return clean(extra.text).replace("\n", " ")

    def _as_it_is(self) -> None:
        """Nothing but the body: half a million lines must not be felt."""
        body = self.body
        starts, ends = edges(body)
        self._starts, self._ends = starts.tolist(), ends.tolist()
        if int((ends - starts).max()) > LONGEST_LINE:
            pieces = [
                piece
                for start, end in zip(self._starts, self._ends, strict=True)
                for piece in short_enough(body, start, end)
            ]
            self._starts, self._ends = [start for start, _ in pieces], [end for _, end in pieces]
        self._body_lines, self._body_starts = range(len(self)), self._starts

    def _put_together(self, extras: Sequence[Extra], folds: Sequence[Fold]) -> None:
        body_lines: list[int] = []
        waiting = sorted(extras, key=lambda extra: extra.at)
        taken = 0
        for start, end, fold in pieces_of(self.body, folds):
            while (
                taken < len(waiting) and waiting[taken].at <= start and (start > 0 or waiting[taken].at == 0)
            ):
                self._add_extra(waiting[taken])
                taken += 1
            if fold is not None:
                self._add_extra(Extra(start, fold.text, LineKind.EQUAL, fold.ref))
            else:
                body_lines.append(len(self))
                self._body_starts.append(start)
                self._starts.append(start)
                self._ends.append(end)
        for extra in waiting[taken:]:
            self._add_extra(extra)
        self._body_lines = body_lines

    @cached_property
    def _lengths(self) -> NDArray[np.int64]:
        """Of every line, in code points of the body."""
        return np.asarray(self._ends, dtype=np.int64) - np.asarray(self._starts, dtype=np.int64)

    def _add_extra(self, extra: Extra) -> None:
        self._extras[len(self)] = extra
        self._starts.append(extra.at)
        self._ends.append(extra.at)


def clean(text: str) -> str:
    """The same number of code points, none of which Qt takes for a line end or cannot store."""
    # looking is much faster than replacing, and nearly every text is clean
    dirty = not text.isascii() and has_surrogates(text)
    return text.translate(_UNSHOWABLE) if dirty or any(mark in text for mark in _MARKS) else text
