"""A body as lines to show: long paragraphs cut, other lines put in, stretches folded away.

Every shown line knows its stretch of the body, so that a place in one is a place in the other.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from leitong.presenters.utf16 import Utf16
from leitong.spans import Span

LONGEST_LINE = 4000

# characters that Qt would turn into line breaks or could not store, each for one so that offsets stay
_UNSHOWABLE = {0x00: "␀", 0x0D: " ", 0x2028: " ", 0x2029: " ", 0xFDD0: "\ufffd", 0xFDD1: "\ufffd"}
_UNSHOWABLE |= dict.fromkeys(range(0xD800, 0xE000), "\ufffd")
_UNSHOWN = re.compile("[\x00\r\u2028\u2029\ufdd0\ufdd1\ud800-\udfff]")
_SENTENCE_END = re.compile(r"[。！？!?；;…][”’」』）)\"']*|\.[\"')]?(?=\s)")
_SPACE = re.compile(r"\s")


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


@dataclass(frozen=True, slots=True)
class Fold:
    """A stretch of the body that is not shown; `text` stands in its place."""

    span: Span
    text: str
    ref: int


class ShownText:
    """Lines of a body, in order; line numbers count all of them, the body's and the others'.

    Body lines are disjoint stretches in ascending order. Offsets into a line are UTF-16 units, as in Qt.
    """

    def __init__(self, body: str, extras: Sequence[Extra] = (), folds: Sequence[Fold] = ()) -> None:
        self.body = clean(body)
        self._utf16 = Utf16(self.body)
        self._spans: list[tuple[int, int]] = []
        self._extras: dict[int, Extra] = {}
        self._body_lines: list[int] = []
        self._body_starts: list[int] = []
        self.text = self._put_together(extras, folds) if extras or folds else self._as_it_is()

    def __len__(self) -> int:
        """How many lines."""
        return len(self._spans)

    def extra_lines(self) -> list[int]:
        """Numbers of the lines that are not of the body, ascending."""
        return list(self._extras)

    def extra(self, line: int) -> Extra | None:
        """The line's `Extra`; None for a line of the body."""
        return self._extras.get(line)

    def span(self, line: int) -> Span:
        """The line's stretch of the body; empty for other lines."""
        return Span(*self._spans[line])

    def lines_longer_than(self, length: float) -> list[int]:
        """Numbers of the body's lines with more code points than `length`."""
        spans = self._spans
        return [line for line in self._body_lines if spans[line][1] - spans[line][0] > length]

    def place(self, point: int) -> tuple[int, int]:
        """(line, UTF-16 offset in it) of a code point; the nearest shown place if it is folded away."""
        if not self._body_lines:
            return 0, 0
        index = max(0, bisect_right(self._body_starts, point) - 1)
        start, end = self._spans[self._body_lines[index]]
        inside = min(max(point, start), end)
        return self._body_lines[index], self._utf16.units(inside) - self._utf16.units(start)

    def point(self, line: int, unit: int) -> int:
        """The code point at UTF-16 offset `unit` of a line."""
        start, end = self._spans[line]
        return min(end, self._utf16.point(self._utf16.units(start) + unit))

    def unit(self, line: int, point: int) -> int:
        """UTF-16 offset of a code point in a line; the line's nearest end if it stands elsewhere."""
        start, end = self._spans[line]
        return self._utf16.units(min(max(point, start), end)) - self._utf16.units(start)

    def shows(self, point: int) -> bool:
        """Whether the code point stands in a shown line."""
        if not self._body_lines:
            return False
        index = bisect_right(self._body_starts, point) - 1
        return index >= 0 and point <= self._spans[self._body_lines[index]][1]

    def stretches(self, span: Span) -> Iterator[tuple[int, int, int]]:
        """(line, first unit, end unit) of every line that shows a part of `span`."""
        first = max(0, bisect_right(self._body_starts, span.start) - 1)
        last = bisect_left(self._body_starts, span.end)
        for index in range(first, last):
            line = self._body_lines[index]
            start, end = self._spans[line]
            low, high = max(start, span.start), min(end, span.end)
            if low < high:
                base = self._utf16.units(start)
                yield line, self._utf16.units(low) - base, self._utf16.units(high) - base

    def _as_it_is(self) -> str:
        """Nothing but the body: half a million lines must not be felt."""
        body = self.body
        self._spans = [piece for start, end in _paragraphs(body) for piece in _short_enough(body, start, end)]
        self._body_lines = list(range(len(self._spans)))
        self._body_starts = [start for start, _ in self._spans]
        if len(self._spans) == body.count("\n") + 1:
            return body
        return "\n".join([body[start:end] for start, end in self._spans])

    def _put_together(self, extras: Sequence[Extra], folds: Sequence[Fold]) -> str:
        texts: list[str] = []
        waiting = sorted(extras, key=lambda extra: extra.at)
        taken = 0
        for start, end, fold in _pieces(self.body, folds):
            while (
                taken < len(waiting) and waiting[taken].at <= start and (start > 0 or waiting[taken].at == 0)
            ):
                texts.append(self._add_extra(waiting[taken]))
                taken += 1
            if fold is not None:
                texts.append(self._add_extra(Extra(start, fold.text, LineKind.EQUAL, fold.ref)))
            else:
                self._body_lines.append(len(self._spans))
                self._body_starts.append(start)
                self._spans.append((start, end))
                texts.append(self.body[start:end])
        texts.extend(self._add_extra(extra) for extra in waiting[taken:])
        return "\n".join(texts)

    def _add_extra(self, extra: Extra) -> str:
        self._extras[len(self._spans)] = extra
        self._spans.append((extra.at, extra.at))
        return clean(extra.text).replace("\n", " ")


def clean(text: str) -> str:
    """The same number of code points, none of which Qt takes for a line end or cannot store."""
    # looking is much faster than replacing, and nearly every text is clean
    return text.translate(_UNSHOWABLE) if _UNSHOWN.search(text) else text


def _pieces(body: str, folds: Sequence[Fold]) -> Iterator[tuple[int, int, Fold | None]]:
    """The body's lines in order, and each fold once, where it begins."""
    pending = sorted(folds, key=lambda fold: fold.span)
    upcoming = 0
    for start, end in _paragraphs(body):
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
            yield from ((low, high, None) for low, high in _short_enough(body, here, end))


def _paragraphs(body: str) -> Iterator[tuple[int, int]]:
    start = 0
    for paragraph in body.split("\n"):
        end = start + len(paragraph)
        yield start, end
        start = end + 1


def _short_enough(body: str, start: int, end: int) -> Iterator[tuple[int, int]]:
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
