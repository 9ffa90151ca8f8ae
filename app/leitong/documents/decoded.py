"""Bytes read in one encoding: the text, and how many places could not be read."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from leitong.documents.document import EncodingOrigin
from leitong.messages import QT_TRANSLATE_NOOP, Message

ONE_REPLACED = QT_TRANSLATE_NOOP(
    "Core", "One place could not be decoded as {encoding}; it is shown as \ufffd."
)
REPLACED = QT_TRANSLATE_NOOP(
    "Core", "{count} places could not be decoded as {encoding}; they are shown as \ufffd."
)

_SURROGATE_PAIR = re.compile(rb"\xed[\xa0-\xaf][\x80-\xbf]\xed[\xb0-\xbf][\x80-\xbf]")
_LONE_SURROGATE = re.compile(rb"\xed[\xa0-\xbf][\x80-\xbf]")
_ONE_BAD_PLACE = "\ufffd".encode()
_LONE = re.compile("[\ud800-\udfff]")
_BIG5 = ("big5", "cp950", "big5hkscs")


@dataclass(frozen=True, slots=True)
class Decoded:
    """text: encodable to UTF-8, without NUL. encoding: Python's name. replaced: places that became U+FFFD."""

    text: str
    encoding: str
    origin: EncodingOrigin
    replaced: int = 0
    warnings: tuple[Message, ...] = ()


def read(data: bytes, name: str) -> tuple[str, str, int]:
    """(text, codec, undecodable places) of `data`; of the three Big5 the first that knows every letter is taken."""
    if name in _BIG5:
        readings = [(data.decode(one, "replace"), one) for one in _BIG5]
        text, name = min(readings, key=lambda reading: reading[0].count("\ufffd"))
        return text, name, text.count("\ufffd")
    written = data
    if name == "utf-8" and b"\xed" in data:
        data = _LONE_SURROGATE.sub(_ONE_BAD_PLACE, _SURROGATE_PAIR.sub(_one_letter, data))
    text = data.decode(name, "replace")
    lost = text.count("\ufffd")
    return (
        text,
        name,
        lost - written.count("\ufffd".encode(name)) if lost and name.startswith("utf") else lost,
    )


def half_pairs(data: bytes) -> int:
    """How many halves of a surrogate pair stand alone in `data`, read as UTF-8."""
    return len(_LONE_SURROGATE.findall(_SURROGATE_PAIR.sub(b"", data))) if b"\xed" in data else 0


def _one_letter(pair: re.Match[bytes]) -> bytes:
    """The UTF-8 of a letter that CESU-8 wrote as two surrogates."""
    return (
        pair[0].decode("utf-8", "surrogatepass").encode("utf-16", "surrogatepass").decode("utf-16").encode()
    )


def counted(text: str, name: str, lost: int, origin: EncodingOrigin) -> Decoded:
    """A text as it was read, with a warning where places were lost."""
    values = {"count": lost, "encoding": name}
    warning = (Message(ONE_REPLACED if lost == 1 else REPLACED, values),) if lost else ()
    return Decoded(text, name, origin, lost, warning)


def warned(reading: Decoded, warning: Message) -> Decoded:
    """The same with a warning before the others."""
    return replace(reading, warnings=(warning, *reading.warnings))


def cleaned(reading: Decoded, data: bytes) -> Decoded:
    """The same with a clean text. data: that it was read from."""
    if reading.encoding == "utf-8" and b"\0" not in data:
        return reading  # UTF-8 never gives surrogates
    return replace(reading, text=clean_text(reading.text))


def clean_text(text: str) -> str:
    """`text` without NUL, and with lone surrogates replaced: what every later room can encode."""
    text = text.replace("\0", "")
    return _LONE.sub("\ufffd", text)
