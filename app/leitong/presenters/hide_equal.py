"""What to fold away so that only the differences stay: the stretches that stand in the other text as they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from leitong.presenters.matches import Matches
from leitong.presenters.script import ideographic
from leitong.spans import Span
from leitong.words.token import Units

# nothing that could differ stands between two stretches that are folded as one
_NOTHING = re.compile(r"[\W_]*")
_MARKS = re.compile(r"[^\w\n]*")
# fewer equal units between two changes stay: they tell what was changed
_LEAST = 12
_AT_ONCE = 2000


@dataclass(frozen=True, slots=True)
class Equal:
    """A stretch of one text. passages: the matches that it is made of, in text order. size: its units.

    ideographic: they are characters rather than words.
    """

    span: Span
    passages: tuple[int, ...]
    size: int
    ideographic: bool


def equal_in_steps(text: str, units: Units, matches: Matches, side: str) -> Iterator[list[Equal]]:
    """Equal runs of the passages in their order, neighbours joined over marks and white space.

    Moved passages stay: that they stand elsewhere is a difference. So do those that the person left out. Some are
    yielded at a time: to find all of a long text takes longer than a window may be held up.
    """
    joined: list[tuple[int, int, tuple[int, ...]]] = []
    for index, bare in _runs(matches, side):
        run = Span(bare.start, _with_marks(text, bare.end))
        if joined and _NOTHING.fullmatch(text, min(joined[-1][1], run.start), run.start):
            start, end, passages = joined[-1]
            passages = passages if passages[-1] == index else (*passages, index)
            joined[-1] = (start, max(end, run.end), passages)
        else:
            if len(joined) >= _AT_ONCE:
                yield _long_enough(text, units, joined)
                joined = []
            joined.append((run.start, run.end, (index,)))
    yield _long_enough(text, units, joined)


def _long_enough(text: str, units: Units, joined: list[tuple[int, int, tuple[int, ...]]]) -> list[Equal]:
    edges = np.array([(start, end) for start, end, _ in joined], dtype=units.starts.dtype).reshape(-1, 2)
    sizes = np.diff(np.searchsorted(units.starts, edges), axis=1)[:, 0].tolist()
    return [
        Equal(Span(start, end), passages, size, ideographic(text[start : min(end, start + 100)]))
        for (start, end, passages), size in zip(joined, sizes, strict=True)
        if size >= _LEAST
    ]


def _with_marks(text: str, end: int) -> int:
    """A full stop that is left alone would stand as a line of its own."""
    marks = _MARKS.match(text, end)
    return end if marks is None else marks.end()


def _runs(matches: Matches, side: str) -> Iterator[tuple[int, Span]]:
    """(passage, stretch that is the same letter for letter), in text order."""
    of_side = matches.side(side)
    for index in of_side.order:
        passage = matches.passages[index]
        if passage.moved or index in matches.excluded:
            continue
        if passage.kind == "same":
            yield index, of_side.spans[index]
        else:
            yield from ((index, run[0 if side == "a" else 1]) for run in passage.runs)
