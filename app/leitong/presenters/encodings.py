"""How the beginning of a file reads in several encodings, for the person to pick from."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

CODECS = (
    "utf-8",
    "gb18030",
    "big5",
    "shift_jis",
    "euc-jp",
    "euc-kr",
    "utf-16",
    "windows-1252",
    "windows-1251",
)
READ_BYTES = 64_000
PREVIEW_LETTERS = 28
SHOWN = 5


@dataclass(frozen=True, slots=True)
class Reading:
    """codec: Python's name. preview: the first letters beyond ASCII and what follows. faults: undecodable places."""

    codec: str
    preview: str
    faults: int


def readings_of(path: str, chosen: int = SHOWN) -> tuple[Reading, ...]:
    """The readings with the fewest faults, each different text once; empty if the file can't be read."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(READ_BYTES)
    except OSError:
        return ()
    first = next((place for place, byte in enumerate(data) if byte > 0x7F), 0)
    readings: list[Reading] = []
    for codec in CODECS:
        if codec == "utf-16" and b"\0" not in data:
            continue
        text = data.decode(codec, "replace")
        # a character cut at the end of what was read is no fault of the encoding
        faults = text[:-2].count("\ufffd") + sum(1 for letter in text[:4000] if 0x80 <= ord(letter) < 0xA0)
        start = len(data[:first].decode(codec, "replace"))
        preview = " ".join(text[start : start + 4 * PREVIEW_LETTERS].split())[:PREVIEW_LETTERS]
        if preview not in [reading.preview for reading in readings]:
            readings.append(Reading(codec, preview, faults))
    return tuple(sorted(readings, key=lambda reading: reading.faults)[:chosen])
