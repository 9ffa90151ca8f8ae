"""A guard before parsing HTML: tags with thousands of attributes, on which the parser takes quadratic time."""

from __future__ import annotations

import re

from leitong.errors import LimitExceeded
from leitong.messages import QT_TRANSLATE_NOOP, Message

_TOO_MANY = QT_TRANSLATE_NOOP("Core", "A tag of the page has {count} attributes, which is too many to read.")

# the parser compares each attribute of a tag with those before it: so many pairs take it a second
_MOST_PAIRS = 400_000_000
# shorter sources can't hold that many
_SHORT = 100_000
# fewer than 50 on one tag cost nothing, however many tags there are
_LONG = 100

_NAME = r"(?:=[^\s/>=]*+|[^\s/>=]++)"
_VALUE = r"""(?:\s*+=\s*+(?:"[^"]*+"|'[^']*+'|[^\s>]*+))?+"""
_ATTRIBUTE = rf"[\s/]*+{_NAME}{_VALUE}"
# possessive, and to the end of the text where nothing closes: no input makes this slow, as each tag is passed once
_TAG_OR_ASIDE = re.compile(
    r"<!--(?s:.*?-->|.*)"
    r"|<(script|style)\b(?s:.*?</\1|.*)"
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
        if found.end() - found.start() > _LONG and found[2]:
            count = len(_EACH.findall(found[2]))
            pairs += count * count
            if pairs > _MOST_PAIRS:
                raise LimitExceeded(source, Message(_TOO_MANY, {"count": count}))
