"""How the beginning of a file reads in several encodings, for the person to pick from."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from leitong.documents.candidates import encoding_candidates

READ_BYTES = 64_000
PREVIEW_LETTERS = 28


@dataclass(frozen=True, slots=True)
class Reading:
    """codec: as in `Document.encoding`. preview: the first letters beyond ASCII and what follows."""

    codec: str
    preview: str


def readings_of(path: str) -> tuple[Reading, ...]:
    """The likeliest readings, the one taken first; each different text once. Empty if the file can't be read."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(READ_BYTES)
    except OSError:
        return ()
    return tuple(Reading(codec, preview[:PREVIEW_LETTERS]) for codec, preview in encoding_candidates(data))
