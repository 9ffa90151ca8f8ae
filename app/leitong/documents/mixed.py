"""Files joined from parts in two encodings: some lines are UTF-8, the rest something else."""

from __future__ import annotations

import re

from leitong.documents.detection import guesses

# three bytes or more a letter: chance hardly ever makes one, let alone whole lines of them
_LONG_LETTER = re.compile(rb"[\xe0-\xf4][\x80-\xbf]{2,3}")
_LEAST_LETTERS = 4
_LEAST_SHARE = 0.2


def by_lines(data: bytes) -> tuple[str, str, int] | None:
    """Read each line as UTF-8 where it is, else in the one other encoding of the rest.

    Returns (text, codec of the other lines, undecodable places), or None if `data` is not of this kind: at least a
    fifth of its non-ASCII bytes must stand in lines of valid UTF-8, and the rest must read as language.
    """
    lines = data.split(b"\n")
    outside = [line for line in lines if not line.isascii()]
    utf8 = [line for line in outside if _is_utf8(line)]
    size = sum(map(len, outside))
    share = sum(map(len, utf8)) / size if size else 0.0
    if (
        not _LEAST_SHARE <= share < 1
        or sum(len(_LONG_LETTER.findall(line)) for line in utf8) < _LEAST_LETTERS
    ):
        return None
    found = guesses(b"\n".join(line for line in outside if not _is_utf8(line)))
    if not found or not found[0].sure:
        return None
    other = found[0].encoding
    texts = [line.decode("utf-8" if _is_utf8(line) else other, "replace") for line in lines]
    text = "\n".join(texts)
    return text, other, text.count("\ufffd") - data.count(b"\xef\xbf\xbd")


def _is_utf8(line: bytes) -> bool:
    try:
        line.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True
