"""Files joined from parts in two encodings: some lines are UTF-8, the rest something else."""

from __future__ import annotations

import re
from collections.abc import Iterator

from leitong.documents.detection import guesses

# three bytes or more a letter: chance hardly ever makes one, let alone whole lines of them
_LONG_LETTER = re.compile(rb"[\xe0-\xf4][\x80-\xbf]{2,3}")
_OUTSIDE_ASCII = re.compile("[^\x00-\x7f]")
_LEAST_LETTERS = 4
_LEAST_SHARE = 0.2
# Every line is an object, so that of a long file only a part is held as lines; in bytes
_AT_ONCE = 1024 * 1024
_MOST_JUDGED = 4


def by_lines(data: bytes) -> tuple[str, str, int] | None:
    """Read each line as UTF-8 where it is, else in the one other encoding of the rest.

    Returns (text, codec of the other lines, undecodable places), or None if `data` is not of this kind: at least a
    fifth of its non-ASCII lines, by length, must be valid UTF-8, and the rest must read as language. Of a long file
    four stretches, from its start to its end, are judged.
    """
    blocks = tuple(_blocks(data))
    other = _other_encoding(_spread(data, blocks))
    if other is None:
        return None
    text = "".join(_read(data[start:end], other) for start, end in blocks)
    return text, other, text.count("\ufffd") - data.count(b"\xef\xbf\xbd")


def _blocks(data: bytes) -> Iterator[tuple[int, int]]:
    """Stretches of whole lines, of `_AT_ONCE` bytes or where the next line ends."""
    start = 0
    while start < len(data):
        end = data.find(b"\n", start + _AT_ONCE - 1) + 1 or len(data)
        yield start, end
        start = end


def _spread(data: bytes, blocks: tuple[tuple[int, int], ...]) -> bytes:
    """The first, the last and some blocks between."""
    step = max(1, (len(blocks) - 1) / (_MOST_JUDGED - 1))
    chosen = {round(number * step) for number in range(min(_MOST_JUDGED, len(blocks)))}
    return b"".join(data[slice(*blocks[number])] for number in sorted(chosen))


def _other_encoding(data: bytes) -> str | None:
    """The codec of the lines that are not UTF-8, None if `data` is not in two encodings."""
    lines = [line for line in data.split(b"\n") if not line.isascii()]
    valid = [_is_utf8(line) for line in lines]
    utf8 = b"\n".join(line for line, is_valid in zip(lines, valid, strict=True) if is_valid)
    rest = b"\n".join(line for line, is_valid in zip(lines, valid, strict=True) if not is_valid)
    if not rest or len(utf8) < _LEAST_SHARE * (len(utf8) + len(rest)):
        return None
    if len(_LONG_LETTER.findall(utf8)) < _LEAST_LETTERS or _is_damaged_utf8(rest):
        return None
    found = guesses(rest)
    return found[0].encoding if found and found[0].sure else None


def _is_damaged_utf8(rest: bytes) -> bool:
    """Whether most letters outside ASCII are UTF-8 all the same: bytes were lost, and there is no other encoding."""
    text = rest.decode("utf-8", "replace")
    lost = text.count("\ufffd")
    return len(_OUTSIDE_ASCII.findall(text)) > 2 * lost


def _is_utf8(line: bytes) -> bool:
    try:
        line.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _read(lines: bytes, other: str) -> str:
    try:
        return lines.decode("utf-8")
    except UnicodeDecodeError:
        each = lines.split(b"\n")
    return "\n".join(line.decode("utf-8" if _is_utf8(line) else other, "replace") for line in each)
