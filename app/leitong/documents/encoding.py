"""From bytes to text: the ladder of tests that finds the encoding, and the count of what could not be read.

Given by the person → byte order mark → escapes of 7-bit codes → zero bytes of UTF-16 → UTF-8, strictly, then with
a few bad bytes → declared, if it reads like language → guessed. The bytes win over a lying tag.
"""

from __future__ import annotations

import codecs
import re

from leitong.documents.declared import codec_of, declared_encodings
from leitong.documents.decoded import Decoded, cleaned, counted, half_pairs, read, warned
from leitong.documents.detection import Guess, guesses, plausibility_of_wide, sample_of
from leitong.documents.document import EncodingOrigin
from leitong.documents.mixed import by_lines
from leitong.documents.plausible import CJK, plausibility
from leitong.messages import QT_TRANSLATE_NOOP, Message

UNCERTAIN = QT_TRANSLATE_NOOP("Core", "The encoding is uncertain; it was read as {encoding}.")
MIXED = QT_TRANSLATE_NOOP(
    "Core", "The encoding is uncertain: some lines are {encoding}, others {other}; each was read as it is."
)
# UTF-32 first: its little-endian mark begins with that of UTF-16
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
    (b"\x84\x31\x95\x33", "gb18030"),
)
_MARK_STARTS = tuple(mark for mark, _ in _MARKS)
_UTF8_STARTS = bytes(range(0xC2, 0xF5))
_HZ = re.compile(rb"~\{(?:[\x21-\x77][\x21-\x7e])+~\}")
_ESCAPES = ((b"\x1b$)C", "iso2022_kr"), (b"\x1b$", "iso2022_jp_2"), (b"\x1b$", "iso2022_jp_ext"))
_WIDE = ("utf-16-le", "utf-16-be")
_ZERO_SAMPLE = 64 * 1024
_NEARLY_ALL, _HALF = 0.9, 0.5
# undecodable places for each good letter outside ASCII that a text may have and still be what it is taken for
_BAD_SHARE = 0.1
_BEYOND_DOUBT = 0.95


def decode(data: bytes, *, given: str | None = None, declared: str | None = None) -> Decoded:
    """Read `data` as text, whatever it is.

    given: codec the person chose, which settles it. declared: codec named outside the bytes (Content-Type).
    Raises LookupError if `given` is not a text encoding.
    """
    if given is not None:
        name = codec_of(given)
        if name is None:
            raise LookupError(given)
        return cleaned(counted(*_given(data, name), EncodingOrigin.GIVEN), data)
    found = _marked(data) or _escaped(data) or _zero_bytes(data) or _utf8(data) or _nearly_utf8(data)
    return cleaned(found or _declared_or_guessed(data, declared), data)


def _given(data: bytes, name: str) -> tuple[str, str, int]:
    for mark, of in _MARKS:
        if data.startswith(mark) and of.startswith(name.replace("utf-8-sig", "utf-8")):
            return read(data[len(mark) :], of)
    return read(data, name)


def _marked(data: bytes) -> Decoded | None:
    if not data.startswith(_MARK_STARTS):
        return None
    for mark, name in _MARKS:
        if not data.startswith(mark):
            continue
        reading = counted(*read(data[len(mark) :], name), EncodingOrigin.BOM)
        # a mark that the rest belies is only two stray bytes
        if reading.replaced <= 1 + len(reading.text) // 20:
            return reading
    return None


def _escaped(data: bytes) -> Decoded | None:
    """The 7-bit codes, which would pass for ASCII: ISO-2022-JP, ISO-2022-KR and HZ."""
    if not data.isascii() or (b"\x1b" not in data and b"~{" not in data):
        return None
    names = [name for sign, name in _ESCAPES if sign in data]
    if _HZ.search(data):
        names.append("hz")
    for name in names:
        try:
            return Decoded(data.decode(name), name, EncodingOrigin.ESCAPES)
        except UnicodeDecodeError:
            continue
    return None


def _zero_bytes(data: bytes) -> Decoded | None:
    """UTF-16 and UTF-32 without a mark: their ASCII letters have zeros on one side only."""
    if b"\0" not in data[:_ZERO_SAMPLE]:
        return None
    head = data[: min(_ZERO_SAMPLE, len(data) & ~3)]
    # few zeros, as in Chinese with some ASCII: then the letters must be common ones
    likely = (name for name in _WIDE if plausibility_of_wide(head, name) > 0.9)
    name = _by_zero_lanes(head) or next(likely, None)
    return _plausibly_wide(data, name) if name else None


def _by_zero_lanes(head: bytes) -> str | None:
    """The wide encoding that the shares of zeros at each of four places in turn speak for."""
    lanes = [head[lane::4].count(0) / (len(head) // 4 or 1) for lane in range(4)]
    if min(lanes[2:]) > _NEARLY_ALL and lanes[0] < _HALF:
        return "utf-32-le"
    if min(lanes[:2]) > _NEARLY_ALL and lanes[3] < _HALF:
        return "utf-32-be"
    even, odd = (lanes[0] + lanes[2]) / 2, (lanes[1] + lanes[3]) / 2
    if odd > 0.2 and even < odd / 10:
        return "utf-16-le"
    if even > 0.2 and odd < even / 10:
        return "utf-16-be"
    return None


def _plausibly_wide(data: bytes, name: str) -> Decoded | None:
    reading = counted(*read(data, name), EncodingOrigin.ZERO_BYTES)
    strange = sum(map(reading.text.count, "\0\1\2\3\4\5\6\7"))
    return reading if reading.replaced + strange <= 1 + len(reading.text) // 20 else None


def _utf8(data: bytes) -> Decoded | None:
    try:
        return Decoded(data.decode("utf-8"), "utf-8", EncodingOrigin.UTF8)
    except UnicodeDecodeError:
        return None


def _nearly_utf8(data: bytes) -> Decoded | None:
    """UTF-8 with a few bad bytes, cut inside a letter, or with surrogates encoded one by one (CESU-8)."""
    start = sample_of(data)
    # replacing every other byte of a long text in another encoding takes longer than all else
    if read(start, "utf-8")[2] > 2 + _utf8_letters(start):
        return None
    text, name, lost = read(data, "utf-8")
    # half a pair is bad UTF-8, but no other encoding's
    halves = half_pairs(data)
    letters = _utf8_letters(data) - lost
    at_end = lost == 1 and text.endswith("\ufffd") and letters > 0
    if at_end or (halves <= max(letters, 0) and lost - halves <= letters * _BAD_SHARE):
        return _mixed(data) or counted(text, name, lost, EncodingOrigin.UTF8)
    return None


def _mixed(data: bytes) -> Decoded | None:
    """Lines in UTF-8 and in one other encoding."""
    found = by_lines(data)
    if found is None:
        return None
    text, other, lost = found
    reading = counted(text, "utf-8", lost, EncodingOrigin.DETECTED)
    return warned(reading, Message(MIXED, {"encoding": "utf-8", "other": other}))


def _utf8_letters(data: bytes) -> int:
    """How many letters outside ASCII `data` would hold in UTF-8: each has one byte that can begin one."""
    return len(data) - len(data.translate(None, _UTF8_STARTS))


def _declared_or_guessed(data: bytes, declared: str | None) -> Decoded:
    readings = []
    for label in dict.fromkeys(name for name in (declared, *declared_encodings(data)) if name):
        text, name, lost = read(data, label)
        score = plausibility(text, name) if lost <= 2 + len(text) * _BAD_SHARE / 20 else 0.0
        reading = counted(text, name, lost, EncodingOrigin.DECLARED)
        if name in CJK and score > _BEYOND_DOUBT:
            return reading  # no need for a guess, which takes longer than all else
        readings.append((score, reading))
    found = guesses(data)
    best = found[0] if found else Guess("cp1252", 0.0, False)
    for score, reading in readings:
        # a tag is wrong more seldom than a guess: it yields only to a clearly better reading
        if reading.encoding == best.encoding or score >= max(0.5, best.plausibility - 0.1):
            return reading
    mixed = _mixed(data)
    if mixed is not None:
        return mixed
    reading = counted(*read(data, best.encoding), EncodingOrigin.DETECTED)
    if best.sure and not reading.replaced:
        return reading
    return warned(reading, Message(UNCERTAIN, {"encoding": reading.encoding}))
