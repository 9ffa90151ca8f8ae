"""Which language a text is in, told by its script and, for Latin letters, by its stop words."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import (
    ALNUM,
    CODE_POINTS,
    DIGIT,
    HAN,
    HANGUL,
    HIRAGANA,
    KATAKANA,
    Codes,
    codes_of,
    nfkc_table,
)
from leitong.words.idf import UNKNOWN, idf_thousandths
from leitong.words.segment import segment
from leitong.words.stopwords import english_stop_words
from leitong.words.token import Words

LOOKED_AT = 20_000
"""Characters of a text that are enough to tell."""
_LEAST_SHARE = 0.1
# Classes of letters; those from _OTHERS on are of one script that most often means one language
_NONE, _HAN, _KANA, _HANGUL, _PLAIN, _ACCENTED, _OTHERS = range(7)
# First and last + 1 code point of a script, and the language it most often means
_SCRIPTS = (
    (0x0400, 0x0530, "ru"),
    (0x0370, 0x0400, "el"),
    (0x0590, 0x0600, "he"),
    (0x0600, 0x0780, "ar"),
    (0x0900, 0x0980, "hi"),
    (0x0E00, 0x0E80, "th"),
)
CLASSES = _OTHERS + len(_SCRIPTS)

Counts = NDArray[np.int64]


def language_of(text: str, words: Words | None = None) -> str:
    """Two-letter code of the language that most of the text is in, "" where that can't be told.

    A Han, kana or Hangul character weighs as much as three letters, about what it says. Japanese is Han with at
    least one kana in ten; of languages in Latin letters only English is named. words: of the text, where they are
    known; those that begin in its first LOOKED_AT characters count.
    """
    sample = text[:LOOKED_AT]
    letters = np.bincount(letter_classes(codes_of(sample)), minlength=CLASSES)
    language = language_by_letters(letters)
    if language is not None:
        return language
    if words is None:
        words = segment(sample)
    size = len(words.vocabulary)
    counts = np.bincount(words.ids[words.starts < LOOKED_AT], minlength=size)
    stops = np.fromiter(map(english_stop_words().__contains__, words.vocabulary), bool, size)
    spelled = np.fromiter(map(str.isalpha, words.vocabulary), bool, size) & (counts > 0)
    known = spelled & (idf_thousandths(words.vocabulary) != UNKNOWN)
    return english_or_not(
        letters,
        int(counts[stops].sum()) / max(int(counts.sum()), 1),
        int(known.sum()) / max(int(spelled.sum()), 1),
    )


def languages_in(text: str) -> tuple[str, ...]:
    """The languages of a text's first lines that at least a tenth of it is in, most first; several: a mixed text."""
    counts: dict[str, int] = {}
    for line in text[:LOOKED_AT].splitlines():
        language = language_of(line)
        counts[language] = counts.get(language, 0) + len(line)
    least = _LEAST_SHARE * sum(counts.values())
    counts.pop("", None)
    return tuple(
        sorted((name for name in counts if counts[name] >= least), key=lambda name: (-counts[name], name))
    )


def letter_classes(codes: Codes) -> NDArray[np.uint8]:
    """The class of each character, below CLASSES: what kind of letter it is, if it is one."""
    return _classes()[codes]


def language_by_letters(counts: Counts) -> str | None:
    """The language that letters alone tell, "" where there is none; None for Latin letters.

    counts: of the letters of each class, shape (CLASSES,).
    """
    han, kana = int(counts[_HAN]), int(counts[_KANA])
    amounts = {"ja": 3 * (kana + han)} if kana > _LEAST_SHARE * (kana + han) else {"zh": 3 * han}
    amounts["ko"] = 3 * int(counts[_HANGUL])
    for number, (_, _, language) in enumerate(_SCRIPTS, _OTHERS):
        amounts[language] = int(counts[number])
    amounts["latin"] = int(counts[_PLAIN] + counts[_ACCENTED])
    language = max(amounts, key=lambda name: amounts[name])
    if amounts[language] == 0:
        return ""
    return None if language == "latin" else language


def english_or_not(counts: Counts, stop_share: float, known_share: float) -> str:
    """English where one word in five is an English stop word, or where the letters are plain and most words English.

    The second is for telegrams, tables and titles, which have few stop words. counts: as above. stop_share: of all
    words; known_share: of the different ones spelt with letters.
    """
    if stop_share >= 0.2:
        return "en"
    plain = counts[_ACCENTED] * 200 <= counts[_PLAIN]
    return "en" if plain and known_share >= 0.6 else ""


@cache
def _classes() -> NDArray[np.uint8]:
    flags = nfkc_table().flags
    classes = np.full(CODE_POINTS, _NONE, dtype=np.uint8)
    letters = ((flags & ALNUM) > 0) & ((flags & DIGIT) == 0)
    classes[letters] = _ACCENTED
    classes[:128][letters[:128]] = _PLAIN
    for number, (first, last, _) in enumerate(_SCRIPTS, _OTHERS):
        classes[first:last] = number
    for bits, number in ((HAN, _HAN), (HIRAGANA | KATAKANA, _KANA), (HANGUL, _HANGUL)):
        classes[(flags & np.uint16(bits)) > 0] = number
    return classes
