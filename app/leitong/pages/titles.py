"""The content title: the heading that says most of what the page's title says (ALGORITHMS S03)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from operator import add

import numpy as np
from numpy.typing import NDArray

from leitong.pages.characters import Spelled

# a longer text tells the story, it doesn't repeat the title
_LONGEST = 200
_LAST_OF_BMP = "\uffff"
# as many as the characters that a `Spelled` tells apart
_CODES = 0x10002
# so many letters at most begin a pair or end one, and their numbers fit in a byte
_MOST_PAIRS = 250
_NOT_A_LETTER = re.compile(r"[\W_]+")


def letters(text: str) -> str:
    """Letters and digits only, case folded."""
    return _NOT_A_LETTER.sub("", text).casefold()


def bigrams(text: str) -> frozenset[str]:
    """Pairs of neighbouring letters; of a single letter, the letter itself."""
    plain = letters(text)
    return frozenset(map(add, plain, plain[1:])) or frozenset(plain)


def content_title(title: str, headings: Iterable[tuple[int, str]]) -> str:
    """The heading with the greatest Dice overlap with `title`, of equals the higher, then the first.

    headings: (level 1 to 6, text) in document order. Without any overlap the title itself; without a title the
    first of the highest headings.
    """
    wanted = bigrams(title)
    best = (0.0, 0, 0, "")
    # what stands in the title as it is comes first, since no heading can share more than it has
    for place, (level, text) in sorted(enumerate(headings), key=lambda heading: heading[1][1] not in title):
        if 2 * len(text) < best[0] * (len(wanted) + len(text)):
            continue
        overlap = dice(wanted, bigrams(text)) if wanted else 1.0
        if overlap > 0 and (overlap, -level, -place) > best[:3]:
            best = (overlap, -level, -place, text)
    return best[3] or title


def dice(a: frozenset[str], b: frozenset[str]) -> float:
    """2·|a ∩ b| / (|a| + |b|), 0 if both are empty."""
    return 2 * len(a & b) / (len(a) + len(b)) if a or b else 0.0


def pairs_found(pairs: frozenset[str], length: int, spelled: Spelled) -> NDArray[np.float64]:
    """Share of a title's letter pairs that stand in each text, 0 to 1; 0 for one too long or short.

    pairs: `bigrams` of the title; length: its characters.
    """
    lengths = spelled.lengths - 1
    wanted = [pair for pair in pairs if len(pair) == 2 and max(pair) <= _LAST_OF_BMP]
    if not wanted:
        return np.zeros(len(lengths))
    if len(wanted) > _MOST_PAIRS:
        wanted = sorted(wanted)[:_MOST_PAIRS]
    # each letter that begins a pair, or ends one, has a number, and two numbers together tell the pair
    begins, ends = _numbered({pair[0] for pair in wanted}), _numbered({pair[1] for pair in wanted})
    width = len(ends) + 1
    pair_at = np.zeros((len(begins) + 1) * width, dtype=np.int16)
    for number, pair in enumerate(wanted, 1):
        pair_at[begins[pair[0]] * width + ends[pair[1]]] = number
    codes = spelled.codes
    places = _table_of(begins).take(codes[:-1]).astype(np.intp)
    places *= width
    places += _table_of(ends).take(codes[1:])
    numbers = pair_at.take(places)
    hits = np.flatnonzero(numbers != 0)
    of_text = np.repeat(np.arange(len(lengths)), spelled.lengths).take(hits)
    # the same pair twice in a text counts once
    seen = np.zeros((len(lengths), len(wanted) + 1), dtype=np.float32)
    seen.reshape(-1)[of_text * seen.shape[1] + numbers.take(hits)] = 1
    fitting = (length <= 4 * lengths) & (lengths <= _LONGEST)
    share: NDArray[np.float64] = seen.dot(np.ones(seen.shape[1], np.float32)) / len(wanted) * fitting
    return share


def _numbered(letters: Iterable[str]) -> dict[str, int]:
    return {letter: number for number, letter in enumerate(letters, 1)}


def _table_of(numbers: Mapping[str, int]) -> NDArray[np.uint8]:
    """The number of each character, upper and lower case alike; 0 for others."""
    table = np.zeros(_CODES, dtype=np.uint8)
    letters = "".join(numbers)
    for spelling in (letters, letters.upper()):
        # some letters are two in upper case
        if len(spelling) == len(letters):
            table[np.frombuffer(spelling.encode("utf-16-le", "surrogatepass"), "<u2")] = np.arange(
                1, len(letters) + 1
            )
    return table
