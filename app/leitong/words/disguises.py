"""Kinds of characters in a text that look like others, or like nothing: found for a warning, undone by `fold`."""

from __future__ import annotations

import re

from leitong.words.fold import still_masked
from leitong.words.lookalikes import disguised

_ZERO_WIDTH = re.compile("[\u200b\u2060-\u2064\u180e\u034f\u115f\u1160\u3164\uffa0\U000e0000-\U000e007f]")
_JOINERS = re.compile("(?<=[A-Za-z])[\u200c\u200d\ufeff](?=[A-Za-z])")
_DIRECTION = re.compile("[\u202d\u202e]")
_COMPATIBILITY = re.compile("[\u2e80-\u2fdf\U0001d400-\U0001d7ff]|[ａ-ｚＡ-Ｚ]{2,}")


def disguises(text: str) -> tuple[str, ...]:
    """Names of the kinds found, each once: "zero-width", "soft hyphens", "direction marks", "compatibility
    characters" (Kangxi radicals, mathematical or full-width letters), "look-alikes"."""
    kinds = (
        ("zero-width", bool(_ZERO_WIDTH.search(text) or _JOINERS.search(text))),
        ("soft hyphens", "\u00ad" in text),
        ("direction marks", bool(_DIRECTION.search(text))),
        ("compatibility characters", bool(_COMPATIBILITY.search(text))),
        ("look-alikes", bool(disguised(still_masked(text)).any())),
    )
    return tuple(name for name, found in kinds if found)
