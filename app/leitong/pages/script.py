"""The language of a text by the script it is written in, where the page doesn't say."""

from __future__ import annotations

import re

_SAMPLE = 1_000
_CHINESE = ("zh", re.compile(r"[\u3400-\u9fff]+"))
_LATIN = ("en", re.compile(r"[A-Za-z]+"))
_SCRIPTS = (
    ("ja", re.compile(r"[\u3041-\u30ff]+")),
    ("ko", re.compile(r"[\uac00-\ud7af]+")),
    _CHINESE,
    ("ru", re.compile(r"[\u0400-\u04ff]+")),
    _LATIN,
)
# all of these but Latin, and a little beside
_BEYOND_LATIN = re.compile(r"[\u0400-\u04ff\u3041-\ud7af]")
_BEYOND_CHINESE = re.compile(r"[\u0400-\u04ff\u3041-\u30ff\uac00-\ud7af]")


def language_by_script(text: str) -> str | None:
    """ "zh", "ja", "ko", "ru" or, for Latin letters, "en"; None without any of them.

    Kana or Hangul decide from a tenth of the Han characters on; else the commonest script does.
    """
    sample = text[:_SAMPLE]
    if sample.isascii() or not _BEYOND_LATIN.search(sample):
        return "en" if _LATIN[1].search(sample) else None
    counts = dict.fromkeys((language for language, _ in _SCRIPTS), 0)
    for language, pattern in _SCRIPTS if _BEYOND_CHINESE.search(sample) else (_CHINESE, _LATIN):
        counts[language] = sum(map(len, pattern.findall(sample)))
    if not any(counts.values()):
        return None
    for language in ("ja", "ko"):
        if counts[language] * 10 > counts["zh"] and counts[language] * 4 > counts["en"]:
            return language
    # a Han character says about as much as three letters
    counts["zh"] *= 3
    return max(counts, key=lambda language: counts[language])
