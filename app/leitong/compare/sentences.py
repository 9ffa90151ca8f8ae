"""Cut a text into sentences and lines, to say what was taken out, put in or moved."""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.words.token import Units

Places = NDArray[np.int64]

# a full stop ends a sentence only before white space, so that 3.14 and www.a.cn stay whole
_SENTENCE_END = re.compile(r"[。！？!?；…]+[”’」』\"')）]*|\.+[”’\"')]*(?=\s|$)|\n")
_LINE_END = re.compile(r"\n")


@dataclass(frozen=True, slots=True)
class Stretches:
    """Sentences or lines that hold at least one unit, in the order of the text.

    first, last: int64, shape (n,), half-open ranges of units. starts, ends: int64, shape (n,), from the beginning of
    the first unit to the end of the last, in the text.
    """

    first: Places
    last: Places
    starts: Places
    ends: Places

    def __len__(self) -> int:
        return int(self.first.size)

    def take(self, chosen: NDArray[np.bool_]) -> Stretches:
        return Stretches(self.first[chosen], self.last[chosen], self.starts[chosen], self.ends[chosen])

    def meet(self, starts: Places, ends: Places) -> NDArray[np.bool_]:
        """Whether any of them has a character in each of the stretches from starts[k] to ends[k]."""
        if not len(self):
            return np.zeros(starts.size, dtype=np.bool_)
        at = np.searchsorted(self.ends, starts, side="right")
        return (at < len(self)) & (self.starts[np.minimum(at, len(self) - 1)] < ends)


def sentences(text: str, units: Units) -> Stretches:
    """A line break ends a sentence, too."""
    return _cut(text, units, _SENTENCE_END)


def lines(text: str, units: Units) -> Stretches:
    """Paragraphs, as a page's body has one a line."""
    return _cut(text, units, _LINE_END)


def _cut(text: str, units: Units, end: re.Pattern[str]) -> Stretches:
    borders = np.array([match.end() for match in end.finditer(text)] + [len(text)], dtype=np.int64)
    last = np.searchsorted(units.starts, borders).astype(np.int64)
    first = np.concatenate([np.zeros(1, dtype=np.int64), last[:-1]])
    first, last = first[last > first], last[last > first]
    return Stretches(first, last, units.starts[first].astype(np.int64), units.ends[last - 1].astype(np.int64))
