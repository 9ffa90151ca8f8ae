"""What an element says by itself, as one number of 64 bits: hints, its tag where that matters, its level of heading."""

from __future__ import annotations

from functools import cache

from leitong.pages.hints import hint_names, tag_hints
from leitong.pages.tags import FORM, HEADINGS
from leitong.remembering import remembered

TAGS = ("p", "li", "div", "pre")

# the hints of `hint_names()` from bit 0 on, one bit for each of `TAGS` and one for forms, three for the heading
TAG_BIT = 32
LEVEL_BIT = 40
TAG_BITS = len(TAGS) + 1


@cache
def hints_mask() -> int:
    """All bits of hints."""
    return (1 << len(hint_names())) - 1


@remembered(1_024)
def traits_of(tag: str) -> int:
    """What a tag says."""
    traits = tag_hints().get(tag, 0) | HEADINGS.get(tag, 0) << LEVEL_BIT
    if tag in TAGS:
        traits |= 1 << TAG_BIT + TAGS.index(tag)
    elif tag in FORM:
        traits |= 1 << TAG_BIT + len(TAGS)
    return traits
