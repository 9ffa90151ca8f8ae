"""How well a reading of unknown bytes looks like a language: the share of its letters that are common ones.

Chinese and Japanese standards put their common characters first: level 1 of GB 2312 (3,755), of Big5 (5,401) and
of JIS X 0208 (2,965). In running text nearly every character is one of them; in bytes read with the wrong
codec about half are. That is a judge without any table of our own.
"""

from __future__ import annotations

import re
from functools import lru_cache

_SAMPLE = 4000
_PUNCTUATION = frozenset(
    chr(point)
    for first, last in ((0x3000, 0x3011), (0x3014, 0x301F), (0x2010, 0x2027), (0xFF01, 0xFF5E), (0xB7, 0xB7))
    for point in range(first, last + 1)
)
_FAMILY = {
    "gb18030": "gb2312",
    "hz": "gb2312",
    "big5": "big5",
    "cp950": "big5",
    "big5hkscs": "big5",
    "cp932": "euc_jp",
    "euc_jp": "euc_jp",
    "cp949": "euc_kr",
    "utf-16-le": "any",
    "utf-16-be": "any",
}
CJK = frozenset(_FAMILY)
_LEVEL_1 = {"gb2312": (0xB0, 0xD7), "big5": (0xA4, 0xC6), "euc_jp": (0xB0, 0xCF), "euc_kr": (0xB0, 0xC8)}
_OUTSIDE_ASCII = re.compile(r"[^\x00-\x7f]")
# No word begins in Latin letters and goes on in Greek, Cyrillic, Hebrew, Arabic or Thai ones, or the reverse
_TWO_SCRIPTS = re.compile(
    r"(?<=[A-Za-z])[\u0370-\u06ff\u0e00-\u0e7f]|[\u0370-\u06ff\u0e00-\u0e7f](?=[A-Za-z])"
)
# Latin text has accents one or two at a time; three together are another script read wrongly
_ACCENT_RUN = re.compile(r"[\x80-\u02ff]{3,}")


def plausibility(text: str, encoding: str) -> float:
    """From 0 (noise) to 1 (language): the share of the first 4,000 non-ASCII characters that are common ones.

    encoding: the codec that `text` was read with; it decides which characters are common. For a single-byte
    codec: the share that is not a control, not undecodable and not where no text has it.
    """
    found: list[str] = _OUTSIDE_ASCII.findall(text, 0, _SAMPLE * 16)[:_SAMPLE]
    if not found:
        return 1.0
    family = _FAMILY.get(encoding)
    if family is not None:
        common = _common(family)
        return sum(1 for letter in found if letter in common) / len(found)
    bad = sum("\x80" <= letter <= "\x9f" or letter == "\ufffd" for letter in found)
    bad += sum(len(run) for run in _ACCENT_RUN.findall(text, 0, _SAMPLE * 16))
    bad += len(_TWO_SCRIPTS.findall(text, 0, _SAMPLE * 16))
    return max(0.0, 1 - bad / len(found))


@lru_cache(maxsize=8)
def _common(family: str) -> frozenset[str]:
    if family == "any":
        return frozenset().union(*(_common(one) for one in _LEVEL_1))
    first, last = _LEVEL_1[family]
    trails = [*range(0x40, 0x7F), *range(0xA1, 0xFF)] if family == "big5" else range(0xA1, 0xFF)
    level = b"".join(bytes((lead, trail)) for lead in range(first, last + 1) for trail in trails)
    letters = set(level.decode(family, "ignore")) | _PUNCTUATION
    if family == "euc_jp":
        letters |= {chr(point) for point in range(0x3041, 0x30FF)}
    return frozenset(letters)
