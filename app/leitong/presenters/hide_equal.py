"""What to fold away so that only the differences stay: the stretches that stand in the other text as they are."""

from __future__ import annotations

import re
from dataclasses import dataclass

from leitong.presenters.matches import Matches
from leitong.spans import Span

# nothing that could differ stands between two stretches that are folded as one
_NOTHING = re.compile(r"[\W_]*")


@dataclass(frozen=True, slots=True)
class Equal:
    """A stretch of one text. passages: the matches that it is made of, in text order."""

    span: Span
    passages: tuple[int, ...]


def equal_stretches(text: str, matches: Matches, side: str) -> tuple[Equal, ...]:
    """Passages of the kind "same" in their order, neighbours joined over marks and white space.

    Moved passages stay: that they stand elsewhere is a difference. So do those that the person left out.
    """
    joined: list[Equal] = []
    spans = matches.side(side).spans
    for index in matches.side(side).order:
        passage = matches.passages[index]
        if passage.kind != "same" or passage.moved or index in matches.excluded:
            continue
        span = spans[index]
        last = joined[-1] if joined else None
        if last is not None and _NOTHING.fullmatch(text, last.span.end, max(last.span.end, span.start)):
            both = Span(last.span.start, max(last.span.end, span.end))
            joined[-1] = Equal(both, (*last.passages, index))
        else:
            joined.append(Equal(span, (index,)))
    return tuple(joined)
