"""How bytes read in several encodings, for a person to choose from where the program chose wrongly."""

from __future__ import annotations

import re

from leitong.documents.decoded import clean_text
from leitong.documents.detection import guesses, sample_of
from leitong.documents.encoding import decode

_PREVIEW = 80
_HEAD = 4096
_PLAUSIBLE = 0.5
_MOST_LIKELY = 2  # of a wrong guess, code pages of one kind are all that is likely
_COMMON = ("utf-8", "gb18030", "cp950", "cp932", "euc_jp", "cp949", "cp1252", "cp1251")
_OUTSIDE_ASCII = re.compile(r"[^\x00-\x7f]")


def encoding_candidates(data: bytes, most: int = 5) -> tuple[tuple[str, str], ...]:
    """At most so many readings of `data`: (codec, what it makes of the first letters outside ASCII), each once.

    The one that `decode` takes comes first, then what the bytes are likely to be, then what documents often are.
    """
    likely = [guess.encoding for guess in guesses(data) if guess.plausibility >= _PLAUSIBLE]
    sample = sample_of(data)
    readings: dict[str, str] = {}
    for name in dict.fromkeys((decode(data).encoding, *likely[:_MOST_LIKELY], *_COMMON)):
        # UTF-16 and UTF-32 can't be entered in the middle of a letter
        start = data[:_HEAD] if name.startswith(("utf-16", "utf-32")) else sample
        preview = _preview(clean_text(start.decode(name, "replace")))
        if preview not in readings.values():
            readings[name] = preview
    return tuple(readings.items())[:most]


def _preview(text: str) -> str:
    text = text.lstrip("\ufeff")
    outside = _OUTSIDE_ASCII.search(text)
    return " ".join(text[outside.start() if outside else 0 :].split())[:_PREVIEW]
