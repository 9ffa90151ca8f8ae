"""A guard before parsing HTML: `<html>` and `<body>` again and again, on which the parser takes quadratic time.

HTML5 adds the attributes of each to those of the first, and the parser then copies all that there are.
"""

from __future__ import annotations

import re

from leitong.errors import LimitExceeded
from leitong.messages import QT_TRANSLATE_NOOP, Message

_TOO_MANY = QT_TRANSLATE_NOOP("Core", "A tag of the page has {count} attributes, which is too many to read.")

# so many attributes are copied in a second
_MOST_COPIED = 5_000_000
# no shorter source can hold tags and attributes for more
_SHORT = 10_000
# one of each is what a page has
_USUAL = 2

# no flag for case, so that it is looked for behind each "<" only
_BEGUN = re.compile(r"<(?:[bB][oO][dD][yY]|[hH][tT][mM][lL])[\s/]")
# possessive, and to the end of the text where nothing closes: no input makes this slow, as each tag is passed once
_ATTRIBUTE = r"""[\s/]*+(?:=[^\s/>=]*+|[^\s/>=]++)(?:\s*+=\s*+(?:"[^"]*+"|'[^']*+'|[^\s>]*+))?+"""
_ATTRIBUTES = re.compile(rf"(?:{_ATTRIBUTE})*+")
_EACH = re.compile(_ATTRIBUTE)


def check_attributes(source: str, html: str) -> None:
    """Raise LimitExceeded if repeated tags have so many attributes that parsing `html` would take seconds."""
    if len(html) < _SHORT:
        return
    begun = [found.end() for found in _BEGUN.finditer(html)]
    if len(begun) <= _USUAL:
        return
    tags = count = done = 0
    for start in begun:
        # in a value of the tag before it may stand what looks like another
        if start >= done and (tag := _ATTRIBUTES.match(html, start)):
            done = tag.end()
            tags += 1
            count += len(_EACH.findall(tag[0]))
    if count * tags > _MOST_COPIED:
        raise LimitExceeded(source, Message(_TOO_MANY, {"count": count}))
