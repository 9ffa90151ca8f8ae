"""The content title: the heading that says most of what the page's title says (ALGORITHMS S03)."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from itertools import repeat
from operator import add

import numpy as np
from numpy.typing import NDArray

from leitong.pages.characters import Spelled

# a longer text tells the story, it doesn't repeat the title
_LONGEST = 200
_LAST_OF_BMP = "\uffff"
# as many as the characters that a `Spelled` tells apart
_CODES = 0x10002
# a title has no more, and a text that long is no title
_MOST_PAIRS = 250
# a share of pairs was rounded, but by less than this of a pair
_ROUNDED = 0.01
_BITS = 64
_BIT = np.left_shift(np.uint64(1), np.arange(_BITS, dtype=np.uint64))
_NOT_A_LETTER = re.compile(r"[\W_]+")


def letters(text: str) -> str:
    """Letters and digits only, case folded."""
    return _NOT_A_LETTER.sub("", text).casefold()


def bigrams(text: str) -> frozenset[str]:
    """Pairs of neighbouring letters; of a single letter, the letter itself."""
    plain = letters(text)
    return frozenset(map(add, plain, plain[1:])) or frozenset(plain)


def content_title(
    title: str, headings: Iterable[tuple[int, str]], shared: Iterable[float] = repeat(math.inf)
) -> str:
    """The heading with the greatest Dice overlap with `title`, of equals the higher, then the first.

    headings: (level 1 to 6, text) in document order; shared: of each, the most pairs that it can share with the
    title, where that is known. Without any overlap the title itself; without a title the first of the highest
    headings.
    """
    wanted = bigrams(title)
    hopes = [
        (_greatest(len(wanted), min(len(text), pairs)), -place, level, text)
        for place, ((level, text), pairs) in enumerate(zip(headings, shared, strict=False))
    ]
    best = (0.0, 0, 0, "")
    for hope, place, level, text in sorted(hopes, reverse=True):
        if hope < best[0]:
            break
        overlap = dice(wanted, bigrams(text)) if wanted else 1.0
        if overlap > 0 and (overlap, -level, place) > best[:3]:
            best = (overlap, -level, place, text)
    return best[3] or title


def _greatest(wanted: int, shared: float) -> float:
    """The greatest overlap with a title of so many pairs: what shares n of them has n itself."""
    most = min(wanted, shared)
    return 2 * most / (wanted + most) if most else float(not wanted)


def dice(a: frozenset[str], b: frozenset[str]) -> float:
    """2·|a ∩ b| / (|a| + |b|), 0 if both are empty."""
    return 2 * len(a & b) / (len(a) + len(b)) if a or b else 0.0


def pairs_found(pairs: frozenset[str], length: int, spelled: Spelled) -> NDArray[np.floating]:
    """Share of a title's letter pairs that stand in each text, 0 to 1; 0 for one too long or short.

    pairs: `bigrams` of the title; length: its characters.
    """
    lengths = spelled.lengths - 1
    wanted = "".join(_in_bmp(pairs))
    if not wanted:
        return np.zeros(len(lengths), dtype=np.float32)
    # Each letter has a number, and the numbers of two letters together tell the pair. Backwards, so that I is i, of
    # the two letters whose capital it is, in every process
    letters = "".join(sorted(set(wanted), reverse=True))
    numbers = _numbers_of(letters)
    numbered = numbers.take(_codes(wanted)).astype(np.intp)
    width = len(letters) + 1
    known = numbered[::2] * width + numbered[1::2]
    letter_at = numbers.take(spelled.codes).astype(np.intp)
    places = letter_at * width
    places[:-1] += letter_at[1:]
    found = np.zeros(len(lengths), dtype=np.float32)
    # a bit for each pair, so that the same pair twice in a text counts once
    for first in range(0, len(known), _BITS):
        some = known[first : first + _BITS]
        bit_of = np.zeros(width * width, dtype=np.uint64)
        bit_of[some] = _BIT[: len(some)]
        found += np.bitwise_count(np.bitwise_or.reduceat(bit_of.take(places), spelled.starts))
    fitting = (length <= 4 * lengths) & (lengths <= _LONGEST)
    share: NDArray[np.floating] = found / len(known) * fitting
    return share


def pairs_shared(
    title: str, texts: Sequence[str], found: Iterable[float], letters: Iterable[float]
) -> list[float]:
    """The most letter pairs that each text can share with the title.

    found: as of `pairs_found`; letters: how many each text has. Beside what was found there may be a pair wherever
    something that is no letter stands between two.
    """
    pairs = len(title) - 1
    if not 1 < pairs <= _MOST_PAIRS or max(title) > _LAST_OF_BMP:
        return [math.inf] * len(texts)
    # the others were not looked at
    return [
        share * pairs + length - count + _ROUNDED if pairs < 4 * length <= 4 * _LONGEST else math.inf
        for share, length, count in zip(found, map(len, texts), letters, strict=True)
    ]


def _in_bmp(pairs: frozenset[str]) -> Iterable[str]:
    """The pairs of two characters of the basic plane, so many at most."""
    some: Iterable[str] = pairs
    if max("".join(pairs), default="") > _LAST_OF_BMP or len(next(iter(pairs), "")) < 2:
        some = [pair for pair in pairs if len(pair) == 2 and max(pair) <= _LAST_OF_BMP]
    return sorted(some)[:_MOST_PAIRS] if len(pairs) > _MOST_PAIRS else some


def _codes(letters: str) -> NDArray[np.uint16]:
    return np.frombuffer(letters.encode("utf-16-le", "surrogatepass"), dtype="<u2")


def _numbers_of(letters: str) -> NDArray[np.uint16]:
    """A number from 1 on for each of the letters, upper and lower case alike; 0 for all other characters."""
    numbers = np.zeros(_CODES, dtype=np.uint16)
    for spelling in (letters, letters.upper()):
        # some letters are two in upper case
        if len(spelling) == len(letters):
            numbers[_codes(spelling)] = np.arange(1, len(letters) + 1)
    return numbers
