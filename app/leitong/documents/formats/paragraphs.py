"""Printed lines back into paragraphs: where a line ends because the paper did, the paragraph goes on.

A printed page knows only lines. Cut at every line end, a Chinese word in two lines is lost and no passage is longer
than a line; so lines are joined where their places on the paper say that one paragraph was wrapped.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

_ITEM = re.compile(
    r"[•·‣▪▫●○■□◆◇►–—*-]\s|\(?\d{1,3}[.)、．]|[(（]?[一二三四五六七八九十]{1,3}[)）、]|第[\d一二三四五六七八九十百]+[章节節条條]"
)
_WIDE = r"\u2e80-\u303f\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef\U00020000-\U0003ffff"
_WIDE_LETTER = re.compile(rf"[{_WIDE}“”‘’—…]")
_SENTENCE_END = re.compile(r"[.!?:;。！？：；…][\"'”’」』）)\]]*$")


_AGREEING = 3  # lines
_NEAR = 60  # lines before and after that may belong to the same column


@dataclass(frozen=True, slots=True)
class Line:
    """One printed line. left, right: in points. first, last: bottom of its first and last letter (a line that was
    broken by a hyphen comes as one). height: of its letters, from the font, in points."""

    text: str
    left: float
    right: float
    first: float
    last: float
    height: float


def paragraphs(lines: Sequence[Line]) -> list[str]:
    """The paragraphs that the lines of one page make, in order."""
    out: list[list[str]] = []
    starts = 0
    pitch = _usual_pitch(lines)
    for index, line in enumerate(lines):
        if index and continues(lines, starts, index, pitch):
            out[-1] += (joint(lines[index - 1].text, line.text), line.text)
        else:
            starts = index
            out.append([line.text])
    return ["".join(pieces) for pieces in out]


def continues(lines: Sequence[Line], starts: int, index: int, pitch: float) -> bool:
    """Whether line `index` goes on with the paragraph that began in line `starts` and stands up to the one before.

    pitch: the usual distance between two lines of the page, in points.
    """
    before, line = lines[index - 1], lines[index]
    step = before.last - line.first
    height = before.height
    if not 0.3 * height < step < max(1.3 * pitch, 1.2 * height):
        return False
    if not 0.75 < line.height / (height or 1) < 1.34 or _ITEM.match(line.text):
        return False
    is_first = index - 1 == starts
    indent = line.left - before.left
    hangs = is_first and _ITEM.match(before.text) and indent < 4 * height
    if (indent > 0.8 * height and not hangs) or (indent < -0.8 * height and not is_first):
        return False
    return is_full(before, line, _right_edge(lines[max(0, index - _NEAR) : index + _NEAR], before))


def is_full(before: Line, line: Line, edge: float) -> bool:
    """Whether the first word of `line` had no room left in `before`, whose column ends at `edge`."""
    if _WIDE_LETTER.match(line.text):
        # a punctuation mark that may not begin a line takes a letter down with it
        word = 2.2 * line.height
    else:
        letters = len(line.text.split(maxsplit=1)[0])
        share = letters / len(line.text)
        # the second measure is for a line that a hyphen has made of two
        word = max(share * (line.right - line.left), 0.42 * letters * line.height) + 0.3 * line.height
    return edge - before.right < word


def goes_on_overleaf(before: Sequence[Line], after: Sequence[Line]) -> bool:
    """Whether the last paragraph of one page is continued by the first of the next."""
    if not before or not after:
        return False
    last, first = before[-1], after[0]
    same_size = 0.9 < first.height / (last.height or 1) < 1.1
    flush = abs(first.left - min(line.left for line in after)) < 0.8 * first.height
    if not (same_size and flush) or _ITEM.match(first.text) or _SENTENCE_END.search(last.text):
        return False
    return len(before) > 1 and is_full(last, first, _right_edge(before[-_NEAR:], last))


def joint(before: str, after: str) -> str:
    """What stands between two lines of a paragraph: a blank, or nothing in Chinese or Japanese or after a hyphen."""
    if before.endswith(("-", "\u2010")) and before[-2:-1].isalpha() and after[:1].isalpha():
        return ""
    return "" if _WIDE_LETTER.match(before[-1:]) and _WIDE_LETTER.match(after) else " "


def _right_edge(lines: Sequence[Line], of: Line) -> float:
    """Where the column of `of` ends: the farthest right at which some of the lines that begin about there agree."""
    near = 4 * of.height
    rights = sorted((line.right for line in lines if abs(line.left - of.left) < near), reverse=True)
    for number, right in enumerate(rights):
        # one line may stick out; but a page of short lines has no edge but its longest
        if right < 0.6 * rights[0]:
            break
        agreeing = rights[number : number + _AGREEING]
        if len(agreeing) == _AGREEING and agreeing[-1] >= right - 2 * of.height:
            return right
    return rights[0]


def _usual_pitch(lines: Sequence[Line]) -> float:
    steps = [
        step
        for before, line in pairwise(lines)
        if 0.3 * before.height < (step := before.last - line.first) < 4 * before.height
    ]
    return median(steps) if steps else 0.0
