"""Letters of other scripts that pass for Latin ones: found in words, and replaced by what they pass for."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import CODE_POINTS, WORD, Codes, nfkc_table
from leitong.words.normalise import Normalised

# After case folding. Pairs that most fonts draw alike; each second letter is Latin.
_CYRILLIC = "аaеeоoрpсcхxуyіiјjѕsԁdһhӏlԛqԝwкkмmтtвbнhзzгrпnѵvүyԍg"
_GREEK = "αaοoνvρpιiκkυuτtχxηnγyϲcϳjβbεeωw"
_OTHER = "օoոnսuհhցgյjոnզqɑaɡgıiɩiʏyʀrɴnʜhʟlᴀaᴄcᴅdᴇeᴋkᴍmᴏoᴘpᴛtᴜuᴠvᴡwᴢz"


Marks = NDArray[np.bool_]


@cache
def _pairs() -> tuple[Codes, NDArray[np.uint8]]:
    """Latin letter for each code point (itself where there is none); script: 1 Cyrillic, 2 Greek, 3 other."""
    latin = np.arange(CODE_POINTS, dtype=np.uint32)
    script = np.zeros(CODE_POINTS, dtype=np.uint8)
    script[0x0400:0x0530] = 1
    script[0x0370:0x0400] = 2
    for number, pairs in enumerate((_CYRILLIC, _GREEK, _OTHER), start=1):
        for alien, plain in zip(pairs[::2], pairs[1::2], strict=True):
            latin[ord(alien)] = ord(plain)
            script[ord(alien)] = number
    return latin, script


def disguised(folded: Normalised) -> Marks:
    """Which characters of a folded text pass for Latin letters, shape (n,).

    A look-alike counts where a Latin letter stands in its word, or where the text has Latin words, its word is all
    look-alikes, and no word of the text is truly written in that script.
    """
    codes = folded.codes
    latin, script = _pairs()
    scripts = script[codes]
    nothing = np.zeros(codes.size, dtype=bool)
    if not scripts.any():
        return nothing
    alike = latin[codes] != codes
    if not alike.any():
        return nothing
    plain = (codes >= 97) & (codes <= 122)
    inside = (nfkc_table().flags[codes] & WORD).astype(bool)
    word = np.cumsum(~inside)
    has_latin = np.bincount(word, weights=plain)[word] > 0
    found: Marks = alike & has_latin & inside
    if not plain.any():
        return found
    for number in (1, 2, 3):
        of_script = scripts == number
        truly = of_script & ~alike & ~has_latin
        if not truly.any():
            found |= of_script & alike & _whole(of_script & alike, inside, word)
    return found


def _whole(alike: Marks, inside: Marks, word: NDArray[np.intp]) -> Marks:
    """Whether all letters of a character's word are look-alikes, shape (n,)."""
    others = np.bincount(word, weights=inside & ~alike)
    whole: Marks = others[word] == 0
    return whole


def unmasked(folded: Normalised) -> Normalised:
    """The same text with Latin letters in the place of those that pass for them."""
    found = disguised(folded)
    if not found.any():
        return folded
    latin, _ = _pairs()
    codes = np.where(found, latin[folded.codes], folded.codes)
    return Normalised(codes, folded.starts, folded.ends)
