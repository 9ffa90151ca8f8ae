"""A guard before parsing: nesting is measured in one linear pass, and what is too deep is flattened.

The HTML5 parser takes time quadratic in the depth of open elements (200 000 of them: over a minute). Depth is
counted by start and end tags alone, which can only overrate it; an element whose end tag may be left out is not
counted, since it can't nest without another element between. Tags written inside a script or a comment count
until it ends.
"""

from __future__ import annotations

import re

from leitong.pages.tags import SELF_CLOSING, VOID

MAX_DEPTH = 2_000
# even all nested, so few tags cost the parser under half a second
HARMLESS_TAGS = 20_000

_MARK = re.compile(r"<(?:(!--)|(/?)([a-zA-Z][^\s/>]{0,40}))|(--!?>)")
_UNCOUNTED = VOID | SELF_CLOSING


def flattened(html: str, max_depth: int = MAX_DEPTH) -> str:
    """`html` itself, or, where tags nest deeper than `max_depth`, a copy without the tags beyond that depth.

    The text is kept whole. Time is linear in the length.
    """
    kept: list[str] = []
    depth = end = 0
    before_aside = -1
    for mark in _MARK.finditer(html):
        opens_comment, slash, name, closes_comment = mark.groups()
        name = (name or "").lower()
        if opens_comment or (name == "script" and not slash):
            before_aside = depth if before_aside < 0 else before_aside
        elif closes_comment or name == "script":
            depth = depth if before_aside < 0 else before_aside
            before_aside = -1
        elif name not in _UNCOUNTED:
            depth += not slash
            if depth > max_depth and mark.start() >= end:
                kept.append(html[end : mark.start()])
                closing_bracket = html.find(">", mark.end())
                end = len(html) if closing_bracket < 0 else closing_bracket + 1
            depth -= bool(slash) and depth > 0
    if not kept:
        return html
    kept.append(html[end:])
    return "".join(kept)
