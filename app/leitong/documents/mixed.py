"""Files joined from parts in two encodings: some lines are UTF-8, the rest something else."""

from __future__ import annotations

import re

from leitong.documents.detection import guesses

# three bytes or more a letter: chance hardly ever makes one, let alone whole lines of them
_LONG_LETTER = re.compile(rb"[\xe0-\xf4][\x80-\xbf]{2,3}")
_LEAST_LETTERS = 4
_LEAST_SHARE = 0.2
_LONGEST = 8 * 1024 * 1024


def by_lines(data: bytes) -> tuple[str, str, int] | None:
    """Read each line as UTF-8 where it is, else in the one other encoding of the rest.

    Returns (text, codec of the other lines, undecodable places), or None if `data` is not of this kind: at least a
    fifth of its non-ASCII bytes must stand in lines of valid UTF-8, and the rest must read as language.
    """
    if len(data) > _LONGEST:
        return None
    lines = data.split(b"\n")
    texts = [_as_utf8(line) for line in lines]
    utf8 = b"\n".join(line for line, text in zip(lines, texts, strict=True) if text and not line.isascii())
    rest = b"\n".join(line for line, text in zip(lines, texts, strict=True) if text is None)
    if not rest or len(utf8) < _LEAST_SHARE * (len(utf8) + len(rest)):
        return None
    found = guesses(rest) if len(_LONG_LETTER.findall(utf8)) >= _LEAST_LETTERS else ()
    if not found or not found[0].sure:
        return None
    other = found[0].encoding
    read = (
        line.decode(other, "replace") if text is None else text
        for line, text in zip(lines, texts, strict=True)
    )
    whole = "\n".join(read)
    return whole, other, whole.count("\ufffd") - data.count(b"\xef\xbf\xbd")


def _as_utf8(line: bytes) -> str | None:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        return None
