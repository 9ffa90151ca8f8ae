"""A guard before parsing: tags that would cost an HTML5 parser more than linear time or memory lose their meaning.

Attributes of every further `<body>` and `<html>` are laid upon those of the first, each compared with each. Elements
such as `<b>` that are open where a paragraph ends are made again in the next: n before m paragraphs make n × m nodes.
"""

from __future__ import annotations

import re

# in so short a source, or among so few tags, nothing is costly
_HARMLESS_LENGTH = 50_000
_HARMLESS_TAGS = 5_000
_MOST_ROOTS, _MOST_IN_ROOTS = 64, 64_000
_MOST_OPEN = 16
# how far from its start tag an end tag is looked for, so that time is linear
_REACH = 1_000

# as the tokenizer of HTML5 reads attributes, without ever going back
_ATTRIBUTES = r"""(?:[ \t\n\f\r/]++|=?+[^ \t\n\f\r/>=]++
    (?:[ \t\n\f\r]*+=[ \t\n\f\r]*+(?:"[^"]*+"|'[^']*+'|[^ \t\n\f\r>"'][^ \t\n\f\r>]*+)?+)?+|=)*+"""
# not by IGNORECASE, which takes twice as long
_ROOT = re.compile(r"<([bBhH][oOtT][dDmM][yYlL])(?=[ \t\n\f\r/])" + _ATTRIBUTES, re.VERBOSE)
_NAME_ENDS = r"[ \t\n\f\r/>]"
_FORMATTING = "b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u"
# after these, and text, an end tag still closes what it names
_PLAIN = f"a|abbr|br|cite|del|dfn|img|ins|kbd|mark|p|q|samp|span|sub|sup|time|var|wbr|{_FORMATTING}"
_START = re.compile(rf"<({_FORMATTING})(?={_NAME_ENDS})", re.IGNORECASE | re.ASCII)
# the repeated group is not possessive: Python 3.11.2, which Debian 12 has, then sees no tag as left open
_CLOSED = re.compile(
    rf"""<({_FORMATTING})(?={_NAME_ENDS}){_ATTRIBUTES}>
    (?:[^<]*+</?(?!\1{_NAME_ENDS})(?:{_PLAIN})(?={_NAME_ENDS}){_ATTRIBUTES}>){{0,64}}
    [^<]*+</\1(?={_NAME_ENDS}){_ATTRIBUTES}>""",
    re.VERBOSE | re.IGNORECASE | re.ASCII,
)
# a tag that an HTML5 parser passes over outside a frameset
_NOTHING = "frame"


def without_costly_tags(html: str) -> str:
    """`html` itself or, where they are many, a copy in which some are tags of no meaning. Time is linear."""
    if len(html) <= _HARMLESS_LENGTH:
        return html
    tags = html.count("<")
    html = _renamed(html, _many_roots(html))
    return _renamed(html, _left_open(html)) if tags > _HARMLESS_TAGS else html


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
    """Where the names of formatting elements stand beyond the first `_MOST_OPEN` that may be left open.

    Whatever cannot be shown to be closed counts, be it within a comment or a script: a mark too many lost there is
    cheaper than a tokenizer that can be led astray.
    """
    open_ = [
        tag.span(1)
        for tag in _START.finditer(html)
        if not _CLOSED.match(html, tag.start(), tag.start() + _REACH)
    ]
    return open_[_MOST_OPEN:]


def _renamed(html: str, names: list[tuple[int, int]]) -> str:
    if not names:
        return html
    kept, end = [], 0
    for start, after in names:
        kept += [html[end:start], _NOTHING]
        end = after
    return "".join([*kept, html[end:]])
