"""Which neighbouring units of a text belong together: those of one date, time, address, number or word."""

from __future__ import annotations

import re
from dataclasses import dataclass

from leitong.words.mask import stamps
from leitong.words.token import Units, Words

# the longest date or time with its zone, and the longest address that is looked for
_STAMP = 48
_ADDRESS = 2000
_IN_ADDRESS = ("://", "www.")
_SCHEME = len("https")
_SPACE = re.compile(r"\s")
# every stamp has one of these
_IN_STAMP = re.compile(r"[\d月]|://|www\.")
# nothing goes on behind these
_PARTS = frozenset("\n。！？；…、，")
_NUMERALS = frozenset("〇零一二三四五六七八九十百千万亿两兩萬億")
_POWERS = frozenset("十百千万亿萬億")
# without a space beside them these make one of two words or numbers, and some of two numbers only
_JOINS = frozenset("-‐‑_/@&+#=~:.?%")
_JOINS_NUMBERS = frozenset("-‐‑–_/.,:：")


@dataclass(frozen=True, slots=True)
class Ties:
    """words: of the same text as the units, with offsets into it."""

    text: str
    units: Units
    words: Words

    def tied(self, at: int) -> bool:
        """Whether the unit `at` goes on with what the one before it is a part of; never where the text ends."""
        if not 0 < at < len(self.units):
            return False
        before, after = int(self.units.ends[at - 1]), int(self.units.starts[at])
        if not _PARTS.isdisjoint(self.text[before:after]):
            return False
        return (
            self._joined(before, after)
            or self._within_word(before, after)
            or self._within_stamp(before, after)
        )

    def _joined(self, before: int, after: int) -> bool:
        last, gap, first = self.text[before - 1], self.text[before:after], self.text[after]
        if not gap:
            return (last in _NUMERALS and first in _NUMERALS) or (last.isdecimal() and first in _POWERS)
        if last.isdecimal() and first.isdecimal():
            return len(gap) == 1 and gap in _JOINS_NUMBERS
        if not (last.isascii() and first.isascii() and _JOINS.issuperset(gap)):
            return False
        # a sentence may end without a space behind it
        return gap != "." or last.isupper() or not first.isupper()

    def _within_word(self, before: int, after: int) -> bool:
        word = int(self.words.starts.searchsorted(before)) - 1
        return word >= 0 and int(self.words.ends[word]) > after

    def _within_stamp(self, before: int, after: int) -> bool:
        start = max(0, min(before - _STAMP, self._address_before(before)))
        around = self.text[start : after + _STAMP]
        return bool(_IN_STAMP.search(around)) and any(
            start + stamp.start < before and after < start + stamp.end for stamp in stamps(around)
        )

    def _address_before(self, place: int) -> int:
        """Where an address begins that may still go on at `place`, or the place itself."""
        for mark in _IN_ADDRESS:
            at = self.text.rfind(mark, max(0, place - _ADDRESS), place)
            if at >= 0 and not _SPACE.search(self.text, at, place):
                return at - _SCHEME
        return place
