"""A stretch of a found text in which the parts of the question stand, and where they do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from leitong.pages.page import Page
from leitong.spans import Span
from leitong.words.fold import fold
from leitong.words.normalise import Normalised

_LETTERS = 120
_BEFORE = 24
_WORD = re.compile(r"[^\W_]", re.ASCII)


@dataclass(frozen=True, slots=True)
class Snippet:
    """text: one line of the body, or its beginning where the parts stand elsewhere. marks: the parts, in `text`.

    cut_before, cut_after: whether the body goes on there.
    """

    text: str
    marks: tuple[Span, ...]
    cut_before: bool
    cut_after: bool


def snippet_of(page: Page, parts: Sequence[str]) -> Snippet:
    """The stretch of the body that holds most different parts; of several the first."""
    body = page.body
    found = _occurrences(fold(body), [fold(part).text for part in parts])
    start = _best_start(found)
    start = max(0, start - _BEFORE)
    start = _word_start(body, start) if start else 0
    end = min(len(body), start + _LETTERS)
    marks = tuple(
        Span(first - start, last - start) for _, first, last in found if start <= first and last <= end
    )
    # a line end takes one place, as a space does, so that the marks stay where they are
    text = re.sub(r"\s", " ", body[start:end])
    return Snippet(text, marks, start > 0, end < len(body))


def _occurrences(folded: Normalised, parts: Sequence[str]) -> list[tuple[int, int, int]]:
    """(part, first, last + 1) in the shown text, in its order; of overlapping ones the first."""
    text = folded.text
    found = []
    for number, part in enumerate(parts):
        # Latin words are found whole, as the index finds them
        before = r"(?<![a-z0-9])" if _WORD.match(part) else ""
        after = r"(?![a-z0-9])" if _WORD.match(part[-1:]) else ""
        for match in re.finditer(before + re.escape(part) + after, text) if part else ():
            first, last = int(folded.starts[match.start()]), int(folded.ends[match.end() - 1])
            found.append((first, last, number))
    found.sort()
    kept: list[tuple[int, int, int]] = []
    for first, last, number in found:
        if not kept or first >= kept[-1][2]:
            kept.append((number, first, last))
    return kept


def _best_start(found: Sequence[tuple[int, int, int]]) -> int:
    """Where the stretch begins that holds most different parts."""
    best, most = 0, 0
    for place, (_, first, _last) in enumerate(found):
        held = {number for number, _, last in found[place : place + 40] if last - first <= _LETTERS - _BEFORE}
        if len(held) > most:
            best, most = first, len(held)
    return best


def _word_start(body: str, start: int) -> int:
    """Back to the beginning of a Latin word, within reason, or on to the next letter."""
    back = start
    while back > 0 and start - back < 20 and _WORD.match(body[back - 1]) and _WORD.match(body[back]):
        back -= 1
    while back < len(body) and back - start < _BEFORE and not body[back].isalnum():
        back += 1
    return back
