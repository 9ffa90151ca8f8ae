"""Which language a text is in, told by its script and, for Latin letters, by its stop words."""

from __future__ import annotations

import numpy as np

from leitong.words.characters import ALNUM, DIGIT, HAN, HANGUL, HIRAGANA, KATAKANA, codes_of, nfkc_table
from leitong.words.idf import UNKNOWN, idf_thousandths
from leitong.words.segment import segment
from leitong.words.stopwords import english_stop_words

_LOOKED_AT = 20_000
_LEAST_SHARE = 0.1
# First and last + 1 code point of a script, and the language it most often means
_SCRIPTS = (
    (0x0400, 0x0530, "ru"),
    (0x0370, 0x0400, "el"),
    (0x0590, 0x0600, "he"),
    (0x0600, 0x0780, "ar"),
    (0x0900, 0x0980, "hi"),
    (0x0E00, 0x0E80, "th"),
)


def language_of(text: str) -> str:
    """Two-letter code of the language that most of the text is in, "" where that can't be told.

    A Han, kana or Hangul character weighs as much as three letters, about what it says. Japanese is Han with at
    least one kana in ten; of languages in Latin letters only English is named.
    """
    sample = text[:_LOOKED_AT]
    codes = codes_of(sample)
    flags = nfkc_table().flags[codes]
    kana = _count(flags, HIRAGANA | KATAKANA)
    han = _count(flags, HAN)
    east = {"ja": kana + han, "zh": 0} if kana > _LEAST_SHARE * (kana + han) else {"zh": han}
    amounts = {language: 3 * amount for language, amount in east.items()}
    amounts["ko"] = 3 * _count(flags, HANGUL)
    for first, last, language in _SCRIPTS:
        amounts[language] = int(np.count_nonzero((codes >= first) & (codes < last)))
    letters = _count(flags, ALNUM) - _count(flags, DIGIT)
    others = letters - kana - han - _count(flags, HANGUL) - sum(amounts[name] for _, _, name in _SCRIPTS)
    amounts["latin"] = others
    language = max(amounts, key=lambda name: amounts[name])
    if amounts[language] == 0:
        return ""
    return _latin_language(sample) if language == "latin" else language


def languages_in(text: str) -> tuple[str, ...]:
    """The languages of a text's first lines that at least a tenth of it is in, most first; several: a mixed text."""
    counts: dict[str, int] = {}
    for line in text[:_LOOKED_AT].splitlines():
        language = language_of(line)
        counts[language] = counts.get(language, 0) + len(line)
    least = _LEAST_SHARE * sum(counts.values())
    counts.pop("", None)
    return tuple(
        sorted((name for name in counts if counts[name] >= least), key=lambda name: (-counts[name], name))
    )


def _count(flags: np.ndarray[tuple[int], np.dtype[np.uint16]], bits: int) -> int:
    return int(np.count_nonzero(flags & np.uint16(bits)))


def _latin_language(sample: str) -> str:
    """English where one word in five is an English stop word, or where the letters are plain and most words English.

    The second is for telegrams, tables and titles, which have few stop words.
    """
    words = segment(sample)
    stops = english_stop_words()
    share = sum(term in stops for term in words.terms) / max(len(words), 1)
    if share >= 0.2:
        return "en"
    accented = sum(not character.isascii() and character.isalpha() for character in sample)
    spelled = tuple(term for term in words.vocabulary if term.isalpha())
    known = np.count_nonzero(idf_thousandths(spelled) != UNKNOWN) / max(len(spelled), 1)
    return "en" if accented * 200 <= len(sample) and known >= 0.6 else ""
