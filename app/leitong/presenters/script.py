"""Whether a text is counted in characters, as Chinese is, or in words."""

from __future__ import annotations

_IDEOGRAPHS_FROM = "\u2e80"  # radicals, Han, kana, Hangul and their marks
_ENOUGH = 400  # the beginning tells


def ideographic(text: str) -> bool:
    """Whether more than half of the beginning, white space aside, is Han, kana or Hangul."""
    solid = "".join(text[:_ENOUGH].split())
    return 2 * sum(character >= _IDEOGRAPHS_FROM for character in solid) > len(solid)
