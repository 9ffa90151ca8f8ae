"""Hashes of a word that are made of its characters one after the other, so that words of near spelling are near (S32).

gb13 lays the characters' places in GB2312 end to end. It is a bad hash for documents, since few characters begin with
high codes and most bits are seldom 1; char16 has the same layout with balanced codes. The textbook names the idea, the
layout is ours.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import md5

from leitong.words.fold import fold_table

HANZI = 6768
"""Places of hanzi: 72 rows of 94, of which 6,763 are used."""
_ROW, _FIRST_ROW, _FIRST_CELL = 94, 0xB0, 0xA1
_ONE_BYTE = range(9, 127)
_OUTSIDE = HANZI + len(_ONE_BYTE)
_CODES = 1 << 13


def gb_code(character: str) -> int | None:
    """Its place among GB2312's hanzi, 0–6767, or after them as a byte of ASCII, –6885; None for any other.

    GB2312's symbols stand in rows before the hanzi: their places are below 0.
    """
    try:
        encoded = character.encode("gb2312")
    except UnicodeEncodeError:
        return None
    if len(encoded) == 1:
        return HANZI + encoded[0] - _ONE_BYTE.start if encoded[0] in _ONE_BYTE else None
    return (encoded[0] - _FIRST_ROW) * _ROW + encoded[1] - _FIRST_CELL


@lru_cache(maxsize=1 << 14)
def code_13(character: str) -> int:
    """13 bits: `gb_code`, of a traditional character its simplified one's, and 6,886 or more for what has none."""
    for one in (character, chr(int(fold_table().target[ord(character)]))):
        code = gb_code(one)
        if code is not None and code >= 0:
            return code
    return _OUTSIDE + ord(character) % (_CODES - _OUTSIDE)


@lru_cache(maxsize=1 << 14)
def code_16(character: str) -> int:
    """16 bits that are each 1 in half of the characters: the end of an MD5."""
    tail = md5(f"c\x1f{character}".encode("utf-8", "surrogatepass"), usedforsecurity=False).digest()[-2:]
    return int.from_bytes(tail, "big")


def gb13(word: str, bits: int = 64) -> int:
    """The hash of `bits` bits; 0 for an empty word. 北京 and 北京市 are 15 of 64 bits apart."""
    return _laid_out(map(code_13, word), 13, bits)


def char16(word: str, bits: int = 64) -> int:
    """The same from balanced codes: to be chosen where near spelling counts, such as names or scanned text."""
    return _laid_out(map(code_16, word), 16, bits)


def _laid_out(codes: Iterable[int], width: int, bits: int) -> int:
    """Codes end to end, repeated and cut to `bits`; of more than that, pieces of `bits` laid over each other."""
    laid = "".join(f"{code:0{width}b}" for code in codes)
    if not laid:
        return 0
    if len(laid) < bits:
        return int((laid * (bits // len(laid) + 1))[:bits], 2)
    value = 0
    for start in range(0, len(laid), bits):
        value ^= int(laid[start : start + bits].ljust(bits, "0"), 2)
    return value
