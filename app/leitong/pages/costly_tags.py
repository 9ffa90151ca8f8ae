"""A guard before parsing: tags that would cost an HTML5 parser more than linear time or memory lose their meaning.

Attributes of every further `<body>` and `<html>` are laid upon those of the first, each compared with each. Elements
such as `<b>` that are open where a paragraph ends are made again in the next: n before m paragraphs make n × m nodes.
"""

from __future__ import annotations

import re
from collections import Counter

# in so short a source, or among so few tags, nothing is costly
_HARMLESS_LENGTH = 50_000
_HARMLESS_TAGS = 10_000
_MOST_ROOTS, _MOST_IN_ROOTS = 64, 64_000
_MOST_OPEN = 16

# as the tokenizer of HTML5 reads attributes, without ever going back
_ATTRIBUTES = r"""(?:[ \t\n\f\r/]++|=?+[^ \t\n\f\r/>=]++
    (?:[ \t\n\f\r]*+=[ \t\n\f\r]*+(?:"[^"]*+"|'[^']*+'|[^ \t\n\f\r>"'][^ \t\n\f\r>]*+)?+)?+|=)*+"""
# not by IGNORECASE, which takes twice as long
_ROOT = re.compile(r"<([bBhH][oOtT][dDmM][yYlL])(?=[ \t\n\f\r/])" + _ATTRIBUTES, re.VERBOSE)
_FORMATTING = frozenset(("b", "big", "code", "em", "font", "i", "s", "small", "strike", "strong", "tt", "u"))
# an end tag within them closes nothing that was open before
_BORDERS = frozenset(("applet", "caption", "marquee", "object", "td", "template", "th"))
_TAG = re.compile(rf"<(/?)({'|'.join(sorted(_FORMATTING | _BORDERS))})(?=[ \t\n\f\r/>])", re.IGNORECASE)
# a tag that an HTML5 parser passes over outside a frameset
_NOTHING = "frame"


def without_costly_tags(html: str) -> str:
    """`html` itself or, where they are many, a copy in which some are tags of no meaning. Time is linear."""
    if len(html) <= _HARMLESS_LENGTH:
        return html
    html = _renamed(html, _many_roots(html))
    return _renamed(html, _left_open(html)) if html.count("<") > _HARMLESS_TAGS else html


def _many_roots(html: str) -> list[tuple[int, int]]:
    """Where the names of `<body>` and `<html>` stand beyond what a page may have of them."""
    found = []
    letters = 0
    for number, tag in enumerate(_ROOT.finditer(html)):
        letters += tag.end() - tag.start()
        if number >= _MOST_ROOTS or letters > _MOST_IN_ROOTS:
            found.append(tag.span(1))
    return found


def _left_open(html: str) -> list[tuple[int, int]]:
    """Where the names of formatting elements stand that would find `_MOST_OPEN` of them open."""
    found = []
    scopes = [("", Counter[str]())]
    count = 0
    for tag in _TAG.finditer(html):
        name, ends = tag[2].lower(), bool(tag[1])
        here = scopes[-1][1]
        if name in _BORDERS:
            if not ends:
                scopes.append((name, Counter()))
            elif scopes[-1][0] == name:
                count -= here.total()
                scopes.pop()
        elif ends:
            count -= here[name] > 0
            here[name] = max(0, here[name] - 1)
        elif count < _MOST_OPEN:
            here[name] += 1
            count += 1
        else:
            found.append(tag.span(2))
    return found


def _renamed(html: str, names: list[tuple[int, int]]) -> str:
    if not names:
        return html
    kept, end = [], 0
    for start, after in names:
        kept += [html[end:start], _NOTHING]
        end = after
    return "".join([*kept, html[end:]])
