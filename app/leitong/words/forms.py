"""What stretches of a text become that no table of single characters knows: ligatures, letters with their marks.

There may be millions of stretches but few different ones, and only these are looked at one by one.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import EXPANDS, Codes, codes_of, nfkc_table, text_of

Places = NDArray[np.intp]
_BITS = np.uint64(21)  # room for a code point
_IN_ONE_NUMBER = 3
_MANY = 500


@dataclass(frozen=True, slots=True)
class Forms:
    """codes: of all stretches, end to end. lengths: of each, shape (stretches,)."""

    codes: Codes
    lengths: Places


def forms_of(
    codes: Codes, firsts: Places, lasts: Places, hard: Callable[[str], str], most_growth: int
) -> Forms:
    """The form of each stretch of a text, `hard` of it; firsts, lasts: first and last + 1 of each, at least one.

    most_growth: if all stretches together grew by more, none of them grows.
    """
    kinds, parts = _different(codes, firsts, lasts)
    forms = [codes_of(hard(part)) for part in parts]
    lengths = np.array([form.size for form in forms], dtype=np.intp)
    if int(lengths[kinds].sum()) - int((lasts - firsts).sum()) > most_growth:
        forms = [form[: len(part)] for form, part in zip(forms, parts, strict=True)]
        lengths = np.array([form.size for form in forms], dtype=np.intp)
    begins = np.cumsum(lengths) - lengths
    of_each = lengths[kinds]
    shift = np.repeat(begins[kinds] - (np.cumsum(of_each) - of_each), of_each)
    return Forms(np.concatenate(forms)[shift + np.arange(shift.size)], of_each)


def written_out(text: str) -> int:
    """How many characters `text` has once each that stands for several is written out as these."""
    codes = codes_of(text)
    counts = np.bincount(codes[(nfkc_table().flags[codes] & EXPANDS) > 0])
    several = np.flatnonzero(counts)
    lengths = [len(_compatible(chr(code))) - 1 for code in several.tolist()]
    return len(text) + int(counts[several] @ np.array(lengths, dtype=np.int64))


def _compatible(character: str) -> str:
    return unicodedata.normalize("NFKC", character)


def _different(codes: Codes, firsts: Places, lasts: Places) -> tuple[Places, list[str]]:
    """The different stretches, and which of them each stretch is."""
    kinds = np.empty(firsts.size, dtype=np.intp)
    parts: list[str] = []
    sizes = lasts - firsts
    # numbers are sorted out together, but of a few that takes longer than to look at each
    together = _IN_ONE_NUMBER if firsts.size >= _MANY else 0
    for size in range(1, together + 1):
        here = np.flatnonzero(sizes == size)
        keys = np.zeros(here.size, dtype=np.uint64)
        for step in range(size):
            keys = (keys << _BITS) | codes[firsts[here] + step]
        _, first, kind = np.unique(keys, return_index=True, return_inverse=True)
        kinds[here] = kind + len(parts)
        parts += [text_of(codes[at : at + size]) for at in firsts[here[first]].tolist()]
    known: dict[bytes, int] = {}
    for at in np.flatnonzero(sizes > together).tolist():
        part = codes[firsts[at] : lasts[at]].tobytes()
        if part not in known:
            known[part] = len(parts)
            parts.append(text_of(codes[firsts[at] : lasts[at]]))
        kinds[at] = known[part]
    return kinds, parts
