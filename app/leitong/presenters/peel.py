"""What extraction left out of a page, gathered by the place in the body where it would stand."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from leitong.pages.page import Page
from leitong.presenters.script import ideographic
from leitong.spans import Span
from leitong.words.units import units_of


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Neighbouring blocks that were left out. at: the code point of the body that they stand after.

    blocks: indexes into `Page.blocks`, only those with text. size: how many characters (ideographic) or words.
    fates: stable names of the reasons, most text first.
    """

    at: int
    blocks: tuple[int, ...]
    size: int
    ideographic: bool
    fates: tuple[str, ...]


def left_out(page: Page) -> tuple[LeftOut, ...]:
    """In page order; none for a page all of whose text was taken."""
    gathered: list[tuple[int, list[int]]] = []
    last: Span | None = None
    for index, block in enumerate(page.blocks):
        # a plain text is one block a line, all of them taken: little must be done for each
        if block.body_span is not None:
            last = block.body_span
        elif block.text.strip():
            at = 0 if last is None else last.end
            if not gathered or gathered[-1][0] != at:
                gathered.append((at, []))
            gathered[-1][1].append(index)
    return tuple(_described(page, at, tuple(indexes)) for at, indexes in gathered)


def _described(page: Page, at: int, indexes: tuple[int, ...]) -> LeftOut:
    text = "\n".join(page.blocks[index].text for index in indexes)
    letters: Counter[str] = Counter()
    for index in indexes:
        letters[page.blocks[index].fate] += len(page.blocks[index].text)
    fates = tuple(fate for fate, _ in letters.most_common())
    return LeftOut(at, indexes, len(units_of(text)), ideographic(text), fates)
