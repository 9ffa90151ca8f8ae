"""Characters in a text that look like others, or like nothing: named for a warning, undone by `fold`."""

from __future__ import annotations

import re

from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.words.fold import still_masked
from leitong.words.lookalikes import disguised

_KINDS = (
    (
        # Joiners and the byte order mark are at home in many scripts, but not between Latin letters
        re.compile(
            "[\u200b\u2060-\u2064\u180e\u034f\u115f\u1160\u3164\uffa0\U000e0000-\U000e007f]"
            "|(?<=[A-Za-z])[\u200c\u200d\ufeff](?=[A-Za-z])"
        ),
        QT_TRANSLATE_NOOP(
            "Core", "Disguised: zero-width characters stand in the text. They are passed over."
        ),
    ),
    (
        # Three letters in a row, or four marks on one
        re.compile("[\u0334-\u0338\u20d0-\u20f0](?:\\w[\u0334-\u0338\u20d0-\u20f0]){2}|[\u0300-\u036f]{4}"),
        QT_TRANSLATE_NOOP(
            "Core", "Disguised: letters are struck out or carry heaps of marks. These are passed over."
        ),
    ),
    (
        re.compile("\u00ad"),
        QT_TRANSLATE_NOOP("Core", "Disguised: soft hyphens stand in the text. They are passed over."),
    ),
    (
        re.compile("[\u202d\u202e]"),
        QT_TRANSLATE_NOOP(
            "Core", "Disguised: marks turn the direction of the text. It is compared as it is shown."
        ),
    ),
    (
        # Kangxi radicals, mathematical letters, and full-width words; one full-width letter is Chinese typesetting
        re.compile("[\u2e80-\u2fdf\U0001d400-\U0001d7ff]|[ａ-ｚＡ-Ｚ]{2,}"),
        QT_TRANSLATE_NOOP(
            "Core",
            "Disguised: radicals or full-width letters stand for plain characters. They are compared as those.",
        ),
    ),
)
_LOOKALIKES = QT_TRANSLATE_NOOP(
    "Core",
    "Disguised: letters of other scripts pass for Latin ones. They are compared as what they pass for.",
)
# Three in a row, as code and names have one or two. Each word is bounded and the first mark is sought before what
# stands before it: five times as quick
_QUOTES_FOR_SPACES = re.compile("['’‘`\"“”](?<=[A-Za-z].)[A-Za-z]{2,24}(?:['’‘`\"“”][A-Za-z]{2,24}){2}")
_QUOTED = QT_TRANSLATE_NOOP(
    "Core", "Disguised: quotation marks stand between words in place of spaces. They are passed over."
)
# Greek, Cyrillic, Armenian and small capitals; phonetic letters alone stand in dictionaries
_ALIEN = re.compile("[\u0370-\u058f\u1d00-\u1d2b]")


def disguise_warnings(text: str) -> tuple[Message, ...]:
    """One sentence for each kind of disguise in `text`."""
    found = [_QUOTED] if _QUOTES_FOR_SPACES.search(text) else []
    if text.isascii():
        return tuple(map(Message, found))
    found += [sentence for pattern, sentence in _KINDS if pattern.search(text)]
    if _passes_for_latin(text):
        found.append(_LOOKALIKES)
    return tuple(map(Message, found))


def _passes_for_latin(text: str) -> bool:
    if not _ALIEN.search(text):
        return False
    masked = still_masked(text)
    places = masked.starts[disguised(masked, text)].tolist()
    return any(_ALIEN.match(text, place) for place in places)
