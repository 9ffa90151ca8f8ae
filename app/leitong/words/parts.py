"""A long text in parts, so that what is worked out of each character need not be kept for all of them at once."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

LONG = 2_000_000
PART = 1_000_000
# white space, and marks that no word holds
_BORDERS = "\n 。！？；，、：」』）"
_MARKUP = ("<br", "<BR", "<Br", "<bR")


def parts_of(text: str) -> Iterator[tuple[int, str]]:
    """Where each part begins, and the part: cut behind white space or a Chinese mark, so that no word is cut.

    A text that is not long is one part. What has no such place for as long as a part is cut between two letters: no
    word has a million.
    """
    start = 0
    while len(text) - start > LONG:
        end = _border(text, start + PART)
        yield start, text[start:end]
        start = end
    if start < len(text) or not start:
        yield start, text[start:]


def _border(text: str, wanted: int) -> int:
    """The first place to cut at from `wanted` on, in the next part of the text, or any place between two letters."""
    most = min(wanted + PART, len(text))
    for end in range(wanted, most):
        if text[end - 1] in _BORDERS and not text[max(0, end - 4) : end - 1].endswith(_MARKUP):
            return end
    while most < len(text) and unicodedata.category(text[most])[0] == "M":
        most += 1
    return most
