"""Counts of letters, punctuation and the like in many texts at once, by a table over code points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Numbers = NDArray[np.intp]

_BMP = 0x10000
_LETTER, _DIGIT, _MARK, _MORE_BYTES = range(4)
_END, _STOP, _SPACE = 1, 2, 4
_DOT, _ELLIPSIS = ord("."), ord("…")
# the four counts of a character lie in the four 16-bit parts of one number, and so do their sums over so many
_SEGMENT = 0x4000
# whether a sentence ends, by the sort of the last character, times eight, and that of the one before
_SENTENCES = np.array(
    [
        bool(last & (_END | _STOP)) or (last == _SPACE and bool(before & (_END | _STOP)))
        for last in range(8)
        for before in range(8)
    ]
)
# no page has it in its text: a parser leaves it out
_CLOSE = "\0"


@dataclass(frozen=True, slots=True)
class Spelled:
    """n texts in a row, each closed by a character of no meaning, so that none is empty and none ends in the next.

    rows: the texts, some at a time in one string. codes: their code points; beyond the basic plane all Han is one Han
    character, and all the rest, mostly pictures, one picture. starts: shape (n,), where each text starts. lengths:
    shape (n,), its length, what closes it included.
    """

    rows: Sequence[str]
    codes: Numbers
    starts: Numbers
    lengths: Numbers

    def has(self, character: str) -> bool:
        """Whether that character is in some text."""
        return any(character in row for row in self.rows)

    def share_of(self, character: str) -> Floats:
        """How much of each text, from 0 to 1, is that character of the basic plane."""
        found = np.add.reduceat(self.codes == ord(character), self.starts, dtype=np.float64)
        share: Floats = found / self.lengths
        return share

    def some(self, texts: slice) -> Spelled:
        """Neighbouring texts of them, one at least; `rows` are still all."""
        starts, lengths = self.starts[texts], self.lengths[texts]
        first, last = starts.item(0), starts.item(-1)
        codes = self.codes[first : last + lengths.item(-1)]
        return Spelled(self.rows, codes, starts - first, lengths)


@dataclass(frozen=True, slots=True)
class Characters:
    """Counts for n texts, each float64 of shape (n,).

    size: UTF-8 bytes, so that a Han character weighs like three Latin letters. letters: letters and digits.
    marks: 。！？；，、,.!?; ends: 1 where the text ends as a sentence does, quotes and brackets apart.
    breaks_off: 1 where dots at its end say that more follows elsewhere.
    """

    size: Floats
    letters: Floats
    digits: Floats
    marks: Floats
    ends: NDArray[np.bool_]
    breaks_off: NDArray[np.bool_]


def spell(pages: Iterable[Sequence[str]]) -> Spelled:
    """Take the texts of all pages apart, of which there is one at least, page by page."""
    # a page in one alphabet is sooner encoded than all together
    some = [texts for texts in pages if texts]
    rows = [_CLOSE.join(texts) + _CLOSE for texts in some]
    codes = np.concatenate([_codes(row) for row in rows], dtype=np.intp)
    closes = (codes == ord(_CLOSE)).nonzero()[0]
    count = sum(map(len, some))
    if len(closes) != count:
        lengths = np.fromiter(map(len, chain.from_iterable(some)), dtype=np.intp, count=count)
        closes = lengths.cumsum() + np.arange(count)
    starts = np.zeros(count, dtype=np.intp)
    np.add(closes[:-1], 1, out=starts[1:])
    return Spelled(rows, codes, starts, closes - starts + 1)


def _codes(text: str) -> NDArray[np.unsignedinteger]:
    if text.isascii():
        return np.frombuffer(text.encode("ascii"), dtype=np.uint8)
    pairs = text.encode("utf-16-le", "surrogatepass")
    if len(pairs) == 2 * len(text):
        return np.frombuffer(pairs, dtype="<u2")
    codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype="<u4")
    return np.where(codes < _BMP, codes, np.where(codes >= 0x20000, _BMP, _BMP + 1))


def count_characters(spelled: Spelled) -> Characters:
    """Count in every text."""
    codes, lengths = spelled.codes, spelled.lengths
    counts = _counts(spelled)
    # the place of each text's last character, that of what closes the one before where the text is empty
    last = spelled.starts + (lengths - 2)
    sorts = _ends()
    final, next_to = codes.take(last, mode="clip"), codes.take(last - 1, mode="clip")
    ending, before = sorts.take(final), sorts.take(next_to)
    # a mark that ends a sentence, perhaps with a closing quote or bracket after it
    ends = _SENTENCES.take(ending << 3 | before)
    breaks_off = (final == _ELLIPSIS) | ((final == _DOT) & (next_to == _DOT))
    return Characters(
        counts[:, _MORE_BYTES] + (lengths - 1),
        counts[:, _LETTER],
        counts[:, _DIGIT],
        counts[:, _MARK],
        ends,
        breaks_off,
    )


def _counts(spelled: Spelled) -> Floats:
    """Shape (number of texts, 4): letters, digits, marks, and bytes beyond one a character."""
    starts, cuts = spelled.starts, spelled.starts
    if spelled.lengths[spelled.lengths.argmax()] > _SEGMENT:
        cuts = np.union1d(starts, np.arange(0, len(spelled.codes), _SEGMENT))
    packed = np.add.reduceat(_packed().take(spelled.codes), cuts)
    sums = packed.view(np.uint16).reshape(-1, 4).astype(np.float64)
    if len(cuts) > len(starts):
        sums = np.add.reduceat(sums, np.searchsorted(cuts, starts), axis=0)
    return sums


@cache
def _packed() -> NDArray[np.uint64]:
    table = np.zeros((_BMP + 2, 4), dtype="<u2")
    for code in range(_BMP):
        character = chr(code)
        if character.isalnum():
            table[code, _LETTER] = 1
            table[code, _DIGIT] = character.isdigit()
    for character in "。！？；，、,.!?;":
        table[ord(character), _MARK] = 1
    table[0x80:, _MORE_BYTES] = 1
    table[0x800:, _MORE_BYTES] = 2
    table[_BMP:, _MORE_BYTES] = 3
    table[_BMP, _LETTER] = 1
    return table.view("<u8").ravel()


@cache
def _ends() -> NDArray[np.uint8]:
    table = np.zeros(_BMP + 2, dtype=np.uint8)
    for code in range(_BMP):
        if chr(code).isspace():
            table[code] = _SPACE
    for character in "。！？；…":
        table[ord(character)] |= _END
    for character in ".!?;:":
        table[ord(character)] |= _STOP
    # a full stop inside closing quotes ends the sentence as well
    for character in '"”’)]':
        table[ord(character)] |= _SPACE
    return table
