"""The numbers by which the parser knows tags: quicker to ask for than names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from selectolax.lexbor import create_tag

from leitong.pages.tags import FORM, HEADINGS, INLINE, KEEPING_LINES, UNSEEN, VOID

_COMMON = "body div p ul ol dl li dt dd table tr td th section article main nav header footer aside figure blockquote"
# a name that the parser does not know has a greater number, and for one page only
_NO_NUMBER = 256


@cache
def tag_names() -> Mapping[int, str]:
    """Names of tags by the parser's own numbers for them."""
    names = INLINE | UNSEEN | VOID | FORM | KEEPING_LINES | HEADINGS.keys() | set(_COMMON.split())
    numbers = {create_tag(name).tag_id: name for name in names if name.isalnum()}
    return {number: name for number, name in numbers.items() if number < _NO_NUMBER}
