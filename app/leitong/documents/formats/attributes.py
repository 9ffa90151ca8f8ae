"""A guard before parsing HTML: tags with thousands of attributes, on which the parser takes quadratic time."""

from __future__ import annotations

import re

from leitong.errors import LimitExceeded
from leitong.messages import QT_TRANSLATE_NOOP, Message

_TOO_MANY = QT_TRANSLATE_NOOP("Core", "A tag of the page has {count} attributes, which is too many to read.")

# the parser compares each attribute of a tag with those before it: so many pairs take it a second
_MOST_PAIRS = 400_000_000
# shorter sources can't hold tags for more than a few seconds: a name of its own takes four characters an attribute
_SHORT = 180_000
# shorter ones hold fewer than a hundred, and a page of 10 M characters too few of them
_LONG = 400

_NAME = r"(?:=[^\s/>=]*+|[^\s/>=]++)"
_VALUE = r"""(?:\s*+=\s*+(?:"[^"]*+"|'[^']*+'|[^\s>]*+))?+"""
_ATTRIBUTE = rf"[\s/]*+{_NAME}{_VALUE}"
# possessive, and to the end of the text where nothing closes: no input makes this slow, as each tag is passed once
_TAG_OR_ASIDE = re.compile(
    r"<!--[^-]*+(?:-(?!->)[^-]*+)*+"
    r"|<(script|style)\b[^<]*+(?:<(?!/\1)[^<]*+)*+"
    # nearly all tags are so simple
    r"|<[a-z]([^<>\"'=]*+(?:=\"[^\"<>]*+\"[^<>\"'=]*+)*+)>"
    rf"|<[a-z][^\s/>]*+((?:{_ATTRIBUTE})*+)",
    re.I,
)
_EACH = re.compile(_ATTRIBUTE)


def check_attributes(source: str, html: str) -> None:
    """Raise LimitExceeded if tags have so many attributes that parsing `html` would take seconds."""
    if len(html) < _SHORT:
        return
    pairs = 0
    for found in _TAG_OR_ASIDE.finditer(html):
        if found.end() - found.start() <= _LONG:
            continue
        if attributes := found[2] or found[3]:
            count = len(_EACH.findall(attributes))
            pairs += count * count
            if pairs > _MOST_PAIRS:
                raise LimitExceeded(source, Message(_TOO_MANY, {"count": count}))
