"""Stretches of a text that do not count are blank in it: all else keeps its offset."""

from __future__ import annotations

from collections.abc import Sequence

from leitong.spans import Span

# holds no letter, number, mark or point, so that nothing on its two sides grows together
_BLANK = "\n"


def blanked(text: str, spans: Sequence[Span]) -> str:
    """The text with line ends in the place of each of the spans, which are ascending and disjoint."""
    parts: list[str] = []
    done = 0
    for span in spans:
        parts += (text[done : span.start], _BLANK * len(span))
        done = span.end
    return "".join((*parts, text[done:])) if parts else text
