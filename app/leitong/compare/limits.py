"""The limits that measures are held against (ALGORITHMS S05, S06, S19 and M4)."""

from __future__ import annotations

from dataclasses import dataclass

JACCARD_PARTIAL = 0.2
CONTAINMENT_PARTIAL = 0.5
JACCARD_NEAR = 0.5
JACCARD_OTHER_ORDER = 0.1
# texts with every fifth word misspelt have more, those with every fourth word replaced have less
LETTERS_NEAR = 0.5
COSINE_NEAR = 0.9
COSINE_RELATED = 0.5
LAYOUT_SIMILAR = 0.9
# the rest of an excerpt is a word of its editor, such as "read on"
CONTAINED = 0.85
# a text is a part of another, and not the same text, where it is shorter by more than this
CONTAINED_LENGTH = 0.8


@dataclass(frozen=True, slots=True)
class Limits:
    """What a person may set otherwise for one pair; as it stands, what every scan and comparison decides by.

    Shares and cosines are 0–1. bits: differing bits of a candidate, of 64; None: by the number of words (M4).
    """

    jaccard_near: float = JACCARD_NEAR
    jaccard_partial: float = JACCARD_PARTIAL
    containment_partial: float = CONTAINMENT_PARTIAL
    cosine_near: float = COSINE_NEAR
    cosine_related: float = COSINE_RELATED
    layout_similar: float = LAYOUT_SIMILAR
    bits: int | None = None


DEFAULTS = Limits()

_STRICT = ((250, 3), (60, 6), (15, 8))
_CANDIDATE = ((250, 10), (60, 11), (15, 12), (8, 14))


def strict_distance(words: int) -> int | None:
    """Bits that may differ in a near duplicate of so many words; None where a SimHash says too little."""
    return _of(words, _STRICT)


def candidate_distance(words: int) -> int | None:
    """Bits that may differ if cosine or shingles confirm it; None below 8 words."""
    return _of(words, _CANDIDATE)


def distances_by_length() -> tuple[tuple[int, int | None, int], ...]:
    """From how many words on so many bits mean a near duplicate, and make a candidate; the longest texts first."""
    return tuple((least, strict_distance(least), bits) for least, bits in _CANDIDATE)


def _of(words: int, table: tuple[tuple[int, int], ...]) -> int | None:
    return next((bits for least, bits in table if words >= least), None)
