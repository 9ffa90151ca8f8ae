"""Letters of other scripts that pass for Latin ones: found in words, and replaced by what they pass for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import CODE_POINTS, UNIT, WORD, Codes, codes_of
from leitong.words.normalise import Normalised

Marks = NDArray[np.bool_]

# Each second letter is the Latin one. Twins are drawn alike in most fonts; the rest pass only among Latin letters
_CYRILLIC_TWINS = "аaеeоoрpсcхxуyіiјjѕsԁdһhӏlԛqԝwѵvүyАaВbЕeЗzІiЈjКkМmНhОoРpСcТtХxУyЅsҮyԚqԜwѴv"
_CYRILLIC = "кkмmтtвbнhгrпnԍgзz"
_GREEK_TWINS = "οoνvρpυuΑaΒbΕeΖzΗhΙiΚkΜmΝnΟoΡpΤtΥyΧx"
_GREEK = "αaιiκkτtχxηnγyϲcϳjβbεeωwζz"
_OTHER_TWINS = "օoոnսuհhցgյjզqᴀaᴄcᴅdᴇeᴊjᴋkᴍmᴏoᴘpᴛtᴜuᴠvᴡwᴢz"
_OTHER = "ɑaɡgıiɩiʏyʀrɴnʜhʟl"


@dataclass(frozen=True, slots=True)
class _Letters:
    """For each code point: the Latin letter it passes for or 0; its script, 1 Cyrillic, 2 Greek, 3 other, or 0."""

    latin: Codes
    script: NDArray[np.uint8]
    twin: Marks


@cache
def _letters() -> _Letters:
    latin = np.zeros(CODE_POINTS, dtype=np.uint32)
    script = np.zeros(CODE_POINTS, dtype=np.uint8)
    twin = np.zeros(CODE_POINTS, dtype=bool)
    script[0x0400:0x0530] = 1
    script[0x0370:0x0400] = 2
    lists = ((1, _CYRILLIC_TWINS, _CYRILLIC), (2, _GREEK_TWINS, _GREEK), (3, _OTHER_TWINS, _OTHER))
    for number, twins, others in lists:
        for alien, plain in zip((twins + others)[::2], (twins + others)[1::2], strict=True):
            latin[ord(alien)] = ord(plain)
            script[ord(alien)] = number
        twin[[ord(alien) for alien in twins[::2]]] = True
    return _Letters(latin, script, twin)


def lookalikes() -> NDArray[np.intp]:
    """All code points of scripts whose letters may pass for Latin ones."""
    return _letters().script.nonzero()[0]


def has_lookalikes(codes: Codes) -> bool:
    """Whether any of these code points is of a script whose letters may pass for Latin ones."""
    return bool(_letters().script.take(codes).any())


def disguised(folded: Normalised, text: str) -> Marks:
    """Which characters of a folded text pass for Latin letters, shape (n,). text: what it was folded from.

    A look-alike counts where a Latin letter stands in its word, or where the text has Latin words, its word is all
    twins, and no word of the text is truly written in that script.
    """
    letters = _letters()
    shown = codes_of(text)[folded.starts]
    scripts = letters.script[shown]
    if not scripts.any():
        return np.zeros(shown.size, dtype=bool)
    plain = (folded.codes >= 97) & (folded.codes <= 122)
    flags = folded.flags
    inside = ((flags & WORD) > 0) & ((flags & UNIT) == 0)
    word = np.cumsum(~inside)
    with_latin = np.bincount(word, weights=plain)[word] > 0
    alike, twins = letters.latin[shown] > 0, letters.twin[shown]
    found: Marks = alike & with_latin & inside
    if plain.any():
        for number in (1, 2, 3):
            of_script = scripts == number
            if not (of_script & ~twins & ~with_latin).any():
                # One Greek letter is more likely a quantity than a word
                found |= _whole(of_script & twins, inside, word, least=2 if number == 2 else 1)
    return found


def _whole(twins: Marks, inside: Marks, word: NDArray[np.intp], least: int) -> Marks:
    """Which characters are of a word whose letters are all twins, and at least so many; shape (n,)."""
    letters = np.bincount(word, weights=inside)
    twin_letters = np.bincount(word, weights=inside & twins)
    whole: Marks = ((letters == twin_letters) & (letters >= least))[word] & inside
    return whole


def unmasked(folded: Normalised, text: str) -> Normalised:
    """The same text with Latin letters in the place of those that pass for them. text: what it was folded from."""
    found = disguised(folded, text)
    if not found.any():
        return folded
    plain = _letters().latin[codes_of(text)[folded.starts]]
    return Normalised(np.where(found, plain, folded.codes), folded.starts, folded.ends)
